import { attemptAsync } from '@/foundation/attempt';
import { fail, type Result } from '@/foundation/result';

type Sleeper = {
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<'elapsed' | 'aborted'>;
};

/**
 * Work that may throw or never end, given so long. It gets a signal that fires when its time is up or the
 * caller's does; it is not waited for after that.
 */
export async function within<T>(
  ms: number,
  clock: Sleeper,
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<Result<T, unknown>> {
  const stop = new AbortController();
  const cancel = (): void => {
    stop.abort();
  };
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel);
  const overtime = clock
    .sleep(Math.max(0, ms), stop.signal)
    .then((how) => fail(how === 'elapsed' ? `no answer within ${String(ms)} ms` : 'stopped'));
  const made = await Promise.race([attemptAsync(() => work(stop.signal)), overtime]);
  signal.removeEventListener('abort', cancel);
  stop.abort();
  return made;
}

import { planGenerationMs } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import type { GenerationRequest, PlanGenerator } from '@/plan/plan-generator';
import type { Clock } from '@/ports/clock';

/** A planner has its five seconds (arch §2.5), or what the turn has left; then it is not waited for. */
export async function generateInTime(
  request: GenerationRequest,
  {
    generator,
    clock,
    deadline,
  }: { readonly generator: PlanGenerator; readonly clock: Clock; readonly deadline: number },
  signal: AbortSignal,
): Promise<Result<unknown, string>> {
  const stop = new AbortController();
  const cancel = (): void => {
    stop.abort();
  };
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel);
  const timeoutMs = Math.max(0, Math.min(planGenerationMs, deadline - clock.elapsed()));
  // One that throws instead of rejecting must not take the turn with it.
  const generating = Promise.resolve()
    .then(() => generator.generate(request, stop.signal))
    .then(succeed, (reason: unknown) => fail(`the planner failed: ${String(reason)}`));
  const overtime = clock
    .sleep(timeoutMs, stop.signal)
    .then((how) =>
      fail(how === 'elapsed' ? `no plan within ${timeoutMs} ms` : 'the planner was stopped'),
    );
  const made = await Promise.race([generating, overtime]);
  signal.removeEventListener('abort', cancel);
  stop.abort();
  return made;
}

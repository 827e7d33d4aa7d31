import type { ToolInput } from '@/contracts/generated/tool-input';
import type { Result } from '@/foundation/result';
import type { GuestLink } from '@/hosts/shared/script-host/guest-link';
import { HostRun } from '@/hosts/shared/script-host/host-run';
import { type ScriptExit } from '@/hosts/shared/script-host/script-exit';
import type { ScriptHost, ScriptOutput, ScriptRunOptions, ScriptSource } from '@/ports/script-host';

/** Where guests come from. Never rejects; without a guest the run ends with the exit given instead. */
export interface GuestSource {
  acquire(signal: AbortSignal): Promise<Result<GuestLink, ScriptExit>>;
  close(): Promise<void>;
}

export function scriptHostOver(guests: GuestSource): ScriptHost {
  return {
    run: (script, input, options, signal) => runScript(guests, { script, input, options }, signal),
    close: () => guests.close(),
  };
}

type RunRequest = {
  readonly script: ScriptSource;
  readonly input: ToolInput;
  readonly options: ScriptRunOptions;
};

async function* runScript(
  guests: GuestSource,
  { script, input, options }: RunRequest,
  signal: AbortSignal,
): AsyncGenerator<ScriptOutput, void, undefined> {
  const acquired = await guests.acquire(signal);
  if (!acquired.ok) {
    yield acquired.error;
    return;
  }
  const { limits, seed, services } = options;
  const job = {
    ...script,
    input: JSON.stringify(input),
    limits,
    seed,
    now: Math.floor(options.now),
  };
  const run = new HostRun(acquired.value, job, services);
  const cancel = (): void => {
    run.cancel();
  };
  signal.addEventListener('abort', cancel);
  // The reader may stop at any line: without the finally its guest would never be free again.
  try {
    if (signal.aborted) cancel();
    for (;;) {
      const output = await run.next();
      yield output;
      if (output.kind === 'exit') return;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    run.cancel();
  }
}

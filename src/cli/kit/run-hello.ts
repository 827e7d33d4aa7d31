import { scriptLimits } from '@/foundation/limits';
import { fail } from '@/foundation/result';
import type { ScriptHost } from '@/ports/script-host';
import type { Invocation } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';

const hello = {
  files: { 'hello.js': 'export default (io) => io.done({ ok: true });' },
  main: 'hello.js',
};

/** Runs the smallest script there is: it proves that the sandbox works, and leaves it warm. */
export function runHello(scripts: ScriptHost, signal: AbortSignal): Promise<Invocation> {
  const outputs = scripts.run(
    hello,
    {
      requestId: 'hello',
      tool: 'hello',
      operation: 'hello',
      input: {},
      dependencies: {},
      config: {},
      attempt: 1,
    },
    {
      limits: { ...scriptLimits, wallMs: 5_000 },
      services: () =>
        Promise.resolve(fail({ code: 'unknown-method', message: 'no services here' })),
      seed: 1,
      now: 0,
    },
    signal,
  );
  return readInvocation(outputs);
}

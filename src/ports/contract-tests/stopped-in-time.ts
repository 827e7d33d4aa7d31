import type { ProbedRun } from '@/ports/contract-tests/script-probe';
import type { ScriptLimits } from '@/ports/script-host';

export type TimeLimits = Pick<ScriptLimits, 'cpuMs' | 'wallMs'>;

/** A script is stopped within its limit and this. */
const stopBarMs = 300;
/** What else the machine does only ever adds: one run in time shows that the host can. */
const tries = 5;

/** The run, made again when it took too long; none in time is a fault. */
export async function stoppedInTime(
  run: () => Promise<ProbedRun>,
  limits: TimeLimits,
  elapsed: () => number,
): Promise<ProbedRun> {
  const overtimes: number[] = [];
  while (overtimes.length < tries) {
    const began = elapsed();
    const ran = await run();
    const limit = ran.exit.reason === 'cpu' ? limits.cpuMs : limits.wallMs;
    const overtime = elapsed() - began - limit;
    if (overtime <= stopBarMs) return ran;
    overtimes.push(Math.round(overtime));
  }
  throw new Error(`it went on for ${overtimes.join(', ')} ms after its limit`);
}

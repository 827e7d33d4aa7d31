import type { ProbedRun } from '@/ports/contract-tests/script-probe';
import type { ScriptLimits } from '@/ports/script-host';

export type TimeLimits = Pick<ScriptLimits, 'cpuMs' | 'wallMs'>;

/**
 * A host stops a script within its limit and 300 ms (`host-run.test.ts` says so of the clock itself). Here the
 * start of a thread and whatever else the machine does are counted along, so only a hang is a fault.
 */
const hangMs = 10 * 300;

/** The run; one that went on long after its limit is a fault. */
export async function stoppedInTime(
  run: () => Promise<ProbedRun>,
  limits: TimeLimits,
  elapsed: () => number,
): Promise<ProbedRun> {
  const began = elapsed();
  const ran = await run();
  const limit = ran.exit.reason === 'cpu' ? limits.cpuMs : limits.wallMs;
  const overtime = Math.round(elapsed() - began - limit);
  if (overtime > hangMs) throw new Error(`it went on for ${overtime} ms after its limit`);
  return ran;
}

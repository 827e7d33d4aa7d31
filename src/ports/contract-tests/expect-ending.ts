import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import { mainOf, runScript, type ProbedRun } from '@/ports/contract-tests/script-probe';
import type { ExitReason, ScriptHost } from '@/ports/script-host';

/** The script came to that ending, and the host is as good as new. */
export async function expectEnding(
  host: ScriptHost,
  { lines, exit }: ProbedRun,
  reason: ExitReason,
): Promise<readonly string[]> {
  expectEqual([exit.reason, exit.code], [reason, 1]);
  expectTrue(exit.message.length > 0 && !/\n|node:|file:/.test(exit.message), exit.message);
  const next = await runScript(host, mainOf(`io.line('alive');`));
  expectEqual([next.lines, next.exit.reason], [['alive'], 'finished']);
  return lines;
}

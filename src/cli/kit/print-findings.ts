import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { findingWords, type Finding } from '@/foundation/finding';
import { mostFindingsShown } from '@/foundation/limits';

/** One line for each, or all as one document; the exit code says whether there was an error. */
export function printFindings(
  findings: readonly Finding[],
  summary: Readonly<Record<string, number | string>>,
  output: Output,
): ExitCode {
  const ok = findings.every(({ severity }) => severity !== 'error');
  if (output.options.json) output.json({ ok, findings, summary });
  else {
    for (const finding of findings.slice(0, mostFindingsShown))
      output.result(findingWords(finding));
    const others = findings.length - mostFindingsShown;
    if (others > 0) output.result(`And ${String(others)} more.`);
  }
  return ok ? exitCode.done : exitCode.bad;
}

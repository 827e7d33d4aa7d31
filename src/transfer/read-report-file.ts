import { checkContract } from '@/contracts/check-contract';
import { validateReportedPlay } from '@/contracts/generated/validate-bug-report';
import { decodeUtf8 } from '@/foundation/decode-utf8';
import { bulkFault, type BulkLimits } from '@/foundation/json-trees/bulk-fault';
import type { Json } from '@/foundation/json';
import { rowLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { unpackArchive } from '@/transfer/archive';
import { decodedLines } from '@/transfer/decoded-lines';
import { eventsPath, reportPath, type BugReport } from '@/transfer/report-file';

const notReadable = 'The file is damaged: what is in it is no bug report.';

/** Nothing of it is played before all of it fits its contract; else one sentence says what does not. */
export function readReportFile(
  bytes: Uint8Array,
): Result<{ readonly report: BugReport; readonly madeBy: string }, string> {
  const archive = unpackArchive(bytes);
  if (!archive.ok) return archive;
  const { kind, madeBy, files } = archive.value;
  if (kind !== 'report')
    return fail('The file is a save, not a bug report; `narratoria import` takes it in.');
  const text = decodeUtf8(files.get(reportPath) ?? new Uint8Array()) ?? '';
  const bulk = bulkFault(text, rowLimits);
  if (bulk !== null) return fail(`The file cannot be used: in ${reportPath}, ${tooMuch(bulk)}.`);
  const report = parseJson(text);
  const lines = decodedLines(files.get(eventsPath) ?? new Uint8Array());
  if (!report.ok || !lines.ok || files.size !== 2) return fail(notReadable);
  const events: string[] = [];
  for (const line of lines.value) {
    if (line === null) return fail(notReadable);
    events.push(line);
  }
  const fault = reportFault(report.value as Json);
  if (fault !== null) return fail(`The file cannot be used: in ${reportPath}, ${fault}.`);
  return succeed({ report: { ...(report.value as BugReport), events }, madeBy });
}

function tooMuch(bulk: keyof BulkLimits): string {
  return bulk === 'depth'
    ? `something is nested deeper than ${String(rowLimits.depth)} levels`
    : `there are more than ${String(rowLimits.values)} values`;
}

function reportFault(report: Json): string | null {
  const checked = checkContract(validateReportedPlay, report);
  if (checked.ok) return null;
  const [first] = checked.error;
  return first === undefined || first.path === ''
    ? 'there is no report'
    : `${first.path} ${first.message}`;
}

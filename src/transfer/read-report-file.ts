import { checkContract } from '@/contracts/check-contract';
import { validateReportedPlay } from '@/contracts/generated/validate-bug-report';
import { decodeUtf8 } from '@/foundation/decode-utf8';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import type { Json } from '@/foundation/json';
import { rowLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { unpackArchive } from '@/transfer/archive';
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
  const report = parseJson(decodeUtf8(files.get(reportPath) ?? new Uint8Array()) ?? '');
  const events = decodeUtf8(files.get(eventsPath) ?? new Uint8Array());
  if (!report.ok || events === null || files.size !== 2) return fail(notReadable);
  const lines = events.split('\n');
  if (lines.pop() !== '') return fail(notReadable);
  const fault = reportFault(report.value as Json);
  if (fault !== null) return fail(`The file cannot be used: in ${reportPath}, ${fault}.`);
  return succeed({ report: { ...(report.value as BugReport), events: lines }, madeBy });
}

function reportFault(report: Json): string | null {
  if (isDeeperThan(rowLimits.depth, report))
    return `something is nested deeper than ${String(rowLimits.depth)} levels`;
  const checked = checkContract(validateReportedPlay, report);
  if (checked.ok) return null;
  const [first] = checked.error;
  return first === undefined || first.path === ''
    ? 'there is no report'
    : `${first.path} ${first.message}`;
}

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { nodeHost, openScripts } from '@/cli/kit/open-node-engine';
import type { StoryCommand } from '@/cli/story/with-engine';
import { readWhole } from '@/cli/kit/read-whole';
import { replayReport } from '@/engine/files/replay-report';
import { saveFileLimits } from '@/foundation/limits';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { readReportFile } from '@/transfer/read-report-file';
import type { BugReport } from '@/transfer/report-file';

/** `narratoria replay FILE`: the events on stdout, and whether they are those of the report. */
export async function replayCommand(
  command: StoryCommand & { readonly file: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { surroundings, output, file } = command;
  const read = readReportFile(await readWhole(file, saveFileLimits.bytes, signal));
  if (!read.ok) throw new CliFault(`${file}: ${read.error}`, exitCode.bad);
  const { report, madeBy } = read.value;
  const database = openSqliteDatabase(':memory:');
  const { scripts, programs } = openScripts(surroundings);
  try {
    const replay = await replayReport(
      report,
      nodeHost(surroundings, {
        storage: { database },
        scripts,
        programs,
        dataFolder: output.options.data,
      }),
      signal,
    );
    if (!replay.ok)
      throw new CliFault(
        replay.error.message,
        replay.error.kind === 'missing' ? exitCode.usage : exitCode.bad,
      );
    if (!replay.value.hasSameCampaign)
      output.talk(`The campaign ${report.campaign.id} here is not the one of the report.`);
    if (madeBy !== surroundings.version)
      output.talk(`The report was made by Narratoria ${madeBy}; this is ${surroundings.version}.`);
    const lines: string[] = [];
    for await (const line of replay.value.lines) {
      output.jsonLine(line);
      lines.push(line);
    }
    if (signal.aborted) return exitCode.interrupted;
    return exitAfterReplay(report, lines, (sentence) => {
      output.talk(sentence);
    });
  } finally {
    await scripts.close();
    await database.close();
  }
}

function exitAfterReplay(
  { events }: BugReport,
  lines: readonly string[],
  say: (sentence: string) => void,
): ExitCode {
  const length = Math.max(events.length, lines.length);
  for (let index = 0; index < length; index += 1) {
    if (events[index] === lines[index]) continue;
    const what = [events, lines].map((list) => typeOf(list[index]));
    const scene = sceneAt(events, index);
    throw new CliFault(
      `The story is another one from event ${String(index + 1)} on, in scene ${scene}: the report has ${what.join(', the replay ')}.`,
      exitCode.bad,
    );
  }
  say(`All ${String(length)} events are those of the report.`);
  return exitCode.done;
}

/** Of a line of ours, or of a report from elsewhere. */
function typeOf(line: string | undefined): string {
  if (line === undefined) return 'nothing';
  return /^\{"type":"([a-z]+)"/.exec(line)?.[1] ?? 'something unknown';
}

function sceneAt(events: readonly string[], index: number): string {
  const turns = events.slice(0, index + 1).filter((line) => typeOf(line) === 'turn');
  return /"scene":(\d+)/.exec(turns[turns.length - 1] ?? '')?.[1] ?? '1';
}

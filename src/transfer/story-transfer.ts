import { storedId, type PlaythroughId } from '@/foundation/ids';
import { fail, succeed, type Result } from '@/foundation/result';
import { deleteStoryStatements } from '@/persistence/delete-story';
import { addSetting, readSettings } from '@/persistence/device-settings';
import { playthroughFrom } from '@/persistence/rows/story-log';
import { insertStatements, readWholeStory, type WholeStory } from '@/persistence/rows/whole-story';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';
import { storyFault } from '@/transfer/story-fault';
import { compareStories } from '@/transfer/compare-stories';
import { readSaveFile, writeSaveFile, type SaveFile } from '@/transfer/save-file';

/** What became of one story of a file. */
export type ImportedStory = {
  readonly id: PlaythroughId;
  readonly title: string;
  readonly scenes: number;
  readonly outcome: 'added' | 'went on' | 'replaced' | 'already here' | 'further here' | 'refused';
};

export type ImportOptions = {
  /** When a story is here that went another way. */
  readonly onOtherContent: 'refuse' | 'replace';
  /**
   * Called before a story is replaced, with a save file of it; without one when it is damaged. Says
   * whether it is safe: otherwise it stays.
   */
  readonly keepReplaced: (id: PlaythroughId, bytes: Uint8Array | null) => Promise<boolean>;
};

/** Where stories are read from and written to. */
export type TransferHost = {
  readonly database: SqlDatabase;
  /** The version of Narratoria, for the file. */
  readonly madeBy: string;
  /** Before the rows of a story give way to others, and once those are kept. */
  readonly onLeaving: (id: PlaythroughId) => void;
  readonly onKept: (id: PlaythroughId, commits: number) => void;
};

/** Null when there is no such story; a sentence when it is damaged. */
export async function exportStory(
  { database, madeBy }: TransferHost,
  id: PlaythroughId,
  signal: AbortSignal,
): Promise<Result<Uint8Array, string> | null> {
  const story = await readWholeStory(database, id, signal);
  if (story === null) return null;
  const fault = storyFault(story);
  if (fault !== null) return fail(`${id} cannot be exported: ${fault}.`);
  return succeed(writeSaveFile({ kind: 'story', madeBy, stories: [story], settings: [] }));
}

export type DeviceExport = {
  readonly bytes: Uint8Array;
  readonly stories: number;
  /** A sentence for each story that is damaged and not in it. */
  readonly leftOut: readonly string[];
};

/** Everything on the device; a story that is damaged is left out and named. */
export async function exportDevice(
  { database, madeBy }: TransferHost,
  ids: readonly PlaythroughId[],
  signal: AbortSignal,
): Promise<DeviceExport> {
  const stories: WholeStory[] = [];
  const leftOut: string[] = [];
  for (const id of ids) {
    const story = await readWholeStory(database, id, signal);
    if (story === null) continue;
    const fault = storyFault(story);
    if (fault === null) stories.push(story);
    else leftOut.push(`${id} was left out: ${fault}.`);
  }
  const settings = await readSettings(database, signal);
  const bytes = writeSaveFile({ kind: 'device', madeBy, stories, settings });
  return { bytes, stories: stories.length, leftOut };
}

/** One transaction: every story that may come in, or none. */
export async function importFile(
  host: TransferHost,
  bytes: Uint8Array,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<Result<readonly ImportedStory[], string>> {
  const read = readSaveFile(bytes);
  if (!read.ok) return read;
  const decided: Decided[] = [];
  for (const story of read.value.stories) decided.push(await decide(host, story, options, signal));
  return write(host, { file: read.value, decided }, signal);
}

type Decided = { readonly story: WholeStory; readonly outcome: ImportedStory['outcome'] };

async function decide(
  host: TransferHost,
  story: WholeStory,
  { onOtherContent, keepReplaced }: ImportOptions,
  signal: AbortSignal,
): Promise<Decided> {
  const id = storedId.playthrough(story.playthrough.id);
  const here = await readWholeStory(host.database, id, signal);
  if (here === null) return { story, outcome: 'added' };
  // Of a damaged story nobody can tell whether something would be lost.
  const isWhole = storyFault(here) === null;
  const relation = isWhole ? compareStories(here, story) : 'different';
  switch (relation) {
    case 'same':
      return { story, outcome: 'already here' };
    case 'here-is-further':
      return { story, outcome: 'further here' };
    case 'file-is-further':
      return { story, outcome: 'went on' };
    case 'different': {
      if (onOtherContent === 'refuse') return { story, outcome: 'refused' };
      const { madeBy } = host;
      const aside: SaveFile = { kind: 'story', madeBy, stories: [here], settings: [] };
      const isSafe = await keepReplaced(id, isWhole ? writeSaveFile(aside) : null);
      return { story, outcome: isSafe ? 'replaced' : 'refused' };
    }
  }
}

async function write(
  { database, onLeaving, onKept }: TransferHost,
  { file, decided }: { readonly file: SaveFile; readonly decided: readonly Decided[] },
  signal: AbortSignal,
): Promise<Result<readonly ImportedStory[], string>> {
  const coming = decided.filter(({ outcome }) =>
    ['added', 'went on', 'replaced'].includes(outcome),
  );
  const statements = [
    ...coming.flatMap(({ story }) => [
      ...deleteStoryStatements(storedId.playthrough(story.playthrough.id)),
      ...insertStatements(story),
    ]),
    ...file.settings.map(addSetting),
  ];
  for (const { story } of coming) onLeaving(storedId.playthrough(story.playthrough.id));
  if (statements.length > 0) {
    const conflict = await database.write(statements, signal).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof HostFault && reason.code === 'conflict') return reason;
        throw reason;
      },
    );
    if (conflict !== null)
      return fail('The file cannot be used: what is in it belongs to another story here.');
  }
  for (const { story } of coming)
    onKept(storedId.playthrough(story.playthrough.id), story.playthrough.commits ?? 0);
  return succeed(decided.map(importedStory));
}

function importedStory({ story, outcome }: Decided): ImportedStory {
  const { id, campaignTitle: title } = playthroughFrom(story.playthrough);
  return { id, title, scenes: story.scenes.length, outcome };
}

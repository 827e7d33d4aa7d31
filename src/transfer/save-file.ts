import { encodeUtf8 } from '@/foundation/encode-utf8';
import { fail, succeed, type Result } from '@/foundation/result';
import type { SettingRow } from '@/persistence/device-settings';
import type { WholeStory } from '@/persistence/rows/whole-story';
import { packArchive, unpackArchive, type Archive } from '@/transfer/archive';
import { storyFault } from '@/transfer/story-fault';
import { readRowLines, rowLine } from '@/transfer/row-lines';
import { readStoryLines, storyLines } from '@/transfer/story-lines';

/** Stories on their way from one device to another. */
export type SaveFile = {
  readonly kind: 'story' | 'device';
  readonly madeBy: string;
  /** The oldest first. */
  readonly stories: readonly WholeStory[];
  readonly settings: readonly SettingRow[];
};

const settingsPath = 'settings.ndjson';

export function writeSaveFile({ kind, madeBy, stories, settings }: SaveFile): Uint8Array {
  const files = new Map<string, Uint8Array>();
  for (const story of stories) {
    files.set(storyPath(story.playthrough.id), encodeUtf8(storyLines(story)));
    for (const [id, bytes] of story.assetBytes) files.set(assetPath(id), bytes);
  }
  if (kind === 'device')
    files.set(
      settingsPath,
      encodeUtf8(settings.map((setting) => rowLine('setting', setting)).join('')),
    );
  return packArchive({ kind, madeBy, stories: stories.map(idOf), files });
}

/** Whole stories, each of them, or one sentence on what is wrong. */
export function readSaveFile(bytes: Uint8Array): Result<SaveFile, string> {
  const archive = unpackArchive(bytes);
  if (!archive.ok) return archive;
  const { kind, madeBy, files } = archive.value;
  if (kind === 'report')
    return fail('The file is a bug report, not a save; `narratoria replay` plays it again.');
  const stories: WholeStory[] = [];
  for (const id of archive.value.stories) {
    const story = storyIn(archive.value, id);
    if (!story.ok) return story;
    stories.push(story.value);
  }
  const settings = settingsIn(files.get(settingsPath));
  if (!settings.ok) return fail(`The file cannot be used: in ${settingsPath}, ${settings.error}.`);
  const used = new Set([
    ...(kind === 'device' ? [settingsPath] : []),
    ...stories.flatMap((story) => [
      storyPath(idOf(story)),
      ...story.assets.map((asset) => assetPath(asset.id)),
    ]),
  ]);
  if (used.size !== files.size || (kind === 'story' && stories.length !== 1))
    return fail('The file is damaged: it does not hold what a save holds.');
  return succeed({ kind, madeBy, stories, settings: settings.value });
}

function storyIn({ files }: Archive, id: string): Result<WholeStory, string> {
  const path = storyPath(id);
  const lines = files.get(path);
  if (lines === undefined || lines.length === 0)
    return fail(`The file is damaged: ${path} in it cannot be read.`);
  const read = readStoryLines(lines, new Map());
  if (!read.ok) return fail(`The file cannot be used: in ${path}, ${read.error}.`);
  if (idOf(read.value) !== id)
    return fail(`The file is damaged: ${path} in it is of another story.`);
  const assetBytes = new Map<string, Uint8Array>();
  for (const asset of read.value.assets) {
    const bytes = files.get(assetPath(asset.id));
    if (bytes !== undefined) assetBytes.set(asset.id, bytes);
  }
  const story = { ...read.value, assetBytes };
  const fault = storyFault(story);
  return fault === null ? succeed(story) : fail(`The file cannot be used: ${fault}.`);
}

function settingsIn(bytes: Uint8Array | undefined): Result<readonly SettingRow[], string> {
  const lines = readRowLines(bytes ?? new Uint8Array());
  if (!lines.ok) return lines;
  const other = lines.value.findIndex(({ kind }) => kind !== 'setting');
  if (other >= 0) return fail(`line ${String(other + 1)} is no setting`);
  return succeed(lines.value.map(({ row }) => row as SettingRow));
}

function idOf({ playthrough }: WholeStory): string {
  return playthrough.id;
}

function storyPath(id: string): string {
  return `stories/${id}.ndjson`;
}

function assetPath(id: string): string {
  return `assets/${id}`;
}

import { rowLimits } from '@/foundation/limits';

/** What a column holds. */
export type ColumnType = keyof typeof columnTypes;

/** What each may be at most, and what a fault says instead. */
const columnTypes = {
  name: textUpTo(rowLimits.nameCharacters),
  'name or nothing': orNothing(textUpTo(rowLimits.nameCharacters)),
  text: textUpTo(rowLimits.textCharacters),
  json: textUpTo(rowLimits.jsonCharacters),
  'json or nothing': orNothing(textUpTo(rowLimits.jsonCharacters)),
  'scene number': numberFrom(1, rowLimits.count),
  ordinal: numberFrom(0, rowLimits.count),
  commits: numberFrom(0, rowLimits.commits),
  time: numberFrom(-rowLimits.timeMs, rowLimits.timeMs),
  'time or nothing': orNothing(numberFrom(-rowLimits.timeMs, rowLimits.timeMs)),
} as const satisfies Readonly<Record<string, Column>>;

type Column = { readonly holds: (value: unknown) => boolean; readonly says: string };

/** Every kind of line there is, with the columns of its row. */
export const columnsOf = {
  playthrough: {
    id: 'name',
    campaign: 'name',
    body: 'json',
    created_at: 'time',
    head_scene: 'name or nothing',
    head_branch: 'name',
    commits: 'commits',
    digest: 'name',
    hash: 'name',
  },
  branch: { id: 'name', ordinal: 'ordinal', forked_from: 'name or nothing', hash: 'name' },
  scene: {
    id: 'name',
    branch: 'name',
    parent: 'name or nothing',
    number: 'scene number',
    at: 'time',
    outcome: 'json',
    hash: 'name',
    words: 'json or nothing',
    words_hash: 'name or nothing',
  },
  entry: {
    id: 'name',
    scene: 'name',
    ordinal: 'ordinal',
    at: 'time',
    body: 'json',
    hash: 'name',
  },
  save: { name: 'text', scene: 'name', at: 'time', hash: 'name' },
  asset: {
    id: 'name',
    scene: 'name',
    tool: 'name',
    kind: 'text',
    media_type: 'text',
    body: 'json',
    checksum: 'name',
    created_at: 'time',
    hash: 'name',
  },
  storage: { skill: 'name', key: 'text', value: 'json', hash: 'name' },
  visit: {
    id: 'name',
    started_at: 'time',
    ended_at: 'time or nothing',
    location: 'name or nothing',
  },
  'visited scene': { branch: 'name', scene_number: 'scene number', session: 'name' },
  portrait: {
    id: 'name',
    character: 'name',
    image_path: 'text',
    description_hash: 'text',
    generated_at: 'time',
  },
  setting: { key: 'name', value: 'json' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

export type RowKind = keyof typeof columnsOf;

/** What is wrong with a value, for the end of a sentence; null when it may stand there. */
export function columnFault(type: ColumnType, value: unknown): string | null {
  const { holds, says } = columnTypes[type];
  return holds(value) ? null : says;
}

/** A database ends a text at the first, and keeps half a character as another one. */
// eslint-disable-next-line no-control-regex -- because it is what is looked for
const unkeepable = /[\u0000\ud800-\udfff]/u;

function textUpTo(characters: number): Column {
  return {
    holds: (value) =>
      typeof value === 'string' && value.length <= characters && !unkeepable.test(value),
    says: `must be text of at most ${String(characters)} characters that a database can keep`,
  };
}

function numberFrom(from: number, to: number): Column {
  return {
    holds: (value) => Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to,
    says: `must be a whole number from ${String(from)} to ${String(to)}`,
  };
}

function orNothing({ holds, says }: Column): Column {
  return { holds: (value) => value === null || holds(value), says: `${says}, or null` };
}

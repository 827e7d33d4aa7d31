import { isJsonObject, type Json } from '@/foundation/json';
import type { StateDifference } from '@/story/state/state-differences';
import type { StoryState } from '@/story/state/story-state';
import type { StateNames } from '@/ui/state/state-names';
import { isOpenable, isList, labelOf, valueWords, type StatePath } from '@/ui/state/state-words';
import { texts } from '@/ui/texts/texts';

/** Of a long group this many come at a time. */
export const rowsAtATime = 50;

type RowPlace = { readonly key: string; readonly path: StatePath; readonly level: number };

export type StateRow = RowPlace &
  (
    | {
        readonly kind: 'value';
        readonly label: string;
        /** Null when it is gone. */
        readonly value: string | null;
        /** Null when it was the same, or was not there. */
        readonly before: string | null;
        readonly isChanged: boolean;
        /** Inside a group that is closed. */
        readonly changes: number;
        /** Null when there is nothing to open. */
        readonly isOpen: boolean | null;
      }
    | { readonly kind: 'more'; readonly count: number }
  );

export type StateLook = {
  readonly state: StoryState;
  /** Null when nothing is compared. */
  readonly before: StoryState | null;
  readonly differences: readonly StateDifference[];
  readonly names: StateNames;
  /** What the player opened and closed; the rest is as it comes. */
  readonly opened: ReadonlyMap<string, boolean>;
  /** How many of a long group the player asked for. */
  readonly shown: ReadonlyMap<string, number>;
};

type Walk = StateLook & {
  /** How many values changed there or further in. */
  readonly counts: ReadonlyMap<string, number>;
  /** Where a value as a whole is another. */
  readonly changed: ReadonlySet<string>;
};

/** What is drawn of a state: only what is open, and of long groups only a piece. */
export function stateRows(look: StateLook): readonly StateRow[] {
  const counts = new Map<string, number>();
  for (const { path } of look.differences)
    for (let length = 1; length <= path.length; length += 1) {
      const key = keyOf(path.slice(0, length));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const changed = new Set(look.differences.map(({ path }) => keyOf(path)));
  return rowsIn([], look.before ?? undefined, look.state, { ...look, counts, changed });
}

export function keyOf(path: StatePath): string {
  return JSON.stringify(path);
}

function rowsIn(
  path: StatePath,
  before: Json | undefined,
  after: Json,
  walk: Walk,
): readonly StateRow[] {
  const key = keyOf(path);
  const paths = childPaths(path, before, after, walk);
  const shown = walk.shown.get(key) ?? rowsAtATime;
  const rows = paths
    .slice(0, shown)
    .flatMap((child) => rowsOf(child, partOf(before, child), partOf(after, child), walk));
  const left = Math.min(rowsAtATime, paths.length - shown);
  if (left <= 0) return rows;
  const level = path.length + 1;
  return [...rows, { kind: 'more', key: `${key} more`, path, level, count: left }];
}

function rowsOf(
  path: StatePath,
  before: Json | undefined,
  after: Json | undefined,
  walk: Walk,
): readonly StateRow[] {
  const key = keyOf(path);
  const changes = walk.counts.get(key) ?? 0;
  const canOpen = isOpenable(path, after);
  const isOpen = canOpen ? (walk.opened.get(key) ?? isOpenAtFirst(path, after, changes)) : null;
  const was = changes === 0 || before === undefined ? null : wordsBefore(path, before, walk);
  const value = after === undefined ? null : valueWords(path, after, walk);
  const isChanged = walk.changed.has(key) || (changes > 0 && (!canOpen || isPerson(path)));
  const row: StateRow = {
    kind: 'value',
    key,
    path,
    level: path.length,
    label: labelOf(path, walk.names),
    value,
    // How many there were in a group says less than the rows inside it.
    before: isChanged && was !== value ? was : null,
    isChanged,
    changes: isOpen === false && !isChanged ? changes : 0,
    isOpen,
  };
  return isOpen === true && after !== undefined
    ? [row, ...rowsIn(path, before, after, walk)]
    : [row];
}

function wordsBefore(path: StatePath, before: Json, { before: state, names }: Walk): string {
  return valueWords(path, before, { state: state ?? {}, names });
}

/** The groups of the state itself, and whatever changed; a person's row says already what did. */
function isOpenAtFirst(path: StatePath, group: Json | undefined, changes: number): boolean {
  if (isPerson(path) || isList(group)) return false;
  const isSmall = isJsonObject(group) && Object.keys(group).length <= rowsAtATime;
  return changes > 0 || (path.length === 1 && isSmall);
}

function isPerson(path: StatePath): boolean {
  return path.length === 2 && path[0] === 'people';
}

/** What is gone keeps its row; the parts of a list have none of their own to compare. */
function childPaths(
  path: StatePath,
  before: Json | undefined,
  after: Json,
  { names, counts }: Walk,
): readonly StatePath[] {
  if (!isJsonObject(after)) return Object.keys(after ?? []).map((index) => [...path, index]);
  const gone = isJsonObject(before)
    ? Object.keys(before).filter(
        (name) => !Object.hasOwn(after, name) && counts.has(keyOf([...path, name])),
      )
    : [];
  const children = [...Object.keys(after), ...gone].map((name) => {
    const child = [...path, name];
    return { child, order: path.length === 0 ? rootOrder(name) : 0, label: labelOf(child, names) };
  });
  return children
    .sort((one, other) => one.order - other.order || compared(one.label, other.label))
    .map(({ child }) => child);
}

function rootOrder(name: string): number {
  const order = Object.keys(texts.state.roots).indexOf(name);
  return order < 0 ? Infinity : order;
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function partOf(whole: Json | undefined, path: StatePath): Json | undefined {
  const name = path[path.length - 1] ?? '';
  if (isList(whole)) return whole[Number(name)];
  return isJsonObject(whole) && Object.hasOwn(whole, name) ? whole[name] : undefined;
}

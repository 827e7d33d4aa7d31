import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { reservedSubtrees, type StoryState } from '@/story/story-state';

/**
 * Something that was true from one scene until before another. Facts follow from what happened: changes of
 * the state's reserved subtrees, consequences of beats, and what people saw; nobody writes them.
 */
export type Fact = {
  readonly kind: 'state' | 'consequence' | 'event';
  /** The path in the state, or whose words these are: `people.oda.place`, a beat's id, a memory's id. */
  readonly about: string;
  readonly value: Json;
  readonly from: number;
  /** The first scene in which it is no longer so; null as long as it is. */
  readonly until: number | null;
  /** Who saw it; null when it is no secret. */
  readonly witnesses: readonly string[] | null;
};

export type Ledger = readonly Fact[];

/** What one scene changed. */
export type SceneChange = {
  readonly scene: number;
  readonly before: StoryState;
  readonly after: StoryState;
  readonly said: readonly Pick<Fact, 'kind' | 'about' | 'value' | 'witnesses'>[];
};

export function ledgerAfter(ledger: Ledger, { scene, before, after, said }: SceneChange): Ledger {
  const changed = changedLeaves(before, after);
  const kept = ledger.map((fact) =>
    fact.kind === 'state' && fact.until === null && changed.has(fact.about)
      ? { ...fact, until: scene }
      : fact,
  );
  // By path, not by who changed it first: scripts that ran side by side leave the same ledger.
  const opened = [...changed].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...kept,
    ...opened.flatMap(([about, value]): readonly Fact[] =>
      value === undefined
        ? []
        : [{ kind: 'state', about, value, from: scene, until: null, witnesses: null }],
    ),
    ...said.map((fact) => ({ ...fact, from: scene, until: null })),
  ];
}

export function factsNow(ledger: Ledger): Ledger {
  return ledger.filter(({ until }) => until === null);
}

/** What was true when a scene was over. @public: asked when a story is looked back on. */
export function factsAt(ledger: Ledger, scene: number): Ledger {
  return ledger.filter(({ from, until }) => from <= scene && (until === null || until > scene));
}

function changedLeaves(
  before: StoryState,
  after: StoryState,
): ReadonlyMap<string, Json | undefined> {
  const changed = new Map<string, Json | undefined>();
  for (const subtree of reservedSubtrees)
    if (before[subtree] !== after[subtree])
      compare(subtree, before[subtree], after[subtree], changed);
  return changed;
}

/** Objects are looked into; a list is one value, as it is when patches merge. */
function compare(
  path: string,
  before: Json | undefined,
  after: Json | undefined,
  changed: Map<string, Json | undefined>,
): void {
  if (before === after) return;
  if (!isJsonObject(before) && !isJsonObject(after)) {
    if (JSON.stringify(before) !== JSON.stringify(after)) changed.set(path, after);
    return;
  }
  // A value that becomes an object, or the other way round, ends here and begins below.
  if (before !== undefined && !isJsonObject(before)) changed.set(path, undefined);
  if (after !== undefined && !isJsonObject(after)) changed.set(path, after);
  const old: JsonObject = isJsonObject(before) ? before : {};
  const young: JsonObject = isJsonObject(after) ? after : {};
  for (const key of new Set([...Object.keys(old), ...Object.keys(young)]))
    compare(`${path}.${key}`, old[key], young[key], changed);
}

import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { witnessesOf } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';
import { reservedSubtrees, type StoryState } from '@/story/state/story-state';

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

/** One fact that begins, or one of the state that ends: then it has no value. */
export type FactChange = Omit<Fact, 'from' | 'until' | 'value'> & {
  readonly value: Json | undefined;
};

/** By path, not by who changed it first: scripts that ran side by side leave the same ledger. */
export function factChanges({ before, after, said }: SceneChange): readonly FactChange[] {
  const changed = [...changedLeaves(before, after)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return [
    ...changed.map(([about, value]) => ({ kind: 'state' as const, about, value, witnesses: null })),
    ...said,
  ];
}

/** The changes one after the other. */
export function ledgerAfter(ledger: Ledger, ...changes: readonly SceneChange[]): Ledger {
  const after = [...ledger];
  for (const change of changes) writeDown(after, change);
  return after;
}

function writeDown(ledger: Fact[], change: SceneChange): void {
  const { scene } = change;
  const changes = factChanges(change);
  const openFact = changes.length > fewChanges ? openAmong(ledger) : openIn(ledger);
  for (const { kind, about } of changes) {
    const open = kind === 'state' ? openFact(about) : null;
    if (open !== null) ledger[open.at] = { ...open.fact, until: scene };
  }
  for (const { value, ...fact } of changes)
    if (value !== undefined) ledger.push({ ...fact, value, from: scene, until: null });
}

/** For more than these the whole ledger is gone through once, rather than once for each. */
const fewChanges = 16;

type OpenFact = { readonly fact: Fact; readonly at: number };

/** At most one is open, and what changes often changed a short while ago: looked for from the end. */
function openIn(ledger: Ledger): (about: string) => OpenFact | null {
  return (about) => {
    for (let at = ledger.length - 1; at >= 0; at -= 1) {
      const fact = ledger[at];
      if (fact?.kind === 'state' && fact.about === about)
        return fact.until === null ? { fact, at } : null;
    }
    return null;
  };
}

function openAmong(ledger: Ledger): (about: string) => OpenFact | null {
  const last = new Map<string, OpenFact>();
  for (const [at, fact] of ledger.entries())
    if (fact.kind === 'state') last.set(fact.about, { fact, at });
  return (about) => {
    const found = last.get(about);
    return found?.fact.until === null ? found : null;
  };
}

/** What a scene made known: what its beat brought, and what people saw. */
export function saidIn({ outcome }: Scene): SceneChange['said'] {
  const { beat, consequences, memories } = outcome;
  return [
    ...(consequences ?? []).map((value) => ({
      kind: 'consequence' as const,
      about: beat ?? '',
      value,
      witnesses: null,
    })),
    ...memories.map((memory) => ({
      kind: 'event' as const,
      about: memory.id,
      value: memory.summary,
      witnesses: witnessesOf(memory),
    })),
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

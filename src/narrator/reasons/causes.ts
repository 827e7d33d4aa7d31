import type { Json } from '@/foundation/json';
import { beatOf } from '@/story/campaign/beats-by-id';
import { memorySaying } from '@/narrator/reasons/memory-of';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import { holds, type Condition } from '@/story/conditions/condition';
import type { Effect } from '@/story/rules/effect';
import type { Memory } from '@/story/state/memory';
import type { Moment, Name } from '@/story/conditions/moment';
import type { Passage } from '@/story/campaign/passage';

/** Something that was brought about: a path in the state, `beat.<id>`, `feeling.<person>`… */
export type Cause = {
  readonly key: string;
  /** The one value that will do; absent where any that is true does. */
  readonly value?: Json;
};

/** What a condition owes to what was done: each part that holds now and would not if nobody had done anything. */
export function causesOf(condition: Condition, moment: Moment): readonly Cause[] {
  if (!holds(condition, moment)) return [];
  switch (condition.kind) {
    case 'name':
    case 'has':
    case 'count':
      return [{ key: keyOf(condition.name) }];
    case 'binary':
      return causesOfBoth(condition, moment);
    // That something was not done has no memory.
    case 'not':
    case 'minus':
    case 'value':
      return [];
  }
}

function causesOfBoth(
  { operator, left, right }: Extract<Condition, { readonly kind: 'binary' }>,
  moment: Moment,
): readonly Cause[] {
  switch (operator) {
    // What also holds while nobody has done anything owes nothing to what was done.
    case 'or':
      return left.kind === 'not' || right.kind === 'not'
        ? []
        : [...causesOf(left, moment), ...causesOf(right, moment)];
    case 'and':
      return [...causesOf(left, moment), ...causesOf(right, moment)];
    case '==':
      return left.kind === 'name' && right.kind === 'value'
        ? [{ key: keyOf(left.name), value: right.value }]
        : [];
    case '>':
    case '>=':
      return left.kind === 'name' ? [{ key: keyOf(left.name) }] : [];
    case '!=':
    case '<':
    case '<=':
    case '+':
    case '-':
    case '*':
    case '/':
      return [];
  }
}

/** The memory of the passage that brought something about, of the one told last where several did. */
export function memoryOfCause(
  { key, value }: Cause,
  { campaign, past }: Pick<TellingContext, 'campaign' | 'past'>,
): Memory | null {
  const told = (bringersOf(campaign).get(key) ?? [])
    .filter((bringer) => value === undefined || bringer.value === value)
    .map(({ passage }) => ({ passage, scene: past.toldPassages.get(passage.id) ?? 0 }))
    .filter(({ scene }) => scene > 0)
    .sort((one, other) => other.scene - one.scene);
  for (const { passage } of told) {
    const memory = memoryOfPassage(passage, past.memories);
    if (memory !== null) return memory;
  }
  const beat = beatOf(campaign.beats, key.startsWith(ofBeat) ? key.slice(ofBeat.length) : null);
  return beat?.memory === undefined ? null : memorySaying(past.memories, beat.memory.text);
}

const ofBeat = 'beat.';

/** What is remembered of a passage that was told. */
export function memoryOfPassage({ memory }: Passage, memories: readonly Memory[]): Memory | null {
  return memory === null ? null : memorySaying(memories, memory.text);
}

type Brought = { readonly key: string; readonly value: Json };
type Bringer = { readonly passage: Passage; readonly value: Json };
type Bringers = ReadonlyMap<string, readonly Bringer[]>;

const known = new WeakMap<Campaign, Bringers>();

/** Which passages bring what about; read from the campaign once. */
function bringersOf(campaign: Campaign): Bringers {
  const bringers = known.get(campaign) ?? findBringers(campaign);
  known.set(campaign, bringers);
  return bringers;
}

function findBringers({ passages }: Campaign): Bringers {
  const found = new Map<string, Bringer[]>();
  const note = ({ key, value }: Brought, passage: Passage): void => {
    const before = found.get(key);
    if (before === undefined) found.set(key, [{ passage, value }]);
    else before.push({ passage, value });
  };
  for (const passage of passages.values()) {
    const { beat } = passage.conditions;
    if (beat !== null) note({ key: `beat.${beat}`, value: true }, passage);
    for (const effect of passage.effects) {
      const brought = broughtBy(effect);
      if (brought !== null) note(brought, passage);
    }
  }
  return found;
}

/** Null for what takes away, and for what nobody would look back on. */
function broughtBy(effect: Effect): Brought | null {
  switch (effect.kind) {
    case 'set':
      return effect.value === false || effect.value === null
        ? null
        : { key: effect.path, value: effect.value };
    case 'feeling':
      return effect.by > 0 ? { key: `feeling.${effect.person}`, value: true } : null;
    case 'reputation':
      return effect.by > 0 ? { key: `reputation.${effect.faction}`, value: true } : null;
    case 'stat':
      return effect.by > 0 ? { key: `stats.${effect.name}`, value: true } : null;
    case 'count':
      return effect.by > 0 ? { key: `counters.${effect.name}`, value: true } : null;
    case 'gain':
      return { key: heldKey(effect.item), value: true };
    case 'start':
      return { key: `beat.${effect.beat}`, value: true };
    case 'lose':
    case 'time':
    case 'go':
    case 'learn':
    case 'settle':
    case 'end':
      return null;
  }
}

export function heldKey(item: string): string {
  return `inventory.${item}`;
}

function keyOf(name: Name): string {
  switch (name.of) {
    case 'state': {
      const [first, second] = name.steps;
      return first === 'beats' && second !== undefined ? `beat.${second}` : name.steps.join('.');
    }
    case 'beat':
    case 'feeling':
    case 'reputation':
      return `${name.of}.${name.id}`;
    case 'scene':
    case 'roll':
      return name.of;
  }
}

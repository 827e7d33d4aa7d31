import type { Choice } from '@/contracts/generated/choice';
import { isEligible, memoryRecalled } from '@/narrator/is-eligible';
import { lastWord, memoryAt, memoryNaming, memoryOf, momentousAt } from '@/narrator/memory-of';
import { namesIn } from '@/narrator/names-in-choice';
import { memoryNamingPlace, placeMemory } from '@/narrator/place-memory';
import type { TellingContext } from '@/narrator/telling-context';
import {
  causesOf,
  heldKey,
  memoryOfCause,
  memoryOfPassage,
  type Cause,
} from '@/narrator/what-brought';
import type { Campaign } from '@/story/campaign';
import type { Condition } from '@/story/condition';
import { nameOf } from '@/story/moment';
import type { Memory } from '@/story/memory';
import type { AuthoredChoice, Passage } from '@/story/passage';
import { placeOf } from '@/story/story-state';

/**
 * The memory that a choice truly comes from [arch §7.3], what caused it before what only has to do with it:
 * what was done that opened it; what the passage that offers it needed, or told; whom, where and what it
 * means; what the words it leads to look back on. Null when nothing of the past bears on it.
 */
export function memoryBehind(choice: Choice, context: TellingContext): Memory | null {
  const source = sourceOf(choice, context);
  const steps = [
    () => (source === null ? null : memoryOfOpening(source.choice, context)),
    () => memoryOfGain(choice, context),
    () => (source === null ? null : memoryOfOffering(source.passage, context)),
    () => memoryOfTarget(choice, context),
    () => memoryOfNames(choice, context),
    () => memoryLookedBackOn(choice, context),
    () => memoryOfThing(choice, context),
  ];
  return firstOf(steps, (step) => step());
}

function firstOf<T>(list: readonly T[], find: (each: T) => Memory | null): Memory | null {
  for (const each of list) {
    const memory = find(each);
    if (memory !== null) return memory;
  }
  return null;
}

type Source = { readonly choice: AuthoredChoice; readonly passage: Passage };

const sources = new WeakMap<Campaign, ReadonlyMap<string, readonly Source[]>>();

/** The choice as its author wrote it; of several with the same words the one that stands here, or was told last. */
function sourceOf({ text, intent, by }: Choice, context: TellingContext): Source | null {
  if (by === 'engine') return null;
  const { campaign, past } = context;
  const all = sources.get(campaign) ?? choicesByText(campaign);
  sources.set(campaign, all);
  const [first] = (all.get(text) ?? [])
    .filter(
      ({ choice }) => choice.kind === intent.kind && choice.leadsTo === (intent.leadsTo ?? null),
    )
    .map((source) => ({ source, told: past.toldPassages.get(source.passage.id) ?? 0 }))
    .filter(({ source, told }) => told > 0 || isEligible(source.passage, context))
    .sort((one, other) => other.told - one.told);
  return first?.source ?? null;
}

function choicesByText({ passages }: Campaign): ReadonlyMap<string, readonly Source[]> {
  const found = new Map<string, readonly Source[]>();
  for (const passage of passages.values())
    for (const choice of passage.choices)
      found.set(choice.text, [...(found.get(choice.text) ?? []), { choice, passage }]);
  return found;
}

function memoryOfOpening({ condition }: AuthoredChoice, context: TellingContext): Memory | null {
  return heaviest(
    condition === null ? [] : causesNow([condition], context).filter(isDeed),
    context,
  );
}

function causesNow(conditions: readonly Condition[], context: TellingContext): readonly Cause[] {
  const { state, sceneNumber, band: roll } = context;
  return conditions.flatMap((condition) => causesOf(condition, { state, sceneNumber, roll }));
}

/** What came to pass by itself opens much, and most of it has little to do with it. */
function isDeed({ key }: Cause): boolean {
  return !key.startsWith('beat.') && !key.startsWith('counters.');
}

/** Of several causes the one that meant most, then the one told last. */
function heaviest(causes: readonly Cause[], context: TellingContext): Memory | null {
  const memories = causes.flatMap((cause) => memoryOfCause(cause, context) ?? []);
  const [first] = ['high', 'medium', 'low'].flatMap((weight) =>
    memories.filter(({ significance }) => significance === weight),
  );
  return first ?? null;
}

/** How the player came by what it uses or means. */
function memoryOfGain(choice: Choice, context: TellingContext): Memory | null {
  return firstOf(thingsIn(choice, context), (thing) =>
    memoryOfCause({ key: heldKey(thing) }, context),
  );
}

/** What speaks of the thing it uses or means, by the last word of its name. */
function memoryOfThing(choice: Choice, context: TellingContext): Memory | null {
  const { campaign, past } = context;
  return firstOf(thingsIn(choice, context), (thing) => {
    const word = lastWord(campaign.items.get(thing) ?? '');
    return word === null ? null : memoryNaming(past.memories, word);
  });
}

function thingsIn({ intent }: Choice, { campaign }: TellingContext): readonly string[] {
  return [intent.with, intent.target]
    .flatMap((thing) => thing ?? [])
    .filter((thing) => campaign.items.has(thing));
}

/** What let the passage that offers it be there, then what it told itself. */
function memoryOfOffering(passage: Passage, context: TellingContext): Memory | null {
  const { past } = context;
  const { recalls, expressions, has } = passage.conditions;
  const needed = has.map((item) => ({ key: heldKey(item) }));
  return (
    memoryRecalled(recalls, past) ??
    heaviest([...causesNow(expressions, context).filter(isDeed), ...needed], context) ??
    (past.toldPassages.has(passage.id) ? memoryOfPassage(passage, past.memories) : null)
  );
}

/** What had to come to pass before it could be offered. */
function memoryOfBeats({ choice, passage }: Source, context: TellingContext): Memory | null {
  const { expressions, after } = passage.conditions;
  const conditions = choice.condition === null ? expressions : [choice.condition, ...expressions];
  const asked = causesNow(conditions, context).filter((cause) => !isDeed(cause));
  return heaviest([...asked, ...after.map((beat) => ({ key: `beat.${beat}` }))], context);
}

function memoryOfTarget({ intent }: Choice, context: TellingContext): Memory | null {
  const { campaign, past } = context;
  const { target } = intent;
  if (target === undefined) return null;
  if (campaign.places.has(target)) return placeMemory(target, context);
  return campaign.people.has(target) ? memoryOf(past.memories, target, campaign) : null;
}

/** Of whom and what its words name. */
function memoryOfNames({ text }: Choice, context: TellingContext): Memory | null {
  const { campaign, past } = context;
  return firstOf(
    namesIn(text, campaign),
    (id) => memoryOf(past.memories, id, campaign) ?? memoryNamingPlace(id, context),
  );
}

/** What the words it leads to will look back on: `{if flags.lines_ruled: …}` asks for what ruled them. */
function memoryLookedBackOn({ intent }: Choice, context: TellingContext): Memory | null {
  const goal = context.campaign.passages.get(intent.leadsTo ?? '');
  if (goal === undefined) return null;
  const asked = goal.prose.flatMap((paragraph) => paragraph.match(/\bflags\.\w+/g) ?? []);
  const causes = [...new Set(asked)].map((path) => ({ kind: 'name' as const, name: nameOf(path) }));
  return heaviest(causesNow(causes, context), context);
}

/** What bears on a choice least, and truly: what came to pass before it could be offered, or what happened here. */
export function memoryAround(choice: Choice, context: TellingContext): Memory | null {
  const source = sourceOf(choice, context);
  const beats = source === null ? null : memoryOfBeats(source, context);
  if (beats !== null) return beats;
  return memoryOfPlace(choice, source, context);
}

const kindsOfSeeing: ReadonlySet<string> = new Set([
  'look',
  'listen',
  'search',
  'wait',
  'remember',
]);

/**
 * To look around here has to do with what happened here last. On what else can be done here and nowhere else
 * only something momentous bears.
 */
function memoryOfPlace(
  { intent, by }: Choice,
  source: Source | null,
  { past, state }: TellingContext,
): Memory | null {
  const here = placeOf(state);
  const where = source?.passage.conditions.where ?? [];
  const isOnlyHere = where.length === 1 && where[0] === here && intent.kind !== 'move';
  const isSeeing = kindsOfSeeing.has(intent.kind);
  if (isSeeing && (by === 'engine' || isOnlyHere)) return memoryAt(past.memories, here);
  return isOnlyHere ? momentousAt(past.memories, here) : null;
}

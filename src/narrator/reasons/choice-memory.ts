import type { Choice } from '@/contracts/generated/choice';
import { isEligible, memoryRecalled } from '@/narrator/passages/is-eligible';
import {
  firstOf,
  lastWord,
  memoryAt,
  memoryNaming,
  memoryOf,
  newestThat,
} from '@/narrator/reasons/memory-of';
import { namesInChoice } from '@/narrator/reasons/names-in-choice';
import { memoryOfPerson, memoryOfThoseNamed } from '@/narrator/reasons/person-memory';
import { memoryShared, sharesAny } from '@/narrator/reasons/shared-subjects';
import { memoryNamingPlace, placeMemory } from '@/narrator/reasons/place-memory';
import { namesPartOf, speakOfTheSame } from '@/narrator/reasons/speak-of-the-same';
import type { TellingContext } from '@/narrator/passages/telling-context';
import {
  causesOf,
  heldKey,
  memoryOfCause,
  memoryOfPassage,
  type Cause,
} from '@/narrator/reasons/causes';
import type { Campaign } from '@/story/campaign/campaign';
import { isMadeOfProse } from '@/story/campaign/is-made-of-prose';
import type { Condition } from '@/story/conditions/condition';
import { conditionName } from '@/story/conditions/moment';
import { namesWord } from '@/story/words/names-word';
import type { Memory } from '@/story/state/memory';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';
import { personLedTo } from '@/story/campaign/person-led-to';
import { placeOf } from '@/story/state/story-state';

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
    () => (isMadeOfProse(context.campaign) ? memoryShared(choice, context) : null),
    () => memoryOfTarget(choice, source, context),
    () => memoryOfNames(choice, context),
    () => memoryLookedBackOn(choice, context),
    () => memoryOfThing(choice, context),
  ];
  return firstOf(steps, (step) => {
    const memory = step();
    const isLoose =
      memory !== null &&
      isMadeOfProse(context.campaign) &&
      !sharesAny(choice, memory, context.campaign);
    return isLoose ? null : memory;
  });
}

type Source = { readonly choice: AuthoredChoice; readonly passage: Passage };

const sources = new WeakMap<Campaign, ReadonlyMap<string, readonly Source[]>>();

/** The choice as its author wrote it; of several with the same words the one that stands here, or was told last. */
function sourceOf({ text, intent, by }: Choice, context: TellingContext): Source | null {
  const { campaign, past } = context;
  // What the engine made of an author's prose stands in passages too.
  if (by === 'engine' && !isMadeOfProse(campaign)) return null;
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

/** What speaks of the thing it uses or means and says so, by the last word of its name. */
function memoryOfThing(choice: Choice, context: TellingContext): Memory | null {
  const { campaign, past } = context;
  return firstOf(thingsIn(choice, context), (thing) => {
    const word = lastWord(campaign.items.get(thing) ?? '') ?? '';
    return namesWord(choice.text, word) ? memoryNaming(past.memories, word) : null;
  });
}

function thingsIn({ intent }: Choice, { campaign }: TellingContext): readonly string[] {
  return [intent.with, intent.target]
    .flatMap((thing) => thing ?? [])
    .filter((thing) => campaign.items.has(thing));
}

/** What the passage that offers it takes up, what it told itself, then what let it be there. */
function memoryOfOffering(passage: Passage, context: TellingContext): Memory | null {
  const { past } = context;
  const { recalls, expressions, has } = passage.conditions;
  const needed = has.map((item) => ({ key: heldKey(item) }));
  return (
    memoryRecalled(recalls, past) ??
    (past.toldPassages.has(passage.id) ? memoryOfPassage(passage, past.memories) : null) ??
    heaviest([...causesNow(expressions, context).filter(isDeed), ...needed], context)
  );
}

/**
 * What had to come to pass before it could be offered. A whole day is after its first beat, and most of what can
 * be done in it has little to do with that: both must speak of the same, or it must be what came to pass last.
 */
function memoryOfBeats(source: Source, context: TellingContext): Memory | null {
  const { expressions, after } = source.passage.conditions;
  const { condition, text } = source.choice;
  const asked = condition === null ? expressions : [condition, ...expressions];
  const beats = [
    ...causesNow(asked, context).filter((cause) => !isDeed(cause)),
    ...after.map((beat) => ({ key: `beat.${beat}` })),
  ];
  const memory = heaviest(beats, context);
  return memory !== null && speakOfTheSame(text, memory, context.campaign)
    ? memory
    : memoryOfSituation(source.choice, beats, context);
}

/** What came to pass last, and is what all this is about, as long as it is about nobody else. */
function memoryOfSituation(
  choice: AuthoredChoice,
  beats: readonly Cause[],
  context: TellingContext,
): Memory | null {
  const { campaign, past } = context;
  const [last] = past.recentScenes.flatMap(({ beat }) => beat ?? []).reverse();
  const cause = beats.find(({ key }) => key === `beat.${last ?? ''}`);
  const memory = cause === undefined ? null : memoryOfCause(cause, context);
  const person = choice.target ?? personLedTo(choice, campaign);
  const isOfOther = person !== null && campaign.people.has(person) && memory?.about !== person;
  return isOfOther ? null : memory;
}

function memoryOfTarget(
  { intent, text }: Choice,
  source: Source | null,
  context: TellingContext,
): Memory | null {
  const { campaign, past } = context;
  const { target } = intent;
  if (target === undefined) return null;
  if (campaign.places.has(target)) return placeMemory(text, target, context);
  if (!campaign.people.has(target)) return null;
  // Whom the words it leads to speak of is not yet whom it turns to.
  const isMeant = source?.choice.target === target;
  return (
    memoryOfPerson(text, target, context) ??
    (isMeant ? memoryOf(past.memories, target, campaign) : null)
  );
}

/** Of whom and what its words name. */
function memoryOfNames({ text }: Choice, context: TellingContext): Memory | null {
  return (
    memoryOfThoseNamed(text, context) ??
    firstOf(namesInChoice(text, context.campaign), (id) => memoryNamingPlace(id, context))
  );
}

/** What the words it leads to take up or look back on: `{if flags.lines_ruled: …}` asks for what ruled them. */
function memoryLookedBackOn({ intent }: Choice, context: TellingContext): Memory | null {
  const goal = context.campaign.passages.get(intent.leadsTo ?? '');
  if (goal === undefined) return null;
  const taken = memoryRecalled(goal.conditions.recalls, context.past);
  if (taken !== null) return taken;
  const asked = goal.prose.flatMap((paragraph) => paragraph.match(/\bflags\.\w+/g) ?? []);
  const causes = [...new Set(asked)].map((path) => ({
    kind: 'name' as const,
    name: conditionName(path),
  }));
  return heaviest(causesNow(causes, context), context);
}

/**
 * What bears on a choice least, and truly: what speaks of the same thing; what came to pass before it could be
 * offered; for who looks about, what happened here and speaks of this place; for who looks back, what happened last.
 */
export function memoryAround(choice: Choice, context: TellingContext): Memory | null {
  const { past, state, campaign } = context;
  const { kind } = choice.intent;
  const here = placeOf(state);
  if (isMadeOfProse(campaign)) return null;
  if (kind === 'remember') return memoryAt(past.memories, here);
  const alike = newestThat(past.memories, (memory) =>
    speakOfTheSame(choice.text, memory, campaign),
  );
  if (alike !== null) return alike;
  const source = sourceOf(choice, context);
  const beats = source === null ? null : memoryOfBeats(source, context);
  if (beats !== null || !kindsOfSeeing.has(kind)) return beats;
  const name = campaign.places.get(here)?.name ?? '';
  return newestThat(
    past.memories,
    (memory) => memory.location === here && namesPartOf(name, memory),
  );
}

const kindsOfSeeing: ReadonlySet<string> = new Set(['look', 'listen', 'search', 'wait']);

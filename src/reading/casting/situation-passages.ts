import type {
  StorySituation,
  SituationChoice,
  SituationEcho,
  SituationOutcome,
} from '@/reading/situation-form/story-situation';
import { castAs, castInWords, effectOf, plainWords } from '@/reading/casting/cast';
import {
  castFor,
  isSameCast,
  type Cast,
  type SituationStage,
} from '@/reading/casting/cast-situation';
import { countedAs, goesAlong, threadEnd } from '@/reading/casting/situation-threads';
import { lastBeat } from '@/reading/story/last-beat';
import { madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import { quietCounter } from '@/reading/story/quiet-counter';
import type { Beat } from '@/story/campaign/beat';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';

/** Each situation with different people: which comes is a matter of where the player is. */
const castings = 3;

/** Situations cast with the people, things and matters of this story. */
export function situationPassages(
  situations: readonly StorySituation[],
  stage: SituationStage,
): readonly Passage[] {
  return situations.flatMap((situation) => {
    const casts: Cast[] = [];
    for (let nth = 0; nth < castings; nth += 1) {
      const cast = castFor(situation, stage, nth);
      if (cast !== null && !casts.some((each) => isSameCast(each, cast))) casts.push(cast);
    }
    return casts.flatMap((cast, nth) => passagesOf(situation, cast, { ...stage, nth }));
  });
}

/** What can be done about beats that are situations: their words are the beat's, what comes of them is the situation's. */
export function beatSituations(
  beats: readonly Beat[],
  situations: readonly StorySituation[],
  stage: SituationStage,
): readonly Passage[] {
  return beats.flatMap(({ id, description, situation: named }) => {
    const situation = situations.find((each) => each.id === named?.id);
    const cast = situation === undefined ? null : castAs(situation, named?.cast ?? {}, stage);
    if (situation === undefined || cast === null || description === null) return [];
    const making = { ...stage, nth: 0 };
    const made = passagesOf(situation, cast, making);
    const [first, ...others] = made;
    if (first === undefined) return [];
    return [
      madePassage({
        id: first.id,
        part: 'pressure',
        beat: id,
        // Its braces were taken for its author's when the beat was read.
        prose: description.split(/\n{2,}/),
        effects: startOf(situation, cast),
        choices: first.choices,
      }),
      ...others,
    ];
  });
}

type Making = SituationStage & { readonly nth: number };

function passagesOf(situation: StorySituation, cast: Cast, making: Making): readonly Passage[] {
  const { id, words, choices, outcomes, echoes = [] } = situation;
  const flag = `sit_${id.replace(/-/g, '_')}`;
  // Who was promised something asks for it, and nobody else.
  const own = `${flag}_${String(making.nth)}`;
  const stem = `sit-${id}-${String(making.nth)}`;
  const who = peopleIn(cast);
  const [elsewhere] = [...cast.values()].flatMap((slot) =>
    slot.is === 'words' && slot.place !== undefined ? [slot.place] : [],
  );
  const where =
    elsewhere === undefined
      ? []
      : making.reading.places.map((place) => place.id).filter((place) => place !== elsewhere);
  const things = [...cast.values()].flatMap((slot) => (slot.is === 'thing' ? [slot.thing.id] : []));
  const make = { stem, cast };
  const others = othersHere(situation, who, making);
  if (others === '') return [];
  return [
    madePassage({
      id: stem,
      // A reaction rather than what presses: there is always somebody's word to add, and it would never come to this.
      part: 'reaction',
      who,
      where,
      before: [lastBeat],
      when: [
        `counters.${quietCounter} >= ${String(making.quiet)}`,
        `not has(flags.${flag})`,
        ...who.map((person) => `has(flags.read_met_${person})`),
        ...things.map((thing) => `not has(inventory.${thing})`),
        ...toldBefore(cast, making),
        ...(situation.isForStrangers === true ? who.map(isNewToYou) : []),
        ...(others === null ? [] : [others]),
      ],
      prose: words[making.tone].map((text) => castInWords(text, cast)),
      effects: startOf(situation, cast),
      choices: choices.map((choice) => choiceOf(choice, make)),
    }),
    ...Object.entries(outcomes).map(([name, outcome]) =>
      outcomeOf(name, outcome, { ...make, making, flag: own }),
    ),
    ...Object.entries(outcomes).flatMap(([name, outcome]) =>
      threadEnd(name, outcome, { ...make, flag: own }),
    ),
    ...echoes.map((echo, at) => echoOf(echo, at, { ...make, making, flag: own, who })),
  ];
}

function peopleIn(cast: Cast): readonly string[] {
  return [...cast.values()].flatMap((slot) => (slot.is === 'person' ? [slot.person.id] : []));
}

/** Once, whoever is in it; and then nothing of the kind for a while. */
function startOf({ id }: StorySituation, cast: Cast): readonly string[] {
  return [
    `set counters.${quietCounter} 0`,
    `set flags.sit_${id.replace(/-/g, '_')} true`,
    ...peopleIn(cast).map(metFlag),
  ];
}

/** What it turns on has been told of: from the premise, by a look at it, by having been met. */
function toldBefore(cast: Cast, { known, reading }: Making): readonly string[] {
  return [...cast.values()].flatMap((slot) => {
    if (slot.is === 'thing')
      return known.has(slot.thing.id) ? [] : [`has(flags.read_saw_${slot.thing.id})`];
    if (slot.is !== 'words') return [];
    const person = reading.people.find(({ name }) => name === slot.words);
    return person === undefined || known.has(person.id) ? [] : [`has(flags.read_met_${person.id})`];
  });
}

/** Nobody takes somebody for a stranger to whom they have told what they want. */
function isNewToYou(person: string): string {
  return `scene_count < 9 and not has(flags.read_knows_${person}) and feeling.${person} < 5`;
}

const ofOthers =
  /\b(?:the others|everyone|everybody|they all|all of them|the rest of them|people (?:are|have))\b/i;

/** Where its words speak of others somebody else is there; null where they do not, empty where there is nobody. */
function othersHere(
  { words, outcomes }: StorySituation,
  who: readonly string[],
  { reading, tone }: Making,
): string | null {
  const said = [words, ...Object.values(outcomes).map((outcome) => outcome.words)];
  if (!said.some((each) => ofOthers.test(each[tone].join(' ')))) return null;
  return reading.people
    .filter(({ id }) => !who.includes(id))
    .slice(0, 8)
    .map(({ id }) => `people.${id}.place == place`)
    .join(' or ');
}

type Make = { readonly stem: string; readonly cast: Cast };

function choiceOf(
  { text, kind, to, tone, risk, leadsTo, otherwise }: SituationChoice,
  { stem, cast }: Make,
): AuthoredChoice {
  const slot = cast.get(to ?? '');
  return madeChoice({
    text: plainWords(text, cast),
    kind,
    target: slot?.is === 'person' ? slot.person.id : null,
    tone: tone ?? null,
    risk: risk ?? null,
    leadsTo: `${stem}-${leadsTo}`,
    elseTo: otherwise === undefined ? null : `${stem}-${otherwise}`,
  });
}

function outcomeOf(
  name: string,
  { words, effects, memory, choices = [] }: SituationOutcome,
  { stem, cast, making, flag }: Make & { readonly making: Making; readonly flag: string },
): Passage {
  return madePassage({
    id: `${stem}-${name}`,
    part: 'outcome',
    prose: words[making.tone].map((text) => castInWords(text, cast)),
    effects: [
      ...effects.map((effect) => effectOf(effect, cast)),
      `set flags.${flag}_${name.replace(/-/g, '_')} true`,
      ...countedAs(memory.kind),
      ...goesAlong(memory, cast),
    ],
    memory: memoryOf(memory, cast),
    choices: choices.map((choice) => choiceOf(choice, { stem, cast })),
  });
}

function echoOf(
  { after, words, effects = [], memory, choices = [] }: SituationEcho,
  at: number,
  {
    stem,
    cast,
    making,
    flag,
    who,
  }: Make & { readonly making: Making; readonly flag: string; readonly who: readonly string[] },
): Passage {
  return madePassage({
    id: `${stem}-echo-${String(at + 1)}`,
    part: 'callback',
    who,
    before: [lastBeat],
    when: [`has(flags.${flag}_${after.replace(/-/g, '_')})`, `counters.${quietCounter} >= 2`],
    prose: words[making.tone].map((text) => castInWords(text, cast)),
    effects: [
      ...effects.map((effect) => effectOf(effect, cast)),
      `set counters.${quietCounter} 0`,
      `set flags.${flag}_${after.replace(/-/g, '_')}_taken_up true`,
      ...countedAs(memory?.kind),
    ],
    ...(memory === undefined ? {} : { memory: memoryOf(memory, cast) }),
    choices: choices.map((choice) => choiceOf(choice, { stem, cast })),
  });
}

function memoryOf(
  { text, kind, about, significance = 'medium' }: SituationOutcome['memory'],
  cast: Cast,
): {
  readonly text: string;
  readonly kind: string | null;
  readonly about: string | null;
  readonly significance: 'low' | 'medium' | 'high';
} {
  const slot = cast.get(about ?? '');
  return {
    text: plainWords(text, cast),
    kind: kind ?? null,
    about: slot?.is === 'person' ? slot.person.id : null,
    significance,
  };
}

import { escapePattern } from '@/foundation/text/escape-pattern';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { mentions } from '@/reading/found/person-names';
import type { BeatStage } from '@/reading/beats/beat-stages';
import type { BeatAnswer } from '@/reading/beats/beat-answer';
import { BeatTurns, justRead } from '@/reading/beats/beat-turns';
import { goneFlag } from '@/reading/decisions/taken-away';
import type { DeedDone } from '@/reading/decisions/deed-done';
import { decidedEchoes } from '@/reading/decisions/decision-wordings';
import { brief } from '@/reading/story/brief';
import { excerptAbout } from '@/reading/story/excerpt-about';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { quietCounter } from '@/reading/story/quiet-counter';
import { lastBeat } from '@/reading/story/last-beat';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import type { Wordings } from '@/reading/story/pick';
import {
  bareEchoes,
  bareMemories,
  besides,
  broughtBy,
  comings,
  goings,
  stanceEchoes,
  stanceMemories,
} from '@/reading/beats/beat-wordings';
import type { TurnStance } from '@/reading/turns/beat-turn';
import { splitSentences } from '@/story/words/split-sentences';
import type { Beat } from '@/story/campaign/beat';
import type { Passage } from '@/story/campaign/passage';

type Telling = {
  readonly reading: Reading;
  readonly stages: ReadonlyMap<string, BeatStage>;
  /** Where people are as long as nothing has moved them. */
  readonly placeOf: ReadonlyMap<string, string>;
  readonly wordings: Wordings;
  readonly start: string;
  /** Places that a journey comes to. */
  readonly stations: readonly string[];
  /** What of the author's is told nowhere else yet. */
  readonly free: Excerpts;
};

/**
 * Each beat is told where it happens: the player is brought there in words, whoever it names is there
 * afterwards, and it ends in choices that answer it.
 */
export function beatPassages(
  beats: readonly Beat[],
  telling: Telling,
): { readonly passages: readonly Passage[]; readonly deeds: readonly DeedDone[] } {
  const deeds: DeedDone[] = [];
  const turns = new BeatTurns(telling.reading, telling.wordings);
  const before = new Set<string>();
  const sentAway = new Set<FoundPerson>();
  const passages = beats.flatMap((beat) => {
    const stage = telling.stages.get(beat.id);
    // What is a situation has words and choices of its own.
    if (beat.situation !== undefined) return [];
    if (stage === undefined || (beat.description === null && beat.dialogue.length === 0)) return [];
    const named = inBeat(beat, stage);
    const lead = named[0] ?? whoIsThere(stage, telling);
    const people = lead === null || named.includes(lead) ? named : [lead];
    const along = [...before];
    const near = telling.reading.people.filter(
      (person) =>
        !people.includes(person) &&
        (along.includes(person.id) ||
          (stage.place !== null && telling.placeOf.get(person.id) === stage.place)),
    );
    const answers = turns.answersTo(beat, people, near);
    for (const { done, at } of answers)
      if (done !== null) deeds.push({ flag: answerFlag(beat, at), done });
    const place = telling.reading.places.find(({ id }) => id === stage.place)?.name;
    const absent = [...sentAway].filter(
      (person) => people.includes(person) || along.includes(person.id),
    );
    for (const { id } of people) before.add(id);
    // The same for all of them: only one is chosen.
    const besides = excerptAbout(
      [...answers.map(({ matter }) => bare(matter)), ...people.flatMap(({ called }) => called)],
      telling.reading,
      telling.free,
    );
    const more = besides === null ? [] : [inert(besides.text)];
    const scene = { ...telling, stage, people, along, isNamed: named.length > 0, answers };
    for (const { gone } of answers) if (gone) sentAway.add(gone);
    return [
      ...tellings(beat, { ...scene, absent: [], when: absent.map(isStillHere) }),
      ...(absent.length === 0 ? [] : tellings(beat, withoutThem(scene, absent))),
      ...answers.flatMap((answer, at) =>
        consequence(beat, answer, { at, more, place, ...telling }),
      ),
    ];
  });
  return { passages, deeds };
}

function bare(matter: string): string {
  return matter.replace(/^(?:the (?:matter of )?|an? )/i, '');
}

/** Whose key, coat or heart it is about need not be there. */
function inBeat({ title, description }: Beat, { people }: BeatStage): readonly FoundPerson[] {
  const text = `${title}. ${description ?? ''}`;
  const isOnlyOwner = ({ called }: FoundPerson): boolean =>
    called.some((name) => mentions(text, name)) &&
    called.every(
      (name) =>
        !mentions(text.replaceAll(new RegExp(`${escapePattern(name)}['’]s`, 'g'), ''), name),
    );
  const there = people.filter((person) => !isOnlyOwner(person));
  return there.length > 0 ? there : people;
}

function whoIsThere(
  { place }: BeatStage,
  { reading: { people }, placeOf }: Telling,
): FoundPerson | null {
  const speaking = people.filter(({ isSilent }) => !isSilent);
  const here = speaking.filter(({ id }) => place !== null && placeOf.get(id) === place);
  return here[0] ?? speaking[0] ?? null;
}

type Told = Telling & {
  readonly stage: BeatStage;
  readonly people: readonly FoundPerson[];
  readonly isNamed: boolean;
  /** Who was in a beat before it. */
  readonly along: readonly string[];
  readonly answers: readonly BeatAnswer[];
  /** Who may have been sent away before, and is left out where they have been. */
  readonly absent: readonly FoundPerson[];
  readonly when: readonly string[];
};

function isStillHere({ id }: FoundPerson): string {
  return `not has(flags.${goneFlag(id)})`;
}

/** Whoever has been sent away does not stand there again. */
function withoutThem(scene: Omit<Told, 'absent' | 'when'>, absent: readonly FoundPerson[]): Told {
  const people = scene.people.filter((person) => !absent.includes(person));
  return {
    ...scene,
    people,
    absent,
    isNamed: scene.isNamed && people.length > 0,
    answers: scene.answers.filter(({ choice }) => !absent.some(({ id }) => id === choice.target)),
    when: [absent.map(({ id }) => `has(flags.${goneFlag(id)})`).join(' or ')],
  };
}

/** One for those who are there already, one for those who have to be brought; where no place is said, one for each. */
function tellings(beat: Beat, told: Told): readonly Passage[] {
  const { stage, reading } = told;
  const all = reading.places.map(({ id }) => id);
  const make = (suffix: string, place: string, where: readonly string[], way: string): Passage =>
    madePassage({
      id: `read-beat-${beat.id}${told.absent.length === 0 ? '' : '-without'}${suffix}`,
      part: 'pressure',
      when: told.when,
      beat: beat.id,
      where,
      prose: proseOf(beat, told, { place, way }),
      effects: [
        ...(where.includes(place) ? [] : [`go ${place}`]),
        ...told.people.flatMap(({ id }) => [`set people.${id}.place ${place}`, metFlag(id)]),
        ...fellows(told).map((id) => `set people.${id}.place ${place}`),
        // What happens between people waits until the author's own turn is over.
        `set counters.${quietCounter} 0`,
      ],
      choices: told.answers.map(({ choice, at }) =>
        madeChoice({ ...choice, leadsTo: answerId(beat.id, at) }),
      ),
    });
  if (stage.place === null) return all.map((place) => make(`-at-${place}`, place, [place], ''));
  const others = all.filter((place) => place !== stage.place);
  return [
    make('', stage.place, [stage.place], ''),
    ...(others.length === 0 ? [] : [make('-there', stage.place, others, wayTo(told))]),
  ];
}

/** Who travels along: on a journey nobody stays behind where it began. */
function fellows({
  stage,
  people,
  stations,
  placeOf,
  start,
  along,
  absent,
}: Told): readonly string[] {
  if (stage.place === null || !stations.includes(stage.place)) return [];
  return [...placeOf]
    .filter(([id, place]) => place === start || along.includes(id))
    .map(([id]) => id)
    .filter((id) => ![...people, ...absent].some((person) => person.id === id));
}

/** Nothing where the beat's first words say where it is. */
function wayTo({ stage, reading, people, isNamed, wordings }: Told): string {
  const place = reading.places.find(({ id }) => id === stage.place);
  if (stage.isPlain || place === undefined) return '';
  const [lead] = people;
  const slots = { place: inert(place.name), x: `@${lead?.id ?? ''}` };
  return wordings.next(lead !== undefined && isNamed ? broughtBy : goings, slots);
}

function proseOf(
  { description }: Beat,
  { people, isNamed, stage, wordings }: Told,
  { place, way }: { readonly place: string; readonly way: string },
): readonly string[] {
  const [lead] = people;
  const text = description ?? '';
  const comes = /\b(?:comes?|calls?|arriv\w+|enters?|returns?|brings?|walks?|appears?)\b/;
  const first = splitSentences(text)[0] ?? '';
  const isFirst = lead?.called.some((name) => mentions(first, name)) === true;
  const isTold = comes.test(first) || way !== '' || !isFirst;
  const coming =
    lead === undefined || !isNamed || isTold || stage.place !== null
      ? ''
      : `{if people.${lead.id}.place == "${place}" or scene_count < 2: | ${wordings.next(comings, { x: `@${lead.id}` })}}`;
  const beside = lead === undefined || isNamed ? '' : wordings.next(besides, { x: `@${lead.id}` });
  return [[way, coming, text].filter((part) => part !== '').join(' '), beside].filter(
    (part) => part !== '',
  );
}

function answerId(beat: string, at: number): string {
  return `read-turn-${beat}-${String(at + 1)}`;
}

type Consequence = Telling & {
  readonly at: number;
  readonly more: readonly string[];
  /** What the place is called where it happens. */
  readonly place: string | undefined;
};

function answerFlag({ id }: Beat, at: number): string {
  return `turn_${id.replace(/[^\p{L}\p{N}_]/gu, '_')}_${String(at + 1)}`;
}

/** What an answer brings, and what is said of it some scenes later. */
function consequence(
  beat: Beat,
  { stance, words, about, matter, done, effects, gone }: BeatAnswer,
  { at, more, place, wordings }: Consequence,
): readonly Passage[] {
  const flag = answerFlag(beat, at);
  // "This" is something else some scenes later.
  const isBare = matter === justRead && place === undefined;
  const afterwards = matter === justRead ? `what happened at ${place ?? ''}` : matter;
  const slots = { x: about === null ? '' : `@${about.id}`, matter: inert(afterwards) };
  const plain = { x: about?.shortName ?? '', matter: afterwards };
  const remembered = (isBare ? bareMemories : stanceMemories)[about === null ? 'alone' : stance];
  const kind = `turn-${beat.id}`;
  const echoes =
    done === null
      ? (isBare ? bareEchoes : stanceEchoes)[stance]
      : decidedEchoes[stance === 'ask' ? 'self' : stance];
  return [
    madePassage({
      id: answerId(beat.id, at),
      part: 'outcome',
      speaker: about?.id ?? null,
      prose: [...words, ...more],
      effects: [
        `set flags.${flag} true`,
        `count read_${stance} +1`,
        ...(about === null ? [] : [metFlag(about.id), `feeling ${about.id} ${liking[stance]}`]),
        ...effects,
      ],
      memory: {
        text: done === null ? wordings.next(remembered, plain) : `You ${done}.`,
        kind,
        about: about?.id ?? null,
        significance: 'high',
      },
    }),
    // Of what the story could do without, nobody speaks again.
    ...(about === null || beat.isSkippable || about === gone
      ? []
      : [
          madePassage({
            id: `${answerId(beat.id, at)}-later`,
            part: 'callback',
            who: [about.id],
            before: [lastBeat],
            recalls: { about: about.id, kind, age: 3 },
            when: [`has(flags.${flag})`],
            prose: [brief(wordings.next(echoes, { ...slots, done: inert(doneTo(done, about)) }))],
            effects: [`set flags.${flag}_taken_up true`],
          }),
        ]),
  ];
}

/** Whoever is told of it need not be named in it again. */
function doneTo(done: string | null, about: FoundPerson | null): string {
  const names = [...(about?.called ?? [])].sort((one, other) => other.length - one.length);
  return names
    .filter((name) => !mentions(done ?? '', `${name}'s`))
    .reduce((words, name) => words.replace(name, about?.pronouns.them ?? name), done ?? '');
}

const liking: Readonly<Record<TurnStance, string>> = {
  with: '+6',
  against: '-6',
  self: '+2',
  ask: '+3',
};

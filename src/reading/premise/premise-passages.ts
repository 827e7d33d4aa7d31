import type { FoundPerson, Reading } from '@/reading/found/reading';
import { excerptAbout } from '@/reading/story/excerpt-about';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { lastBeat } from '@/reading/story/last-beat';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import { filled } from '@/reading/story/pick';
import { approachPassages } from '@/reading/premise/approach-passages';
import type { PremiseCore } from '@/reading/premise/premise-core';
import {
  lonelyPressings,
  ownPartText,
  pressingAnswers,
  pressings,
  pursuitTexts,
  timesNear,
  type Pursuit,
} from '@/reading/premise/premise-wordings';
import { quietCounter } from '@/reading/story/quiet-counter';
import { hasVoice, spoken } from '@/reading/story/spoken';
import { seedFrom } from '@/foundation/seeded-random';
import { plainBeat } from '@/story/campaign/plain-beat';
import type { Beat } from '@/story/campaign/beat';
import type { Passage } from '@/story/campaign/passage';

/** Every so many scenes what the premise asks comes up again: the less an author wrote, the more seldom. */
const pressEvery = { usual: 5, sparse: 7 } as const;
const mostPeople = 9;

type Pressing = {
  readonly reading: Reading;
  readonly core: PremiseCore;
  readonly free: Excerpts;
  /** Scenes before the last question. */
  readonly scenes: number;
  /** How many the author wrote. */
  readonly beats: number;
  /** The id of the campaign: no two begin with the same words. */
  readonly campaign: string;
};

/** What the premise asks is not forgotten: people bring it up, can be asked about it, and time runs out. */
export function premisePassages(pressing: Pressing): {
  readonly beats: readonly Beat[];
  readonly passages: readonly Passage[];
} {
  const { reading, scenes } = pressing;
  const people = reading.people
    .filter((person) => hasVoice(person) && !person.called.some((name) => isAbout(name, pressing)))
    .slice(0, mostPeople);
  const isSparse = reading.sentences.length < 60;
  const every = isSparse ? pressEvery.sparse : pressEvery.usual;
  // Where an author's own beats press, people need not do so besides: they can be asked.
  const count = pressing.beats > 2 ? 0 : Math.floor((scenes - 3) / every);
  const times = Array.from(
    { length: Math.min(pressings.length, count) },
    (_, at) => 6 + at * every,
  );
  const near = nearness(pressing);
  return {
    beats: [
      ...times.map((min, at) =>
        plainBeat(pressId(at), {
          title: 'What it is about',
          priority: 'optional',
          sceneCount: { min, max: min + every - 1 },
        }),
      ),
      ...near.beats,
    ],
    passages: [
      ...times.flatMap((_, at) => pressed(at, people, pressing)),
      ...people.flatMap((person, at) => pursued(person, at, pressing)),
      ...approachPassages(people, {
        ...{ people: reading.people, places: reading.places, campaign: pressing.campaign },
        matter: pressing.core.matter,
        put: (text, person, others = {}) => filled(put(text, pressing.core, person), others),
      }),
      ...near.passages,
    ],
  };
}

function nthOf(lines: readonly string[], at: number, campaign: string): string {
  return lines[(seedFrom(0, campaign) + at) % lines.length] ?? '';
}

/** Nobody is asked about themselves. */
function isAbout(name: string, { core }: Pressing): boolean {
  return core.called.some((each) => name.replace(/^the /i, '') === each);
}

function pressId(at: number): string {
  return `read_press_${String(at + 1)}`;
}

function slotsOf({ matter, deadline }: PremiseCore, person: FoundPerson | null) {
  return {
    x: person === null ? '' : `@${person.id}`,
    matter: inert(matter),
    deadline: inert(deadline?.words ?? ''),
  };
}

function put(text: string, core: PremiseCore, person: FoundPerson | null): string {
  const raised = (words: string): string => inert(words.charAt(0).toUpperCase() + words.slice(1));
  return filled(
    text
      .replaceAll('{matter.up}', raised(core.matter))
      .replaceAll('{deadline.up}', raised(core.deadline?.words ?? '')),
    slotsOf(core, person),
  );
}

/** Somebody who is there brings it up, and wants to be answered; without anybody it comes up by itself. */
function pressed(
  at: number,
  people: readonly FoundPerson[],
  { core, campaign }: Pressing,
): readonly Passage[] {
  const beat = pressId(at);
  const nth = seedFrom(0, campaign) + at;
  const answers = pressingAnswers[nth % pressingAnswers.length] ?? [];
  const said = people.flatMap((person) => {
    const to = (way: number): string => `read-press-${String(at + 1)}-${person.id}-${String(way)}`;
    return [
      madePassage({
        id: `read-press-${String(at + 1)}-${person.id}`,
        part: 'pressure',
        beat,
        who: [person.id],
        when: [`has(flags.read_met_${person.id})`],
        prose: [put(pressings[nth % pressings.length] ?? '', core, person)],
        effects: [metFlag(person.id), `set counters.${quietCounter} 0`],
        choices: answers.map(({ text, kind }, way) =>
          madeChoice({
            ...{ text: put(text, core, person), kind, target: person.id },
            leadsTo: to(way + 1),
          }),
        ),
      }),
      ...answers.map((answer, way) => answered(to(way + 1), answer, { person, core, at })),
    ];
  });
  return [
    ...said,
    madePassage({
      id: `read-press-${String(at + 1)}`,
      part: 'pressure',
      beat,
      when: nobodyHere(people),
      prose: [put(nthOf(lonelyPressings, at, campaign), core, null)],
    }),
  ];
}

/** As one condition: it is no more particular than the words of somebody. */
function nobodyHere(people: readonly FoundPerson[]): readonly string[] {
  const here = people.map(({ id }) => `people.${id}.place == place`).join(' or ');
  return here === '' ? [] : [`not (${here})`];
}

function answered(
  id: string,
  { text, words, kind }: Pursuit,
  {
    person,
    core,
    at,
  }: { readonly person: FoundPerson; readonly core: PremiseCore; readonly at: number },
): Passage {
  const isPromise = /^(?:Promise|Swear)\b/.test(text);
  return madePassage({
    id,
    part: 'outcome',
    speaker: person.id,
    prose: [put(words, core, person)],
    effects: [
      `feeling ${person.id} ${kind === 'tell' ? '+4' : '+3'}`,
      `set flags.read_pressed_${String(at + 1)} true`,
      `set flags.read_for_it_${person.id} true`,
      'count read_for_it +1',
      ...(isPromise ? ['count read_promised +1'] : []),
    ],
    memory: {
      text: isPromise
        ? `You promised ${person.shortName} that ${core.matter} would not be left as it was.`
        : `You spoke with ${person.shortName} about ${core.matter}.`,
      about: person.id,
      kind: isPromise ? 'promise' : null,
      significance: 'high',
    },
  });
}

/** Whoever is met can be asked, as long as the author has words for it that are told nowhere else. */
function pursued(
  person: FoundPerson,
  at: number,
  { core, free, reading }: Pressing,
): readonly Passage[] {
  const { id, shortName, name } = person;
  const to = `read-pursue-${id}`;
  const ofMatter = excerptAbout(core.called, reading, free);
  const said = ofMatter ?? excerptAbout([name, shortName], reading, free);
  if (said === null) return [];
  const text = ofMatter === null ? ownPartText : (pursuitTexts[at % pursuitTexts.length] ?? '');
  return [
    madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [ofMatter === null ? inert(said.text) : spoken(said.text)],
      effects: [metFlag(id), `feeling ${id} +2`, `set flags.read_pursued_${id} true`],
      memory: {
        text:
          ofMatter === null
            ? `You found out more about ${shortName}.`
            : `You asked ${shortName} about ${core.matter}.`,
        about: id,
      },
    }),
    madePassage({
      id: `read-pursuit-${id}`,
      part: 'choices',
      who: [id],
      before: [lastBeat],
      when: [`scene_count > 1`, `not has(flags.read_pursued_${id})`],
      choices: [
        madeChoice({
          text: put(text, core, person),
          ...{ kind: 'talk', target: id, leadsTo: to },
        }),
      ],
    }),
  ];
}

/** What was said of the time comes true: it is near, and then it is nearer. */
function nearness({ core, scenes, campaign }: Pressing): {
  readonly beats: readonly Beat[];
  readonly passages: readonly Passage[];
} {
  const { deadline } = core;
  if (deadline === null) return { beats: [], passages: [] };
  const { near, nearer } = timesNear[deadline.is];
  const marks = [0.45, 0.85].map((share) => Math.round(share * scenes));
  return {
    beats: marks.map((min, at) =>
      plainBeat(`read_time_${String(at + 1)}`, {
        title: 'Time runs out',
        priority: 'low',
        sceneCount: { min, max: min + 3 },
      }),
    ),
    passages: marks.map((_, at) =>
      madePassage({
        id: `read-time-${String(at + 1)}`,
        part: 'pressure',
        beat: `read_time_${String(at + 1)}`,
        prose: [put(nthOf(at === 0 ? near : nearer, at, campaign), core, null)],
      }),
    ),
  };
}

import type { FoundPerson, Reading } from '@/reading/found/reading';
import { brief } from '@/reading/story/brief';
import { excerptAbout } from '@/reading/story/excerpt-about';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { lastBeat } from '@/reading/story/last-beat';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import { filled } from '@/reading/story/pick';
import type { PremiseCore } from '@/reading/premise/premise-core';
import {
  lonelyPressings,
  momentsNear,
  plainPursuitAnswers,
  pressingAnswers,
  pressings,
  pursuitAnswers,
  pursuitTexts,
  spansNear,
  weighings,
  type Pursuit,
} from '@/reading/premise/premise-wordings';
import { quietCounter } from '@/reading/story/quiet-counter';
import { wantedWords } from '@/reading/story/wanted-words';
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
};

/** What the premise asks is not forgotten: people bring it up, can be asked about it, and time runs out. */
export function premisePassages(pressing: Pressing): {
  readonly beats: readonly Beat[];
  readonly passages: readonly Passage[];
} {
  const { reading, scenes } = pressing;
  const people = reading.people
    .filter(({ isSilent, called }) => !isSilent && !called.some((name) => isAbout(name, pressing)))
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
      ...near.passages,
    ],
  };
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
  { core }: Pressing,
): readonly Passage[] {
  const beat = pressId(at);
  const answers = pressingAnswers[at % pressingAnswers.length] ?? [];
  const said = people.flatMap((person) => {
    const to = (nth: number): string => `read-press-${String(at + 1)}-${person.id}-${String(nth)}`;
    return [
      madePassage({
        id: `read-press-${String(at + 1)}-${person.id}`,
        part: 'pressure',
        beat,
        who: [person.id],
        when: [`has(flags.read_met_${person.id})`],
        prose: [put(brief(pressings[at % pressings.length] ?? ''), core, person)],
        effects: [metFlag(person.id), `set counters.${quietCounter} 0`],
        choices: answers.map(({ text, kind }, nth) =>
          madeChoice({
            ...{ text: put(text, core, person), kind, target: person.id },
            leadsTo: to(nth + 1),
          }),
        ),
      }),
      ...answers.map((answer, nth) => answered(to(nth + 1), answer, { person, core, at })),
    ];
  });
  return [
    ...said,
    madePassage({
      id: `read-press-${String(at + 1)}`,
      part: 'pressure',
      beat,
      when: nobodyHere(people),
      prose: [put(brief(lonelyPressings[at % lonelyPressings.length] ?? '', 1), core, null)],
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
  { words, kind }: Pursuit,
  {
    person,
    core,
    at,
  }: { readonly person: FoundPerson; readonly core: PremiseCore; readonly at: number },
): Passage {
  const isPromise = /\bpromise\b/.test(words);
  return madePassage({
    id,
    part: 'outcome',
    speaker: person.id,
    prose: [put(brief(words), core, person)],
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

/** Whoever is met can be asked, in the author's words where there are some left. */
function pursued(
  person: FoundPerson,
  at: number,
  { core, free, reading }: Pressing,
): readonly Passage[] {
  const { id, shortName, wants } = person;
  const to = `read-pursue-${id}`;
  const said = excerptAbout([...core.called, ...person.called], reading, free);
  const want = wantedWords(wants);
  const answer =
    want === null
      ? put(brief(plainPursuitAnswers[at % plainPursuitAnswers.length] ?? '', 1), core, person)
      : put(pursuitAnswers[at % pursuitAnswers.length] ?? '', core, person).replace(
          '{want}',
          inert(want),
        );
  const text = put(pursuitTexts[at % pursuitTexts.length] ?? '', core, person);
  return [
    madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [answer, ...(said === null ? [] : [inert(said.text)])],
      effects: [metFlag(id), `feeling ${id} +2`, `set flags.read_pursued_${id} true`],
      memory: { text: `You asked ${shortName} about ${core.matter}.`, about: id },
    }),
    madePassage({
      id: `read-pursuit-${id}`,
      part: 'choices',
      who: [id],
      before: [lastBeat],
      when: [`scene_count > 1`, `not has(flags.read_pursued_${id})`],
      choices: [madeChoice({ text, kind: 'talk', target: id, leadsTo: to })],
    }),
    ...weighedUp(person, at, core),
  ];
}

/** Who has been asked can be told what the player makes of it. */
function weighedUp(person: FoundPerson, at: number, core: PremiseCore): readonly Passage[] {
  const { id, shortName } = person;
  const { text, kind, words } = weighings[at % weighings.length] as Pursuit;
  const to = `read-weigh-${id}`;
  return [
    madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [put(brief(words, 1), core, person)],
      effects: [`feeling ${id} +3`, `set flags.read_weighed_${id} true`, 'count read_for_it +1'],
      memory: { text: `You told ${shortName} what you thought about ${core.matter}.`, about: id },
    }),
    madePassage({
      id: `read-weighing-${id}`,
      part: 'choices',
      who: [id],
      before: [lastBeat],
      when: [`has(flags.read_pursued_${id})`, `not has(flags.read_weighed_${id})`],
      choices: [madeChoice({ text: put(text, core, person), kind, target: id, leadsTo: to })],
    }),
  ];
}

/** What was said of the time comes true: it is near, and then it is nearer. */
function nearness({ core, scenes }: Pressing): {
  readonly beats: readonly Beat[];
  readonly passages: readonly Passage[];
} {
  const { deadline } = core;
  if (deadline === null) return { beats: [], passages: [] };
  const lines = deadline.is === 'moment' ? momentsNear : spansNear;
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
        prose: [put(brief(lines[at * 2] ?? '', 1), core, null)],
      }),
    ),
  };
}

import { seedFrom } from '@/foundation/seeded-random';
import type { FoundPerson, Reading, Excerpt } from '@/reading/found/reading';
import { namesIt } from '@/reading/found/named-in';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import { inOrder, standsAlone } from '@/reading/story/in-order';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { saidKind } from '@/reading/story/said-kind';
import { upperFirst } from '@/reading/prose/upper-first';
import { spoken } from '@/reading/story/spoken';
import type { Passage } from '@/story/campaign/passage';

type Subject = {
  readonly id: string;
  readonly name: string;
  readonly called: readonly string[];
  readonly excerpts: readonly Excerpt[];
};

type Making = {
  readonly free: Excerpts;
  readonly placeOf: ReadonlyMap<string, string>;
};

/** Who answers first when somebody is asked about something. */
export type ToldAnswer = { readonly id: string; readonly name: string; readonly speaker: string };

type Talk = {
  readonly passages: readonly Passage[];
  readonly answers: readonly ToldAnswer[];
  /** By an author's words: what is set when they were said to whoever asked in words of their own. */
  readonly heard: ReadonlyMap<string, string>;
};

/** What else an answer spoke of is remembered with it, as far as one could say it in a breath. */
const mostNamed = 1;

/** Asked about something, people answer with what lore and setting say of it, each thing once. */
export function talkPassages(reading: Reading, { free, placeOf }: Making): Talk {
  const { people, places, things, topics } = reading;
  if (people.length === 0) return { passages: [], answers: [], heard: new Map() };
  const subjects: readonly Subject[] = [...topics, ...things, ...places];
  const passages: Passage[] = [];
  const answers: ToldAnswer[] = [];
  const heard = new Map<string, string>();
  for (const subject of subjects) {
    const excerpts = inOrder(
      subject.excerpts.filter((excerpt) => free.isFree(excerpt) && excerpt.words <= mostSpoken),
      subject,
    ).slice(0, 3);
    for (const [at, excerpt] of excerpts.entries()) {
      free.take(excerpt);
      heard.set(excerpt.text, heardFlag(subject, at));
      const person = whoKnows(subject, excerpt, people, { at, placeOf });
      // A place that is spoken of is somewhere to go.
      const others = [...places, ...topics, ...things].filter(
        ({ id }) => id !== subject.id && excerpt.about.includes(id),
      );
      if (at === 0) answers.push({ id: subject.id, name: subject.name, speaker: person.id });
      passages.push(...answer(subject, excerpt, { person, at, others }));
    }
  }
  return { passages, answers, heard };
}

/** Nobody makes longer speeches to somebody they hardly know. */
const mostSpoken = 80;

/** What nobody is there to be asked about can be thought over, anywhere. */
export function thoughtPassages(reading: Reading, free: Excerpts): readonly Passage[] {
  const subjects: readonly Subject[] = [...reading.topics, ...reading.places, ...reading.things];
  return reading.everywhere.flatMap((excerpt, at) => {
    const subject = subjects.find(({ id }) => excerpt.about.includes(id));
    if (subject === undefined || !standsAlone(excerpt, subject) || !free.take(excerpt)) return [];
    const to = `read-thought-${String(at + 1)}`;
    return [
      madePassage({
        id: to,
        part: 'outcome',
        prose: [inert(excerpt.text)],
        memory: { text: `You thought over what you know of ${subject.name}.` },
      }),
      madePassage({
        id: `read-think-${String(at + 1)}`,
        part: 'choices',
        choices: [
          madeChoice({
            text: `Think over what you know of ${subject.name}.`,
            kind: 'think',
            leadsTo: to,
          }),
        ],
      }),
    ];
  });
}

/** Somebody whose own words or place touch it and of whom it is not said; else by lot, the same in every playthrough. */
function whoKnows(
  subject: Subject,
  excerpt: Excerpt,
  people: readonly FoundPerson[],
  { at, placeOf }: { readonly at: number; readonly placeOf: ReadonlyMap<string, string> },
): FoundPerson {
  const ranked = people
    .map((person, nth) => ({
      person,
      nearness: nearnessTo(subject, excerpt, { person, place: placeOf.get(person.id) ?? null }),
      lot: seedFrom(at + nth, subject.id),
    }))
    .sort((one, other) => other.nearness - one.nearness || one.lot - other.lot);
  return ranked[0]?.person ?? (people[0] as FoundPerson);
}

/** How much somebody has to do with what is said. */
function nearnessTo(
  { name, called }: Subject,
  { about, where }: Excerpt,
  { person, place }: { readonly person: FoundPerson; readonly place: string | null },
): number {
  const { id, role, background, looks, sayings, wants, ties, belongings } = person;
  const own = [
    role ?? '',
    ...[...background, ...looks, ...sayings].map(({ text }) => text),
    ...[...wants, ...ties.values(), ...belongings],
  ].join(' ');
  const isOwn = [name.replace(/^the /i, ''), ...called].some((word) => namesIt(own, word));
  return (
    (about.includes(id) ? -4 : 0) +
    (isOwn ? 2 : 0) +
    (place !== null && (where === place || about.includes(place)) ? 1 : 0)
  );
}

/** "She has dived here eleven times" is nothing that anybody says of themselves. */
function said({ text, about }: Excerpt, { id }: FoundPerson): string {
  return about.includes(id) ? inert(text) : spoken(text);
}

function heardFlag({ id }: Pick<Subject, 'id'>, at: number): string {
  return `flags.read_heard_${id}_${String(at + 1)}`;
}

function answer(
  { id, name }: Subject,
  excerpt: Excerpt,
  {
    person,
    at,
    others,
  }: {
    readonly person: FoundPerson;
    readonly at: number;
    readonly others: readonly Subject[];
  },
): readonly Passage[] {
  const to = `read-answer-${id}-${String(at + 1)}`;
  const asked =
    at === 0
      ? `Ask ${person.shortName} about ${name}.`
      : `Ask ${person.shortName} more about ${name}.`;
  return [
    madePassage({
      id: to,
      part: 'outcome',
      speaker: person.id,
      prose: [said(excerpt, person)],
      effects: [metFlag(person.id), `feeling ${person.id} +1`, `set flags.read_asked_${id} true`],
      memory: {
        text: `${upperFirst(person.shortName)} told you about ${[name, ...others.slice(0, mostNamed).map((other) => other.name)].join(' and ')}.`,
        about: person.id,
        kind: saidKind,
      },
    }),
    madePassage({
      id: `read-ask-${id}-${String(at + 1)}`,
      part: 'choices',
      who: [person.id],
      choices: [
        madeChoice({
          text: asked,
          kind: 'talk',
          target: person.id,
          leadsTo: to,
          when: [
            `not has(${heardFlag({ id }, at)})`,
            ...(at === 0
              ? []
              : [`(has(flags.read_asked_${id}) or has(${heardFlag({ id }, at - 1)}))`]),
          ].join(' and '),
        }),
      ],
    }),
  ];
}

import type { FoundPerson, Reading, Excerpt } from '@/reading/found/reading';
import { inert, madePassage } from '@/reading/story/made-passage';
import { personProse } from '@/reading/story/person-prose';
import type { Wordings } from '@/reading/story/pick';
import {
  beforeSaying,
  meetings,
  notedMeetings,
  notedRoleMeetings,
  roleMeetings,
} from '@/reading/story/wordings';
import { metFlag } from '@/reading/story/met-flag';
import { saidKind } from '@/reading/story/said-kind';
import { questionsTo } from '@/reading/story/questions-to';
import { upperFirst } from '@/reading/prose/upper-first';
import type { Passage, PassageMemory } from '@/story/campaign/passage';
import { countWords, splitSentences } from '@/story/words/split-sentences';

/** Somebody is met by what the author says of their looks, speaks in the author's words, and wants something. */
export function peoplePassages(reading: Reading, wordings: Wordings): readonly Passage[] {
  return reading.people.flatMap((person) => {
    const questions = questionsTo(person, reading, wordings);
    return [
      ...meeting(person, wordings),
      ...sayings(person, wordings),
      ...background(person, questions.length > 0),
      ...questions,
    ];
  });
}

function meeting(person: FoundPerson, wordings: Wordings): readonly Passage[] {
  const { id, sayings: said } = person;
  const seen = seenFirst(person);
  const { note = null, prose = null } = seen === undefined ? {} : personProse(seen, person);
  const [first] = said;
  const spoken =
    first === undefined
      ? []
      : [`${wordings.next(beforeSaying, { x: `@${id}` })} ${inert(first.text)}`];
  const named = namedAs(person, note, wordings);
  return [
    madePassage({
      id: `read-meet-${id}`,
      part: 'reaction',
      speaker: id,
      weight: 2,
      when: [`not has(flags.read_met_${id})`],
      // Who has no looks is met by what they say.
      prose:
        prose === null && note === null
          ? [[named, ...spoken].join(' ')]
          : [
              [
                ...(isNamedIn(prose, person) ? [] : [named]),
                ...(prose === null ? [] : [prose]),
              ].join(' '),
              ...spoken,
            ],
      effects: [metFlag(id), `set flags.read_seen_${id} true`],
      memory: { text: `You met ${person.name}.`, about: id },
    }),
    ...(prose === null && spoken.length === 0
      ? []
      : [
          madePassage({
            id: `read-looks-${id}`,
            part: 'reaction',
            speaker: id,
            weight: 2,
            when: [`has(flags.read_met_${id})`, `not has(flags.read_seen_${id})`],
            prose: [...(prose === null ? [] : [prose]), ...spoken],
            effects: [`set flags.read_seen_${id} true`],
          }),
        ]),
  ];
}

/** Their looks; who has none is met by what a list says of them. */
function seenFirst({ looks, background: past, hasProfile }: FoundPerson): Excerpt | undefined {
  return looks[0] ?? (hasProfile ? undefined : past[0]);
}

/** Whom the author's words present needs none of ours, unless it has to be said what they are. */
function isNamedIn(prose: string | null, { id, role, isCalled, called }: FoundPerson): boolean {
  const [first = ''] = splitSentences(prose ?? '');
  const isPresented =
    first.startsWith(`{${id}}`) || called.some((name) => first.startsWith(`${name} `));
  return isPresented && (role === null || first.includes(`, the ${role}`)) && !isCalled;
}

/** "Ines Vail, called Nessie": by her name nobody would know whom the others mean. */
export function isCalledOtherwise({ name, shortName, isCalled }: FoundPerson): boolean {
  return isCalled && !name.includes(shortName);
}

function namedAs(person: FoundPerson, noted: string | null, wordings: Wordings): string {
  const { id, role, name, shortName } = person;
  // What they are need not be said twice.
  const note = noted === null || noted === role ? null : noted;
  const slots = {
    x: isCalledOtherwise(person) ? inert(`${name}, called ${shortName}`) : `@${id}`,
    role: role === null ? '' : inert(`the ${role}`),
    note: note ?? '',
  };
  if (note === null) return wordings.next(role === null ? meetings : roleMeetings, slots);
  // A note that ends with what somebody said has its stop already.
  return wordings
    .next(role === null ? notedMeetings : notedRoleMeetings, slots)
    .replace(/([.!?]["”])\.$/, '$1');
}

function sayings({ id, sayings: said, name }: FoundPerson, wordings: Wordings): readonly Passage[] {
  return said.slice(1).map(({ text }, at) =>
    madePassage({
      id: `read-says-${id}-${String(at + 1)}`,
      part: 'reaction',
      speaker: id,
      when: [`has(flags.read_met_${id})`],
      prose: [`${wordings.next(beforeSaying, { x: `@${id}` })} ${inert(text)}`],
      memory: { ...rememberedSaying(name, text), about: id },
    }),
  );
}

/** "Sign here." alone says nothing. */
const fewestSaid = 5;

/** What they said, as far as one keeps it word for word. */
function rememberedSaying(name: string, text: string): Pick<PassageMemory, 'text' | 'kind'> {
  const [quoted = ''] = /^["“][^"“”]+["”]/.exec(text) ?? [];
  const said = splitSentences(quoted.slice(1, -1)).find((each) => countWords(each) >= fewestSaid);
  return said === undefined
    ? { text: `${upperFirst(name)} said what you will not forget.`, kind: null }
    : { text: `${upperFirst(name)} said: "${said.replace(/,$/, '.')}"`, kind: saidKind };
}

/** Of whom one can ask nothing, it shows after a while. */
function background(person: FoundPerson, canBeAsked: boolean): readonly Passage[] {
  const { id, looks, background: past } = person;
  const seen = seenFirst(person);
  return [...looks, ...past]
    .filter((excerpt) => excerpt !== seen)
    .flatMap((excerpt) => personProse(excerpt, person).prose ?? [])
    .map((prose, at) =>
      madePassage({
        id: `read-past-${id}-${String(at + 1)}`,
        part: 'reaction',
        speaker: id,
        when: [`has(flags.read_${canBeAsked ? 'knows' : 'met'}_${id})`],
        prose: [prose],
      }),
    );
}

import { seedFrom } from '@/foundation/seeded-random';
import { aftermaths } from '@/reading/endings/aftermaths';
import { brief } from '@/reading/story/brief';
import type { FoundPerson, FoundProp, Reading } from '@/reading/found/reading';
import { inert } from '@/reading/story/made-passage';
import type { PremiseCore } from '@/reading/premise/premise-core';
import type { ReadEnding } from '@/reading/endings/tellable-ending';

/** `{matter}` is what the premise is about, `{x}` whoever it turns on: by what they feel, warm or cold. */
type Closing = {
  readonly id: string;
  readonly title: string;
  readonly begins: string;
  readonly warm: string;
  readonly cold: string;
  readonly ends: string;
  /** Whether it turns on the second person rather than the first. */
  readonly isOfSecond: boolean;
  readonly act: string;
  /** Where nobody is there. */
  readonly alone: string;
};

const everyday: readonly [Closing, ...Closing[]] = [
  {
    id: 'read_stay',
    title: 'You stayed',
    begins:
      'You stay until {matter} is settled. It is not done in a day, and some of it will never be quite done, but it is carried by more than one from now on.',
    warm: '{x} never thank{x.s} you in so many words. {x.they} keep{x.s} a place for you, which is more.',
    cold: '{x} watch{x.es} you as one watches somebody who may still go. You do not go.',
    ends: 'Later, when the story of {matter} is told, some leave you out of it and some put you at the beginning. You were there. You know which.',
    isOfSecond: false,
    act: 'Stay, and settle {matter} with {x}.',
    alone: 'See to {matter} yourself, to the end.',
  },
  {
    id: 'read_go',
    title: 'You went',
    begins:
      'You go, and leave {matter} to those who have to live with it. It goes on without you, a little otherwise than it would have.',
    warm: '{x} come{x.s} along for the first part of the way and talk{x.s} about other things. At the end of it neither of you knows how to stop walking.',
    cold: '{x} {x.does} not see you off. Somebody tells you long afterwards that it was meant as a kindness.',
    ends: 'You could have had the last word about {matter}. It was somebody else who said it.',
    isOfSecond: true,
    act: 'Go, and leave {matter} to {x}.',
    alone: 'Leave {matter} as it is, and go.',
  },
  {
    id: 'read_say',
    title: 'It was said',
    begins:
      'You say aloud what you have found out about {matter}. Once begun it takes hardly longer than any other thing one says, and then it is no secret any more, and belongs to everybody.',
    warm: '{x} {x.is} the first to nod. After that it is easier.',
    cold: '{x} {x.is} the last to look up. But {x.they} look{x.s} up.',
    ends: 'What comes of {matter} will need years. It has a beginning now, and you were its beginning.',
    isOfSecond: false,
    act: 'Say before everybody what you know of {matter}.',
    alone: 'Say aloud what you know of {matter}.',
  },
];

const promises = [
  '{if counters.read_broken > 0: One promise you made here was not kept. It is told as well, more briefly than the rest. | }',
  '{if counters.read_kept > 0: What you gave your word for you have kept, and that is what will be said of you first. | }',
  '{if counters.read_promised > 0 and not counters.read_kept > 0: You had promised something here. It is being looked after, in your name. | }',
  '{if counters.read_for_it > 1: Those to whom you spoke of {matter} have not forgotten how you spoke. | }',
].join(' ');

/** Where the author wrote no ending: made of what can be done, of promises, and of what people feel by then. */
export function closings(reading: Reading, core: PremiseCore): readonly ReadEnding[] {
  return core.ways.length > 1 ? closingsOfWays(reading, core) : everydayClosings(reading, core);
}

function closingsOfWays(
  { people, props }: Reading,
  { ways, matter, dramas }: PremiseCore,
): readonly ReadEnding[] {
  const [drama] = dramas;
  const nth = seedFrom(0, matter);
  // Who was gone the whole time has no part in what others feel about it.
  const speaking = people.filter(({ id, isSilent }) => !isSilent && id !== drama?.about.key);
  return ways.map(({ id, title, act, told }, at) => {
    const { warm, cold, ends } = aftermaths[(nth + at) % aftermaths.length] ?? everyday[0];
    const put = (text: string): string => text.replaceAll('{matter}', inert(matter));
    const prose = [
      inert(brief(told)),
      ofSomebodyMet(inTurn(speaking, at), warm, cold),
      stillHeld(props),
      put(promises),
      put(brief(ends, 1)),
    ];
    return {
      ending: { id: `read_${id}`, title, prose: prose.filter((text) => text !== '') },
      acts: [act],
    };
  });
}

function everydayClosings({ people }: Reading, core: PremiseCore): readonly ReadEnding[] {
  const [first, second = first] = people.filter(({ isSilent }) => !isSilent);
  return everyday.map(({ id, title, begins, warm, cold, ends, isOfSecond, act, alone }) => {
    const person = isOfSecond ? second : first;
    const put = (text: string): string => text.replaceAll('{matter}', inert(core.matter));
    const prose = [
      put(brief(begins, 1)),
      feeling(person, warm, cold),
      put(promises),
      put(brief(ends, 1)),
    ];
    return {
      ending: { id, title, prose: prose.filter((text) => text !== '') },
      acts: [
        (person === undefined ? alone : act)
          .replace('{matter}', core.matter)
          .replace('{x}', person?.shortName ?? ''),
      ],
    };
  });
}

/** By what somebody feels when it ends. */
function feeling(person: FoundPerson | undefined, warm: string, cold: string): string {
  if (person === undefined) return '';
  const put = (text: string): string =>
    text.replaceAll('{x}', `{${person.id}}`).replaceAll('{x.', `{${person.id}.`);
  return `{if feeling.${person.id} > 9: ${put(warm)} | ${put(cold)}}`;
}

function inTurn<Each>(all: readonly Each[], from: number): readonly Each[] {
  const first = from % Math.max(1, all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

const mostAsked = 4;

/** By what the first of them feels whom the player has met: nobody is seen off by a stranger. */
function ofSomebodyMet(people: readonly FoundPerson[], warm: string, cold: string): string {
  const met = ({ id }: FoundPerson): string => `has(flags.read_met_${id})`;
  const asked = people.slice(0, mostAsked);
  return asked
    .flatMap((person, at) => {
      const put = (text: string): string =>
        text.replaceAll('{x}', `{${person.id}}`).replaceAll('{x.', `{${person.id}.`);
      const nobodyBefore = asked.slice(0, at).map((other) => `not ${met(other)}`);
      const when = [met(person), ...nobodyBefore].join(' and ');
      const isFond = `feeling.${person.id} > 9`;
      return [
        `{if ${when} and ${isFond}: ${put(warm)} | }`,
        `{if ${when} and not ${isFond}: ${put(cold)} | }`,
      ];
    })
    .join(' ');
}

const mostHeld = 3;

/** What was taken along is there at the end. */
function stillHeld(props: readonly FoundProp[]): string {
  const portable = props.filter(({ isPortable, isGone }) => isPortable && !isGone);
  const has = ({ id }: FoundProp): string => `has(inventory.${id})`;
  return portable
    .slice(0, mostHeld)
    .map((prop, at) => {
      const before = portable.slice(0, at).map((other) => `not ${has(other)}`);
      const when = [has(prop), ...before].join(' and ');
      return `{if ${when}: You still have ${inert(prop.name)}. Nobody has asked for it. | }`;
    })
    .join(' ');
}

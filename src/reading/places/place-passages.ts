import { phraseFor } from '@/reading/places/phrase-for';
import type { Excerpt, FoundPerson, FoundPlace, Reading } from '@/reading/found/reading';
import { keptInMind } from '@/reading/story/kept-in-mind';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { excerptsOfPlace } from '@/reading/places/first-sights';
import { standsAlone } from '@/reading/story/in-order';
import type { Wordings } from '@/reading/story/pick';
import { hasVoice } from '@/reading/story/spoken';
import {
  firstSights,
  returnsToNobody,
  returnsToSomebody,
  seekings,
  staysWithSomebody,
} from '@/reading/story/wordings';
import type { Passage, PassageMemory } from '@/story/campaign/passage';

type Making = {
  readonly free: Excerpts;
  readonly wordings: Wordings;
  /** What is seen first of each place. */
  readonly sights: ReadonlyMap<string, Excerpt>;
  readonly start: string;
};

/** A place is told by the sentences about it, those that name nothing else first. */
export function placePassages(
  reading: Reading,
  { free, wordings, sights, start }: Making,
): readonly Passage[] {
  return reading.places.flatMap((place) => {
    const { id, name } = place;
    const first = sights.get(id);
    const others = excerptsOfPlace(place, free).slice(0, placeExcerpts + returnExcerpts - 1);
    for (const excerpt of others) free.take(excerpt);
    const more = others.slice(0, placeExcerpts - 1);
    const phrase = phraseFor(place, reading.sentences) ?? name;
    const sight = first === undefined ? null : inert(first.text);
    // Who begins there is not told that they have come.
    const arrival = id === start ? null : wordings.next(firstSights, { place: inert(phrase) });
    const seen = sight ?? arrival;
    return [
      ...(seen === null
        ? []
        : [
            madePassage({
              id: `read-place-${id}`,
              part: 'place',
              where: [id],
              first: true,
              prose: [seen],
              memory: { text: `You saw ${name} with your own eyes.` },
              alsoRemembered: first === undefined ? [] : besides(place, first, reading),
            }),
          ]),
      // Who comes again sees more of it, in the author's words as long as there are some.
      ...others.slice(placeExcerpts - 1).map((excerpt, at) =>
        madePassage({
          id: `read-seen-${id}-${String(at + 1)}`,
          part: 'place',
          where: [id],
          weight: 6,
          when: ['scene_count > 2'],
          prose: [inert(excerpt.text)],
          alsoRemembered: besides(place, excerpt, reading),
        }),
      ),
      ...lookedRound(place, more, reading),
    ];
  });
}

/** The rest of a place is for those who look round it. */
function lookedRound(
  place: FoundPlace,
  more: readonly Excerpt[],
  reading: Reading,
): readonly Passage[] {
  const { id, name } = place;
  return more.flatMap((excerpt, at) => {
    const to = `read-place-${id}-${String(at + 2)}`;
    return [
      madePassage({
        id: to,
        part: 'outcome',
        prose: [inert(excerpt.text)],
        alsoRemembered: besides(place, excerpt, reading),
        effects: [`set flags.read_look_${id}_${String(at + 2)} true`],
        memory: { text: `You took a good look round ${name}.` },
      }),
      madePassage({
        id: `read-look-${id}-${String(at + 2)}`,
        part: 'choices',
        where: [id],
        choices: [
          madeChoice({
            text: at === 0 ? `Look round ${name}.` : `Look round ${name} once more.`,
            kind: 'look',
            leadsTo: to,
            ...(at === 0 ? {} : { when: `has(flags.read_look_${id}_${String(at + 1)})` }),
          }),
        ],
      }),
    ];
  });
}

/** What is told of one place and names another, or somebody: it is why one would go there. */
function besides(place: FoundPlace, { text }: Excerpt, reading: Reading): readonly PassageMemory[] {
  const others = reading.places.filter(({ id }) => id !== place.id);
  return keptInMind([text], { ...reading, places: others, things: reading.props, topics: [] }, 2);
}

/** The others are for those who look round, or come again. */
const placeExcerpts = 2;
const returnExcerpts = 6;

/**
 * Who comes again, or stays, reads what somebody there does about the matter at hand; where nobody is, what
 * there is to think of.
 */
export function returnPassages(
  { places, people }: Reading,
  matter: string,
  wordings: Wordings,
): readonly Passage[] {
  // The author's words come first; and whoever has just been answered need not be seen busy besides.
  const ways = [
    { key: 'again', intent: ['move'], pool: returnsToSomebody },
    { key: 'still', intent: ['wait', 'look'], pool: staysWithSomebody },
  ];
  const speaking = people.filter(hasVoice);
  return [
    ...speaking.flatMap((person) =>
      ways.flatMap(({ key, intent, pool }) =>
        Array.from({ length: returnsToEach }, (_, at) =>
          madePassage({
            ...{ part: 'place', weight: 0.01, intent },
            id: `read-${key}-${person.id}-${String(at + 1)}`,
            who: [person.id],
            when: [`scene_count > 3 and has(flags.read_met_${person.id})`],
            prose: [wordings.next(pool, { x: `@${person.id}`, matter: inert(matter) })],
          }),
        ),
      ),
    ),
    ...places.flatMap((place) => lonely(place, { people, speaking, matter, wordings })),
  ];
}

/** Where nobody is: what there is to think of, and then somebody comes after the player. */
function lonely(
  { id, name }: FoundPlace,
  {
    people,
    speaking,
    matter,
    wordings,
  }: {
    readonly people: readonly FoundPerson[];
    readonly speaking: readonly FoundPerson[];
    readonly matter: string;
    readonly wordings: Wordings;
  },
): readonly Passage[] {
  const nobody = people.map((person) => `people.${person.id}.place != "${id}"`).join(' and ');
  const isAlone = nobody === '' ? 'scene_count > 3' : `scene_count > 3 and ${nobody}`;
  const slots = { place: inert(name), matter: inert(matter) };
  return [
    ...Array.from({ length: thoughtsAlone }, (_, at) =>
      madePassage({
        id: `read-alone-${id}-${String(at + 1)}`,
        part: 'place',
        weight: 0.01,
        where: [id],
        intent: comings,
        when: [isAlone],
        prose: [wordings.next(returnsToNobody, slots)],
      }),
    ),
    ...speaking.slice(0, mostSeekers).map((person) =>
      madePassage({
        id: `read-sought-${person.id}-${id}`,
        part: 'reaction',
        where: [id],
        intent: ['wait', 'look', 'remember'],
        when: [
          isAlone,
          `has(flags.read_met_${person.id}) and not has(flags.read_sought_${person.id})`,
        ],
        prose: [wordings.next(seekings, { ...slots, x: `@${person.id}` })],
        effects: [`set people.${person.id}.place ${id}`, `set flags.read_sought_${person.id} true`],
        memory: { text: `${person.shortName} came after you to ${name}.`, about: person.id },
      }),
    ),
  ];
}

/** What one does who comes, or stays. */
const comings = ['move', 'wait', 'look'];
const thoughtsAlone = 3;
const mostSeekers = 5;
const returnsToEach = 2;

/** What is true of the whole setting fills the scenes that are short. */
export function everywherePassages(reading: Reading, free: Excerpts): readonly Passage[] {
  const known = [...reading.people, ...reading.topics, ...reading.places, ...reading.things];
  return reading.everywhere
    .filter(
      (excerpt) =>
        (excerpt.isStart || known.some((each) => standsAlone(excerpt, each))) && free.take(excerpt),
    )
    .map((excerpt, at) =>
      madePassage({
        id: `read-setting-${String(at + 1)}`,
        part: 'place',
        prose: [inert(excerpt.text)],
        alsoRemembered: keptInMind(
          [excerpt.text],
          { ...reading, things: reading.props, topics: [] },
          2,
        ),
        weight: 5,
      }),
    );
}

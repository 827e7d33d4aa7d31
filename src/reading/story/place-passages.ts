import type { Reading } from '@/reading/found/reading';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { inOrder, standsAlone } from '@/reading/story/in-order';
import { mentions } from '@/reading/found/person-names';
import type { Wordings } from '@/reading/story/pick';
import { returnsToNobody, returnsToSomebody } from '@/reading/story/wordings';
import type { Passage } from '@/story/campaign/passage';

/** A place is told by the sentences about it, those that name nothing else first. */
export function placePassages(reading: Reading, free: Excerpts): readonly Passage[] {
  return reading.places.flatMap((place) => {
    const { id, name, excerpts } = place;
    const own = inOrder(
      [...excerpts]
        .sort((one, other) => one.about.length - other.about.length)
        .filter((excerpt) => free.isFree(excerpt)),
      place,
    ).slice(0, placeExcerpts);
    for (const excerpt of own) free.take(excerpt);
    const [first, ...more] = own;
    return [
      ...(first === undefined
        ? []
        : [
            madePassage({
              id: `read-place-${id}`,
              part: 'place',
              where: [id],
              first: true,
              prose: [inert(first.text)],
            }),
          ]),
      ...more.flatMap((excerpt, at) => {
        const to = `read-place-${id}-${String(at + 2)}`;
        return [
          madePassage({
            id: to,
            part: 'outcome',
            prose: [inert(excerpt.text)],
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
      }),
    ];
  });
}

/** The others are for those who ask. */
const placeExcerpts = 3;

/** Who comes again, or stays, reads at least where they are and what is there. */
export function returnPassages(
  { places, people, things, topics, premise }: Reading,
  placeOf: ReadonlyMap<string, string>,
  wordings: Wordings,
): readonly Passage[] {
  const begun = premise.flat().map(({ text }) => text);
  const isKnown = ({ called }: Reading['people'][number]): boolean =>
    begun.some((text) => called.some((each) => mentions(text, each)));
  return places.flatMap(({ id, name }) => {
    const here = people.filter((person) => placeOf.get(person.id) === id);
    const absent = people
      .filter((person) => placeOf.get(person.id) !== id && isKnown(person))
      .map(({ shortName }) => shortName);
    const matters = [
      ...things.map((thing) => thing.name),
      ...topics.map((topic) => topic.name),
      ...absent,
    ];
    const lines = here.length > 0 ? returnsToSomebody : returnsToNobody;
    return lines.map((_, at) =>
      madePassage({
        id: `read-again-${id}-${String(at + 1)}`,
        part: 'place',
        where: [id],
        intent: ['move', 'wait', 'look'],
        weight: 0.2,
        when: [
          'scene_count > 3',
          // Whoever has not been met is not there for anybody who reads.
          ...(here.length > 0 && (lines[at] ?? '').includes('{x}')
            ? [`has(flags.read_met_${here[at % here.length]?.id ?? ''})`]
            : []),
        ],
        prose: [
          wordings.next(lines, {
            place: inert(name),
            x: inert(here[at % Math.max(1, here.length)]?.shortName ?? ''),
            matter: inert(matters[at % Math.max(1, matters.length)] ?? name),
          }),
        ],
      }),
    );
  });
}

/** What is true of the whole setting fills the scenes that are short. */
export function everywherePassages(reading: Reading, free: Excerpts): readonly Passage[] {
  const known = [...reading.people, ...reading.topics, ...reading.places, ...reading.things];
  return reading.everywhere
    .filter((excerpt) => known.some((each) => standsAlone(excerpt, each)) && free.take(excerpt))
    .map((excerpt, at) =>
      madePassage({
        id: `read-setting-${String(at + 1)}`,
        part: 'place',
        prose: [inert(excerpt.text)],
        weight: 0.8,
      }),
    );
}

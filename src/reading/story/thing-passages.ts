import type { FoundPerson, FoundThing, Reading } from '@/reading/found/reading';
import { namesIt } from '@/reading/found/named-in';
import { hasVoice } from '@/reading/story/spoken';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import type { Wordings } from '@/reading/story/pick';
import { showings, takings } from '@/reading/story/wordings';
import type { Passage } from '@/story/campaign/passage';

type Making = { readonly free: Excerpts; readonly wordings: Wordings; readonly start: string };

/** To so many people something can be shown. */
const mostShown = 2;

/** Things can be looked at where they are, taken, and shown to people. */
export function thingPassages(
  { things, people }: Reading,
  held: ReadonlySet<string>,
  making: Making,
): readonly Passage[] {
  return things.flatMap((thing, nth) => [
    ...(held.has(thing.id) ? [] : findings(thing, making)),
    ...shownTo(thing, people).flatMap((person) =>
      showing(thing, person, { nth, wordings: making.wordings }),
    ),
  ]);
}

/** Those first whose own words have to do with it. */
function shownTo({ called }: FoundThing, people: readonly FoundPerson[]): readonly FoundPerson[] {
  const isOwn = ({ background, looks, sayings, wants, belongings }: FoundPerson): boolean => {
    const told = [...background, ...looks, ...sayings].map(({ text }) => text);
    const own = [...told, ...wants, ...belongings].join(' ');
    return called.some((name) => namesIt(own, name));
  };
  const all = people.filter(hasVoice);
  return [...all.filter(isOwn), ...all.filter((person) => !isOwn(person))].slice(0, mostShown);
}

/** What hangs, stands or weighs too much stays where it is. */
const tooHeavy =
  /\b(?:weighs?|weighed|heavy|heavier|tons?|hangs?|hung|bolted|screwed|built|mounted|chained|rooted|(?:big|large|tall|high|wide|long|broad) as|cannot be (?:moved|lifted)|size of an? (?:\p{L}+ )?(?:house|barn|room|cart|horse|cow|man|table|door))\b/iu;

function isCarried({ called, excerpts }: FoundThing): boolean {
  return !excerpts.some(
    ({ text }) => tooHeavy.test(text) && called.some((name) => namesIt(text, name)),
  );
}

function findings(thing: FoundThing, { free, wordings, start }: Making): readonly Passage[] {
  const { id, name, excerpts } = thing;
  const where = excerpts.find(({ where: place }) => place !== null)?.where ?? start;
  const said = excerpts.find((each) => free.take(each));
  const [look, take] = [`read-look-${id}`, `read-take-${id}`];
  const isSeen = said === undefined ? '' : `has(flags.read_saw_${id}) and `;
  return [
    ...(said === undefined
      ? []
      : [
          madePassage({
            id: look,
            part: 'outcome',
            prose: [inert(said.text)],
            effects: [`set flags.read_saw_${id} true`],
            memory: { text: `You took a close look at ${name}.` },
          }),
        ]),
    madePassage({
      id: take,
      part: 'outcome',
      prose: [wordings.next(takings, { thing: inert(name) })],
      effects: [`gain ${id}`, `set flags.read_saw_${id} true`],
      memory: { text: `You took ${name} with you.`, kind: 'gift' },
    }),
    madePassage({
      id: `read-at-${id}`,
      part: 'choices',
      where: [where],
      choices: [
        // Where nothing is told of it there is nothing to see.
        ...(said === undefined
          ? []
          : [madeChoice({ text: `Look closely at ${name}.`, kind: 'look', leadsTo: look })]),
        ...(isCarried(thing)
          ? [
              madeChoice({
                ...{ text: `Take ${name} with you.`, kind: 'use', leadsTo: take },
                when: `${isSeen}not has(inventory.${id})`,
              }),
            ]
          : []),
      ],
    }),
  ];
}

function showing(
  { id, name }: FoundThing,
  person: FoundPerson,
  { nth, wordings }: { readonly nth: number; readonly wordings: Wordings },
): readonly Passage[] {
  const to = `read-show-${id}-${person.id}`;
  const liking = nth % 3 === 0 ? '-2' : '+3';
  return [
    madePassage({
      id: to,
      part: 'outcome',
      speaker: person.id,
      prose: [wordings.next(showings, { x: `@${person.id}`, thing: inert(name) })],
      effects: [
        metFlag(person.id),
        `feeling ${person.id} ${liking}`,
        `set flags.read_shown_${id} true`,
      ],
      memory: { text: `You showed ${person.shortName} ${name}.`, about: person.id },
    }),
    madePassage({
      id: `read-carry-${id}-${person.id}`,
      part: 'choices',
      who: [person.id],
      has: [id],
      choices: [
        madeChoice({
          ...{ text: `Show ${name} to ${person.shortName}.`, kind: 'gesture', target: person.id },
          ...{ needs: id, leadsTo: to, when: `not has(flags.read_shown_${id})` },
        }),
      ],
    }),
  ];
}

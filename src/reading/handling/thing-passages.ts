import type { FoundPerson, FoundProp, FoundThing, Reading } from '@/reading/found/reading';
import { namesIt } from '@/reading/found/named-in';
import { hasVoice } from '@/reading/story/spoken';
import type { Excerpts } from '@/reading/story/excerpts-left';
import { inert, madeChoice, madePassage, type PassageToMake } from '@/reading/story/made-passage';
import { lastBeat } from '@/reading/story/last-beat';
import { metFlag } from '@/reading/story/met-flag';
import { filled, type Wordings } from '@/reading/story/pick';
import { actOn } from '@/reading/handling/act-on';
import { isTooGreat } from '@/reading/things/no-thing-here';
import { toldAgain } from '@/reading/things/told-again';
import { upperFirst } from '@/reading/prose/upper-first';
import { showings, takings } from '@/reading/story/wordings';
import type { Passage } from '@/story/campaign/passage';

type Making = {
  readonly free: Excerpts;
  readonly wordings: Wordings;
  readonly start: string;
  readonly held: ReadonlySet<string>;
  /** Where an author wrote little, a look that they have no words for is better than none. */
  readonly isSparse: boolean;
};

/** To so many people something can be shown: whoever shows it to all of them learns nothing. */
const mostShown = 2;

/** Things can be looked at where they are, taken, and shown to people. */
export function thingPassages({ props, people }: Reading, making: Making): readonly Passage[] {
  return props.flatMap((prop, nth) => [
    ...handled(prop, making),
    ...(canBeHad(prop, making)
      ? shownTo(prop, people).flatMap((person) =>
          showing(prop, person, { nth, wordings: making.wordings }),
        )
      : []),
  ]);
}

/** Whoever takes it has looked at it first. */
function handled(prop: FoundProp, making: Making): readonly Passage[] {
  const looks = lookedAt(prop, making);
  return looks.length === 0 ? [] : [...looks, ...taken(prop, making)];
}

/** Those alone whom it concerns: whose own words have to do with it, or who are named with it. */
function shownTo(
  { called, named }: FoundProp,
  people: readonly FoundPerson[],
): readonly FoundPerson[] {
  const isOwn = ({ background, looks, sayings, wants, belongings }: FoundPerson): boolean => {
    const told = [...background, ...looks, ...sayings].map(({ text }) => text);
    const own = [...told, ...wants, ...belongings].join(' ');
    return called.some((name) => namesIt(own, name));
  };
  const isNamedWithIt = (person: FoundPerson): boolean =>
    named.some((text) => person.called.some((name) => namesIt(text, name)));
  const all = people.filter(hasVoice);
  return [
    ...all.filter(isOwn),
    ...all.filter((person) => !isOwn(person) && isNamedWithIt(person)),
  ].slice(0, mostShown);
}

/** What hangs, stands or weighs too much stays where it is. */
const tooHeavy =
  /\b(?:weighs?|weighed|heavy|heavier|tons?|hangs?|hung|bolted|screwed|built|mounted|chained|rooted|(?:big|large|tall|high|wide|long|broad) as|cannot be (?:moved|lifted)|size of an? (?:\p{L}+ )?(?:house|barn|room|cart|horse|cow|man|table|door))\b/iu;

function canBeHad(prop: FoundProp, { held }: Making): boolean {
  return held.has(prop.id) || canBeTaken(prop);
}

function canBeTaken({ called, excerpts, named, isPortable, isGone, owner }: FoundProp): boolean {
  if (!isPortable || isGone || owner !== null || named.some(isTooGreat)) return false;
  return !excerpts.some(
    ({ text }) => tooHeavy.test(text) && called.some((name) => namesIt(text, name)),
  );
}

type Whereabouts = Pick<PassageToMake, 'where' | 'who' | 'has'>;

/** In the player's hands, with whoever has it, or where it is. */
function whereabouts({ id, place, owner, excerpts }: FoundProp, making: Making): Whereabouts {
  if (making.held.has(id)) return { has: [id] };
  if (owner !== null) return { who: [owner] };
  const told = excerpts.find(({ where }) => where !== null)?.where;
  return { where: [place ?? told ?? making.start] };
}

/** Whoever looks is told what its author says of it, as long as that was not told before. */
function lookedAt(prop: FoundProp, making: Making): readonly Passage[] {
  const { free, wordings } = making;
  const { id, name, excerpts } = prop;
  const act = actOn(prop);
  const slots = { thing: inert(name) };
  const more = excerpts.find((each) => each.words <= mostTold && free.take(each));
  const isTold = prop.isGone || more?.text.includes(prop.told?.text ?? '') === true;
  const again = isTold ? null : toldAgain(prop);
  const told = [
    ...(again === null ? [] : [inert(again)]),
    ...(more === undefined ? [] : [inert(more.text)]),
  ];
  if (told.length === 0 && !making.isSparse) return [];
  const to = `read-look-${id}`;
  return [
    madePassage({
      id: to,
      part: 'outcome',
      prose: [told.length > 0 ? told.join(' ') : upperFirst(wordings.next(act.answers, slots))],
      effects: [`set flags.read_saw_${id} true`],
      memory: { text: filled(act.done, slots) },
    }),
    madePassage({
      id: `read-at-${id}`,
      part: 'choices',
      ...whereabouts(prop, making),
      before: [lastBeat],
      // Who has just come looks about: later there is more to do, and each is looked at once.
      when: [
        `not has(flags.read_saw_${id})`,
        ...(making.held.has(id) ? [] : [`not has(inventory.${id})`]),
        `scene_count <= ${String(prop.told?.file === premiseFile ? 16 : 7)}`,
      ],
      choices: [madeChoice({ text: wordings.next(act.texts, slots), kind: act.kind, leadsTo: to })],
    }),
  ];
}

/** What the first page lays out is remembered; the rest is for whoever has just come. */
const premiseFile = 'plot/premise.md';

/** Nobody reads a page of it while they bend over something. */
const mostTold = 60;

function taken(prop: FoundProp, making: Making): readonly Passage[] {
  const { id, name } = prop;
  if (making.held.has(id) || !canBeTaken(prop)) return [];
  const to = `read-take-${id}`;
  return [
    madePassage({
      id: to,
      part: 'outcome',
      prose: [upperFirst(making.wordings.next(takings, { thing: inert(name) }))],
      effects: [`gain ${id}`],
      memory: { text: `You took ${name} with you.`, kind: 'gift' },
    }),
    madePassage({
      id: `read-taking-${id}`,
      part: 'choices',
      ...whereabouts(prop, making),
      before: [lastBeat],
      when: [`has(flags.read_saw_${id})`, `not has(inventory.${id})`],
      choices: [madeChoice({ text: `Take ${name} with you.`, kind: 'use', leadsTo: to })],
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

import { seedFrom } from '@/foundation/seeded-random';
import type { SituationOutcome } from '@/reading/situation-form/story-situation';
import type { Cast } from '@/reading/casting/cast-situation';
import { lastBeat } from '@/reading/story/last-beat';
import { madePassage } from '@/reading/story/made-passage';
import { filled } from '@/reading/story/pick';
import type { Passage } from '@/story/campaign/passage';

/** Promises made, kept and broken are told at the end. */
export function countedAs(kind: SituationOutcome['memory']['kind']): readonly string[] {
  if (kind === 'promise') return ['count read_promised +1'];
  return kind === 'kept' || kind === 'broken' ? [`count read_${kind} +1`] : [];
}

/** Who said that they would come along is there. */
export function goesAlong(
  { text, about }: SituationOutcome['memory'],
  cast: Cast,
): readonly string[] {
  const [place] = [...cast.values()].flatMap((slot) =>
    slot.is === 'words' && slot.place !== undefined ? [slot.place] : [],
  );
  const slot = cast.get(about ?? '');
  const isAlong = /\b(?:come|came|go|went|going|walk\w*)\b.*\bwith (?:you|\{)|\btogether\b/.test(
    text,
  );
  return isAlong && place !== undefined && slot?.is === 'person'
    ? [`set people.${slot.person.id}.place ${place}`]
    : [];
}

/** What was begun between two is closed in words some scenes later, where nothing else has taken it up. */
export function threadEnd(
  name: string,
  { memory }: SituationOutcome,
  { stem, cast, flag }: { readonly stem: string; readonly cast: Cast; readonly flag: string },
): readonly Passage[] {
  const { kind, about } = memory;
  const slot = cast.get(about ?? '');
  if ((kind !== 'promise' && kind !== 'debt') || slot?.is !== 'person') return [];
  const own = `${flag}_${name.replace(/-/g, '_')}`;
  const lines = threadEnds[kind];
  const words = lines[seedFrom(0, stem, name) % lines.length] ?? '';
  return [
    madePassage({
      id: `${stem}-${name}-closed`,
      part: 'callback',
      before: [lastBeat],
      recalls: { about: slot.person.id, kind, age: 3 },
      when: [`has(flags.${own})`, `not has(flags.${own}_taken_up)`],
      prose: [filled(words, { x: `@${slot.person.id}` })],
      effects: [`settle ${kind} ${slot.person.id}`, `set flags.${own}_taken_up true`],
    }),
  ];
}

const threadEnds: Readonly<Record<'promise' | 'debt', readonly string[]>> = {
  promise: [
    'Word comes from {x}: about what you promised there is no hurry, and {x.they} {x.has} no doubt. It is the second half that weighs.',
    'What you promised {x} has been asked after, by somebody who had it from {x}. So it is known, and so it holds.',
    'You come upon what you promised {x}, in your mind, where you had put it. It is still whole. You will have to say so to {x} before this is over.',
  ],
  debt: [
    'Word comes from {x}: what you owe {x.them} is not forgotten, and not pressing either. "We are quits when I say so," it runs.',
    'Somebody pays you for something you did not do, and it turns out that it was for {x}. With that you are quits, more or less.',
    'What you owe {x} comes up, and is struck out again with one movement of {x.their} hand. It seems that you have paid it without noticing.',
  ],
};

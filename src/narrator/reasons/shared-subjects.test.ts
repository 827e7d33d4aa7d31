import type { Choice } from '@/contracts/generated/choice';
import { memoryBehind } from '@/narrator/reasons/choice-memory';
import { contextOf } from '@/narrator/testing/context-of';
import type { Memory } from '@/story/state/memory';
import { campaignOf, memory } from '@/story/testing/small-world';

const made = campaignOf([], { sources: new Map(), topics: ['the Leaving'] });
const places = new Map(
  [...made.places].map(([id, place]) => [
    id,
    id === 'mill' ? { ...place, called: ['wheel'] } : place,
  ]),
);

function behind(
  text: string,
  intent: Choice['intent'],
  ...memories: readonly (readonly [string, Partial<Memory>])[]
): string | null {
  const choice: Choice = {
    ...{ id: 'c1', text, intent, because: [], difficulty: null, hint: null, by: 'engine' },
  };
  const context = contextOf(
    { ...made, places },
    {
      past: { memories: memories.map(([summary, rest]) => memory(summary, { summary, ...rest })) },
    },
  );
  return memoryBehind(choice, context)?.id ?? null;
}

const toOda = { kind: 'talk', target: 'oda' };

describe('[arch §7.3; arch SC-034] in a story made of prose, a memory is behind a choice when it has what the choice names', () => {
  it.each([
    ['the person it turns to', 'Ask her again.', toOda, 'Oda Marsh said: "Not on a Sunday."'],
    ['the place it leads to', 'Go on.', { kind: 'move', target: 'mill' }, 'You saw the mill.'],
    ['the thing it names', 'Look at a rope.', { kind: 'look' }, 'Wen told you about a rope.'],
    ['what it asks about', 'Ask about the Leaving.', { kind: 'talk' }, 'They rang the Leaving.'],
    [
      'the place by a word that means no other',
      'Go to the mill.',
      { kind: 'move', target: 'mill' },
      'At night the wheel stands still.',
    ],
  ])('%s', (_, text, intent, summary) => {
    expect(behind(text, intent, [summary, {}])).toBe(summary);
  });

  it('what has both whom it is said to and whom it speaks of comes before what is newer and has one', () => {
    const both = 'You spoke of Wen to Oda.';
    expect(behind('Speak of Wen to Oda.', toOda, [both, {}], ['You met Oda Marsh.', {}])).toBe(
      both,
    );
  });

  it('of alike the newest', () => {
    const [older, newer] = ['You met Oda Marsh.', 'Oda Marsh said: "Not on a Sunday."'];
    expect(behind('Ask Oda again.', toOda, [older, {}], [newer, {}])).toBe(newer);
  });

  it.each([
    ['somebody else', 'Ask Oda again.', toOda, ['You met Wen.', {}]],
    ['a mill-wheel', 'Go to the mill.', { kind: 'move', target: 'mill' }, ['The mill-wheel.', {}]],
    ['a word in common', 'Wait, and listen.', { kind: 'wait' }, ['You waited at the weir.', {}]],
    ['what meant little', 'Ask Oda.', toOda, ['Oda went by.', { significance: 'low' }]],
    [
      'where it was alone',
      'Wait at the weir.',
      { kind: 'wait' },
      ['You slept.', { location: 'weir' }],
    ],
  ] as const)('but not for the sake of %s', (_, text, intent, said) => {
    expect(behind(text, intent, said)).toBeNull();
  });
});

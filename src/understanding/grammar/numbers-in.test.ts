import type { Intent } from '@/contracts/generated/choice';
import { readTypedAction } from '@/understanding/read-typed-action';
import { isOtherNumber, withNumbersSpelt } from '@/understanding/grammar/numbers-in';
import type { Offered } from '@/understanding/story/offered';
import { atWeir, campaignOf } from '@/story/testing/small-world';

it.each([
  ['write forty-two', 'Write forty-one.', true],
  ['write forty', 'Write forty-one.', true],
  ['write 43 in the ledger', 'Write forty-three.', false],
  ['a hundred', 'Write forty-one.', true],
  ['pay nine pence for two loaves', 'Buy two loaves.', false],
  ['one more for the road', 'Pay nine pence.', false],
  ['write it down', 'Write forty-one.', false],
])('"%s" names another number than "%s": %s', (said, choice, isOther) => {
  expect(isOtherNumber(said, choice)).toBe(isOther);
});

it.each(Array.from({ length: 98 }, (_, at) => at + 2))('%i is spelt as it is read', (number) => {
  const spelt = withNumbersSpelt(String(number));
  expect(spelt).not.toMatch(/\d/);
  expect(isOtherNumber(spelt, String(number))).toBe(false);
  expect(isOtherNumber(spelt, String(number + 1))).toBe(true);
});

describe('[docs/decisions understand-typed-words] a number that is offered', () => {
  const write = (number: string, leadsTo: string): Offered => ({
    text: `Write ${number} now, sand the ink, and be done.`,
    intent: { kind: 'settle', target: 'ledger', leadsTo },
  });
  const offered = [write('forty-one', 'wrote-41'), write('forty-three', 'wrote-43')];
  const read = (text: string): Intent =>
    readTypedAction(text, { campaign: campaignOf([]), state: atWeir, offered });

  it.each(['write forty-two', 'write forty', 'write 42', 'write one hundred', 'write forty now'])(
    'is not taken for another: "%s"',
    (text) => {
      expect(read(text).leadsTo).toBeUndefined();
    },
  );

  it.each([
    ['write forty-three', 'wrote-43'],
    ['I write 43 in the ledger', 'wrote-43'],
    ['write 41 now', 'wrote-41'],
  ])('is taken in words and in figures: "%s"', (text, leadsTo) => {
    expect(read(text).leadsTo).toBe(leadsTo);
  });
});

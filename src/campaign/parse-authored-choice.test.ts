import fc from 'fast-check';

import { parseAuthoredChoice } from '@/campaign/parse-authored-choice';
import { succeed } from '@/foundation/result';
import { parseCondition } from '@/story/conditions/parse-condition';
import type { AuthoredChoice } from '@/story/campaign/passage';

const plain: AuthoredChoice = {
  text: '',
  kind: 'do',
  target: null,
  stat: null,
  risk: null,
  needs: null,
  hint: null,
  tone: null,
  faction: null,
  requires: null,
  condition: null,
  leadsTo: null,
  elseTo: null,
};

it.each<[string, Partial<AuthoredChoice>]>([
  ['> Wait.', { text: 'Wait.' }],
  ['>Wait.', { text: 'Wait.' }],
  ['> Wait. []', { text: 'Wait.' }],
  ['> Go on. [move mill]', { text: 'Go on.', kind: 'move', target: 'mill' }],
  ['> Look. [look]', { text: 'Look.', kind: 'look' }],
  [
    '> Call to Oda for a rope. [talk oda; stat: heart; risk: low]',
    { text: 'Call to Oda for a rope.', kind: 'talk', target: 'oda', stat: 'heart', risk: 'low' },
  ],
  [
    '> Cross. [cross weir; stake: "you may lose the rope"; needs: rope; hint: "The stones are wet; mind them."]',
    {
      text: 'Cross.',
      kind: 'cross',
      target: 'weir',
      stake: 'you may lose the rope',
      needs: 'rope',
      hint: 'The stones are wet; mind them.',
    },
  ],
  [
    '> Ask the guild in. [talk oda; tone: cooperative; faction: thieves; requires: stealth]',
    {
      text: 'Ask the guild in.',
      kind: 'talk',
      target: 'oda',
      tone: 'cooperative',
      faction: 'thieves',
      requires: { stat: 'stealth' },
    },
  ],
  [
    '> Pick it. [pick lock; requires: stealth > 12]',
    { text: 'Pick it.', kind: 'pick', target: 'lock', requires: { stat: 'stealth', above: 12 } },
  ],
  ['> Cross. -> crossed', { text: 'Cross.', leadsTo: 'crossed' }],
  [
    '> Cross. [cross] -> crossed / fell-in',
    { text: 'Cross.', kind: 'cross', leadsTo: 'crossed', elseTo: 'fell-in' },
  ],
  [
    '> Cross.[cross]->crossed/fell_in  ',
    { text: 'Cross.', kind: 'cross', leadsTo: 'crossed', elseTo: 'fell_in' },
  ],
  ['> Ask "who pays?" [price dunya]', { text: 'Ask "who pays?"', kind: 'price', target: 'dunya' }],
])('%s', (line, choice) => {
  expect(parseAuthoredChoice(line)).toEqual(succeed({ ...plain, ...choice }));
});

it('a choice may say when it is offered', () => {
  const condition = parseCondition('not flags.paid and (beat.first or roll == "failure")');
  const choice = parseAuthoredChoice(
    '> Pay. [pay; if: not flags.paid and (beat.first or roll == "failure")]',
  );
  expect(choice.ok && choice.value.condition).toEqual(condition.ok && condition.value);
});

it.each([
  ['>', '">" is not a choice'],
  ['>   ', '">   " is not a choice'],
  ['> [move mill]', '"> [move mill]" is not a choice'],
  [
    '> Go. [move; risk: deadly]',
    'risk "deadly" is not low, even or high in "> Go. [move; risk: deadly]"',
  ],
  [
    '> Go. [move; tone: loud]',
    'tone "loud" is not friendly, cooperative or hostile in "> Go. [move; tone: loud]"',
  ],
  [
    '> Go. [move; requires: > 3]',
    'requires "> 3" is not a stat, or a stat > a number in "> Go. [move; requires: > 3]"',
  ],
  ['> Go. [move; speed: high]', '"speed: high" is not known in "> Go. [move; speed: high]"'],
  [
    '> Go. [move; if: a ? b : c]',
    '"a ? b : c" at character 3: a condition cannot use ? in "> Go. [move; if: a ? b : c]"',
  ],
  [
    '> Go. [move; hint: "open; risk: low]',
    '"open" is not known in "> Go. [move; hint: "open; risk: low]"',
  ],
])('%s is a fault', (line, message) => {
  expect(parseAuthoredChoice(line)).toEqual({ ok: false, error: message });
});

it('a line far too long is refused at once', () => {
  const started = performance.now();
  for (const piece of ['[', ' ', '-> a', '"', '; '])
    expect(parseAuthoredChoice(`> ${piece.repeat(200_000)}x`).ok).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
});

it('never throws, whatever the line (seed 45)', () => {
  const pieces = fc.constantFrom(
    '> ',
    'Go',
    '[',
    ']',
    ' -> ',
    ' / ',
    '; ',
    'stat: ',
    'if: ',
    '"',
    'a',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces).map((list) => list.join('')),
        fc.string(),
      ),
      (line) => {
        expect(typeof parseAuthoredChoice(line).ok).toBe('boolean');
      },
    ),
    { numRuns: 1_000, seed: 45 },
  );
});

import { InvalidArgumentError } from 'commander';

import { parseSetting } from '@/cli/play/parse-setting';

it.each([
  ['flags.paid=true', { flags: { paid: true } }],
  ['stats.nerve=2', { stats: { nerve: 2 } }],
  ['place=weir', { place: 'weir' }],
  ['flags.note="a=b"', { flags: { note: 'a=b' } }],
  ['flags.note=a=b', { flags: { note: 'a=b' } }],
  ['flags.note=', { flags: { note: '' } }],
  ['inventory.rope=null', { inventory: { rope: null } }],
])('%s', (text, patch) => {
  expect(parseSetting(text, {})).toEqual(patch);
});

it('one setting is added to those before it', () => {
  const both = parseSetting('flags.paid=true', parseSetting('flags.seen=1', {}));
  expect(both).toEqual({ flags: { seen: 1, paid: true } });
});

it.each(['flags.paid', '=1', 'a b=1', ''])('"%s" is refused', (text) => {
  expect(() => parseSetting(text, {})).toThrow(InvalidArgumentError);
});

it('no setting reaches a prototype', () => {
  expect(() => parseSetting('__proto__.polluted=true', {})).toThrow('is no name in a state');
  expect('polluted' in {}).toBe(false);
});

import { patchAt, readPath } from '@/foundation/json-trees/dot-path';

const state = { inventory: { torch: { lit: true } }, list: [1, 2], 'odd.key': 1 };

it.each([
  ['inventory.torch.lit', true],
  ['inventory.torch', { lit: true }],
  ['inventory.rope', undefined],
  ['inventory.torch.lit.deeper', undefined],
  ['list.0', undefined],
  ['list.length', undefined],
  ['inventory.constructor.name', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('[arch §6.3; 003-dm §5] the path "%s" is read', (path, value) => {
  expect(readPath(state, path)).toEqual(value);
});

it('nothing is at a path of nothing', () => {
  expect(readPath(undefined, 'a')).toBeUndefined();
  expect(readPath(null, 'a.b')).toBeUndefined();
});

it('a patch for one path sets that path and nothing else', () => {
  expect(patchAt('flags.seen', 1)).toEqual({ flags: { seen: 1 } });
  expect(patchAt('place', 'weir')).toEqual({ place: 'weir' });
});

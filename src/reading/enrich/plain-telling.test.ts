import { plainTelling } from '@/reading/enrich/plain-telling';
import { foundPerson } from '@/reading/found/found-person';

const sam = foundPerson('Sam Voll', [], { role: null, own: [] });
const roles = new Map([
  ['x', { person: { ...sam, pronouns: { they: 'they', them: 'them', their: 'their' } } }],
  ['y', { person: foundPerson('Mrs Wray', [], { role: null, own: [] }) }],
  ['matter', { words: 'the roller' }],
]);

it.each([
  ['{x} look{x.s} up. {x.they} {x.has} time.', 'Sam Voll looks up. They have time.'],
  [
    '{y} watch{y.es} {x}, and {y.they} {y.is} tired.',
    'Mrs Wray watches Sam Voll, and she is tired.',
  ],
  [
    '"Why?" {y.they} ask{y.s}. "Now?" {y.they} turn{y.s} round.',
    '"Why?" she asks. "Now?" She turns round.',
  ],
  ['"So." {x.they} wait{x.s}. {matter} is heavy.', '"So." They wait. The roller is heavy.'],
  ['It is {x} again, and {x} {x.does} not mind.', 'It is Sam Voll again, and Sam does not mind.'],
])('[arch §6.2.12] what is written of people agrees with them: %s', (text, told) => {
  expect(plainTelling(text, roles)).toBe(told);
});

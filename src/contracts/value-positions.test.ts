import { valuePositions } from './value-positions';

const text = `{
  "places": [
    { "id": "weir", "exits": ["mill", 5] },
    {
      "name": "the \\"mill\\""
    }
  ],
  "a.b": { "c]": 1 }
}`;

it.each([
  ['a member', 'places', 2, 13],
  ['an entry', 'places[1]', 4, 5],
  ['a member of an entry', 'places[1].name', 5, 15],
  ['an entry of a member of an entry', 'places[0].exits[1]', 3, 39],
  ['a missing member, at what lacks it', 'places[1].id', 4, 5],
  ['what has a strange name', 'a.b.c]', 8, 18],
  ['what is missing at the top', 'title', 1, 1],
  ['the whole', '', 1, 1],
])('[arch §6.2.13] a fault at %s has its line and column', (_, path, line, column) => {
  expect(valuePositions(text)(path)).toEqual({ line, column });
});

it('ends for any path, and for a text that is no JSON', () => {
  expect(valuePositions('{"a": [')('a[7].b[2]]..c')).toEqual({ line: 1, column: 7 });
  expect(valuePositions('')('a')).toEqual({ line: 1, column: 1 });
});

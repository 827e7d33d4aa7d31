import { pathsNotThere } from './paths-named.mjs';

const files = [
  'src/engine/turn/gather.ts',
  'src/engine/README.md',
  'scripts/rooms.cjs',
  'docs/tour.md',
];
const missing = (page, text) => pathsNotThere(page, text, files);

it('paths from the root, from src, from the page, and names alone are found', () => {
  const text =
    '`src/engine/turn/gather.ts`, `engine/turn/gather.ts`, `src/engine/turn/`, `gather.ts`, `scripts/rooms.cjs`';
  expect(missing('docs/tour.md', text)).toEqual([]);
  expect(missing('src/engine/README.md', '`turn/gather.ts`')).toEqual([]);
});

it('what is not there is named once', () => {
  expect(
    missing(
      'docs/tour.md',
      '`src/engine/gather.ts`, again `src/engine/gather.ts`, `src/attic/`, `lost.ts`',
    ),
  ).toEqual(['src/engine/gather.ts', 'src/attic', 'lost.ts']);
});

it("in a room's README a name alone is one of the room's own files", () => {
  expect(missing('src/engine/README.md', '`gather.ts`')).toEqual(['gather.ts']);
});

it('patterns, placeholders, endings and files of authors are no paths', () => {
  expect(
    missing(
      'docs/tour.md',
      '`src/**/*.test.ts`, `NAME.web.ts`, `.mjs`, `skill.json`, `plot/beats.md`',
    ),
  ).toEqual([]);
});

import { secondMeanings } from './second-meanings.mjs';

const words = (...pairs) => pairs.map(([file, name]) => ({ file, name }));

it('a name that two files export is named with both', () => {
  expect(
    secondMeanings(
      words(['src/ui/b.ts', 'Standing'], ['src/engine/a.ts', 'Standing'], ['src/ui/b.ts', 'Side']),
      {},
    ),
  ).toEqual(['Standing has a meaning in each of src/engine/a.ts, src/ui/b.ts.']);
});

it('a type and its value in one file are one thing, and so are the files of two platforms', () => {
  const both = words(
    ['src/story/mood.ts', 'Mood'],
    ['src/story/mood.ts', 'Mood'],
    ['src/ui/keys.ts', 'useKeys'],
    ['src/ui/keys.web.ts', 'useKeys'],
  );
  expect(secondMeanings(both, {})).toEqual([]);
});

it('what is the same on purpose is let through, as long as it is there twice', () => {
  const twice = words(['src/hosts/node/a.ts', 'replace'], ['src/hosts/web/a.ts', 'replace']);
  expect(secondMeanings(twice, { replace: 'each host', keep: 'each host' })).toEqual([
    'keep is exported once: it need not stand in same-on-purpose.mjs.',
  ]);
});

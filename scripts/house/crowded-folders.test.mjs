import { crowdedFolders } from './crowded-folders.mjs';

const filesIn = (folder, count) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

it('a folder may hold 25 files, and each of its folders as many', () => {
  expect(crowdedFolders([...filesIn('src/plan', 25), ...filesIn('src/plan/parts', 25)])).toEqual(
    [],
  );
});

it('one with 26 is named, with its number', () => {
  expect(crowdedFolders([...filesIn('src/plan', 3), ...filesIn('src/plan/parts', 26)])).toEqual([
    { folder: 'src/plan/parts', count: 26 },
  ]);
});

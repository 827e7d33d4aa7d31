import { folderCycles } from './folder-cycles.mjs';

const imports = (...pairs) => pairs.map(([file, imported]) => ({ file, imported }));

it('folders that need each other in one direction only are in order', () => {
  const down = imports(
    ['src/engine/engine.ts', 'src/engine/session/story.ts'],
    ['src/engine/session/story.ts', 'src/engine/turn/take.ts'],
    ['src/engine/session/story.ts', 'src/engine/data/event.ts'],
    ['src/engine/turn/take.ts', 'src/engine/data/event.ts'],
  );
  expect(folderCycles(down)).toEqual([]);
});

it('files of one folder may need each other: that is for the cycles of files', () => {
  expect(folderCycles(imports(['src/plan/a.ts', 'src/plan/b.ts']))).toEqual([]);
});

it('two folders that need each other are named by one import each way', () => {
  const round = imports(
    ['src/engine/session/story.ts', 'src/engine/turn/take.ts'],
    ['src/engine/session/tree.ts', 'src/engine/turn/take.ts'],
    ['src/engine/turn/gather.ts', 'src/engine/session/record.ts'],
  );
  expect(folderCycles(round)).toEqual([
    {
      from: 'src/engine/session',
      to: 'src/engine/turn',
      file: 'src/engine/session/story.ts',
      imported: 'src/engine/turn/take.ts',
    },
    {
      from: 'src/engine/turn',
      to: 'src/engine/session',
      file: 'src/engine/turn/gather.ts',
      imported: 'src/engine/session/record.ts',
    },
  ]);
});

it('a way round by a third folder is found, and what hangs on it is left out', () => {
  const round = imports(
    ['src/ui/a/1.ts', 'src/ui/b/1.ts'],
    ['src/ui/b/1.ts', 'src/ui/c/1.ts'],
    ['src/ui/c/1.ts', 'src/ui/a/2.ts'],
    ['src/ui/c/1.ts', 'src/ui/kit/1.ts'],
    ['src/ui/shell/1.ts', 'src/ui/a/1.ts'],
  );
  expect(folderCycles(round).map(({ from, to }) => [from, to])).toEqual([
    ['src/ui/a', 'src/ui/b'],
    ['src/ui/b', 'src/ui/c'],
    ['src/ui/c', 'src/ui/a'],
  ]);
});

it("a room's own files count as a folder: a sub-room that needs one of them leads back", () => {
  const round = imports(
    ['src/engine/engine.ts', 'src/engine/session/story.ts'],
    ['src/engine/session/story.ts', 'src/engine/host.ts'],
  );
  expect(folderCycles(round)).toHaveLength(2);
});

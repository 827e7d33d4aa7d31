import { misnamedFiles } from './misnamed-files.mjs';

const value = (name) => ({ name, isType: false });
const type = (name) => ({ name, isType: true });

it.each([
  ['the same words', 'src/plan/run-tool.ts', [value('runTool')]],
  ['fewer words', 'src/cli/program.ts', [value('buildProgram')]],
  ['more words', 'src/ui/rows/portrait-beard.ts', [value('beard')]],
  ['another form of them', 'src/planner/built-in-planner.ts', [value('planBuiltIn')]],
  ['the words of its type', 'src/story/roll.ts', [value('sumOf'), type('Roll')]],
  ['what several have in common', 'src/story/feelings.ts', [value('fade'), value('warm')]],
  ['a platform', 'src/ui/skip-link.web.tsx', [value('SkipLink')]],
  ['nothing at all', 'src/hosts/web/worker.ts', []],
])('a file may be named after its export with %s', (_, file, words) => {
  expect(misnamedFiles([{ file, words }])).toEqual([]);
});

it.each([
  ['a value', [value('cameBack'), type('CameBack')]],
  ['a type', [type('CameBack')]],
])('a file whose one export is %s of another name is named', (_, words) => {
  expect(misnamedFiles([{ file: 'src/engine/returned-memory.ts', words }])).toEqual([
    expect.stringMatching(/^src\/engine\/returned-memory\.ts is named after nothing.*ameBack\.$/),
  ]);
});

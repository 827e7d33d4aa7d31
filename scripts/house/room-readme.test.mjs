import { subRoomComplaints, tablePart, withTablePart } from './room-readme.mjs';

const row = {
  may: ['foundation', 'story'],
  npm: [],
  doors: { '.': 'run', rows: 'log view', words: '*' },
  forTests: {},
};
const files = [
  'src/plan/run.ts',
  'src/plan/rows/log.ts',
  'src/plan/rows/view.web.tsx',
  'src/plan/words/a.ts',
];

it('says what a room may import and which files others may, with their endings', () => {
  expect(tablePart('plan', row, files)).toContain(
    [
      '- May import: foundation, story.',
      '- Doors, the files others may import: `run.ts`, `rows/log.ts`, `rows/view.web.tsx`, all of `words/`.',
      '',
    ].join('\n'),
  );
});

it('says packages and doors for tests where there are any, and where there is nothing', () => {
  const part = tablePart(
    'plan',
    { may: [], npm: ['fflate'], doors: {}, forTests: { '.': 'run' } },
    files,
  );
  expect(part).toContain(
    [
      '- May import: no other room.',
      '- npm packages: `fflate`.',
      '- Doors, the files others may import: none.',
      '- Doors for tests alone: `run.ts`.',
    ].join('\n'),
  );
});

it('the part is put in its place, and what stands around it stays', () => {
  const old = tablePart('plan', { ...row, may: ['everything'] }, files);
  const part = tablePart('plan', row, files);
  expect(withTablePart(`# plan\n\nBefore.\n\n${old}\n\nAfter.\n`, part)).toBe(
    `# plan\n\nBefore.\n\n${part}\n\nAfter.\n`,
  );
});

it('where there is none yet it comes last', () => {
  expect(withTablePart('# plan\n', 'part')).toBe('# plan\n\npart\n');
});

it('a sub-room without a row is named, and a row without a sub-room', () => {
  const readme =
    '| sub-room | lives here |\n| --- | --- |\n| `rows/` | rows |\n| `gone/` | nothing |\n';
  expect(subRoomComplaints('plan', readme, files)).toEqual([
    'src/plan/README.md has no row for `words/`.',
    'src/plan/README.md has a row for `gone/`, which is not there.',
  ]);
});

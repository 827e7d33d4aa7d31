import { doorComplaints } from './door-complaints.mjs';

const use = (imported) => ({ imported, byTest: false });
const useInTest = (imported) => ({ imported, byTest: true });
const complaints = (doors, forTests, ...uses) => doorComplaints('plan', { doors, forTests }, uses);

it('doors that are used and sorted are in order, on every platform and with types alone', () => {
  const doors = { '.': 'run screen types', rows: '*' };
  const uses = ['run.ts', 'screen.web.tsx', 'types.d.ts', 'rows/any.ts'];
  expect(
    complaints(
      doors,
      { schema: 'hash' },
      ...uses.map((file) => use(`src/plan/${file}`)),
      useInTest('src/plan/schema/hash.ts'),
    ),
  ).toEqual([]);
});

it('a door that nobody uses is named', () => {
  expect(complaints({ '.': 'run', rows: 'log' }, {}, use('src/plan/run.ts'))).toEqual([
    'Nobody uses the door rows/log of plan.',
  ]);
});

it('a door of a sub-room is none of the room, and the other way round', () => {
  expect(complaints({ '.': 'log' }, {}, use('src/plan/rows/log.ts'))).toEqual([
    'Nobody uses the door log of plan.',
  ]);
});

it('one that only tests use belongs to them', () => {
  expect(complaints({ '.': 'run' }, {}, useInTest('src/plan/run.ts'))).toEqual([
    'Only tests use the door run of plan: list it under forTests.',
  ]);
});

it('one that is open to all need not be opened for tests', () => {
  const both = [use('src/plan/run.ts'), useInTest('src/plan/run.ts')];
  expect(complaints({ '.': 'run' }, { '.': 'run' }, ...both)).toEqual([
    'The door run of plan is open to all: it need not stand under forTests.',
  ]);
});

it('names stand in order', () => {
  expect(
    complaints({ '.': 'run check' }, {}, use('src/plan/run.ts'), use('src/plan/check.ts')),
  ).toEqual(['The doors of plan in . are not sorted.']);
});

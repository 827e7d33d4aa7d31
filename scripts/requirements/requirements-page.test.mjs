import { complaintsAbout, updatePage } from './requirements-page.mjs';

const page = (...rows) =>
  ['# R', '', '<!-- figures -->', 'old', '<!-- end of figures -->', '', '## Still to come', '']
    .concat('| subject | brings |', '| --- | --- |', '| **the store** | tables |', '')
    .concat('## 001', '', '| id | asks | tests | still to come with |', '| --- | --- | --- | --- |')
    .concat(rows, '')
    .join('\n');

const cited = (id, ...places) => new Map([[id, new Map(places)]]);

it('a page gets the tests of every row and the figures, and keeps what people wrote', () => {
  const before = page(
    '| 001 §4.1 | logs | gone | |',
    '| 001 §4.2 | patches | | the store |',
    '| 001 §4 | events | | its parts |',
  );
  const citations = cited(
    '001 §4.1',
    ['src/ports/contract-tests/wire-cases.ts', 3],
    ['src/protocol/a-line.test.ts', 1],
  );
  const after = page(
    '| 001 §4.1 | logs | [wire-cases](../src/ports/contract-tests/wire-cases.ts) ×3, [a-line](../src/protocol/a-line.test.ts) | |',
    '| 001 §4.2 | patches | | the store |',
    '| 001 §4 | events | | its parts |',
  ).replace(
    'old',
    '3 rows: 1 cited by tests, 1 waiting for later work, 1 with nothing of their own to prove.',
  );
  expect(updatePage(before, citations)).toBe(after);
  expect(updatePage(after, citations)).toBe(after);
});

const aTest = ['src/a.test.ts', 1];

it.each([
  ['a good page', page('| 001 §4.1 | logs | | |', '| 001 §4.2 | patches | | the store |'), []],
  [
    'an unknown id',
    page('| 001 §4.2 | patches | | the store |'),
    ['src/a.test.ts cites [001 §4.1], which does not exist.'],
  ],
  [
    'a row that is nobody’s',
    page('| 001 §4.1 | logs | | |', '| 001 §4.2 | patches | | |'),
    ['001 §4.2 is cited by no test and names nothing that will bring it.'],
  ],
  [
    'a row that waits for something unheard of',
    page('| 001 §4.1 | logs | | the shop |'),
    ['001 §4.1 waits for "the shop", which the page does not know.'],
  ],
  [
    'two rows for one id',
    page('| 001 §4.1 | logs | | |', '| 001 §4.1 | logs | | |'),
    ['001 §4.1 has two rows.'],
  ],
  [
    'a row without a column',
    page('| 001 §4.1 | logs | | |', '| 001 §4.2 | patches | |'),
    ['This is no row of four columns: | 001 §4.2 | patches | |'],
  ],
])('%s', (_, text, complaints) => {
  expect(complaintsAbout(text, cited('001 §4.1', aTest), new Map())).toEqual(complaints);
});

it('a source that a contract names proves nothing, but must exist', () => {
  const sources = new Map([
    ...cited('001 §4.1', ['contracts/tool-events.schema.json', 1]),
    ...cited('001 §99', ['contracts/examples/tool-events/invalid/none.json', 1]),
  ]);
  expect(complaintsAbout(page('| 001 §4.1 | logs | | |'), new Map(), sources)).toEqual([
    'contracts/examples/tool-events/invalid/none.json cites [001 §99], which does not exist.',
    '001 §4.1 is cited by no test and names nothing that will bring it.',
  ]);
});

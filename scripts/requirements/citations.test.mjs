import { citedIn } from './citations.mjs';

it.each([
  ["it('[001 §4.1] a log is no error', …)", ['001 §4.1']],
  ["it('[002 FR-013, FR-014] a tool', …)", ['002 FR-013', '002 FR-014']],
  ['it("[arch §2.1.5; 001 §5.2, §5.3] a type", …)', ['arch §2.1.5', '001 §5.2', '001 §5.3']],
  ["it('[arch SC-007, §6.1.3] a search', …)", ['arch SC-007', 'arch §6.1.3']],
  ['it(`[002-dm §5; 003-dm §7; 002 US-4] ${what}`, …)', ['002-dm §5', '003-dm §7', '002 US-4']],
  ["['[001 §2.3] one', '[001 §2.3] two']", ['001 §2.3', '001 §2.3']],
  ['"reason": "[001 §3] the version is \\"0\\""', ['001 §3']],
])('%s cites', (line, ids) => {
  expect(citedIn(line)).toEqual(ids);
});

it.each([
  ['a source that does not exist', '[ach §2.1]', ['ach §2.1']],
  ['no source', '[SC-007]', ['SC-007']],
  ['a range', '[002 FR-011…FR-014]', ['002 FR-011…FR-014']],
  ['words after an id', '[001 §13.4 rule 6]', ['001 §13.4 rule 6']],
  ['a comma too many', '[001 §4.1, ]', ['001 §4.1', '001 ']],
])('%s makes an id that no row has', (_, title, ids) => {
  expect(citedIn(`it('${title} …')`)).toEqual(ids);
});

it.each([
  'a[0]',
  "binaries['x'][arch]",
  "it('[404 Not Found] is told', …)",
  "it('[RFC 8259 §7] escapes', …)",
  '[the tour](docs/tour)',
  '// [001 §4.1] once upon a time',
  '/** One line (001 §4.1) or [001 §4.2]. */',
  ' * [001 §4.2]',
])('%s cites nothing', (line) => {
  expect(citedIn(line)).toEqual([]);
});

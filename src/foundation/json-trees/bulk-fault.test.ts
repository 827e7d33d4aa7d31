import { bulkFault } from '@/foundation/json-trees/bulk-fault';

const limits = { depth: 3, values: 6 };

it.each([
  ['as deep as allowed', '[[[1]]]', null],
  ['deeper', '[{"a":[[1]]}]', 'depth'],
  ['one after the other, not one in the other', '[[],[],{}]', null],
  ['as many values as allowed', '[1,2,3,4,5,6]', null],
  ['more values', '[1,2,3,4,5,6,7]', 'values'],
  ['brackets and commas in a string', '["[[[[,,,,,,,,\\\\\\"[[[["]', null],
  ['a string without an end', '["[[[[[[[', null],
  ['a string that ends with its backslash', '["\\\\",[[[1]]]]', 'depth'],
  ['no JSON', 'lantern', null],
  ['no end', '[[[[[[[[', 'depth'],
])('what is in JSON is counted before it is parsed: %s', (_what, text, fault) => {
  expect(bulkFault(text, limits)).toBe(fault);
});

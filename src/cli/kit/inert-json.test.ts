import { escapedJson, inertJson } from '@/cli/kit/inert-json';

const value = { '\u009b\u202e': 'a\u001b]0;x\u0007\u007f\u0085\u2066\u2028b', words: 'שלום 💥' };

it('what would steer a terminal is escaped, and read again it is what it was', () => {
  const document = inertJson(value);
  expect(document).toBe(
    '{"\\u009b\\u202e":"a\\u001b]0;x\\u0007\\u007f\\u0085\\u2066\\u2028b","words":"שלום 💥"}',
  );
  expect(JSON.parse(document)).toEqual(value);
});

it('a document that is written already is escaped alike', () => {
  expect(escapedJson(JSON.stringify(value))).toBe(inertJson(value));
});

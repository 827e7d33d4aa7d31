import { inertText } from '@/cli/kit/inert-text';

const line = (text: string): string => inertText(text, { controls: 'left-out', as: 'line' });
const lines = (text: string): string => inertText(text, { controls: 'left-out', as: 'lines' });
const pictured = (text: string): string => inertText(text, { controls: 'pictured', as: 'line' });

it.each([
  ['a title for the window', 'a\u001b]0;title\u0007b'],
  ['the clipboard', 'a\u001b]52;c;aGVsbG8=\u001b\\b'],
  ['a link', 'a\u001b]8;;https://example.org\u001b\\b\u001b]8;;\u001b\\'],
  ['a cleared screen', 'a\u001b[2J\u001b[1;1Hb'],
  ['a colour', 'a\u001b[38;5;1mb\u001b[0m'],
  ['the same in eight bits', 'a\u009b31m\u009d0;title\u009c\u0090q\u009cb'],
  ['a reset', 'a\u001bcb'],
  ['another alphabet', 'a\u001b(0b'],
  [
    'strings for devices and programs',
    'a\u001bPq\u001b\\\u001b_x\u001b\\\u001b^y\u001b\\\u001bXz\u001b\\b',
  ],
  ['bells, backspaces, deletes and nulls', '\u0000a\u0007\b\u007fb'],
  ['overrides, isolates and marks of direction', 'a\u202e\u2066\u2069\u202c\u200e\u200f\u061cb'],
  ['an escape inside of an escape', 'a\u001b\u001b[2Jb'],
])('%s is left out whole', (_, text) => {
  expect(line(text)).toBe('ab');
});

it('a string that nobody ends takes nothing with it that follows', () => {
  expect(line('the file \u001b]0;x is not there')).toBe('the file 0;x is not there');
  expect(line('\u001b[')).toBe('');
});

it('whatever breaks a line is a space in a line, and stays in lines', () => {
  expect(line('one\r\ntwo\tthree\u2028four\u0085five')).toBe('one two three four five');
  expect(lines('one\r\n\ttwo\u001b[2J')).toBe('one\n\ttwo');
});

it('pictures say what was there, and do nothing', () => {
  expect(pictured('\u0000a\n\u001b[2J\u007f\u009b\u202e')).toBe('␀a␊␛[2J␡‹U+009B›‹U+202E›');
});

it('all other text is as it was', () => {
  const text = 'Räuchern — “forty-three” 💥👩‍🌾 שלום قلب 大 e\u0301 [2J';
  expect([line(text), pictured(text)]).toEqual([text, text]);
});

it('a long text of beginnings takes no longer for it', () => {
  expect(line('\u001b]0;'.repeat(200_000))).toHaveLength(400_000);
});

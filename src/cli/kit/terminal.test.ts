import { lineEnd, linesOf, styledAs, writeShown, type Look, type Shown } from '@/cli/kit/terminal';

function written(shown: Shown, look: Look): string {
  let text = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((part) => {
    text += String(part);
    return true;
  });
  writeShown('stdout', shown, look);
  write.mockRestore();
  return text;
}

const forged: Shown = [
  styledAs('bold', ['a\u001b[31m', '\nb']),
  'c\u001b[2J\n',
  lineEnd,
  linesOf('d\n\u0007e'),
];

it('styles and line ends are ours alone: text has neither', () => {
  expect(written(forged, { color: true, controls: 'left-out' })).toBe(
    '\u001b[1ma b\u001b[22mc \nd\ne',
  );
  expect(written(forged, { color: false, controls: 'left-out' })).toBe('a bc \nd\ne');
});

it('who asked for it sees what was there', () => {
  expect(written(forged, { color: false, controls: 'pictured' })).toBe('a␛[31m␊bc␛[2J␊\nd\n␇e');
});

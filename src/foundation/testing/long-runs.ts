/** Each class of character that other people's files hold too much of, and pairs that patterns take apart. */
const units: Readonly<Record<string, string>> = {
  space: ' ',
  newline: '\n',
  'carriage return': '\r\n',
  tab: '\t',
  'no-break space': '\u00a0',
  dot: '.',
  ellipsis: '…',
  question: '?',
  star: '*',
  underscore: '_',
  hash: '#',
  backtick: '`',
  backslash: '\\',
  'open brace': '{',
  'closed brace': '}',
  'open bracket': '[',
  'closed bracket': ']',
  'open parenthesis': '(',
  'less than': '<',
  'greater than': '>',
  ampersand: '&',
  quote: '"',
  'open quote': '“',
  apostrophe: "'",
  'curly apostrophe': '’',
  dash: '-',
  'long dash': '—',
  'small letter': 'a',
  'capital letter': 'A',
  digit: '1',
  zero: '0',
  comma: ',',
  colon: ':',
  semicolon: ';',
  pipe: '|',
  slash: '/',
  plus: '+',
  'combining mark': '\u0301',
  emoji: '🕯',
  'half an emoji': '\ud83d',
  seam: '\uE000',
  control: '\u0001',
  'space and newline': ' \n',
  'dot and space': '. ',
  'dot and quote': '."',
  'star and space': '* ',
  'letter and space': 'a ',
  'capital and space': 'A ',
  'letter and dot': 'a.',
  'letter and newline': 'a\n',
  'letter and dash': 'a-',
  'letter and apostrophe': "a'",
  'letter and emoji': 'a🕯',
  'comma and space': ', ',
  'quote and letter': '"a',
  'open quote and letter': '“a',
  braces: '{}',
  'brace and letter': '{a',
  'pipe in braces': '{a|b}',
  'open alternatives': '{a|',
  'open condition': '{if a:',
  name: '{person.name} ',
  brackets: '[]',
  'bracket and quote': '["',
  pair: '{"a":',
  'less and letter': '<a',
  'dash and newline': '-\n',
  'heading and newline': '# a\n',
  'choice and newline': '> a\n',
  'key and newline': 'a: b\n',
  'item and newline': '- a\n',
  'not not': 'not ',
  sum: '1+',
  'title and name': 'Mr. A ',
  'word twice': 'the ',
  'you and verb': 'you say ',
  'I and verb': 'I go and then ',
  sentence: 'He went. ',
  'sentences of one word': 'No. ',
};

/** What ends a run otherwise than the run itself makes a pattern go back over it. */
const endings = ['', 'x', '\u0001'];

type LongRun = { readonly name: string; readonly of: (length: number) => string };

const longRuns: readonly LongRun[] = Object.entries(units).flatMap(([name, unit]) =>
  endings.map((ending) => ({
    name: ending === '' ? name : `${name}, then ${JSON.stringify(ending)}`,
    of: (length) => unit.repeat(Math.ceil(length / unit.length)) + ending,
  })),
);

/** A megabyte may take a second; ten times that is a hang, on whatever machine. */
const mostMsOfMegabyte = 1_000;
const hangFactor = 10;
const shortRun = 20_000;
/** Other programs run here too: what takes less says nothing. */
const measurableMs = 500;

/** The runs on which a function hangs, each with its milliseconds; none, if all is well. */
export function slowOn(read: (text: string) => unknown, length: number): readonly string[] {
  return longRuns.flatMap(({ name, of }) => {
    const short = Math.min(length, shortRun);
    const first = soonest(read, of(short), limitOf(short));
    if (first > limitOf(short)) return [`${name}: ${String(first)}`];
    const whole = soonest(read, of(length), limitOf(length));
    return whole > limitOf(length) ? [`${name}: ${String(first)}, ${String(whole)}`] : [];
  });
}

function limitOf(length: number): number {
  return Math.max(measurableMs, (length / 1e6) * mostMsOfMegabyte * hangFactor);
}

/** Asked once more where it took too long: something else may have held it up. */
function soonest(read: (text: string) => unknown, text: string, limitMs: number): number {
  const first = millisecondsOf(read, text);
  return first > limitMs ? Math.min(first, millisecondsOf(read, text)) : first;
}

function millisecondsOf(read: (text: string) => unknown, text: string): number {
  const start = performance.now();
  read(text);
  return performance.now() - start;
}

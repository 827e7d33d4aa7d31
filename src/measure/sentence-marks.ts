/** What is wrong with one sentence by itself, in words. */
export function sentenceMarks(sentence: string): readonly string[] {
  return [
    ...wrongArticles(sentence),
    ...doubledWords(sentence),
    ...patterns.flatMap(({ pattern, what }) => (pattern.test(sentence) ? [what] : [])),
  ];
}

const patterns: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /[{}]/, what: 'a slot was left unfilled' },
  { pattern: /\S {2,}\S/, what: 'two spaces' },
  { pattern: /\s[,.;!?](?!\.)/, what: 'a space before a mark' },
  { pattern: /[,;:!?][,;:]|[^.]\.\.(?!\.)|,\./, what: 'two marks where one belongs' },
  { pattern: /^[\s"'“‘(*_]*\p{Ll}/u, what: 'no capital at its start' },
  { pattern: /\p{Ll}{2}[.!?]\s+\p{Ll}/u, what: 'no capital after a full stop' },
  {
    pattern:
      /\bundefined\b|\bnull\b|\bNaN\b|\[object |\b(?:flags|people|counters|beats)\.\w|\b[a-z]+_[a-z]/,
    what: 'something of the machine shows',
  },
];

/** Written with a vowel and spoken without, and the other way round. */
const spokenWithConsonant = /^(?:uni(?!n|m)|use|usu|ut[eio]|eu|ewe|one\b|once\b|ou(?:ija))/i;
const spokenWithVowel = /^(?:hour|honest|honou?r|heir|8|11\b|18)/i;

function wrongArticles(sentence: string): readonly string[] {
  const found: string[] = [];
  const pattern = /\b(an?)\s+["'“‘*_]?([\p{L}\p{N}][\p{L}\p{N}'’-]*)/giu;
  for (let match = pattern.exec(sentence); match !== null; match = pattern.exec(sentence)) {
    const [, article = '', word = ''] = match;
    // `A`, `an F`: a letter by its name is spoken otherwise than it is written.
    if (word.length === 1) continue;
    const isVowel =
      spokenWithVowel.test(word) || (/^[aeiou]/i.test(word) && !spokenWithConsonant.test(word));
    if (isVowel !== (article.toLowerCase() === 'an')) found.push(`"${article} ${word}"`);
  }
  return found;
}

/** English has a few that may stand twice. */
const mayDouble = new Set(['had', 'that', 'is', 'very', 'so', 'no', 'ha', 'there', 'knock', 'tap']);

function doubledWords(sentence: string): readonly string[] {
  const found: string[] = [];
  const pattern = /(?:^|[^\p{L}'’-])(\p{L}+) (?=(\p{L}+)(?![\p{L}'’-]))/giu;
  for (let match = pattern.exec(sentence); match !== null; match = pattern.exec(sentence)) {
    const [, word = '', next = ''] = match;
    const small = word.toLowerCase();
    if (small === next.toLowerCase() && !mayDouble.has(small)) found.push(`"${word} ${next}"`);
    pattern.lastIndex -= 1;
  }
  return found;
}

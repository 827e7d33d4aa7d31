// Which plain words stand in a row in a pattern. Where a pattern leaves a choice (`a|b`), names a class of
// words (`<lock>`) or leaves a gap (`\w+`, `...`), the row ends: such a pattern means more than one sentence.
import { RegExpParser } from '@eslint-community/regexpp';

const gap = '\u0000';
/** Patterns are short; without a bound one with many optional words would be spelt out a million times. */
const mostWays = 2000;

/** Words that only hold sentences together: rows of nothing else say nothing by themselves. */
const grammar = new Set(
  `a an the this that these those some any each every all both no none not never i me my mine myself we us our ours you your
  yours yourself he him his himself she her hers herself it its itself they them their theirs who whom whose which what
  how why where when if whether and or but so than then as of to in on at by for with from into onto out off up down
  over under about through past before after until till while because though although unless since is are am was were
  be been being do does did have has had having can could will would shall should may might must let one two there here
  else too also very just only even still already again now yet ever longer more most nobody nothing no-one everyone
  everybody everything anybody anyone anything somebody someone something i'm i've i'll i'd you're you'll you've he's
  he'll she's she'll it's it'll we're we'll they're they'll that's there's what's who's where's how's let's isn't
  aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't`.split(
    /\s+/,
  ),
);

/** The longest row of three or more words, at least one of them ordinary, that a text must have; or null. */
function longestRow(ways) {
  let longest = null;
  for (const way of ways)
    for (const stretch of way.split(gap)) {
      const words = stretch.split(' ').filter((word) => /^[a-z][a-z'’-]*$/i.test(word));
      const isTelling = words.length >= 3 && words.some((word) => !grammar.has(word.toLowerCase()));
      if (isTelling && words.length > (longest?.length ?? 0)) longest = words;
    }
  return longest;
}

/** What a regular expression spells out, once for each way through it. */
function waysThrough(node) {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return waysThroughChoice(node.alternatives.map(({ elements }) => waysThroughRow(elements)));
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'Quantifier': {
      const ways = waysThrough(node.element);
      return node.max === 1 ? [...(node.min === 0 ? [''] : []), ...ways] : [gap];
    }
    case 'Assertion':
      return [''];
    default:
      return [gap];
  }
}

/** A choice between single words is a class of words; one between several words is not. */
function waysThroughChoice(choices) {
  if (choices.length === 1) return choices[0];
  const ways = choices.flat();
  const isSpoken = (way) => /[a-z'’-] +[a-z]/i.test(way) || /^ | $/.test(way);
  const spoken = ways.filter(isSpoken);
  return spoken.length === ways.length ? spoken : [...spoken, gap];
}

function waysThroughRow(elements) {
  let ways = [''];
  for (const element of elements) {
    const next = waysThrough(element);
    ways = [...new Set(ways.flatMap((way) => next.map((more) => way + more)))].slice(0, mostWays);
  }
  return ways;
}

export function fixedWordsOfRegExp(source) {
  return longestRow(waysThrough(new RegExpParser().parsePattern(source)));
}

/** Of a frame such as `hold|keep <one's> breath`, or of any other text. */
export function fixedWordsOfFrame(text) {
  const words = text
    .split(/\s+/)
    .map((word) => (/^[a-z'’-]+[?,.;:!]*$/i.test(word) ? word.replace(/[?,.;:!]+$/, '') : gap));
  return longestRow([words.join(' ')]);
}

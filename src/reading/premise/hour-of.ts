import { splitSentences } from '@/story/words/split-sentences';

const hour = 60;
const noon = 12 * hour;

/** The hour that each of these is, in minutes. */
const hours: Readonly<Record<string, number>> = {
  midnight: 0,
  dawn: 6 * hour,
  daybreak: 6 * hour,
  sunrise: 6 * hour,
  sunup: 6 * hour,
  cockcrow: 5 * hour,
  morning: 8 * hour,
  breakfast: 8 * hour,
  noon,
  midday: noon,
  lunch: noon + hour,
  afternoon: 15 * hour,
  sunset: 18 * hour,
  sundown: 18 * hour,
  dusk: 18 * hour,
  twilight: 18 * hour,
  evening: 19 * hour,
  vespers: 18 * hour,
  teatime: 16 * hour,
  bedtime: 21 * hour,
  supper: 19 * hour,
  nightfall: 20 * hour,
  tonight: 21 * hour,
  night: 22 * hour,
};
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const names = Object.keys(hours).join('|');
/** "The night desk", "the night before" and "the night he died" are not tonight. */
const ofSomethingElse =
  'desk|shift|watch|train|ferry|bus|boat|porter|nurse|clerk|guard|market|gown|dress|room|star|papers?|school|class(?:es)?|mail|edition|blue|before|after|he|she|they|we|that';
const named = new RegExp(`\\b(${names})\\b(?!['’]s (?!the\\b)| (?:${ofSomethingElse})\\b)`, 'giu');
const meals: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'supper']);
const atTheMeal = /\b(?:at|over|during|it is|it['’]s)\s+$/iu;

/** "An hour after sundown": how much, which way, of what. */
const besideNamed = new RegExp(
  `(?:\\b(half an hour|(?:an|one|two|three|four) hours?(?: or so)?|just|shortly|soon|a little|not long|long|well)\\s+)?\\b(before|after|past)\\s+(?:the\\s+)?(${names}|dark)\\b`,
  'iu',
);
const stated = /^\W*$|\b(?:it is|it['’]s|it was|now|already)\b[^,.;]{0,16}$/iu;

/** What the light says of the hour. */
const lights: readonly (readonly [RegExp, number])[] = [
  [/\bsmall hours\b|\b(?:dead|middle) of the night\b/iu, 2 * hour],
  [/\bearly hours\b/iu, 4 * hour],
  [/\bfirst light\b/iu, 6 * hour],
  [
    /\bsun (?:is (?:coming up|rising)|comes up|rises|has (?:just )?(?:come up|risen))\b/iu,
    6 * hour,
  ],
  [
    /\blast light\b|\bsun (?:is (?:going down|setting|sinking)|goes down|sets|has (?:just )?(?:gone down|set))\b/iu,
    18 * hour,
  ],
  [
    /\b(?:lamps|lanterns) (?:(?:are|have been) (?:being |already |just |all )?lit|(?:come|are coming) on)\b(?! (?:all|day|at all))/iu,
    19 * hour,
  ],
  [
    /\b(?:it is|it['’]s) (?:already |quite |nearly |almost |fully )?dark\b(?=[,.;!]| (?:already|now|outside|out|when|by)\b)/iu,
    21 * hour,
  ],
  [/\bstars are (?:all )?out\b|\bmoon is up\b/iu, 22 * hour],
];

const counted = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const onTheClock = new RegExp(
  `\\b(?:(\\d{1,2})[:.](\\d{2})|(half past|(?:a )?quarter past|(?:a )?quarter to) (\\d{1,2}|${counted})|(\\d{1,2}|${counted})(?: o['’]clock| in the (?:morning|afternoon|evening)| at night| ?[ap]\\.?m\\b))`,
  'iu',
);
const quarters: readonly (readonly [RegExp, number])[] = [
  [/half/iu, 30],
  [/quarter past/iu, 15],
  [/quarter to/iu, -15],
];
/** What was, will be or is every day is not what it is now. */
const otherTimes =
  /\b(?:by|until|till|before|after|since|every|each|yesterday|tomorrow|last|next|one|that|those|same|any|most|ago|at the latest|will|would|used to|had)\b[^,.;]{0,24}$/iu;
/** "This afternoon he came" is not so late as "it is evening". */
const now = /\b(?:it is|it['’]s|now)\b[^,.;]{0,24}$/iu;
const today =
  /\b(?:tonight|this (?:morning|afternoon|evening)|is (?:falling|breaking|coming)|comes?)\b/iu;

type Told = { readonly minutes: number; readonly at: number };

/** At what hour a story begins, in minutes, as its premise says; null where it says nothing. */
export function hourOf(premise: readonly string[]): number | null {
  let best: { readonly minutes: number; readonly weight: number } | null = null;
  const isNight = premise.some((text) => /\b(?:tonight|this evening)\b/iu.test(text));
  for (const sentence of premise.flatMap((text) => splitSentences(withoutSpeech(text)))) {
    const told =
      clockIn(sentence, isNight) ?? besideIn(sentence) ?? lightIn(sentence) ?? namedIn(sentence);
    if (told === null || /["“]/.test(sentence)) continue;
    const { minutes, at } = told;
    const weight = now.test(sentence.slice(0, at)) ? 3 : today.test(sentence) ? 2 : 1;
    if (best === null || weight >= best.weight) best = { minutes, weight };
  }
  return best?.minutes ?? null;
}

/** What somebody says is of their own hour. */
function withoutSpeech(text: string): string {
  return text.replace(/"[^"]*"|“[^“”]*”/gu, '');
}

function clockIn(sentence: string, isNight: boolean): Told | null {
  const found = onTheClock.exec(sentence);
  if (found === null || otherTimes.test(sentence.slice(0, found.index))) return null;
  const [, digits, minutes = '0', toQuarter, quarterOf, word = ''] = found;
  const named = quarterOf ?? word;
  const at = Number(
    digits ?? (/\d/.test(named) ? named : numbers.indexOf(named.toLowerCase()) + 1),
  );
  if (at > 24 || Number(minutes) > 59) return null;
  const past = quarters.find(([called]) => called.test(toQuarter ?? ''))?.[1] ?? Number(minutes);
  const isEarly = /\b(?:morning|dawn|breakfast|a\.?m)\b/iu.test(sentence);
  const isLate =
    /\b(?:evening|night|afternoon|dusk|supper|p\.?m)\b/iu.test(sentence) || (isNight && !isEarly);
  // Of an hour alone, stories begin rather at six in the evening than in the morning.
  const isAfternoon = at < 12 && (isLate || (!isEarly && at < 8));
  return {
    minutes: ofDay(((at % 24) + (isAfternoon ? 12 : 0)) * hour + past),
    at: found.index,
  };
}

function ofDay(minutes: number): number {
  return (minutes + 24 * hour) % (24 * hour);
}

function besideIn(sentence: string): Told | null {
  const found = besideNamed.exec(sentence);
  if (found === null || !stated.test(sentence.slice(0, found.index))) return null;
  const [whole, amount, way = '', name = ''] = found;
  const rest = sentence.slice(found.index + whole.length);
  // "After dark nobody goes out" is every night; "After supper, you…" is this one.
  const isUsual = amount === undefined && found.index === 0 && !/^,? you\b/iu.test(rest);
  if (isUsual) return null;
  const of = name.toLowerCase() === 'dark' ? 20 * hour : (hours[name.toLowerCase()] ?? 0);
  const by = minutesIn(amount?.toLowerCase() ?? 'an hour');
  const minutes = ofDay(way.toLowerCase() === 'before' ? of - by : of + by);
  return { minutes, at: found.index };
}

function minutesIn(amount: string): number {
  const [first = ''] = amount.split(' ');
  if (amount.startsWith('half') || /^(?:just|shortly|soon|a little|not long)$/.test(amount))
    return hour / 2;
  if (/^(?:long|well)$/.test(amount)) return 2 * hour;
  return Math.max(1, numbers.indexOf(first) + 1) * hour;
}

function lightIn(sentence: string): Told | null {
  for (const [told, minutes] of lights) {
    const found = told.exec(sentence);
    if (found !== null && !otherTimes.test(sentence.slice(0, found.index)))
      return { minutes, at: found.index + found[0].length };
  }
  return null;
}

function namedIn(sentence: string): Told | null {
  const found = [...sentence.matchAll(named)].filter(({ 0: word, index }) => {
    const before = sentence.slice(0, index);
    if (otherTimes.test(before) || (/\bin the $/iu.test(before) && /^morning/iu.test(word)))
      return false;
    if (meals.has(word.toLowerCase())) return atTheMeal.test(before);
    // A capital amid a sentence makes a name of it.
    return index === 0 || word === word.toLowerCase();
  });
  const last = found[found.length - 1];
  const minutes = hours[last?.[1]?.toLowerCase() ?? ''];
  return last === undefined || minutes === undefined ? null : { minutes, at: last.index };
}

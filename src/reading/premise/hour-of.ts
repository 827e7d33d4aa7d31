import { splitSentences } from '@/story/words/split-sentences';

const hour = 60;
const noon = 12 * hour;

/** The hour that each of these is, in minutes. */
const hours: Readonly<Record<string, number>> = {
  midnight: 0,
  dawn: 6 * hour,
  daybreak: 6 * hour,
  sunrise: 6 * hour,
  morning: 8 * hour,
  breakfast: 8 * hour,
  noon,
  midday: noon,
  lunch: noon + hour,
  afternoon: 15 * hour,
  sunset: 18 * hour,
  dusk: 18 * hour,
  twilight: 18 * hour,
  evening: 19 * hour,
  supper: 19 * hour,
  nightfall: 20 * hour,
  tonight: 21 * hour,
  night: 22 * hour,
};
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const named = new RegExp(`\\b(${Object.keys(hours).join('|')})\\b`, 'giu');
const onTheClock =
  /\b(?:(\d{1,2})[:.](\d{2})|(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o['’]clock)\b/iu;
/** What was, will be or is every day is not what it is now. */
const otherTimes =
  /\b(?:by|until|till|before|after|since|every|each|yesterday|tomorrow|last|next|one|that|those|any|most|ago|at the latest|will|would|used to|had)\b[^,.;]{0,24}$/iu;
/** "This afternoon he came" is not so late as "it is evening". */
const now = /\b(?:it is|it['’]s|now)\b/iu;
const today =
  /\b(?:tonight|this (?:morning|afternoon|evening)|is (?:falling|breaking|coming)|comes?)\b/iu;

/** At what hour a story begins, in minutes, as its premise says; null where it says nothing. */
export function hourOf(premise: readonly string[]): number | null {
  let best: { readonly minutes: number; readonly weight: number } | null = null;
  for (const sentence of premise.flatMap((text) => splitSentences(text))) {
    const minutes = clockIn(sentence) ?? namedIn(sentence);
    if (minutes === null || /["“]/.test(sentence)) continue;
    const weight = now.test(sentence) ? 3 : today.test(sentence) ? 2 : 1;
    if (best === null || weight >= best.weight) best = { minutes, weight };
  }
  return best?.minutes ?? null;
}

function clockIn(sentence: string): number | null {
  const found = onTheClock.exec(sentence);
  if (found === null || otherTimes.test(sentence.slice(0, found.index))) return null;
  const [, digits, minutes = '0', word = ''] = found;
  const at = Number(digits ?? (/\d/.test(word) ? word : numbers.indexOf(word.toLowerCase()) + 1));
  if (at > 24 || Number(minutes) > 59) return null;
  const isLate = /\b(?:evening|night|afternoon|dusk|supper|p\.?m)\b/iu.test(sentence);
  const isEarly = /\b(?:morning|dawn|breakfast|a\.?m)\b/iu.test(sentence);
  // Of an hour alone, stories begin rather at six in the evening than in the morning.
  const isAfternoon = at < 12 && (isLate || (!isEarly && at < 8));
  return ((at % 24) + (isAfternoon ? 12 : 0)) * hour + Number(minutes);
}

function namedIn(sentence: string): number | null {
  const found = [...sentence.matchAll(named)].filter(
    ({ index }) => !otherTimes.test(sentence.slice(0, index)),
  );
  const word = found[found.length - 1]?.[1]?.toLowerCase();
  return word === undefined ? null : (hours[word] ?? null);
}

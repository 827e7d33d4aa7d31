import { lowerFirst } from '@/reading/prose/lower-first';
import { is, tagged } from '@/reading/prose/tagged';
import { withoutEnding } from '@/story/words/without-ending';

const untold =
  /\bsecret|not to tell|\bmurder|\bkill|really is\b|never (?:to be )?(?:said|told|spoken|admit)|does not know|hid(?:es|den|ing|e)\b|unaware|nobody knows|guilt|lie[sd]? (?:to|about)|conceal|deceiv|betray/i;

/** The first thing somebody wants that may be said: "to keep the engine going". */
export function wantedWords(wants: readonly string[]): string | null {
  const want = wants.find((words) => !untold.test(words) && words.split(/\s+/).length <= 22);
  if (want === undefined) return null;
  const text = withoutEnding(lowerFirst(want), /[.;,\s]/);
  const [first] = tagged(text);
  const isVerb =
    is(first, 'Infinitive', 'Imperative') ||
    (is(first, 'Verb') && is(first, 'PresentTense') && !/s$/.test(first?.small ?? ''));
  return isVerb ? `to ${text}` : text;
}

import { irregularForms } from '@/recall/irregular-forms';

/** What a word's forms have in common: "stolen", "stealing" and "steals" are all "steal". */
export function plainForm(word: string): string {
  return withoutLastE(irregularForms.get(word) ?? withoutEnding(word));
}

const doubled = /([bdfgklmnprt])\1$/;

function withoutEnding(word: string): string {
  if (word.length > 4 && /(?:ies|ied)$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^su]s$/.test(word)) return withoutEnding(word.slice(0, -1));
  if (word.length > 5 && word.endsWith('ing') && hasVowel(word.slice(0, -3)))
    return undoubled(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed') && hasVowel(word.slice(0, -2)))
    return undoubled(word.slice(0, -2));
  if (word.length > 5 && word.endsWith('ily')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ly')) return word.slice(0, -2);
  return word;
}

function hasVowel(stem: string): boolean {
  return /[aeiouy]/.test(stem);
}

function undoubled(stem: string): string {
  return doubled.test(stem) && !/(?:ll|ss)$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** "hoping" has lost its e, "hope" still has it: both go without, since which of the two a stem had is not known. */
function withoutLastE(stem: string): string {
  return stem.length > 3 && stem.endsWith('e') && !stem.endsWith('ee') ? stem.slice(0, -1) : stem;
}

/** Stands at both ends of what was filled in, until the seams are smoothed; no author writes it. */
export const seam = '\uE000';

/**
 * What was filled in must read as if it had been written there: one article, `an` before a vowel, no word
 * twice, no double space, a capital at the start of a sentence. What the author wrote in one piece stays.
 */
export function smoothSeams(text: string, language: 'english' | 'other'): string {
  const read =
    language === 'english'
      ? untilDone(text, (each) => withOneArticle(withoutDoubles(withAgreement(each))))
      : untilDone(text, withoutDoubles);
  const plain = read.replaceAll(seam, '').replace(/\s+/g, ' ');
  return withCapitals(plain.replace(/ ([,.;!?])/g, '$1').trim());
}

/** Each round takes out half of what is there twice: more than these are needed by nobody. */
const mostRounds = 20;

/** One change may make another needed; each makes the text shorter or is made once. */
function untilDone(text: string, change: (text: string) => string): string {
  let changed = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = changed;
    changed = change(before);
    if (changed === before) break;
  }
  return changed;
}

// Written out, not put together: a pattern made at run time is not translated for phones that lack `\p`.
const article =
  /(^|[\s"'“‘(])(the|an?|my|your|his|its|our|their|every)(\s*\uE000[\s\uE000]*)(?:the|an?)(?=[\s\uE000])[\s\uE000]*/giu;
const indefinite = /(?:^|[\s"'“‘(])an?\s*\uE000[\s\uE000]*["“‘]?([\p{L}\p{N}]+)/giu;
const plural = /(\p{Ll})s\uE000(['’])s(?!\p{L})/gu;
const twice = /(^|[^\p{L}\p{N}])([\p{L}\p{N}]+)\uE000*\s[\s\uE000]*\2(?![\p{L}\p{N}'’-])/giu;

function withOneArticle(text: string): string {
  return text.replace(article, '$1$2$3');
}

function withAgreement(text: string): string {
  const agreed = text.replace(indefinite, (found, word: string) => {
    const n = hasVowelSound(word) ? 'n' : '';
    return found.replace(/^([\s"'“‘(]?a)n?/i, (_, a: string) => `${a}${n}`);
  });
  return agreed.replace(plural, (whole, letter: string, mark: string, at: number) =>
    letter === 's' || startsWithCapital(agreed, at) ? whole : `${letter}s${seam}${mark}`,
  );
}

/** "James's" but "the millers'": a name keeps its s. */
function startsWithCapital(text: string, at: number): boolean {
  let start = at;
  while (start > 0 && /[\p{L}\p{N}'’-]/u.test(text[start - 1] ?? '')) start -= 1;
  return /\p{Lu}/u.test(text[start] ?? '');
}

function hasVowelSound(word: string): boolean {
  if (/^(?:(?:one|once)$|uni(?![nm])|use|usual|usur|ut[ei]|eu|ewe|ouija)/i.test(word)) return false;
  return /^(?:[aeiou]|hour|honest|honou?r|heir|8|11|18)/i.test(word);
}

function withoutDoubles(text: string): string {
  return text.replace(twice, (found, before: string, word: string) =>
    found.slice(before.length).includes(seam) ? `${before}${word}${seam}` : found,
  );
}

/**
 * What follows a quoted question (`"Is it sharp?" she says`) may be the same sentence: the author knows.
 */
function withCapitals(text: string): string {
  return text.replace(
    /(^|\.["'”’)]*\s+|[!?]\)?\s+)(["'“‘(]?)(\p{Ll})/gu,
    (_, before: string, quote: string, letter: string) =>
      `${before}${quote}${letter.toUpperCase()}`,
  );
}

import { escapePattern } from '@/foundation/text/escape-pattern';
import { placeNouns, regionNouns } from '@/reading/found/word-classes';
import { isMetaTitle } from '@/reading/prose/is-tellable';
import type { ReadSentence } from '@/reading/prose/sentence';

const placesTitle =
  /\b(?:places?|locations?|around|geography|rooms?|map|where|sites?|stops?|layout|deck plan)\b/i;

/** What one reads of a place and not of a chapter. */
const beingThere =
  /\b(?:here|inside|outside|indoors|there (?:is|are)|stands?|lies|behind it|under it|floors?|walls?|doors?|windows?|roof|ceiling|steps|you (?:can|enter|come|go|walk))\b/i;

/** "Places", "Stations of the Upper Line": what is listed under it are places, and it is none. */
export function isGroupOfPlaces(title: string): boolean {
  const head = headOf(title);
  const isMany =
    /[^s]s$/.test(head) && [/s$/, /es$/].some((end) => placeNouns.has(head.replace(end, '')));
  // Docks and stables are one place, unless they are those of something.
  const isOne = placeNouns.has(head) && !/ (?:of|at|in|on) /i.test(title);
  return placesTitle.test(title) || (isMany && !isOne);
}

/**
 * A title of the setting or of lore that is a place: its first noun says that one can be there, and a sentence under
 * it is about being there, or prose uses it as one uses a place.
 */
export function titlesOfPlaces(sentences: readonly ReadSentence[]): readonly string[] {
  const titled = new Map<string, { readonly texts: string[]; readonly isListed: boolean }>();
  for (const { headings, file, text, isForNarrator } of sentences) {
    const title = headings[headings.length - 1];
    if (title === undefined || isForNarrator || isMetaTitle(title) || title.length > 40) continue;
    if (/^(?:plot|characters)\//.test(file)) continue;
    const isListed =
      headings.slice(0, -1).some(isGroupOfPlaces) ||
      (/^lore\/(?:.*\/)?(?:places?|locations?)\//.test(file) && headings.length === 1);
    const entry = titled.get(title) ?? { texts: [], isListed };
    entry.texts.push(text);
    titled.set(title, entry);
  }
  const all = sentences.map(({ text }) => text).join('\n');
  return [...titled].flatMap(([title, { texts, isListed }]) => {
    if (isGroupOfPlaces(title)) return [];
    if (isListed) return [title];
    const head = headOf(title);
    if (regionNouns.has(head)) return [];
    if (!placeNouns.has(head)) return isNamedPlace(title, texts, all) ? [title] : [];
    const isThere = texts.some((text) => beingThere.test(text)) || isUsed(title, all);
    return isThere ? [title] : [];
  });
}

/** "The Lazaret": no word says what it is, but one is in it more than once, and there are walls. */
function isNamedPlace(title: string, texts: readonly string[], all: string): boolean {
  const bare = title.replace(/^the /i, '');
  if (!/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(bare)) return false;
  const inside = new RegExp(
    `\\b(?:in|into|inside|through|under|within) the ${escapePattern(bare)}\\b(?! of\\b)`,
    'g',
  );
  const there = texts.filter((text) => beingThere.test(text)).length;
  return there > 0 && (all.match(inside) ?? []).length > 1;
}

/** "Stations of the Upper Line" are stations. */
function headOf(title: string): string {
  const [front = ''] = title.split(/,| (?:of|at|on|in|by|and|for|under|above|beyond) /);
  const words = front.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words[words.length - 1] ?? '';
}

/** "At Wray House", "into the engine". */
function isUsed(title: string, prose: string): boolean {
  const bare = escapePattern(title.replace(/^(?:the|an?) /i, ''));
  return new RegExp(
    `\\b(?:in|at|to|into|from|inside|behind|near|outside|through|past|around|under|above|aboard|toward|towards) (?:the )?${bare}\\b`,
    'i',
  ).test(prose);
}

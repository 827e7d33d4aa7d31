import { escapePattern } from '@/foundation/text/escape-pattern';
import { headOfTitle, isGroupOfPlaces } from '@/reading/found/groups-of-places';
import { placeNouns, regionNouns } from '@/reading/found/word-classes';
import { isNumbered } from '@/reading/found/name-runs';
import { isMetaTitle } from '@/reading/prose/is-tellable';
import type { ReadSentence } from '@/reading/prose/sentence';

/** What one reads of a place and not of a chapter. */
const beingThere =
  /\b(?:here|inside|outside|indoors|there (?:is|are)|stands?|lies|behind it|under it|floors?|walls?|doors?|windows?|roof|ceiling|steps|you (?:can|enter|come|go|walk))\b/i;

/**
 * A title of the setting or of lore that is a place: its first noun says that one can be there, and a sentence under
 * it is about being there, or prose uses it as one uses a place.
 */
export function titlesOfPlaces(sentences: readonly ReadSentence[]): readonly string[] {
  const titled = new Map<
    string,
    { readonly texts: string[]; readonly isListed: boolean; readonly above: string }
  >();
  for (const { headings, file, text, isForNarrator } of sentences) {
    const title = headings[headings.length - 1];
    if (title === undefined || isMetaTitle(title) || title.length > 40) continue;
    if (/^(?:plot|characters)\//.test(file)) continue;
    const isListed =
      headings.slice(0, -1).some(isGroupOfPlaces) ||
      (/^lore\/(?:.*\/)?(?:places?|locations?)\//.test(file) && headings.length === 1);
    const above = `${file}: ${headings.slice(0, -1).join(': ')}`;
    const entry = titled.get(title) ?? { texts: [], isListed, above };
    if (!isForNarrator) entry.texts.push(text);
    titled.set(title, entry);
  }
  const beside = new Map<string, string[]>();
  for (const [title, { above }] of titled) {
    const names = beside.get(above) ?? [];
    names.push(title);
    beside.set(above, names);
  }
  const rooms = new Set([...beside].flatMap(([above, names]) => (areRooms(names) ? [above] : [])));
  const all = sentences.map(({ text }) => text).join('\n');
  return [...titled].flatMap(([title, { texts, isListed, above }]) => {
    if (isGroupOfPlaces(title)) return [];
    if (isListed || rooms.has(above)) return [title];
    const head = headOfTitle(title);
    if (regionNouns.has(head)) return [];
    if (!placeNouns.has(head)) return isNamedPlace(title, texts, all) ? [title] : [];
    const isThere = texts.some((text) => beingThere.test(text)) || isUsed(title, all);
    return isThere ? [title] : [];
  });
}

/** The galley, the engine room, Hydroponics: what is told beside several places is one too. */
export function areRooms(names: readonly string[]): boolean {
  const rooms = names.filter((name) => {
    const head = headOfTitle(
      name.replace(/ (?:\d+|[A-Z]|[A-Z][a-z]+)$/, (number) =>
        isNumbered(name.split(' ')) ? '' : number,
      ),
    );
    return placeNouns.has(head) && !regionNouns.has(head);
  });
  return rooms.length > 2 && rooms.length > names.length / 2;
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

/** "At Wray House", "into the engine". */
function isUsed(title: string, prose: string): boolean {
  const bare = escapePattern(title.replace(/^(?:the|an?) /i, ''));
  return new RegExp(
    `\\b(?:in|at|to|into|from|inside|behind|near|outside|through|past|around|under|above|aboard|toward|towards) (?:the )?${bare}\\b`,
    'i',
  ).test(prose);
}

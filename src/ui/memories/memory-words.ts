import { relevanceThreshold } from '@/foundation/limits';
import type { Memory, RecalledMemory } from '@/story/state/memory';
import type { StateNames } from '@/ui/state/state-names';
import { placeTitle } from '@/ui/texts/setting-words';
import { memoryTexts } from '@/ui/texts/memory-texts';

const veryWell = 0.85;

export function fitsWell({ relevance }: RecalledMemory): boolean {
  return relevance >= relevanceThreshold;
}

/** Who was there, and where, unless that is said already. */
export function aboutMemory(
  { characters, about, location }: Memory,
  names: StateNames,
  knownPlace: string | null,
): string {
  const place = location === null ? null : (names.places.get(location) ?? plain(location));
  const others = characters.map((id) => personName(id, names));
  const isElsewhere = about !== null && !characters.includes(about);
  return [
    ...(others.length === 0 ? [] : [memoryTexts.with(listed(others))]),
    ...(isElsewhere ? [memoryTexts.about(personName(about, names))] : []),
    ...(place === null || place === knownPlace ? [] : [memoryTexts.at(place)]),
  ].join(' · ');
}

/** Why a memory was found, in the few words that stand under it. */
export function whyInShort(found: RecalledMemory, names: StateNames): string {
  const { why } = found;
  const { sharedWords } = memoryTexts.why;
  return [
    fitWords(found),
    ...(isByMeaning(found) ? [memoryTexts.why.meaning] : []),
    ...(why === undefined || why.words.length === 0 ? [] : [sharedWords(quoted(why.words))]),
    ...(why === undefined || why.scenesAgo === null ? [] : [memoryTexts.ago(why.scenesAgo)]),
    ...witnessWords(found, names),
  ].join(' · ');
}

/** The same at length, with the numbers. */
export function whyAtLength(found: RecalledMemory, names: StateNames): readonly string[] {
  const { why } = found;
  const cosine = found.cosine ?? null;
  const texts = memoryTexts.why;
  const measured = [
    texts.relevance(fitWords(found), twoPlaces(found.relevance)),
    cosine === null ? texts.noCosine : texts.cosine(twoPlaces(cosine)),
  ];
  if (why === undefined) return measured;
  return [
    ...measured,
    why.words.length === 0
      ? texts.noWords
      : texts.lexical(quoted(why.words), twoPlaces(why.lexical)),
    ...(why.scenesAgo === null ? [] : [texts.happened(memoryTexts.ago(why.scenesAgo))]),
    ...witnessWords(found, names).map(texts.here),
    texts.significance[why.significance],
  ];
}

function fitWords(found: RecalledMemory): string {
  const { fits } = memoryTexts.why;
  if (found.relevance >= veryWell) return fits.very;
  return fitsWell(found) ? fits.well : fits.less;
}

/** Whether it was more than the words. */
function isByMeaning({ cosine, relevance, why }: RecalledMemory): boolean {
  return typeof cosine === 'number' && relevance > (why?.lexical ?? 0);
}

function witnessWords({ why }: RecalledMemory, names: StateNames): readonly string[] {
  const people = (why?.witnesses ?? []).map((id) => personName(id, names));
  if (people.length === 0) return [];
  const { witness, witnesses } = memoryTexts.why;
  return [(people.length === 1 ? witness : witnesses)(listed(people))];
}

function personName(id: string, { people }: StateNames): string {
  return people.get(id)?.name ?? placeTitle(plain(id));
}

function plain(id: string): string {
  return id.replace(/[-_]+/g, ' ');
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

function listed(names: readonly string[]): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function twoPlaces(number: number): string {
  return number.toFixed(2);
}

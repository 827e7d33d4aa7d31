import { readingLimits } from '@/foundation/limits';
import { idFor, mentions } from '@/reading/found/person-names';
import { isNumbered, nameRuns } from '@/reading/found/name-runs';
import { nounPhrases } from '@/reading/found/noun-phrases';
import type { FoundPlace } from '@/reading/found/reading';
import { placeNouns, regionNouns, thingNouns } from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';
import { isGroupOfPlaces, titlesOfPlaces } from '@/reading/found/titles-of-places';
import { isLikened } from '@/reading/found/is-likened';
import type { Term } from '@/reading/prose/tagged';
import type { Campaign } from '@/story/campaign/campaign';

/** Words that mean any place until something is said of it. */
const plainPlaces = new Set(
  'room house houses field fields steps street road path way place home land hall-way point post pass hold track stage port plain ground point wing mine'.split(
    ' ',
  ),
);

/** More would never be seen in one story. */
const mostPlaces = 6;

type Candidate = { readonly name: string; readonly weight: number };

/**
 * The author's places; else what lists, titles and lore files name, then what prose only mentions: "a saloon
 * with a stove, a lower deck where the crates are lashed" are two.
 */
export function findPlaces(
  campaign: Pick<Campaign, 'places' | 'startingPlace'>,
  sentences: readonly ReadSentence[],
  {
    names: peopleNames,
    standing,
  }: { readonly names: readonly string[]; readonly standing: readonly string[] },
): readonly FoundPlace[] {
  const listed = sentences.flatMap(({ label, headings, file }) =>
    label !== null && (headings.some(isGroupOfPlaces) || isPlaceLabel(label, file))
      ? [{ name: plainPlace(label), weight: 20 }]
      : [],
  );
  const titles = titlesOfPlaces(sentences).map((name) => ({ name: plainPlace(name), weight: 15 }));
  const stood = standing.map((name) => ({ name, weight: 16 }));
  const start =
    campaign.startingPlace === '' || campaign.places.has(campaign.startingPlace)
      ? []
      : [{ name: plainPlace(campaign.startingPlace), weight: 30 }];
  const candidates = merged([
    ...start,
    ...listed,
    ...titles,
    ...stood,
    ...mentioned(sentences, peopleNames),
  ]);
  const own = [...campaign.places.values()].map(({ id, name, called = [] }) => ({
    id,
    name,
    called: [name, ...called],
  }));
  const isOwn = (name: string): boolean =>
    own.some((place) => place.called.some((each) => sameWords(each, name)));
  const found = candidates
    .filter(({ name }) => !isOwn(name))
    .slice(0, Math.max(0, mostPlaces - own.length))
    .map(({ name }) => ({ id: idFor(name), name, called: callsOf(name) }));
  return [...own, ...found].map((place) => ({ ...place, excerpts: [] }));
}

/** **The boiler room.** is one, whatever stands above it. */
function isPlaceLabel(label: string, file: string): boolean {
  const [head = ''] = wordsOf(label).slice(-1);
  const isOne = /^(?:the|an?) /i.test(label) && placeNouns.has(head) && !regionNouns.has(head);
  return file.startsWith('world/') && isOne && !/ of /.test(label);
}

/** "the Bar Volta", "Hotel Europa": what it is stands first. */
function isHouse([first = '', ...rest]: readonly string[]): boolean {
  const isPlace =
    /^(?:Ascensor|Bar|Bistro|Bodega|Caf[eé]|Camp|Casa|Ch[aâ]teau|Gasthaus|Hospital|Hotel|Palazzo|Pension|Restaurant|Taverna|Teatro|Villa)$/;
  return rest.length > 0 && isPlace.test(first);
}

function plainPlace(label: string): string {
  const name = label.split(/[,(:]/)[0]?.trim() ?? label;
  return name
    .replace(/^(?:The|A|An) /, (article) => article.toLowerCase())
    .replace(/^an? /, 'the ');
}

function mentioned(
  sentences: readonly ReadSentence[],
  peopleNames: readonly string[],
): readonly Candidate[] {
  const weights = new Map<string, number>();
  const note = (name: string, weight: number): void => {
    weights.set(name, (weights.get(name) ?? 0) + weight);
  };
  for (const { terms, file, isForNarrator } of sentences) {
    if (!/^(?:world|plot)\//.test(file) || isForNarrator) continue;
    const worth = file.startsWith('plot/') ? 3 : 2;
    for (const run of nameRuns(terms)) {
      const last = run.words[run.words.length - 1]?.toLowerCase() ?? '';
      const isRegion = regionNouns.has(last) && run.words.length === 1;
      const isSomewhere = placeNouns.has(last) || isHouse(run.words) || isNumbered(run.words);
      if (isRegion || regionNouns.has(last) || !isSomewhere) continue;
      if (run.words.length < 2 || peopleNames.some((name) => mentions(name, run.text))) continue;
      note(`${run.hasArticle ? 'the ' : ''}${run.text}`, worth + 2);
    }
    for (const { words, head, article, from, to } of nounPhrases(terms)) {
      if (
        !placeNouns.has(head) ||
        regionNouns.has(head) ||
        article === 'none' ||
        words.split(' ').length > 3
      )
        continue;
      if (/[\p{Lu}]/u.test(words) || /^(?:same|other|whole|only|next|last|first|own)\b/.test(words))
        continue;
      if (isLikened(terms, from) || isBuiltOn(terms, from)) continue;
      // "One cup in the canteen", "in the spring of 1912".
      if (thingNouns.has(head) || isSeason(words, terms[to + 1]?.small, terms[to + 2]?.text))
        continue;
      const previous = terms[from - 2]?.small ?? '';
      // "the size of a room", "no church has ever claimed him": no place of this story.
      if (
        /^(?:of|no|another|any|every|like)$/.test(previous) ||
        /^(?:no|another|any|every|each)$/.test(terms[from - 1]?.small ?? '')
      )
        continue;
      if (!plainPlaces.has(words)) note(`the ${words}`, worth);
    }
  }
  return [...weights]
    .map(([name, weight]) => ({ name, weight }))
    .sort((one, other) => other.weight - one.weight);
}

/** A time of the year has the name of a well. */
function isSeason(words: string, next = '', year = ''): boolean {
  return words === 'spring' && next === 'of' && /^['’]?\d|^that\b|^the year\b/u.test(year);
}

/** "A town built on a staircase": what it looks like. */
function isBuiltOn(terms: readonly Term[], from: number): boolean {
  const [verb, on] = [terms[from - 3]?.small, terms[from - 2]?.small];
  return on === 'on' && /^(?:built|based|founded|modelled)$/.test(verb ?? '');
}

/** "the hall" is the Coronation Hall where there is one. */
function merged(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: { name: string; weight: number }[] = [];
  for (const { name, weight } of candidates.slice(0, readingLimits.names)) {
    const same = kept.find(
      (each) =>
        sameWords(each.name, name) || isShortFor(name, each.name) || isShortFor(each.name, name),
    );
    if (same === undefined) kept.push({ name, weight });
    else {
      if (isShortFor(same.name, name)) same.name = name;
      same.weight += weight;
    }
  }
  return kept.sort((one, other) => other.weight - one.weight);
}

function wordsOf(name: string): readonly string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).filter(
    (word) => word !== 'the' && word !== 'a',
  );
}

function sameWords(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}

/** Its last word alone, or its last words. */
function isShortFor(short: string, long: string): boolean {
  const [few, many] = [wordsOf(short), wordsOf(long)];
  return (
    few.length < many.length &&
    few.length > 0 &&
    few.every((word, at) => word === many[many.length - few.length + at])
  );
}

/** "the Coronation Hall" is also the hall. */
function callsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const last = words[words.length - 1] ?? '';
  const bare = name.replace(/^the /, '');
  // "The Ace of Cups" is also the Ace.
  const front = /^(\p{Lu}[\p{L}'’]+) of \p{Lu}/u.exec(bare)?.[1];
  return [
    ...new Set([
      bare,
      ...(front === undefined ? [] : [front]),
      ...(placeNouns.has(last) ? [last] : []),
    ]),
  ];
}

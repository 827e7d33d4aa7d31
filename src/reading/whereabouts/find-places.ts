import { readingLimits } from '@/foundation/limits';
import { idFor, mentions } from '@/reading/found/person-names';
import type { FoundPlace, Whereabout } from '@/reading/found/reading';
import { placeNouns, regionNouns } from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';
import { isGroupOfPlaces } from '@/reading/found/groups-of-places';
import { areRooms, titlesOfPlaces } from '@/reading/whereabouts/titles-of-places';
import { placePhrases } from '@/reading/whereabouts/place-phrases';
import { surely } from '@/reading/whereabouts/where-you-are';
import type { Campaign } from '@/story/campaign/campaign';

/** Words that mean any place until something is said of it. */
const plainPlaces = new Set(
  'room house houses field fields steps street road path way place home land hall-way point post pass hold track stage port plain ground point wing mine'.split(
    ' ',
  ),
);

/** More would never be seen in one story. */
const mostPlaces = 8;

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
    begins,
  }: {
    readonly names: readonly string[];
    /** Where people are said to be. */
    readonly standing: readonly string[];
    /** Where the premise has the player. */
    readonly begins: readonly Whereabout[];
  },
): readonly FoundPlace[] {
  const listed = listedPlaces(sentences).map((name) => ({ name: plainPlace(name), weight: 20 }));
  const titles = titlesOfPlaces(sentences).map((name) => ({ name: plainPlace(name), weight: 15 }));
  const stood = standing.map((name) => ({ name, weight: 16 }));
  const start =
    campaign.startingPlace === '' || campaign.places.has(campaign.startingPlace)
      ? []
      : [{ name: plainPlace(campaign.startingPlace), weight: 30 }];
  const beginning = begins
    .filter(({ weight, isPlace }) => isPlace && weight >= surely)
    .slice(0, 1)
    .map(({ name }) => ({ name, weight: 18 }));
  const candidates = merged([
    ...start,
    ...listed,
    ...titles,
    ...stood,
    ...beginning,
    ...mentioned(sentences, peopleNames),
  ]);
  const own = [...campaign.places.values()].map(({ id, name, called = [] }) => ({
    id,
    name,
    called: [name, ...called],
  }));
  // "Platform Two" is the author's "Platform Two, Brod".
  const isOwn = (name: string): boolean =>
    own.some(({ called }) =>
      called.some((each) => sameWords(each, name) || each.startsWith(`${name},`)),
    );
  const found = withoutContainers(
    candidates.filter(({ name }) => !isOwn(name)),
    [...stood, ...beginning, ...listed].map(({ name }) => name),
  )
    .slice(0, Math.max(0, mostPlaces - own.length))
    .map(({ name }) => ({ id: idFor(name), name, called: callsOf(name) }));
  return [...own, ...found].map((place) => ({ ...place, excerpts: [] }));
}

/** Whoever is in the galley is in the ship: beside three of its parts the whole is nowhere else to go. */
function withoutContainers(
  candidates: readonly Candidate[],
  kept: readonly string[],
): readonly Candidate[] {
  const headOf = (name: string): string => wordsOf(name).slice(-1)[0] ?? '';
  const isWhole = (name: string): boolean => wholes.test(headOf(name));
  const parts = candidates.filter(({ name }) => partsOfWholes.test(headOf(name))).length;
  if (parts < 3) return candidates;
  return candidates.filter(({ name }) => !isWhole(name) || kept.includes(name));
}

const wholes =
  /^(?:abbey|brickworks|building|caravan|castle|estate|factory|farm|farmhouse|hospital|hotel|house|lighthouse|manor|mansion|menagerie|monastery|museum|palace|prison|school|settlement|ship|theatre|theater|train|villa|works)$/;
const partsOfWholes =
  /(?:room|^(?:airlock|archive|attic|balcony|basement|booth|bridge|cabin|canteen|cell|cellar|chapel|corridor|crypt|deck|dormitory|gallery|galley|garden|hall|hold|kitchen|landing|library|lobby|lodge|loft|lounge|office|orchard|pantry|parlour|parlor|porch|roof|saloon|scullery|shed|stable|stage|stairs|store|study|surgery|vault|vestry|ward|wheelhouse|yard))$/;

/** Entries under a title that says so, or beside other places. */
function listedPlaces(sentences: readonly ReadSentence[]): readonly string[] {
  const entries = sentences.filter(({ label }) => label !== null);
  const groups = new Map<string, string[]>();
  const groupOf = ({ file, headings }: ReadSentence): string => [file, ...headings].join('\n');
  for (const entry of entries) {
    const group = groups.get(groupOf(entry)) ?? [];
    group.push(entry.label ?? '');
    groups.set(groupOf(entry), group);
  }
  const rooms = new Set([...groups].flatMap(([title, names]) => (areRooms(names) ? [title] : [])));
  return entries.flatMap((entry) => {
    const { label, headings, file } = entry;
    const isBeside = file.startsWith('world/') && rooms.has(groupOf(entry));
    const isListed =
      label !== null && (isBeside || headings.some(isGroupOfPlaces) || isPlaceLabel(label, file));
    return isListed ? [label] : [];
  });
}

/** **The boiler room.** is one, whatever stands above it. */
function isPlaceLabel(label: string, file: string): boolean {
  const [head = ''] = wordsOf(label).slice(-1);
  const isOne = /^(?:the|an?) /i.test(label) && placeNouns.has(head) && !regionNouns.has(head);
  return file.startsWith('world/') && isOne && !/ of /.test(label);
}

function plainPlace(label: string): string {
  const name = label.split(/[,(:]/)[0]?.trim() ?? label;
  return name
    .replace(/^(?:The|A|An) /, (article) => article.toLowerCase())
    .replace(/^an? /, 'the ');
}

/** What prose says of them, how often and where. */
function mentioned(
  sentences: readonly ReadSentence[],
  peopleNames: readonly string[],
): readonly Candidate[] {
  const weights = new Map<string, { weight: number; isThere: boolean }>();
  for (const [at, { terms, file, isForNarrator, headings, label }] of sentences.entries()) {
    if (!/^(?:world|plot)\//.test(file) || isForNarrator) continue;
    const worth = file.startsWith('plot/') ? 3 : 2;
    const isUnderTitle = label !== null || isFirstUnder(sentences, at, headings);
    for (const phrase of placePhrases(terms)) {
      const { name, isNamed, isThere, from } = phrase;
      if (plainPlaces.has(bareOf(name)) || regionNouns.has(phrase.head)) continue;
      if (isNamed && peopleNames.some((each) => mentions(name, each) && !/['’]s /.test(name)))
        continue;
      // "A lorry trailer with curtains in it": what the clinic is.
      if (isUnderTitle && from === 0 && /^an?$/.test(terms[0]?.small ?? '')) continue;
      // "In the basement, cold, tidy": where the mortuary is.
      if (label !== null && from === 1) continue;
      const known = weights.get(name) ?? { weight: 0, isThere: false };
      known.weight += worth + (isNamed ? 2 : 0);
      known.isThere ||= isThere;
      weights.set(name, known);
    }
  }
  return [...weights]
    .filter(([, { isThere }]) => isThere)
    .map(([name, { weight }]) => ({ name, weight }))
    .sort((one, other) => other.weight - one.weight);
}

function isFirstUnder(
  sentences: readonly ReadSentence[],
  at: number,
  headings: readonly string[],
): boolean {
  const before = sentences[at - 1];
  return headings.length > 0 && before?.headings.join('\n') !== headings.join('\n');
}

function bareOf(name: string): string {
  return name.replace(/^the /i, '').toLowerCase();
}

/** "the hall" is the Coronation Hall where there is one. */
function merged(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: { name: string; weight: number }[] = [];
  for (const { name, weight } of candidates.slice(0, readingLimits.names)) {
    const same = kept.find(
      (each) =>
        sameWords(each.name, name) || isShortFor(name, each.name) || isShortFor(each.name, name),
    );
    // "Level 14 of Harcourt House" is Level 14.
    const front = kept.find((each) => each.name.startsWith(`${name} of `));
    const back = kept.find((each) => name.startsWith(`${each.name} of `));
    if (front !== undefined) front.name = name;
    else if (back !== undefined) back.weight += weight;
    else if (same === undefined) kept.push({ name, weight });
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
  // The tower is the watchtower.
  if (few.length === 1 && many.length === 1)
    return placeNouns.has(few[0] ?? '') && isCompoundOf(many[0] ?? '', few[0] ?? '');
  return (
    few.length < many.length &&
    few.length > 0 &&
    few.every((word, at) => word === many[many.length - few.length + at])
  );
}

function isCompoundOf(long: string, short: string): boolean {
  return short.length > 3 && long.length > short.length + 2 && long.endsWith(short);
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

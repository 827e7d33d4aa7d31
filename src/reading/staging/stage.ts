import { readFiles } from '@/reading/whole/read-files';
import { idFor, mentions } from '@/reading/found/person-names';
import { lowerFirst } from '@/reading/prose/lower-first';
import { is, tagged } from '@/reading/prose/tagged';
import type { FoundPerson, FoundPlace, Reading } from '@/reading/found/reading';
import { placeNouns } from '@/reading/found/word-classes';
import { surely } from '@/reading/whereabouts/where-you-are';
import { placeByRole } from '@/reading/staging/place-by-role';
import { whereaboutsOf } from '@/reading/staging/whereabouts';
import type { Campaign, Place } from '@/story/campaign/campaign';
import { kindSeen } from '@/reading/staging/kind-seen';

/** What was read, where it begins, what lies where, and who is where. */
export type ReadStage = {
  readonly reading: Reading;
  readonly start: string;
  readonly places: ReadonlyMap<string, Place>;
  readonly placeOf: ReadonlyMap<string, string>;
};

export function readStage(campaign: Campaign, files: ReadonlyMap<string, string>): ReadStage {
  const whole = readFiles(campaign, files);
  const start = startOf(campaign, whole);
  const reading = { ...whole, places: worthSeeing(whole, start, campaign) };
  const places = withWays(campaign, reading);
  return { reading, start, places, placeOf: placePeople(reading, [...places.keys()], start) };
}

/** Called as they are in a sentence. */
export function worthSeeing(whole: Reading, start: string, campaign: Campaign): Reading['places'] {
  return placesWorthSeeing(whole, start, campaign).map((place) => ({
    ...place,
    name: inSentences(place.name, whole),
  }));
}

/** Where nothing is told nobody wants to go; what the author listed stays, and what shares its words with another. */
function placesWorthSeeing(
  { places, premise }: Reading,
  start: string,
  campaign: Campaign,
): Reading['places'] {
  const told = new Set(premise.flat().map(({ text }) => text));
  const kept = places.filter(
    ({ id, excerpts }) =>
      excerpts.some(({ text }) => !told.has(text)) || id === start || campaign.places.has(id),
  );
  const first = kept.filter(({ id }) => id === start);
  const all = [...first, ...kept.filter(({ id }) => id !== start)];
  return all.length > 1 ? all : places.slice(0, 3);
}

/** Few places lie side by side; of many, all ways lead through the first. */
export function withWays(
  { places, genre }: Campaign,
  reading: Reading,
): ReadonlyMap<string, Place> {
  const ids = reading.places.map(({ id }) => id);
  const all =
    ids.length === 0 ? [{ id: 'here', name: 'where you are', excerpts: [] }] : reading.places;
  const setting = toldOf(reading.sentences);
  const near = (id: string, at: number): readonly string[] => {
    if (ids.length <= 4) return ids.filter((other) => other !== id);
    const beside = [ids[at - 1], ids[at + 1], ids[0]].filter(
      (other) => other !== undefined && other !== id,
    );
    return at === 0 ? ids.slice(1) : [...new Set(beside as string[])];
  };
  return new Map(
    all.map(({ id, name, excerpts }, at) => {
      const own = places.get(id) ?? {
        id,
        name,
        kind: 'anywhere' as const,
        region: null,
        features: [],
        exits: [],
        mood: null,
      };
      const named = {
        ...own,
        kind:
          own.isKindSaid === true
            ? own.kind
            : kindSeen(own.name, toldOf(excerpts), { genre, setting }),
        name: inSentences(own.name, reading),
        called: onlyOf(id, reading.places),
      };
      return [id, own.exits.length > 0 ? named : { ...named, exits: near(id, at) }];
    }),
  );
}

/** What is told, for a look at what kind of place it is told of. */
function toldOf(told: readonly { readonly text: string }[]): readonly string[] {
  return told.map(({ text }) => text);
}

/** What means this place in the author's prose, and no other: the hall, the house. */
function onlyOf(id: string, places: Reading['places']): readonly string[] {
  const own = places.find((place) => place.id === id)?.called ?? [];
  return own.filter(
    (word) => !places.some((other) => other.id !== id && other.called.includes(word)),
  );
}

/** "Front step of the House" as it stands in a sentence. */
function inSentences(name: string, { sentences }: Pick<Reading, 'sentences'>): string {
  // "THE SMALL OFFICE" is a title that shouts.
  if (/^[\p{Lu}\s'’-]{6,}$/u.test(name)) return inSentences(capitalised(name), { sentences });
  if (/^(?:the|an?|your|my|our) /i.test(name)) return lowerFirst(name);
  if (!/^\p{Lu}/u.test(name)) return name;
  const words = name.split(' ').filter((word) => !/^(?:of|the|and|at|in|on|de|la)$/.test(word));
  // "Mrs Orr's shop" and "Dock nine" go without an article.
  if (/^\p{Lu}[^\s]*(?: \p{Lu}\S*)*['’]s? /u.test(name)) return name;
  if (words.some((word) => /^\p{Ll}/u.test(word))) return `the ${lowerFirst(name)}`;
  if (words.length > 1 || is(tagged(name)[0], 'ProperNoun', 'Person', 'Place')) return name;
  // "In Contrition", and never "in the contrition": so its author uses it.
  const isUsed = sentences.some(({ text }) => isBareIn(text, name));
  return isUsed || !placeNouns.has(name.toLowerCase()) ? name : `the ${lowerFirst(name)}`;
}

function capitalised(name: string): string {
  const words = name.toLowerCase().split(' ');
  return words
    .map((word, at) =>
      at > 0 && /^(?:of|the|and|at|in|on)$/.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** Inside a sentence, and with no article before it. */
function isBareIn(text: string, name: string): boolean {
  const at = text.indexOf(` ${name}`);
  if (at < 0 || /\p{L}/u.test(text[at + 1 + name.length] ?? '')) return false;
  return !/\bthe$/i.test(text.slice(0, at));
}

/** Where the author says, else where the premise is. */
export function startOf({ startingPlace, places }: Campaign, reading: Reading): string {
  if (places.has(startingPlace)) return startingPlace;
  const named = reading.places.find(
    ({ name, called }) =>
      startingPlace !== '' &&
      (idFor(startingPlace) === idFor(name) ||
        called.some((each) => mentions(startingPlace, each))),
  );
  return (
    (
      named ??
      begunIn(reading, surely) ??
      begunIn(reading, likely) ??
      lastNamed(reading) ??
      reading.places[0]
    )?.id ?? 'here'
  );
}

/** Where something is told to have happened the player may well have been. */
const likely = 10;

/** Where the premise has the player. */
function begunIn({ begins, places }: Reading, least: number): FoundPlace | undefined {
  for (const { name, isPlace, weight } of begins) {
    if (weight < least) return undefined;
    const place = isPlace ? placeCalled(name, places) : placeNamed(name, places);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** By its whole name before any short one: "the third stair of the Ace of Cups" is not Widow's Stair. */
function placeCalled(name: string, places: Reading['places']): FoundPlace | undefined {
  const small = name.toLowerCase();
  return (
    placeNamed(name, places) ??
    places.find(({ called }) => called.some((each) => mentions(small, each.toLowerCase()))) ??
    places.find((place) => idFor(place.name).endsWith(`_${idFor(name)}`))
  );
}

function placeNamed(name: string, places: Reading['places']): FoundPlace | undefined {
  return places.find((place) => idFor(place.name) === idFor(name));
}

function lastNamed({ premise, places }: Reading): FoundPlace | undefined {
  const texts = premise.flat().map(({ text }) => text.toLowerCase());
  const lastBy = (wordsOf: (place: FoundPlace) => readonly string[]): FoundPlace | undefined =>
    [...texts]
      .reverse()
      .flatMap((text) =>
        places.filter((place) => wordsOf(place).some((each) => mentions(text, each.toLowerCase()))),
      )[0];
  return lastBy(({ name }) => [name]) ?? lastBy(({ called }) => called);
}

/** Where the author's words put them; the others keep company, half of them where the story begins. */
export function placePeople(
  { people, sentences, places, premise }: Reading,
  ids: readonly string[],
  start: string,
): ReadonlyMap<string, string> {
  const placed = new Map<string, string>();
  const homes = [start, ...ids.filter((id) => id !== start)].slice(
    0,
    Math.max(1, Math.min(4, Math.ceil(people.length / 1.7))),
  );
  const isFull = (id: string): boolean =>
    [...placed.values()].filter((place) => place === id).length >= mostCompany;
  // Whom the premise leaves standing before the player is there.
  const last = (premise[premise.length - 1] ?? []).map(({ text }) => text);
  const begun = premise.flat().map(({ text }) => text);
  const isAtHand = ({ called }: FoundPerson): boolean =>
    last.some((text) => called.some((name) => mentions(text, name))) ||
    begun.some((text) => called.some((name) => isBesideYou(text, name)));
  const standing = (person: FoundPerson): string | null =>
    placeByWords(person, places) ??
    whereaboutsOf(person, sentences, places) ??
    placeByRole(person, places);
  for (const person of people) {
    const { id, place, role, called } = person;
    const written = `${role ?? ''} ${sentences
      .filter(({ text }) => called.some((name) => mentions(text, name)))
      .map(({ text }) => text)
      .join(' ')}`.toLowerCase();
    const said = places.find((each) =>
      each.called.some((name) => mentions(written, name.toLowerCase())),
    )?.id;
    const isKnown = place !== null && ids.includes(place);
    const isSaid = said !== undefined && homes.includes(said) && !isFull(said);
    const stands = standing(person);
    const home = isSaid ? said : emptiest(homes, placed, start);
    placed.set(id, isKnown ? place : (stands ?? (isAtHand(person) ? start : home)));
  }
  // Nobody begins a story alone, unless everybody is held elsewhere.
  const movable = people.find((person) => person.place === null && standing(person) === null);
  if (movable !== undefined && ![...placed.values()].includes(start)) placed.set(movable.id, start);
  return placed;
}

/** "Nan has hold of your sleeve", "the boy is still waiting", "Peg was here". */
function isBesideYou(text: string, name: string): boolean {
  if (!mentions(text, name)) return false;
  const rest = text.slice(text.indexOf(name) + name.length);
  return (
    /^[^.;]{0,60}\b(?:beside|behind|before|in front of|opposite|next to) you\b/.test(rest) ||
    /^ (?:(?:has|have|had|is|was) )?(?:\p{L}+ ){0,3}(?:your (?:sleeve|hand|arm|shoulder|elbow|door|side)|you,? )/u.test(
      rest,
    ) ||
    /^[^.;]{0,80}\b(?:into your (?:hands?|arms)|(?:gives|gave|hands|handed|tells|told|asks|asked|shows|showed) you|at your (?:door|side|elbow|table))\b/.test(
      rest,
    ) ||
    /^ (?:is|are|was|were) (?:\p{L}+ )?(?:here|waiting|standing|sitting)\b(?! (?:in|at|on|by|under|outside|for you (?:in|at)))/u.test(
      rest,
    )
  );
}

/** In the cell, at the forge: where their prose has them. */
function placeByWords({ stands }: FoundPerson, places: Reading['places']): string | null {
  if (stands === null) return null;
  const sought = idFor(stands);
  const named = places.find(({ id, name }) => id === sought || idFor(name) === sought);
  const small = stands.toLowerCase();
  const meant = places.find(({ called }) =>
    called.some((each) => mentions(small, each.toLowerCase())),
  );
  return (named ?? meant)?.id ?? null;
}

/** More in one place, and the others are empty. */
const mostCompany = 2;

/** Of those with the fewest people the first. */
function emptiest(
  homes: readonly string[],
  placed: ReadonlyMap<string, string>,
  start: string,
): string {
  const here = (id: string): number => [...placed.values()].filter((place) => place === id).length;
  return [...homes].sort((one, other) => here(one) - here(other))[0] ?? start;
}

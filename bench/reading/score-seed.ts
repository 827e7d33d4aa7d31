import type { Campaign } from '@/story/campaign/campaign';

import type { Labels } from './read-seeds';

/** What the engine made of a seed. */
export type Made = {
  readonly campaign: Campaign;
  /** Of what the premise is, as the engine says it. */
  readonly matter: string;
  /** Everything that was offered in the first scenes of some stories. */
  readonly offered: readonly string[];
  /** What can be answered to the last question. */
  readonly lastChoices: readonly string[];
};

/** So many of so many, and what was missed. */
export type Share = {
  readonly hits: number;
  readonly of: number;
  readonly faults: readonly string[];
};

export type Score = Readonly<Record<ScoreId, Share>>;

export const scoreIds = [
  'people-found',
  'people-right',
  'called-right',
  'pronouns-right',
  'people-placed',
  'places-found',
  'places-right',
  'start-right',
  'things-found',
  'things-right',
  'matter-right',
  'wishes-offered',
  'ends-offered',
] as const;

type ScoreId = (typeof scoreIds)[number];

export function scoreSeed(made: Made, labels: Labels): Score {
  const { campaign, matter, offered, lastChoices } = made;
  const people = [...campaign.people.values()];
  const places = [...campaign.places.values()];
  const things = [...campaign.items.values()];
  const met = labels.people.map((label) => ({
    label,
    person: people.find(
      ({ name, shortName }) =>
        isOne(name, [label.name, ...label.called]) || isOne(shortName, label.called),
    ),
  }));
  const known = met.flatMap(({ label, person }) =>
    person === undefined ? [] : [{ label, person }],
  );
  const placeOf = (id: string | null): string => campaign.places.get(id ?? '')?.name ?? 'nowhere';
  const isSomewhere = (names: readonly string[]): boolean =>
    places.some(({ name }) => isOne(name, names));
  // Whoever is somewhere that was not found cannot be put there.
  const placed = known.filter(({ label }) => label.at.length > 0 && isSomewhere(label.at));
  const pronouned = known.filter(({ label }) => label.pronouns !== null);
  const startName = placeOf(campaign.startingPlace);
  return {
    'people-found': share(
      met,
      ({ person }) => person !== undefined,
      ({ label }) => label.name,
    ),
    'people-right': share(
      people,
      (person) => known.some((each) => each.person === person),
      ({ name }) => name,
    ),
    'called-right': share(
      known,
      ({ label, person }) => isOne(person.shortName, label.called),
      ({ label, person }) => `${person.shortName} for ${label.called.join('/')}`,
    ),
    'pronouns-right': share(
      pronouned,
      ({ label, person }) => person.pronouns.they === label.pronouns,
      ({ label, person }) => `${label.name} is ${person.pronouns.they}`,
    ),
    'people-placed': share(
      placed,
      ({ label, person }) => isOne(placeOf(person.place), label.at),
      ({ label, person }) => `${label.name} at ${placeOf(person.place)}, not ${label.at[0] ?? ''}`,
    ),
    'places-found': share(labels.places, isSomewhere, ([name = '']) => name),
    'places-right': share(
      places,
      ({ name }) => isOne(name, [...labels.places.flat(), ...labels.maybePlaces, ...labels.start]),
      ({ name }) => name,
    ),
    'start-right': share(
      labels.start.length === 0 ? [] : [startName],
      (name) => isOne(name, labels.start),
      (name) => `${name}, not ${labels.start[0] ?? ''}`,
    ),
    'things-found': share(
      labels.things,
      (names) => things.some((name) => isOne(name, names)),
      ([name = '']) => name,
    ),
    'things-right': share(
      things,
      (name) => isOne(name, [...labels.things.flat(), ...labels.maybeThings]),
      (name) => name,
    ),
    'matter-right': share(
      [matter],
      (words) => isOne(words, labels.matter),
      (words) => words,
    ),
    'wishes-offered': share(
      labels.wishes,
      (wish) => isIn(offered, wish),
      (wish) => wish.join('/'),
    ),
    'ends-offered': share(
      labels.ends,
      (end) => isIn(lastChoices, end),
      (end) => end.join('/'),
    ),
  };
}

function share<Each>(
  all: readonly Each[],
  isHit: (each: Each) => boolean,
  named: (each: Each) => string,
): Share {
  const missed = all.filter((each) => !isHit(each));
  return { hits: all.length - missed.length, of: all.length, faults: missed.map(named) };
}

function plain(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/^(?:the|an?|your|my|our|his|her|their) /, '')
    .trim();
}

/** The same words but for the article; a longer name counts where it ends in the whole of the other. */
function isOne(name: string, names: readonly string[]): boolean {
  const own = plain(name);
  return names.some((each) => {
    const other = plain(each);
    return own === other || own.endsWith(` ${other}`) || (own !== '' && other.endsWith(` ${own}`));
  });
}

/** Whether one of the words stands in one of the texts, as a word or the beginning of one. */
function isIn(texts: readonly string[], wanted: readonly string[]): boolean {
  return texts.some((text) => {
    const said = ` ${plain(text).replace(/[^\p{L}\p{N}' -]/gu, ' ')}`;
    return wanted.some((words) => said.includes(` ${plain(words)}`));
  });
}

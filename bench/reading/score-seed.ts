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
  const { matter, offered, lastChoices } = made;
  return {
    ...peopleScores(made, labels),
    ...placeScores(made, labels),
    ...thingScores(made, labels),
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

type ScoresOf<Start extends string> = Pick<Score, Extract<ScoreId, `${Start}-${string}`>>;

function peopleScores(
  { campaign }: Made,
  labels: Labels,
): ScoresOf<'people' | 'called' | 'pronouns'> {
  const people = [...campaign.people.values()];
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
  // Whoever is somewhere that was not found cannot be put there.
  const placed = known.filter(({ label }) => isSomewhere(campaign, label.at));
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
      known.filter(({ label }) => label.pronouns !== null),
      ({ label, person }) => person.pronouns.they === label.pronouns,
      ({ label, person }) => `${label.name} is ${person.pronouns.they}`,
    ),
    'people-placed': share(
      placed,
      ({ label, person }) => isOne(nameOf(campaign, person.place), label.at),
      ({ label, person }) =>
        `${label.name} at ${nameOf(campaign, person.place)}, not ${label.at[0] ?? ''}`,
    ),
  };
}

function placeScores({ campaign }: Made, labels: Labels): ScoresOf<'places' | 'start'> {
  return {
    'places-found': share(
      labels.places,
      (names) => isSomewhere(campaign, names),
      ([name = '']) => name,
    ),
    'places-right': share(
      [...campaign.places.values()],
      ({ name }) => isOne(name, [...labels.places.flat(), ...labels.maybePlaces, ...labels.start]),
      ({ name }) => name,
    ),
    'start-right': share(
      labels.start.length === 0 ? [] : [nameOf(campaign, campaign.startingPlace)],
      (name) => isOne(name, labels.start),
      (name) => `${name}, not ${labels.start[0] ?? ''}`,
    ),
  };
}

function thingScores({ campaign }: Made, labels: Labels): ScoresOf<'things'> {
  const things = [...campaign.items.values()];
  return {
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
  };
}

function nameOf({ places }: Campaign, id: string | null): string {
  return places.get(id ?? '')?.name ?? 'nowhere';
}

function isSomewhere({ places }: Campaign, names: readonly string[]): boolean {
  return [...places.values()].some(({ name }) => isOne(name, names));
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

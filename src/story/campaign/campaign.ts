import type { Manifest } from '@/contracts/generated/manifest';
import type { Beat } from '@/story/campaign/beat';
import type { Condition } from '@/story/conditions/condition';
import type { Light } from '@/story/state/in-game-time';
import type { Passage } from '@/story/campaign/passage';
import type { PlayerForm } from '@/story/campaign/player-form';
import type { Rules } from '@/story/rules/rules';

export const placeKinds = [
  'village',
  'water',
  'sky',
  'interior',
  'forest',
  'road',
  'field',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Something a picture of a place must not leave out; with a condition, as long as that holds. */
export type Feature = { readonly name: string; readonly condition: Condition | null };

export type Place = {
  readonly id: string;
  readonly name: string;
  /** Other words that mean it where a player types where to go; absent where there are none. */
  readonly called?: readonly string[];
  /** What it looks like from afar: a picture of it is drawn by this. Where nobody knows, it could be anywhere. */
  readonly kind: PlaceKind | 'anywhere';
  /** Its author says of what kind it is; otherwise its words were asked. */
  readonly isKindSaid?: true;
  readonly region: string | null;
  readonly features: readonly Feature[];
  /** Paths of pictures an author made of it, inside the campaign; at hours that have none, `any` is shown. */
  readonly pictures?: Readonly<Partial<Record<Light | 'any', string>>>;
  /** Open or not: who asks for ways out asks `openExits`. */
  readonly exits: readonly string[];
  /** When the way to a place is open; absent where every way always is. */
  readonly exitConditions?: ReadonlyMap<string, Condition>;
  readonly mood: string | null;
};

export type Pronouns = {
  readonly they: string;
  readonly them: string;
  readonly their: string;
};

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly pronouns: Pronouns;
  /** They are several: the sisters. Absent where it is one. */
  readonly isMany?: true;
  /** What they are here, in a word or two. */
  readonly role: string | null;
  readonly place: string | null;
  /** Whom they have something to do with, by id. */
  readonly ties?: readonly string[];
  /** What they are called instead of their name. */
  readonly epithets?: readonly string[];
  /** Their age and what one sees of them, in the author's words. */
  readonly looks?: string;
  /** Path of the picture an author made of them, inside the campaign. */
  readonly portrait?: string;
  /** Words for what they are like. */
  readonly traits?: readonly string[];
  /** Ids of the factions they belong to. */
  readonly factions?: readonly string[];
};

export type Ending = {
  readonly id: string;
  readonly title: string;
  /** The epilogue's paragraphs, variations unresolved. */
  readonly prose: readonly string[];
  /** What speaks for it while the story is on its way; without it that follows from what it needs. */
  readonly trend?: readonly Condition[];
  /** The last choice that leads to it where a story is made of prose. */
  readonly choice?: string;
};

/** What may not be told of a campaign, and what may be named in it. */
export type Untold = {
  /** Words and phrases that are never told, from world/constraints.md. */
  readonly never: readonly string[];
  /** Per person: `phrasePrints` of their secrets.md, never its words. */
  readonly secrets: ReadonlyMap<string, ReadonlySet<number>>;
  /** Names that stand in its setting, premise and lore alone. */
  readonly names: readonly string[];
};

/** A story package as loaded: data only. */
export type Campaign = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly genre: string | null;
  /** How it should sound; absent where its author says nothing of it, as with the next two. */
  readonly tone?: string;
  /** Tag of the language of all its prose; without one it is English. */
  readonly language?: string;
  /** Whom its author thinks it suits. */
  readonly rating?: NonNullable<Manifest['content_rating']>;
  /** What its author wants known before it begins. */
  readonly warnings?: readonly string[];
  /** What the narrator may add to the author's words. */
  readonly guidance?: string;
  /** How often what the player does is checked with dice; null is as often as `narrative`. */
  readonly rulesHint: NonNullable<Manifest['rules_hint']> | null;
  /** How long a story takes, as its author reckons. */
  readonly playtimeMinutes: number | null;
  readonly rules: Rules;
  readonly startingPlace: string;
  readonly startingItems: readonly string[];
  /** Absent where its author says nothing of who the player is. */
  readonly player?: PlayerForm;
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, Person>;
  readonly items: ReadonlyMap<string, string>;
  /** Ids of what the player does not part with by words of their own; absent where there is none. */
  readonly keptItems?: ReadonlySet<string>;
  /** What else people can be asked about, as it stands after "about"; absent unless the files were read. */
  readonly topics?: readonly string[];
  readonly beats: readonly Beat[];
  readonly endings: ReadonlyMap<string, Ending>;
  readonly passages: ReadonlyMap<string, Passage>;
  /** Absent in campaigns that have none of it. */
  readonly untold?: Untold;
  /** By `sentenceKey`: where a sentence that is told stands in the author's files; absent unless they were read. */
  readonly sources?: ReadonlyMap<string, { readonly file: string; readonly line: number }>;
};

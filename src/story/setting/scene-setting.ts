import { beatOf } from '@/story/campaign/beats-by-id';
import { isJsonObject } from '@/foundation/json';
import type { Campaign, Person, Place, Pronouns } from '@/story/campaign/campaign';
import { isToldOf } from '@/story/setting/is-told-of';
import { isMadeOfProse } from '@/story/campaign/is-made-of-prose';
import { holds } from '@/story/conditions/condition';
import { dayOf, lightAt, partOfDay, weekdayOf, type PartOfDay } from '@/story/state/in-game-time';
import { isInScene } from '@/story/acts/in-scene';
import type { Moment } from '@/story/conditions/moment';
import { rememberedBetween, rememberedIn, type RememberedHere } from '@/story/log/remembered-here';
import type { Scene } from '@/story/log/scene';
import { withinFeelings } from '@/story/state/feelings';
import { reputationWords } from '@/story/rules/reputation-words';
import {
  factionScore,
  factionStanding,
  ruleOfFaction,
  ruleOfUnnamed,
  scaleOfFaction,
} from '@/story/rules/standing';
import { accountOf, type OpinionAccount } from '@/story/setting/opinion-account';
import {
  feelingOf,
  minutesOf,
  personPlace,
  placeOf,
  type StoryState,
} from '@/story/state/story-state';

export type PersonInSetting = {
  readonly id: string;
  readonly name: string;
  readonly role: string | null;
  readonly isHere: boolean;
  /** −100 to 100. */
  readonly feeling: number;
  /** By how much this scene changed the feeling. */
  readonly change: number;
  readonly pronouns: Pronouns;
  /** What one sees of them; absent where the author does not say. */
  readonly looks?: string;
  /** Path of an author's picture of them, below the folder of campaigns. */
  readonly picture?: string;
  /** What the player and they remember of each other; absent before there is anything. */
  readonly between?: RememberedHere;
} & OpinionAccount;

export type FactionInSetting = {
  readonly id: string;
  readonly name: string;
  /** −100 to 100, whatever the campaign's own scale is. */
  readonly score: number;
  readonly change: number;
  /** The score as it can be said after the name. */
  readonly words: string;
} & OpinionAccount;

export type PlaceInSetting = Pick<Place, 'id' | 'name' | 'kind' | 'region'> & {
  /** What a picture of it must not leave out now, by name. */
  readonly features: readonly string[];
  /** Path of an author's picture of it at this hour, below the folder of campaigns; most have none. */
  readonly picture?: string;
};

/** Where and when a scene plays, who is about, and what is remembered there: known before its first sentence. */
export type SceneSetting = {
  readonly place: PlaceInSetting;
  /** How it feels here, in a word: as the last beat left it, else as the place does. */
  readonly mood: string | null;
  /** Path of the music to play, inside the campaign. */
  readonly music: string | null;
  readonly time: {
    /** From 1. */
    readonly day: number;
    readonly weekday: string | null;
    /** Null where nobody said at what hour the story begins. */
    readonly part: PartOfDay | null;
  };
  /** Those the player has met: who is here first, then by name. */
  readonly people: readonly PersonInSetting[];
  /** Groups the player has dealt with, or that somebody here belongs to: the campaign's in its order. */
  readonly factions: readonly FactionInSetting[];
  /** The newest first; nothing of the scene itself. */
  readonly remembered: readonly RememberedHere[];
};

export type SettingSource = {
  /** From the first scene to the one whose setting it is. */
  readonly path: readonly Scene[];
  readonly stateBefore: StoryState;
  readonly state: StoryState;
  /** Who was where the player was in some scene of the path, or is named by a memory of it. */
  readonly met: ReadonlySet<string>;
};

export function sceneSetting(campaign: Campaign, source: SettingSource): SceneSetting {
  const { state } = source;
  const minutes = minutesOf(state);
  const day = dayOf(minutes);
  const { startDay } = campaign.rules;
  const people = peopleIn(campaign, source);
  const beat = beatOf(campaign.beats, beatInTheAir(source.path));
  return {
    place: placeInSetting(campaign, placeOf(state), momentOf(source)),
    mood: beat?.mood ?? campaign.places.get(placeOf(state))?.mood ?? null,
    music: beat?.music ?? null,
    time: {
      day,
      weekday: startDay === null ? null : weekdayOf(day, startDay),
      part: isHourKnown(campaign) ? partOfDay(minutes) : null,
    },
    people,
    factions: factionsIn(campaign, source, people),
    remembered: rememberedIn(
      source.path,
      placeOf(state),
      new Set(people.filter(({ isHere }) => isHere).map(({ id }) => id)),
    ),
  };
}

/** What the clock says by default is no hour of a stranger's world. */
function isHourKnown(campaign: Campaign): boolean {
  return !isMadeOfProse(campaign) || campaign.rules.isHourSaid === true;
}

/** The last beat, as long as the player has not left the place since. */
function beatInTheAir(path: readonly Scene[]): string | null {
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const outcome = path[at]?.outcome;
    if (outcome === undefined || outcome.beat !== null) return outcome?.beat ?? null;
    if (outcome.patch['place'] !== undefined) return null;
  }
  return null;
}

/** A place that no file names (a skill may have written anything) is still somewhere. */
export function placeInSetting(campaign: Campaign, id: string, moment: Moment): PlaceInSetting {
  const place = campaign.places.get(id);
  if (place === undefined) return { id, name: id, kind: 'anywhere', region: null, features: [] };
  const { name, kind, region, pictures = {} } = place;
  const picture = pictures[lightAt(partOfDay(minutesOf(moment.state)))] ?? pictures.any;
  const features = place.features
    .filter(({ condition }) => condition === null || holds(condition, moment))
    .map((feature) => feature.name);
  return {
    ...{ id, name, kind, region, features: [...new Set(features)] },
    ...(picture === undefined ? {} : { picture: `${campaign.id}/${picture}` }),
  };
}

function momentOf({ path, state }: SettingSource): Moment {
  const scene = path[path.length - 1];
  return { state, sceneNumber: scene?.number ?? 0, roll: scene?.outcome.roll?.band ?? null };
}

function peopleIn(campaign: Campaign, source: SettingSource): readonly PersonInSetting[] {
  return [...campaign.people.values()]
    .filter((person) => isKnown(person, source, campaign))
    .map((person) => personIn(person, source, campaign))
    .sort((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));
}

/** In a story made of prose somebody may stand where the player is before a word is told of them. */
function isKnown(person: Person, { met, path, state }: SettingSource, campaign: Campaign): boolean {
  if (wholeFeeling(state, person.id) !== 0) return true;
  return met.has(person.id) && (!isMadeOfProse(campaign) || isToldOf(person, path, campaign));
}

function isBefore(one: PersonInSetting, other: PersonInSetting): boolean {
  return one.isHere === other.isHere ? one.name < other.name : one.isHere;
}

function personIn(person: Person, source: SettingSource, campaign: Campaign): PersonInSetting {
  const { path, state, stateBefore } = source;
  const { id, name, role, pronouns, looks, portrait } = person;
  const scoreIn = (at: StoryState): number => feelingOf(at, id);
  const outOfHundred = (change: number): number => change;
  const feeling = wholeFeeling(state, id);
  const between = rememberedBetween(path, id);
  return {
    id,
    name,
    role,
    isHere: personPlace(state, id) === placeOf(state) || isInScene(path, id, campaign),
    feeling,
    change: feeling - wholeFeeling(withTimeOf(state, stateBefore), id),
    pronouns,
    ...(looks === undefined ? {} : { looks }),
    ...(portrait === undefined ? {} : { picture: `${campaign.id}/${portrait}` }),
    ...(between === null ? {} : { between }),
    ...accountOf({ of: 'people', id, scoreIn, outOfHundred }, path, {
      campaign,
      score: scoreIn(state),
    }),
  };
}

function factionsIn(
  campaign: Campaign,
  source: SettingSource,
  people: readonly PersonInSetting[],
): readonly FactionInSetting[] {
  const { rules } = campaign;
  const { reputation } = source.state;
  const dealtWith = Object.keys(isJsonObject(reputation) ? reputation : {}).filter(
    (faction) => factionScore(source.state, faction) !== undefined,
  );
  const ofThoseHere = people
    .filter(({ isHere }) => isHere)
    .flatMap(({ id }) => campaign.people.get(id)?.factions ?? [])
    .filter((faction) => ruleOfFaction(rules, faction) !== null);
  const known = new Set([...dealtWith, ...ofThoseHere]);
  const named = Object.keys(rules.factions).filter((faction) => known.has(faction));
  return [...new Set([...named, ...known])].map((faction) => factionIn(faction, source, campaign));
}

function factionIn(
  id: string,
  { path, state, stateBefore }: SettingSource,
  campaign: Campaign,
): FactionInSetting {
  const rule = ruleOfFaction(campaign.rules, id) ?? ruleOfUnnamed(id, scaleOfFaction(state, id));
  const { min, max } = rule.scale;
  const outOfHundred = (points: number): number => {
    const hundredths = (points / Math.abs(points > 0 ? max : min)) * 100;
    // Whoever counts to nothing or without an end says nothing.
    return Number.isFinite(hundredths) ? hundredths : 0;
  };
  const scoreIn = (at: StoryState): number => outOfHundred(factionStanding(at, id, rule));
  const score = whole(scoreIn(state));
  return {
    id,
    name: rule.name,
    score,
    change: score - whole(scoreIn(withTimeOf(state, stateBefore))),
    words: reputationWords(score),
    ...accountOf({ of: 'factions', id, scoreIn, outOfHundred }, path, {
      campaign,
      score: scoreIn(state),
    }),
  };
}

/** What faded on the way was not the scene's doing. */
function withTimeOf({ time }: StoryState, state: StoryState): StoryState {
  return time === undefined ? state : { ...state, time };
}

function wholeFeeling(state: StoryState, person: string): number {
  return whole(feelingOf(state, person));
}

/** A skill may have written any number. */
function whole(score: number): number {
  // Adding 0 makes a plain zero of the negative one that rounding leaves.
  return withinFeelings(Math.round(score)) + 0;
}

import { capitalWords } from '@/story/words/capital-words';
import type { Campaign } from '@/story/campaign/campaign';

/** What a campaign's own prose names and says, in small letters, word by word. */
export type CampaignWords = {
  readonly names: ReadonlySet<string>;
  /** Words that are no names. */
  readonly ordinary: ReadonlySet<string>;
  /** What its sentences begin with: such a word may be a name or not, and may begin one. */
  readonly beginnings: ReadonlySet<string>;
};

const entities = new WeakMap<Campaign, ReadonlySet<string>>();

/** The words of the names of its people, places, things and groups, in small letters. */
export function entityNames(campaign: Campaign): ReadonlySet<string> {
  const names =
    entities.get(campaign) ??
    new Set(
      namesIn(campaign).flatMap((name) => capitalWords(name).map(({ word }) => word.toLowerCase())),
    );
  entities.set(campaign, names);
  return names;
}

const known = new WeakMap<Campaign, CampaignWords>();

/** Read once for each campaign, and only when something is asked for: a long one takes a phone a while. */
export function campaignWords(campaign: Campaign): CampaignWords {
  const words = known.get(campaign) ?? readWords(campaign);
  known.set(campaign, words);
  return words;
}

function readWords(campaign: Campaign): CampaignWords {
  const names = new Set<string>();
  const ordinary = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of proseIn(campaign)) {
    for (const { word, isAtStart } of capitalWords(text))
      (isAtStart ? beginnings : names).add(word.toLowerCase());
    // What has no capital anywhere is no name.
    for (const word of text.match(/\b[a-z]+\b/g) ?? []) ordinary.add(word);
  }
  return { names, ordinary, beginnings };
}

function namesIn(campaign: Campaign): readonly string[] {
  const { people, places, items, rules, beats, endings, untold } = campaign;
  return [
    campaign.title,
    ...[...people.values()].flatMap(({ name, shortName, role, epithets }) => [
      name,
      shortName,
      role ?? '',
      ...(epithets ?? []),
    ]),
    ...[...places.values()].flatMap(({ name, region, features }) => [
      name,
      region ?? '',
      ...features.map((feature) => feature.name),
    ]),
    ...items.values(),
    ...Object.values(rules.factions).map(({ name }) => name),
    ...beats.map(({ title }) => title),
    ...[...endings.values()].map(({ title }) => title),
    ...(untold?.names ?? []),
  ];
}

function proseIn({ description, passages, beats, endings }: Campaign): readonly string[] {
  return [
    description,
    ...[...passages.values()].flatMap(({ prose, memory, choices }) => [
      ...prose,
      memory?.text ?? '',
      ...choices.flatMap(({ text, hint }) => [text, hint ?? '']),
    ]),
    ...beats.flatMap(({ description: told, consequences, dialogue, outcomes }) => [
      told ?? '',
      ...consequences,
      ...dialogue.map(({ line }) => line),
      ...outcomes.flatMap((way) => [way.description ?? '', ...way.consequences]),
    ]),
    ...[...endings.values()].flatMap(({ prose }) => prose),
  ];
}

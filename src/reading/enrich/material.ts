import { premiseMatters, type Matter } from '@/reading/enrich/premise-matters';
import type { Seeds } from '@/reading/enrich/generated-file';
import type { Excerpt, FoundPerson, Reading } from '@/reading/found/reading';
import { Wordings } from '@/reading/story/pick';
import { readStage } from '@/reading/staging/stage';
import type { Campaign } from '@/story/campaign/campaign';

/** What is written from. */
export type Material = {
  readonly campaign: Campaign;
  readonly reading: Reading;
  readonly placeOf: ReadonlyMap<string, string>;
  readonly matters: readonly Matter[];
  /** Those who can be met and spoken with, whoever is where the story begins first. */
  readonly company: readonly FoundPerson[];
  /** What the setting says, each once, in its order. */
  readonly excerpts: readonly Excerpt[];
  readonly wordings: Wordings;
  readonly seeds: Seeds;
};

export function materialOf(
  campaign: Campaign,
  files: ReadonlyMap<string, string>,
  seeds: Seeds,
): Material {
  const { reading, placeOf, start } = readStage(campaign, files);
  const talking = reading.people.filter(({ isSilent, name }) => !isSilent && !isSeveral(name));
  return {
    campaign,
    reading,
    placeOf,
    matters: premiseMatters(reading),
    company: [
      ...talking.filter(({ id }) => placeOf.get(id) === start),
      ...talking.filter(({ id }) => placeOf.get(id) !== start),
    ],
    excerpts: excerptsIn(reading),
    wordings: new Wordings(campaign.id),
    seeds,
  };
}

/** "the Teague sisters": what one person does and says cannot be said of them. */
function isSeveral(name: string): boolean {
  return /^the .*[^s']s$/.test(name);
}

function excerptsIn({ everywhere, places, topics, things }: Reading): readonly Excerpt[] {
  const all = [
    ...everywhere,
    ...[...places, ...topics, ...things].flatMap(({ excerpts }) => excerpts),
  ];
  const once = [...new Map(all.map((each) => [each.text, each])).values()];
  return once
    .filter(({ text }) => !isKeptBack(text))
    .sort((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
    );
}

/** What an author tells us so that we keep it from the player. */
export function isKeptBack(text: string): boolean {
  return /\b(?:secretly|in secret|in truth|the truth is|unknown to|nobody knows that|no one knows that|does not know that|do not know that|is really|are really|was really|murdered|the (?:real )?killer)\b/i.test(
    text,
  );
}

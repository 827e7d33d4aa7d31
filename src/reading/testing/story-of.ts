import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { makeStory } from '@/reading/make-story';
import { readFiles } from '@/reading/whole/read-files';
import type { Reading } from '@/reading/found/reading';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { emptyCampaign } from '@/story/campaign/empty-campaign';
import { pronounsOf } from '@/story/campaign/pronouns-of';

type Written = Readonly<Record<string, string>>;

/** A campaign of files alone, as far as the reading wants one: whoever has a profile is in it. */
function campaignOf(written: Written, given: Partial<Campaign> = {}): Campaign {
  const people = Object.entries(written).flatMap(([file, text]) => {
    const id = /^characters\/npcs\/([^/]+)\/profile\.json$/.exec(file)?.[1];
    return id === undefined ? [] : [[id, personOf(id, text)] as const];
  });
  return { ...emptyCampaign, people: new Map(people), ...given };
}

function personOf(id: string, text: string): Person {
  const parsed = parseJson(text);
  const profile = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const { name = id, role = null, short_name: short } = profile as Record<string, string>;
  return {
    id,
    name,
    shortName: short ?? name.split(' ')[0] ?? name,
    pronouns: pronounsOf(''),
    role,
    place: null,
  };
}

export function readingOf(written: Written, given: Partial<Campaign> = {}): Reading {
  return readFiles(campaignOf(written, given), new Map(Object.entries(written)));
}

export function storyOf(written: Written, given: Partial<Campaign> = {}): Campaign {
  return makeStory(campaignOf(written, given), new Map(Object.entries(written)), {
    situations: 'none',
  });
}

/** Everything that a story can tell, in one text. */
export function wordsOf({ passages }: Campaign): string {
  return [...passages.values()].flatMap(({ prose }) => prose).join('\n');
}

/** Everything that a story can offer. */
export function choicesOf({ passages }: Campaign): readonly string[] {
  return [...passages.values()].flatMap(({ choices }) => choices.map(({ text }) => text));
}

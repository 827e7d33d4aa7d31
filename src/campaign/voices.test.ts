import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Campaign } from '@/story/campaign/campaign';

const campaigns = folderFileStore(path.resolve(__dirname, '../../campaigns'));

let campaign: Campaign;
beforeAll(async () => {
  const signal = new AbortController().signal;
  const loaded = await loadCampaign(campaigns, 'forty-three-smokes', signal);
  if (!loaded.ok) throw new Error(loaded.error.message);
  campaign = loaded.value.campaign;
});

type Spoken = { readonly passage: string; readonly words: string };

/**
 * What only that person does when speaking, from their profile: who exclaims, who breaks off, who says "one"
 * for "I", who talks to mules, who prices things, who says it in seven words.
 */
const marks: Readonly<Record<string, RegExp>> = {
  marrit: /!/,
  josse: /—/,
  pruett:
    /\bone(?:'s|self)?\b(?= (?:is|was|has|had|would|will|could|can|might|should|knows?|hopes?|heard|thought|kneels|asks?|only|only wondered|isn't|doesn't|rang|tries|leaves|did|hoped)\b)|\b(?:Lauds|Prime|Terce|Sext|Vespers|Compline|Matins)\b/i,
  tuke: /\b(?:Bishop|Clerk|pipe|halt|load|lash)\b/,
  dunya:
    /\b(?:pence|pennies|penny|twopence|fourpence|ninepence|sixpence|tuppence|shilling|charge|price|cost|costs|owe|pay|paid|sell|sold|loaf|loaves|bread|oven|flour)\b/i,
  wen: /^(?:\S+\s+){0,6}\S+$/,
};

/** Alone in a passage, so that nobody else can be meant. */
function spokenAlone(person: string): readonly Spoken[] {
  const names = [...campaign.people.values()].map(({ id, shortName }) => ({ id, shortName }));
  return [...campaign.passages.values()].flatMap(({ id, prose, conditions }) => {
    const text = prose.join(' ');
    const named = names.filter(({ shortName }) => text.includes(shortName));
    const isAlone = named.length === 1 && named[0]?.id === person;
    const isSpeaker = conditions.speaker === person;
    if (!isSpeaker && !isAlone) return [];
    return [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => ({ passage: id, words }));
  });
}

const people = Object.keys(marks);
/** Habits that nobody else in Upper Hask has; bread and goats come up in anybody's talk. */
const own = ['marrit', 'josse', 'tuke'] as const;

it.each(people)('%s has enough to say, and the habit of speech of the profile', (id) => {
  const spoken = spokenAlone(id);
  const passages = new Set(spoken.map(({ passage }) => passage));
  const marked = new Set(
    spoken.filter(({ words }) => marks[id]?.test(words)).map(({ passage }) => passage),
  );
  expect(passages.size).toBeGreaterThanOrEqual(12);
  expect(marked.size / passages.size).toBeGreaterThanOrEqual(0.3);
});

it('95 of 100 things that people say have no habit of somebody else', () => {
  const foreign: string[] = [];
  let count = 0;
  for (const person of people)
    for (const { passage, words } of spokenAlone(person)) {
      count += 1;
      const other = own.find((id) => id !== person && marks[id]?.test(words));
      if (other !== undefined) foreign.push(`${passage}: ${person} as ${other}: ${words}`);
    }
  expect(count).toBeGreaterThan(300);
  const most = Math.floor(count * 0.05);
  expect(foreign.slice(most)).toEqual([]);
});

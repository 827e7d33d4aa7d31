import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { bundledEngine, storyIn } from '@/engine/testing/bundled-story';
import { collect, never } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Campaign } from '@/story/campaign/campaign';
import type { Condition } from '@/story/conditions/condition';
import { attitudeOf, type Attitude } from '@/story/state/feelings';
import type { ToldPart } from '@/story/log/scene';

const places = {
  dunya: 'bakehouse',
  pruett: 'chapel',
  wen: 'pen',
  marrit: 'forge',
  josse: 'forge',
} as const;
const names = {
  dunya: 'Dunya',
  pruett: 'Pruett',
  wen: 'Wen',
  marrit: 'Marrit',
  josse: 'Josse',
} as const;
type Person = keyof typeof places;
const people: readonly Person[] = ['dunya', 'pruett', 'wen', 'marrit', 'josse'];

const words = [
  'ask NAME about the weather in the capital',
  'chat with NAME about the harvest',
  'ask NAME what became of the old bridge',
  'talk to NAME about music',
];

/** What an author's line asks of a feeling: below a number is coldness shown, above one warmth, both are neither. */
function attitudeAsked(condition: Condition, person: Person): Attitude | null {
  const text = JSON.stringify(condition);
  if (!text.includes(JSON.stringify({ of: 'feeling', id: person }).slice(1, -1))) return null;
  const [isBelow, isAbove] = [text.includes('"<'), text.includes('">')];
  if (isBelow === isAbove) return null;
  return isBelow ? 'cold' : 'warm';
}

/** How the person meets the player in what was told; neutral where nothing says otherwise. */
function attitudeShown(
  told: readonly ToldPart[],
  person: Person,
  { passages }: Pick<Campaign, 'passages'>,
): Attitude {
  for (const { passage } of told) {
    if (/^@(?:cold|demand)-/.test(passage)) return 'cold';
    if (passage.startsWith('@warm-')) return 'warm';
    const { expressions = [] } = passages.get(passage)?.conditions ?? {};
    for (const expression of expressions) {
      const asked = attitudeAsked(expression, person);
      if (asked !== null) return asked;
    }
  }
  return 'neutral';
}

it('[arch SC-036] in 95 of 100 talks the person is as warm or cold as what they feel', async () => {
  const campaigns = folderFileStore(path.resolve(__dirname, '../../campaigns'));
  const loaded = await loadCampaign(campaigns, 'forty-three-smokes', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const engine = await bundledEngine({});
  const wrong: string[] = [];
  let talks = 0;
  for (const person of people)
    for (const feeling of [-60, 0, 60])
      for (const [index, text] of words.entries()) {
        const startingPatch = { place: places[person], people: { [person]: { feeling } } };
        const session = await storyIn(engine, { seed: index + 1, startingPatch });
        await collect(session.resume(never));
        await collect(session.take({ text: text.replace('NAME', names[person]) }, never));
        const { outcome } = session.path[session.path.length - 1] ?? {};
        const shown = attitudeShown(outcome?.told ?? [], person, loaded.value.campaign);
        talks += 1;
        const parts = outcome?.told.map(({ passage }) => passage).join(' ') ?? '';
        if (shown !== attitudeOf(feeling))
          wrong.push(`${person} at ${String(feeling)}, "${text}": ${shown} by ${parts}`);
      }
  expect(talks).toBe(60);
  expect(wrong.slice(Math.floor(talks * 0.05))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';

import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { allFailedGuards } from '@/narrator/guards/failed-guard';
import { realiseProse } from '@/narrator/prose/realise-prose';
import { contextOf } from '@/narrator/testing/context-of';
import type { JsonObject } from '@/foundation/json';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

const campaigns = path.resolve(__dirname, '../../campaigns');

/** A state in which a passage could be told, with every flag that prose asks for, or none. */
function stateFor({ conditions }: Passage, campaign: Campaign, flags: JsonObject): JsonObject {
  const place = conditions.where[0] ?? campaign.startingPlace;
  const people = [...campaign.people.values()].map(({ id, place: home }) => {
    const isHere = conditions.who.includes(id) || conditions.speaker === id;
    return [id, { place: isHere ? place : (home ?? place) }] as const;
  });
  const held = [...campaign.startingItems, ...conditions.has].map((item) => [item, 1] as const);
  return {
    place,
    flags,
    people: Object.fromEntries(people),
    inventory: Object.fromEntries(held),
    time: { minutes: 600 },
  };
}

function everyFlag({ passages }: Campaign): JsonObject {
  const prose = [...passages.values()].flatMap((passage) => passage.prose).join(' ');
  const names = prose.match(/\bflags\.\w+/g) ?? [];
  return Object.fromEntries(names.map((name) => [name.slice('flags.'.length), true]));
}

it.each(readdirSync(campaigns))('no passage of %s is stopped by a guard', async (id) => {
  const engine = await testEngine(testHost({ content: { campaigns: folderFileStore(campaigns) } }));
  const loaded = await engine.loadCampaign(id, never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { campaign } = loaded.value;
  const stopped = [...campaign.passages.values()].flatMap((passage) =>
    [everyFlag(campaign), {}].flatMap((flags) => {
      const state = stateFor(passage, campaign, flags);
      const context = contextOf(campaign, { state });
      const text = realiseProse(passage.id, passage.prose, {
        ...{ campaign, state, sceneNumber: 2, band: 'partial', seed: 1 },
        ...{ memory: 'You were here before.', input: null },
      });
      const moment = { ...context, before: null, told: [passage.id], input: null };
      return allFailedGuards(text, moment).map((failure) => `${passage.id}: ${failure.why}`);
    }),
  );
  expect(campaign.passages.size).toBeGreaterThan(100);
  expect(stopped).toEqual([]);
});

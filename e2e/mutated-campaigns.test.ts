import { smallCampaignTexts } from '@/engine/testing/small-campaign';
import { testEngine, testHost } from '@/engine/testing/test-engine';

import { tryCampaigns } from './testing/campaign-trials';

it('[arch §6.2.13] 100 campaigns with one thing in them changed: each is refused in a sentence, or can be played (seed 1)', async () => {
  const { played, refused, broken } = await tryCampaigns({
    files: smallCampaignTexts,
    count: 100,
    seed: 1,
    engineWith: (campaigns) => testEngine(testHost({ content: { campaigns } })),
  });
  expect(broken).toEqual([]);
  expect(Math.min(played, refused)).toBeGreaterThan(3);
  expect(played + refused).toBe(100);
}, 300_000);

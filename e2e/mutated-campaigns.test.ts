import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { testEngine, testHost } from '@/engine/testing/test-engine';
import type { CampaignContents } from '@/campaign/testing/odd-files';
import type { FileStore } from '@/ports/file-store';

import { tryCampaigns } from './testing/campaign-trials';
import { proseCampaign, toldCampaign } from './testing/whole-campaigns';

const scripts = scriptsInThisProcess();
const engineWith = (campaigns: FileStore) =>
  testEngine(testHost({ content: { campaigns }, compute: { scripts } }));

// All are listed, loaded and have their findings put into words; each twenty-fifth is played, each fourth of
// those looked at from all sides (`tryCampaigns`).
it.each<[number, string, CampaignContents]>([
  [1_800, 'with passages', toldCampaign],
  [200, 'of prose alone', proseCampaign],
])(
  '[arch §6.2.13] %i campaigns %s, with one or two things in them changed: each is refused in a sentence, or can be played; no other story is touched (seed 1)',
  async (count, _kind, files) => {
    const trials = { files, count, seed: 1, plays: 25, wholeLooks: 4, engineWith };
    const { taken, played, refused, findings, broken } = await tryCampaigns(trials);
    expect(broken).toEqual([]);
    expect(taken + refused).toBe(count);
    expect(played).toBeGreaterThan(count / 30);
    expect(refused).toBeGreaterThan(0);
    expect(findings).toBeGreaterThan(count / 6);
  },
  300_000,
);

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { percentile, type Benchmark } from '@/cli/bench/benchmark';
import { meaningOf } from '@/cli/kit/open-node-engine';
import { makePlan } from '@/engine/workbench/make-plan';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { systemClock } from '@/hosts/node/system-clock';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { discoverSkills } from '@/skills/discover-skills';

const limitMs = 30;

/** From typed words to a plan, with and without a campaign; the first ones find everything cold. */
export const plannerBenchmark: Benchmark = {
  name: 'planner',
  async run(surroundings, signal) {
    const { root } = surroundings;
    const { skills } = await discoverSkills(folderFileStore(path.join(root, 'skills')), signal);
    const embedder = builtInEmbedder(await meaningOf(surroundings).loadWordTable());
    const campaigns = folderFileStore(path.join(root, 'campaigns'));
    const loaded = await loadCampaign(campaigns, 'forty-three-smokes', signal);
    const parts = { skills, disabledSkills: [], embedder: embedder.ok ? embedder.value : null };
    const places = [null, ...(loaded.ok ? [loaded.value.campaign] : [])];
    const times = texts(root).flatMap((text) =>
      places.map((campaign) => {
        const started = systemClock.elapsed();
        makePlan({ ...parts, text, campaign });
        return systemClock.elapsed() - started;
      }),
    );
    const note = `${String(times.length)} plans`;
    return [0.5, 0.95].map((share) => ({
      id: `plan-p${String(share * 100)}`,
      value: percentile(times, share),
      unit: 'ms',
      limit: limitMs,
      note,
    }));
  },
};

function texts(root: string): readonly string[] {
  return readFileSync(path.join(root, 'bench/planner/seen.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { readonly text: string }).text);
}

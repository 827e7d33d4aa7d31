import path from 'node:path';

import type { Engine } from '@/engine/engine';
import { isInTime } from '@/engine/workbench/beat-lags';
import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { takeEveryChoice, walkStory, type Walk } from '@/engine/testing/walk-story';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { FileStore } from '@/ports/file-store';
import type { ScriptHost } from '@/ports/script-host';
import type { Campaign } from '@/story/campaign/campaign';

const campaigns = folderFileStore(path.resolve(__dirname, '../../campaigns'));
const bundled = folderFileStore(path.resolve(__dirname, '../../skills'));
const count = 40;

/** The dice decide where a story goes; what only adds to its words is left to `npm run soak`. */
const diceAlone: FileStore = {
  list: async (folder, signal) =>
    (await bundled.list(folder, signal)).filter((file) => file.startsWith('dice-roller/')),
  readText: (file, signal) => bundled.readText(file, signal),
};

let engine: Engine;
let campaign: Campaign;
const walks: Walk[] = [];

beforeAll(async () => {
  const scripts = scriptsInThisProcess();
  engine = await testEngine(
    testHost({ content: { campaigns, skills: diceAlone }, compute: { scripts } }),
  );
  const loaded = await engine.loadCampaign('forty-three-smokes', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  campaign = loaded.value.campaign;
  for (let seed = 1; seed <= count; seed += 1)
    walks.push(await walkStory(engine, { campaign, seed }));
});

it('[arch §7.1] forty stories by chance come to an end without a dead end, and no choice was in vain', () => {
  expect(walks.flatMap(({ broken }) => broken)).toEqual([]);
});

it('[arch §7.5] every ending is reached, by one in forty at least', () => {
  const reached = new Set(walks.map(({ ending }) => ending));
  expect([...campaign.endings.keys()].filter((ending) => !reached.has(ending))).toEqual([]);
});

it('[arch SC-035, SC-044; arch §7.5] 95 of 100 beats come within two scenes of being due', () => {
  const lags = walks.flatMap((walk) => walk.lags);
  const late = lags.filter((lag) => !isInTime(lag));
  expect(new Set(lags.map(({ beat }) => beat)).size).toBe(campaign.beats.length);
  expect(1 - late.length / lags.length).toBeGreaterThanOrEqual(0.95);
});

it('every choice offered along a story can be taken', async () => {
  const all = await Promise.all([1, 2].map((seed) => takeEveryChoice(engine, { campaign, seed })));
  expect(all.flatMap(({ broken }) => broken)).toEqual([]);
  expect(Math.min(...all.map(({ taken }) => taken))).toBeGreaterThan(30);
});

it('scripts in this process do what they do in the sandbox: the same walk with all skills is the same to the byte', async () => {
  const walked = async (scripts: ScriptHost): Promise<Walk> =>
    walkStory(await testEngine(testHost({ content: { campaigns }, compute: { scripts } })), {
      campaign,
      seed: 1,
    });
  const { scripts: sandbox } = testHost().compute;
  expect(await walked(scriptsInThisProcess())).toEqual(await walked(sandbox));
});

import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { allFailedGuards, failedGuard, type GuardContext } from '@/narrator/guards/failed-guard';
import { noHistory } from '@/story/log/history';

// All guards over a scene of 120 words against the twenty before it: at most 2 ms, and red at ten times that.
const bestMs = 2;
const root = path.resolve(process.argv[1] ?? '', '../..');
const loaded = await loadCampaign(
  folderFileStore(path.join(root, 'campaigns')),
  'forty-three-smokes',
  new AbortController().signal,
);
if (!loaded.ok) throw new Error(loaded.error.message);
const { campaign } = loaded.value;

const prose = [...campaign.passages.values()].flatMap((passage) =>
  passage.prose.filter((paragraph) => !paragraph.includes('{')),
);
/** Paragraphs from one on, until they are as many words. */
function sceneFrom(from: number, words: number): readonly string[] {
  const paragraphs: string[] = [];
  let count = 0;
  for (let at = from; count < words && at < prose.length; at += 1) {
    const paragraph = prose[at] ?? '';
    paragraphs.push(paragraph);
    count += paragraph.split(' ').length;
  }
  return paragraphs;
}

const scene = sceneFrom(0, 120);
const context: GuardContext = {
  campaign,
  state: { place: campaign.startingPlace },
  before: null,
  told: [...campaign.passages.keys()].slice(0, 8),
  input: null,
  boundaries: { lines: ['spiders', 'harm to animals'], veils: ['blood'] },
  past: {
    toldPassages: new Map(),
    usedSentences: new Set(),
    recentScenes: Array.from({ length: 20 }, (_, at) => ({
      text: sceneFrom(10 + 4 * at, 120).join('\n'),
    })),
    memories: [],
    paidMemories: new Set(),
    sceneNumbers: new Map(),
    sceneCount: 20,
    timesTold: new Map(),
    history: noHistory,
  },
};

const began = performance.now();
failedGuard(scene, context);
const first = performance.now() - began;
const times = Array.from({ length: 200 }, () => {
  const start = performance.now();
  allFailedGuards(scene, context);
  return performance.now() - start;
}).sort((one, other) => one - other);
const median = times[100] ?? Infinity;
const words = scene.join(' ').split(' ').length;
process.stdout.write(
  `all guards over ${String(words)} words: median ${median.toFixed(2)} ms, p95 ${(times[190] ?? 0).toFixed(2)} ms, bar ${String(bestMs)} ms; the first time ${first.toFixed(0)} ms\n`,
);
if (median > 10 * bestMs) process.exitCode = 1;

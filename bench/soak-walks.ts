import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import type { Engine } from '@/engine/engine';
import { isInTime } from '@/engine/workbench/beat-lags';
import { walkStory, type Walk } from '@/engine/testing/walk-story';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Campaign } from '@/story/campaign/campaign';

import { bundledEngine } from './bundled-engine';

// A thousand stories by taps alone, 100 in short: every tenth with all bundled skills, the others with the
// dice alone, which decide where a story goes. Each processor walks its share.
const root = path.resolve(process.argv[1] ?? '', '../..');
const count = process.argv.includes('--short') ? 100 : 1_000;
const never = new AbortController().signal;
/** A data base for so many stories, so that the last of them are as quick as the first. */
const storiesOfEngine = 50;
const shareOption = '--share';

type Walked = { readonly engine: Engine; readonly campaign: Campaign };

async function openEngine(which: 'all skills' | 'dice alone'): Promise<Walked> {
  const bundled = folderFileStore(path.join(root, 'skills'));
  const isThere = (file: string): boolean =>
    which === 'all skills' || file.startsWith('dice-roller/');
  const engine = await bundledEngine(root, {
    skills: {
      list: async (...asked) => (await bundled.list(...asked)).filter(isThere),
      readText: (...asked) => bundled.readText(...asked),
    },
  });
  const loaded = await engine.loadCampaign('forty-three-smokes', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return { engine, campaign: loaded.value.campaign };
}

async function walkShare(from: number, step: number): Promise<readonly Walk[]> {
  const walks: Walk[] = [];
  const open = async () =>
    [await openEngine('all skills'), await openEngine('dice alone')] as const;
  let engines = await open();
  for (let seed = from; seed <= count; seed += step) {
    if (walks.length % storiesOfEngine === storiesOfEngine - 1) {
      for (const { engine } of engines) await engine.host.storage.database.close();
      engines = await open();
    }
    const { engine, campaign } = engines[walks.length % 10 === 0 ? 0 : 1];
    walks.push(await walkStory(engine, { campaign, seed }));
  }
  return walks;
}

/** Another process walks this share and prints it as JSON. */
function shareOf(from: number, step: number): Promise<readonly Walk[]> {
  const runner = path.join(root, 'scripts/run-ts.mjs');
  const args = [runner, String(process.argv[1]), ...process.argv.slice(2)];
  const child = spawn(process.execPath, [...args, shareOption, `${String(from)}/${String(step)}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const texts: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(texts.join('')) as readonly Walk[]);
      else reject(new Error(`a share of the walks ended with ${String(code)}`));
    });
  });
}

function report(walks: readonly Walk[], campaign: Campaign, seconds: number): void {
  const times = (of: (walk: Walk) => string): ReadonlyMap<string, number> => {
    const counted = new Map<string, number>();
    for (const walk of walks) counted.set(of(walk), (counted.get(of(walk)) ?? 0) + 1);
    return counted;
  };
  const endings = times(({ ending }) => ending ?? 'none');
  const rare = [...campaign.endings.keys()].filter((id) => (endings.get(id) ?? 0) < count / 100);
  const lags = walks.flatMap((walk) => walk.lags);
  const late = lags.filter((lag) => !isInTime(lag));
  const offered = new Set(walks.flatMap((walk) => walk.offered));
  const taken = new Set(walks.flatMap((walk) => walk.taken));
  const untaken = [...offered].filter((text) => !taken.has(text));
  const broken = walks.flatMap((walk) => walk.broken);
  const scenes = walks.map((walk) => walk.scenes);
  const inTime = (100 * (1 - late.length / Math.max(1, lags.length))).toFixed(1);
  const lines = [
    `${String(walks.length)} walks in ${seconds.toFixed(1)} s, ${String(Math.min(...scenes))} to ${String(Math.max(...scenes))} scenes`,
    `endings: ${[...endings].map(([id, many]) => `${id} ${String(many)}`).join(', ')}`,
    `beats within two scenes of being due: ${inTime} % of ${String(lags.length)}${late.length === 0 ? '' : ` (late: ${[...new Set(late.map(({ beat }) => beat))].join(', ')})`}`,
    `choices offered: ${String(offered.size)}, never taken: ${String(untaken.length)}${untaken.length === 0 ? '' : ` (${untaken.join(' ')})`}`,
    ...broken.slice(0, 20),
    ...rare.map((id) => `the ending ${id} is reached by less than one in a hundred`),
  ];
  const isBad = broken.length > 0 || rare.length > 0 || late.length > lags.length / 20;
  process.stdout.write(`${lines.join('\n')}\n${isBad ? 'failed' : 'passed'}\n`);
  if (isBad) process.exitCode = 1;
}

const share = process.argv.indexOf(shareOption);
if (share > 0) {
  const [from = 1, step = 1] = String(process.argv[share + 1])
    .split('/')
    .map(Number);
  process.stdout.write(JSON.stringify(await walkShare(from, step)));
} else {
  const started = performance.now();
  const step = Math.max(1, availableParallelism());
  const shares = Array.from({ length: step }, (_, index) => shareOf(index + 1, step));
  const walks = (await Promise.all(shares)).flat();
  const { engine, campaign } = await openEngine('dice alone');
  report(walks, campaign, (performance.now() - started) / 1000);
  await engine.host.storage.database.close();
}

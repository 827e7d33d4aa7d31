import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { percentile } from '@/cli/bench/benchmark';
import { openNodeEngine } from '@/cli/open-node-engine';
import type { StorySession } from '@/engine/story-session';

// Many whole stories, played by chance: taps, typed words, rubbish, undo, closing and reopening.
const root = path.resolve(process.argv[1] ?? '', '../..');
const isShort = process.argv.includes('--short');
const stories = isShort ? 40 : 600;
const mostScenes = 60;
const never = new AbortController().signal;

const typed = [
  'look around',
  'wait',
  'ask her about the smoke',
  'go to the chapel',
  'remember the smoke',
  'eat the moon',
  '',
];

const wordsOfScenes: number[] = [];

type Tally = { scenes: number; rolls: number; failures: number; undone: number; longest: number };

const tally: Tally = { scenes: 0, rolls: 0, failures: 0, undone: 0, longest: 0 };
const endings = new Map<string, number>();
const told = new Set<string>();
const broken: string[] = [];

function check(condition: boolean, seed: number, what: string): void {
  if (!condition) broken.push(`seed ${String(seed)}: ${what}`);
}

function judge(session: StorySession, seed: number): void {
  const { path: scenes } = session;
  const last = scenes[scenes.length - 1];
  const words = (last?.words?.paragraphs ?? [])
    .flat()
    .map(({ text }) => text)
    .join(' ');
  if (!session.hasEnded) wordsOfScenes.push(words.split(/\s+/).length);
  check(words !== '', seed, `scene ${String(last?.number)} has no words`);
  check(
    !/[{}]|undefined|\bnull\b/.test(words),
    seed,
    `scene ${String(last?.number)} shows its seams: ${words}`,
  );
  if (!session.hasEnded) {
    const { length } = session.choices;
    check(
      length >= 3 && length <= 4,
      seed,
      `scene ${String(last?.number)} offers ${String(length)} choices`,
    );
    check(
      new Set(session.choices.map(({ text }) => text)).size === length,
      seed,
      'two equal choices',
    );
  }
  const sentences = scenes.flatMap((scene) => (scene.words?.paragraphs ?? []).flat());
  const long = sentences.filter(({ text, by }) => by === 'author' && text.split(/\s+/).length >= 5);
  check(
    new Set(long.map(({ text }) => text)).size === long.length,
    seed,
    'a sentence was told twice',
  );
}

async function drain(events: AsyncIterable<unknown>): Promise<void> {
  const reader = events[Symbol.asyncIterator]();
  while ((await reader.next()).done !== true);
}

/** By its own path: bundled into this file it would look for the sources in the wrong folder. */
async function buildWorker(outfile: string): Promise<void> {
  const script = pathToFileURL(path.join(root, 'scripts/build-script-worker.mjs')).href;
  const { buildScriptWorker } = (await import(script)) as {
    buildScriptWorker: (file: string) => Promise<void>;
  };
  await buildScriptWorker(outfile);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-soak-'));
  const workerFile = path.join(folder, 'script-worker.mjs');
  await buildWorker(workerFile);
  const surroundings = { root, version: '', workerFile, argv: [] };
  const node = await openNodeEngine(surroundings, folder, never);
  const started = performance.now();
  try {
    const [campaign = ''] = await node.engine.campaignIds(never);
    const loaded = await node.engine.loadCampaign(campaign, never);
    for (let seed = 1; seed <= stories; seed += 1) await playOne(campaign, seed);
    const passages = loaded.ok ? [...loaded.value.campaign.passages.values()] : [];
    const untold = passages.filter(({ id, part }) => part !== 'choices' && !told.has(id));
    report(
      untold.map(({ id }) => id),
      passages.length,
    );
  } finally {
    await node.close();
    rmSync(folder, { recursive: true, force: true });
  }

  async function playOne(campaign: string, seed: number): Promise<void> {
    const begun = await node.engine.begin(
      {
        campaign,
        seed,
        style: (['terse', 'vivid', 'poetic'] as const)[seed % 3] ?? 'vivid',
        startingPatch: {},
        startAtBeat: null,
      },
      never,
    );
    if (!begun.ok) throw new Error(begun.error.message);
    const random = seededRandom(seedFrom('soak', seed));
    let session = await reopened(begun.value);
    await drain(session.resume(never));
    // The first half only taps: nothing may keep such a walk from an ending.
    const isPlain = seed % 2 === 0;
    while (!session.hasEnded && session.path.length < mostScenes) {
      const dice = isPlain ? 100 : random.between(1, 100);
      if (dice <= 4 && (await session.undo(never)) !== null) tally.undone += 1;
      if (dice > 4 && dice <= 8) session = await reopened(begun.value);
      const [first, ...others] = session.choices;
      if (first === undefined) break;
      const action =
        dice <= 25
          ? { text: random.pick(['dance', ...typed]) }
          : { choice: random.pick([first, ...others]).id };
      await drain(session.take(action, never));
      judge(session, seed);
    }
    check(session.hasEnded, seed, `no ending after ${String(session.path.length)} scenes`);
    count(session);
  }

  async function reopened(id: Parameters<typeof node.engine.open>[0]): Promise<StorySession> {
    const session = await node.engine.open(id, never);
    if (!session.ok) throw new Error(session.error.message);
    return session.value;
  }

  function report(untold: readonly string[], passages: number): void {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${String(stories)} stories, ${String(tally.scenes)} scenes (longest ${String(tally.longest)}), ${seconds} s; ` +
        `${String(tally.rolls)} rolls, ${((100 * tally.failures) / tally.rolls).toFixed(0)} % failed or half-failed; ${String(tally.undone)} undone`,
    );
    console.log(
      `endings: ${[...endings].map(([id, times]) => `${id} ${String(times)}`).join(', ')}`,
    );
    console.log(
      `passages never told: ${String(untold.length)} of ${String(passages)}${isShort ? '' : ` (${untold.join(', ')})`}`,
    );
    console.log(
      `words a scene: ${[0.05, 0.5, 0.95, 1].map((share) => `p${String(share * 100)} ${String(percentile(wordsOfScenes, share))}`).join(', ')}`,
    );
    for (const line of broken.slice(0, 20)) console.error(line);
    console.log(
      `${String(stories)} passed, ${String(new Set(broken.map((line) => line.split(':')[0])).size)} failed`,
    );
    if (broken.length > 0) process.exitCode = 1;
  }
}

function count(session: StorySession): void {
  tally.scenes += session.path.length;
  tally.longest = Math.max(tally.longest, session.path.length);
  for (const { outcome } of session.path) {
    for (const { passage } of outcome.told) told.add(passage);
    if (outcome.roll === null) continue;
    tally.rolls += 1;
    if (outcome.roll.band !== 'success') tally.failures += 1;
  }
  const ending = session.path[session.path.length - 1]?.outcome.ending ?? 'none';
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}

await main();

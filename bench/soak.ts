import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { percentile } from '@/cli/bench/benchmark';
import { openNodeEngine } from '@/cli/kit/open-node-engine';
import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import type { PlaythroughId } from '@/foundation/ids';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';

// Many whole stories, played by chance: taps, typed words, rubbish, undo, closing and reopening.
const root = path.resolve(process.argv[1] ?? '', '../..');
const isShort = process.argv.includes('--short');
const stories = isShort ? 40 : 600;
const mostScenes = 120;
const never = new AbortController().signal;
const styles = ['terse', 'vivid', 'poetic'] as const;
const typed = [
  'look around',
  'wait',
  'ask her about the smoke',
  'go to the chapel',
  'remember the smoke',
  'eat the moon',
  '',
] as const;

const tally = { scenes: 0, rolls: 0, notSuccessful: 0, undone: 0, longest: 0 };
const wordsOfScenes: number[] = [];
const endings = new Map<string, number>();
const told = new Set<string>();
const broken: string[] = [];

function check(condition: boolean, seed: number, what: string): void {
  if (!condition) broken.push(`seed ${String(seed)}: ${what}`);
}

function judge(session: StorySession, seed: number): void {
  const { path: scenes } = session;
  const last = scenes[scenes.length - 1];
  const where = `scene ${String(last?.number)}`;
  const words = (last?.words?.paragraphs ?? [])
    .flat()
    .map(({ text }) => text)
    .join(' ');
  check(words !== '', seed, `${where} has no words`);
  check(!/[{}]|undefined|\bnull\b/.test(words), seed, `${where} shows its seams: ${words}`);
  if (!session.hasEnded) {
    const { length } = session.choices;
    wordsOfScenes.push(words.split(/\s+/).length);
    check(length >= 3 && length <= 4, seed, `${where} offers ${String(length)} choices`);
    const texts = new Set(session.choices.map(({ text }) => text));
    check(texts.size === length, seed, `${where} offers the same twice`);
  }
  const sentences = scenes.flatMap((scene) => (scene.words?.paragraphs ?? []).flat());
  const long = sentences.filter(({ text, by }) => by === 'author' && text.split(/\s+/).length >= 5);
  check(
    new Set(long.map(({ text }) => text)).size === long.length,
    seed,
    `${where} repeats itself`,
  );
}

async function drain(events: AsyncIterable<unknown>): Promise<void> {
  const reader = events[Symbol.asyncIterator]();
  while ((await reader.next()).done !== true);
}

async function opened(engine: Engine, id: PlaythroughId): Promise<StorySession> {
  const session = await engine.open(id, never);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

async function playOne(engine: Engine, campaign: string, seed: number): Promise<void> {
  const style = styles[seed % styles.length] ?? 'vivid';
  const begun = await engine.begin(
    { campaign, seed, style, startingPatch: {}, startAtBeat: null },
    never,
  );
  if (!begun.ok) throw new Error(begun.error.message);
  const random = seededRandom(seedFrom('soak', seed));
  let session = await opened(engine, begun.value);
  await drain(session.resume(never));
  // Every other story only taps: nothing may keep such a walk from an ending.
  const isPlain = seed % 2 === 0;
  while (!session.hasEnded && session.path.length < mostScenes) {
    const chance = isPlain ? 100 : random.between(1, 100);
    if (chance <= 4 && (await session.undo(never)) !== null) tally.undone += 1;
    if (chance > 4 && chance <= 8) session = await opened(engine, begun.value);
    const [first, ...others] = session.choices;
    if (first === undefined) break;
    const action =
      chance <= 25 ? { text: random.pick(typed) } : { choice: random.pick([first, ...others]).id };
    await drain(session.take(action, never));
    judge(session, seed);
  }
  check(session.hasEnded, seed, `no ending after ${String(session.path.length)} scenes`);
  count(session);
}

function count(session: StorySession): void {
  tally.scenes += session.path.length;
  tally.longest = Math.max(tally.longest, session.path.length);
  for (const { outcome } of session.path) {
    for (const { passage } of outcome.told) told.add(passage);
    if (outcome.roll === null) continue;
    tally.rolls += 1;
    if (outcome.roll.band !== 'success') tally.notSuccessful += 1;
  }
  const ending = session.path[session.path.length - 1]?.outcome.ending ?? 'none';
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}

function report(untold: readonly string[], passages: number, seconds: number): void {
  const { scenes, longest, rolls, notSuccessful, undone } = tally;
  const share = ((100 * notSuccessful) / Math.max(1, rolls)).toFixed(0);
  const words = [0.05, 0.5, 0.95, 1].map(
    (part) => `p${String(part * 100)} ${String(percentile(wordsOfScenes, part))}`,
  );
  const lines = [
    `${String(scenes)} scenes in ${seconds.toFixed(1)} s, the longest story ${String(longest)}; ${String(undone)} undone`,
    `${String(rolls)} rolls, ${share} % of them failed or half-failed`,
    `words a scene: ${words.join(', ')}`,
    `endings: ${[...endings].map(([id, times]) => `${id} ${String(times)}`).join(', ')}`,
    `passages never told: ${String(untold.length)} of ${String(passages)}${isShort ? '' : ` (${untold.join(', ')})`}`,
    ...broken.slice(0, 20),
  ];
  const bad = new Set(broken.map((line) => line.slice(0, line.indexOf(':')))).size;
  process.stdout.write(
    `${lines.join('\n')}\n${String(stories - bad)} passed, ${String(bad)} failed\n`,
  );
  if (bad > 0) process.exitCode = 1;
}

/** By its own path: bundled into this file it would look for the sources in the wrong folder. */
async function buildWorker(outfile: string): Promise<void> {
  const script = pathToFileURL(path.join(root, 'scripts/build-script-worker.mjs')).href;
  const { buildScriptWorker } = (await import(script)) as {
    buildScriptWorker: (file: string) => Promise<void>;
  };
  await buildScriptWorker(outfile);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-soak-'));
const workerFile = path.join(folder, 'script-worker.mjs');
await buildWorker(workerFile);
const node = await openNodeEngine({ root, version: '', workerFile, argv: [] }, folder, never);
try {
  const started = performance.now();
  const [campaign = ''] = await node.engine.campaignIds(never);
  const loaded = await node.engine.loadCampaign(campaign, never);
  for (let seed = 1; seed <= stories; seed += 1) await playOne(node.engine, campaign, seed);
  const passages = loaded.ok ? [...loaded.value.campaign.passages.values()] : [];
  const untold = passages.filter(({ id, part }) => part !== 'choices' && !told.has(id));
  report(
    untold.map(({ id }) => id),
    passages.length,
    (performance.now() - started) / 1000,
  );
} finally {
  await node.close();
  rmSync(folder, { recursive: true, force: true });
}

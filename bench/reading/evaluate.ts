/**
 * How well three files are read: node scripts/run-ts.mjs bench/reading/evaluate.ts [seen|practice|unseen] [name…]
 * Anything may be tried on the seen half and on the practice, and `--verbose` says what it misses there; the
 * unseen half is only ever measured, as a whole.
 */
import path from 'node:path';

import type { Engine } from '@/engine/engine';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { playScenes } from '@/measure/play-scenes';
import { readFiles } from '@/reading/whole/read-files';
import { premiseCore } from '@/reading/premise/premise-core';

import { bundledEngine } from '../bundled-engine';
import { readSeeds, type Seed } from './read-seeds';
import { scoreIds, scoreSeed, type Made, type Score } from './score-seed';
import { whatIsAsked } from './what-is-asked';

const [, script = '', ...args] = process.argv;
const asked = whatIsAsked(args);
const folder = path.resolve(path.dirname(script), asked.folder);
const root = path.resolve(path.dirname(script), '../..');
const never = new AbortController().signal;
/** What players would want first has to be offered early. */
const firstScenes = 8;
const stories = [1, 2, 3];

/** Whoever tries whatever is offered, but ends nothing. */
async function offeredIn(engine: Engine, campaign: string): Promise<readonly string[]> {
  const offered: string[] = [];
  for (const seed of stories) {
    const random = seededRandom(seedFrom('reading', seed));
    const played = await playScenes(
      engine,
      { campaign, seed, scenes: firstScenes },
      (choices) => {
        offered.push(...choices.map(({ text }) => text));
        const [first, ...others] = choices;
        return first === undefined ? null : random.pick([first, ...others]);
      },
      never,
    );
    if (!played.ok) throw new Error(`${campaign}: ${played.error}`);
  }
  return offered;
}

async function madeOf(engine: Engine, { name, files }: Seed): Promise<Made> {
  const loaded = await engine.loadCampaign(name, never);
  if (!loaded.ok) throw new Error(`${name}: ${loaded.error.message}`);
  const { campaign } = loaded.value;
  const asWritten = { ...campaign, people: new Map(), places: new Map(), items: new Map() };
  const reading = readFiles({ ...asWritten, startingPlace: '' }, files);
  return {
    campaign,
    matter: premiseCore(reading, campaign.title, files).matter,
    offered: await offeredIn(engine, name),
    lastChoices: campaign.passages.get('read-last')?.choices.map(({ text }) => text) ?? [],
  };
}

const rows: { readonly name: string; readonly score: Score }[] = [];
for (const seed of readSeeds(folder)) {
  if (asked.names.length > 0 && !asked.names.includes(seed.name)) continue;
  const engine = await bundledEngine(root, { campaigns: folderFileStore(folder) });
  const made = await madeOf(engine, seed);
  await engine.host.storage.database.close();
  const score = scoreSeed(made, seed.labels);
  rows.push({ name: seed.name, score });
  if (!asked.isVerbose) continue;
  console.log(`\n${seed.name}: about ${made.matter}`);
  for (const id of scoreIds)
    if (score[id].faults.length > 0) console.log(`  ${id}: ${score[id].faults.join(' | ')}`);
  console.log(`  last: ${made.lastChoices.join(' | ')}`);
}

console.log(`\n${String(rows.length)} campaigns of three files (${asked.folder})`);
for (const id of scoreIds) {
  const hits = rows.reduce((sum, { score }) => sum + score[id].hits, 0);
  const of = rows.reduce((sum, { score }) => sum + score[id].of, 0);
  const percent = of === 0 ? '–' : `${((100 * hits) / of).toFixed(1)} %`;
  console.log(`${id.padEnd(16)} ${percent.padStart(8)}  ${String(hits)} of ${String(of)}`);
}

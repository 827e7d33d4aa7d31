import { readdirSync } from 'node:fs';
import path from 'node:path';

import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Figure } from '@/measure/figure';
import { measureStrangers } from '@/measure/strangers/measure-strangers';
import { playStranger, type StrangerStory } from '@/measure/strangers/stranger-story';

import { bundledEngine } from './bundled-engine';

// Three stories of twenty scenes of each campaign of one half, and how they read. Fails on any measure that
// the half misses in the mean. `--half seen`: the half that may be looked at; `--verbose`: with examples.
const root = path.resolve(process.argv[1] ?? '', '../..');
const half = process.argv[process.argv.indexOf('--half') + 1] === 'seen' ? 'seen' : 'unseen';
const isVerbose = process.argv.includes('--verbose');
const folder = path.join(root, 'e2e/strangers', half);
const campaigns = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const seeds = [1, 2, 3];
const scenes = 20;
const never = new AbortController().signal;

/** A data base for each: the last story is as quick as the first. */
async function storiesOf(campaign: string): Promise<readonly StrangerStory[]> {
  const engine = await bundledEngine(root, { campaigns: folderFileStore(folder) });
  const stories: StrangerStory[] = [];
  for (const seed of seeds) {
    const story = await playStranger(engine, { campaign, seed, scenes }, never);
    if (!story.ok) throw new Error(story.error);
    stories.push(story.value);
  }
  await engine.host.storage.database.close();
  return stories;
}

const started = performance.now();
const rows: { readonly campaign: string; readonly figures: readonly Figure[] }[] = [];
for (const campaign of campaigns)
  rows.push({ campaign, figures: measureStrangers(await storiesOf(campaign)) });

const asked = new Map<string, Figure>();
for (const figure of rows.flatMap(({ figures }) => figures))
  if (!asked.has(figure.id)) asked.set(figure.id, figure);

/** Of the campaigns that have what is measured, each counting as much as any other. */
const means = [...asked.values()].map(({ id, bound, limit }) => {
  const values = rows.flatMap(({ figures }) => figures.filter((figure) => figure.id === id));
  const known = values.flatMap(({ value }) => value ?? []);
  // What could not be measured although there was something to measure proves nothing.
  const value =
    known.length < values.length ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
  const isWithin = value !== null && (bound === 'at least' ? value >= limit : value <= limit);
  return { id, bound, limit, value, verdict: isWithin ? 'ok' : 'FAILED' };
});

function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : value.toFixed(3);
}

/** A column for each campaign; its number stands below the table. */
const columns = campaigns.map((_, at) => String(at + 1).padStart(7)).join('');
const lines = [
  `${String(campaigns.length)} campaigns (${half}), ${String(seeds.length)} stories of ${String(scenes)} scenes each, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  `       ${'measure'.padEnd(33)}${'mean'.padEnd(8)}${'bar'.padEnd(8)}${columns}`,
  ...means.map(({ id, bound, limit, value, verdict }) => {
    const bar = `${bound === 'at least' ? '≥' : '≤'} ${String(limit)}`;
    const cells = rows.map(({ figures }) =>
      shown(figures.find((figure) => figure.id === id)?.value).padStart(7),
    );
    return `${verdict.padEnd(6)} ${id.padEnd(33)}${shown(value).padEnd(8)}${bar.padEnd(8)}${cells.join('')}`;
  }),
  ...campaigns.map((campaign, at) => `${String(at + 1).padStart(7)} ${campaign}`),
  ...(isVerbose
    ? rows.flatMap(({ campaign, figures }) =>
        figures.flatMap(({ id, examples }) =>
          examples.slice(0, 6).map((example) => `${campaign} ${id}: ${example}`),
        ),
      )
    : []),
];
const isBad = means.some(({ verdict }) => verdict === 'FAILED');
process.stdout.write(`${lines.join('\n')}\n${isBad ? 'failed' : 'passed'}\n`);
if (isBad) process.exitCode = 1;

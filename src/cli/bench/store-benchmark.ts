import { percentile, type Benchmark, type Metric } from '@/cli/bench/benchmark';
import { meaningOf } from '@/cli/kit/open-node-engine';
import type { Surroundings } from '@/cli/kit/surroundings';
import { Embedders } from '@/engine/recall/embedders';
import { storyRecall } from '@/engine/recall/story-recall';
import { branchId, memoryId, playthroughId, sceneId } from '@/foundation/ids';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { openStoryStore } from '@/persistence/open-story-store';
import type { MemoryIndex } from '@/persistence/story-data';
import type { StoryStore } from '@/persistence/story-store';
import type { SqlDatabase } from '@/ports/sql-database';
import type { Memory } from '@/story/state/memory';
import type { Playthrough } from '@/story/log/playthrough';
import type { Scene } from '@/story/log/scene';

const rows = 10_000;
const perScene = 10;
const rounds = 40;
const story = playthroughId('bench', 1, 0);
const branch = branchId(story, 0);
const viewpoint = { playthrough: story, road: [{ branch, upTo: rows / perScene }] };

/** What the store answers when a story has ten thousand of everything. */
export const storeBenchmark: Benchmark = {
  name: 'store',
  async run(surroundings, signal) {
    const database = openSqliteDatabase(':memory:');
    try {
      const opened = await openStoryStore(database, signal);
      if (!opened.ok) throw opened.error;
      await fill(opened.value, signal);
      const data = opened.value.data(systemClock);
      const index = indexOver(database, surroundings, signal);
      const filters = { character: 'person-7', location: 'place-3' };
      const search = { query: 'the lamp at the mill', limit: 5, threshold: 0.7 };
      const asked = { subject: 'faction-7', minutes: 60 * rows };
      const person = { subject: 'person-7', minutes: asked.minutes };
      return [
        await timed('exact-match', 2, () =>
          data.exactMatch(viewpoint, { filters, limit: 20 }, signal),
        ),
        await timed('reputation', 2, () =>
          data.standings(viewpoint, { kind: 'reputation', ...asked }, signal),
        ),
        await timed('perception', 2, () =>
          data.standings(viewpoint, { kind: 'perception', ...person }, signal),
        ),
        await timed('five-together', 200, async () =>
          Promise.all([
            data.semanticSearch(viewpoint, { ...search, index }, signal),
            data.exactMatch(viewpoint, { filters, limit: 20 }, signal),
            data.standings(viewpoint, { kind: 'reputation', ...asked }, signal),
            data.standings(viewpoint, { kind: 'perception', ...person }, signal),
            data.exactMatch(viewpoint, { filters: {}, limit: 100 }, signal),
          ]),
        ),
        await timed('semantic-search', 20, () =>
          data.semanticSearch(viewpoint, { ...search, index }, signal),
        ),
        await timed('newest-memories', 20, () =>
          data.exactMatch(viewpoint, { filters: {}, limit: 100 }, signal),
        ),
      ];
    } finally {
      await database.close();
    }
  },
};

function indexOver(
  database: SqlDatabase,
  surroundings: Surroundings,
  signal: AbortSignal,
): MemoryIndex {
  const embedders = new Embedders(meaningOf(surroundings));
  const recall = storyRecall({ database, clock: systemClock }, embedders, story);
  const moment = { sceneNumber: rows, numberOf: () => null, present: new Set<string>() };
  return {
    search: (memories, question) => recall.search(memories, question, moment, signal),
  };
}

async function timed(
  id: string,
  limit: number,
  ask: () => Promise<readonly unknown[]>,
): Promise<Metric> {
  const times: number[] = [];
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = systemClock.elapsed();
    count = (await ask()).length;
    times.push(systemClock.elapsed() - started);
  }
  const note = `${String(count)} of ${rows.toLocaleString('en-US')} rows, median of ${String(rounds)}`;
  return { id, value: percentile(times, 0.5), unit: 'ms', limit, note };
}

async function fill(store: StoryStore, signal: AbortSignal): Promise<void> {
  await store.begin(playthrough, signal);
  const beside = { newBranch: null, storage: [], assets: [], visit: null };
  for (let number = 1; number <= rows / perScene; number += 1)
    await store.commitOutcome(sceneOf(number), { ...beside, before: {} }, signal);
}

const playthrough: Playthrough = {
  id: story,
  campaign: 'bench',
  campaignTitle: 'Bench',
  seed: 1,
  style: 'vivid',
  clock: 'seeded',
  startingPatch: {},
  startAtBeat: null,
  createdAt: 0,
  headScene: null,
  headBranch: branch,
};

function sceneOf(number: number): Scene {
  const id = sceneId(branch, number);
  const names = Array.from({ length: perScene }, (_, index) => String((number + index) % 100));
  return {
    id,
    playthrough: story,
    branch,
    parent: number === 1 ? null : sceneId(branch, number - 1),
    number,
    at: number * 3_600_000,
    outcome: {
      taken: null,
      plans: [],
      roll: null,
      patch: {
        time: { minutes: number * 60 },
        reputation: Object.fromEntries(names.map((name) => [`faction-${name}`, number % 100])),
        people: Object.fromEntries(
          names.map((name) => [`person-${name}`, { feeling: number % 100, feltAt: number * 60 }]),
        ),
      },
      told: [],
      beat: null,
      ending: null,
      memories: names.map((name, index) => memoryOf(id, index, name)),
      recalled: [],
      notices: [],
    },
    words: null,
  };
}

function memoryOf(scene: Scene['id'], index: number, name: string): Memory {
  return {
    id: memoryId(scene, 'bench', index),
    scene,
    summary: `Person ${name} carried lamp ${String(index)} past the mill to place ${name}.`,
    timestamp: new Date(index).toISOString(),
    characters: [`person-${name}`],
    about: null,
    location: `place-${String(index)}`,
    significance: 'low',
    kind: null,
  };
}

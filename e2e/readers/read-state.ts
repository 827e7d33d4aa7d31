import type { StoryStore } from '@/persistence/story-store';
import type { SqlDatabase } from '@/ports/sql-database';

import { allCoins } from './write-turns';

const never = new AbortController().signal;

type Totals = {
  readonly coins: number;
  readonly turns: number;
  readonly last: number | null;
  readonly chained: number;
};

const totals = `SELECT (SELECT sum(coins) FROM purses) AS coins, count(*) AS turns, max(number) AS last,
  count(*) FILTER (WHERE before = 'turn ' || (number - 1)) AS chained FROM turns`;

/** Everything that must hold between two commits, seen in one reading each. */
export async function readState({
  database,
  store,
}: {
  readonly database: SqlDatabase;
  readonly store: StoryStore;
}): Promise<readonly string[]> {
  const [seen] = await database.read<Totals>(totals, [], never);
  const { coins = 0, turns = 0, last = null, chained = 0 } = seen ?? {};
  const faults = [];
  if (coins !== allCoins) faults.push(`${String(coins)} of ${String(allCoins)} coins were seen`);
  if (chained !== turns || (last ?? -1) + 1 !== turns)
    faults.push(`of ${String(turns)} turns ${String(chained)} hung together`);
  return [...faults, ...(await tornStory(store))];
}

/** The story that is being written right now, read whole. */
async function tornStory(store: StoryStore): Promise<readonly string[]> {
  const [newest] = await store.playthroughs(never);
  if (newest === undefined) return [];
  const log = await store.log(newest.id, never);
  if (!log.ok) return [log.error.message];
  const scenes = [...log.value.scenes.values()];
  const untold = scenes.slice(0, -1).filter(({ words }) => words === null).length;
  const isInOrder = scenes.every(({ number }, place) => number === place + 1);
  const headScene = scenes[scenes.length - 1]?.id ?? null;
  if (untold > 0 || !isInOrder) return [`${newest.id} had ${String(untold)} scenes without words`];
  return headScene === log.value.playthrough.headScene ? [] : [`${newest.id} stood elsewhere`];
}

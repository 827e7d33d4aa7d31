import path from 'node:path';

import { storyDatabase } from '@/cli/kit/open-node-engine';
import { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import type { PlaythroughId } from '@/foundation/ids';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { fileWitness } from '@/hosts/node/database/file-witness';
import { keepDatabaseAside } from '@/hosts/node/database/keep-database-aside';
import { systemClock } from '@/hosts/node/system-clock';
import { systemRandom } from '@/hosts/node/system-random';
import { HostFault } from '@/ports/host-fault';
import type { ScriptHost } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';

import { databaseFile } from './database-files';

const never = new AbortController().signal;

/** What the list says of a story, and what is said when it is then opened; null for nothing. */
export type ListedStory = { readonly fault: string | null; readonly told: string | null };

export type LibraryList = {
  readonly stories: ReadonlyMap<string, ListedStory>;
  /** Said to have been here. */
  readonly lost: readonly string[];
  /** What was said beside it, and why there is no list. */
  readonly said: string;
};

const noScripts: ScriptHost = {
  run: () => {
    throw new Error('nothing is played');
  },
  close: () => Promise.resolve(),
};

/** The list of a folder's stories as the command line makes it, with its database that mends itself; then each is opened. */
export async function listLibrary(folder: string, campaign: string): Promise<LibraryList> {
  const { result, said } = await withErrorsRead(() => listed(folder, campaign));
  return { ...result, said: [said, result.said].join('') };
}

async function listed(folder: string, campaign: string): Promise<LibraryList> {
  try {
    const database = storyDatabase(folder);
    try {
      const engine = await Engine.create(hostOf(folder, campaign, database), never);
      if (!engine.ok) throw engine.error;
      return await storiesOf(engine.value);
    } finally {
      await database.close();
    }
  } catch (reason) {
    if (!(reason instanceof HostFault)) throw reason;
    return { stories: new Map(), lost: [], said: reason.message };
  }
}

function hostOf(folder: string, campaign: string, database: SqlDatabase): EngineHost {
  const file = path.join(folder, databaseFile);
  return {
    storage: {
      database,
      witness: fileWitness(`${file}.witness`),
      keepDatabaseAside: () => keepDatabaseAside(file),
    },
    content: {
      campaigns: memoryFileStore({
        [`${campaign}/manifest.json`]: '{"title": "Listed", "version": "1.0.0"}',
      }),
      skills: memoryFileStore({}),
    },
    compute: { scripts: noScripts, cores: 1 },
    device: { clock: systemClock, random: systemRandom },
  };
}

async function storiesOf(engine: Engine): Promise<LibraryList> {
  const cards = await engine.storyCards(never);
  const lost = await engine.lostStories(never);
  const stories = new Map<string, ListedStory>();
  for (const { id, fault } of cards) stories.set(id, { fault, told: await openingOf(engine, id) });
  return { stories, lost, said: '' };
}

async function openingOf(engine: Engine, id: PlaythroughId): Promise<string | null> {
  const opened = await engine.open(id, never);
  if (!opened.ok) return opened.error.message;
  const { mended } = opened.value;
  return mended === null ? null : `mended, and kept as ${mended.aside}`;
}

/** What the command line says of its database goes there, past everything else. */
async function withErrorsRead<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly said: string }> {
  const written: string[] = [];
  const { stderr } = process;
  const before = stderr.write.bind(stderr);
  stderr.write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  try {
    return { result: await work(), said: written.join('') };
  } finally {
    stderr.write = before;
  }
}

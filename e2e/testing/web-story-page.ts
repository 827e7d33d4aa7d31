import { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { hostWith } from '@/engine/testing/host-with';
import { storedId } from '@/foundation/ids';
import { storageName } from '@/hosts/web/public-url';
import type { HostServices } from '@/ports/host-services';

import { HaltingDatabase, type TurnMoment } from './halting-database';

const never = new AbortController().signal;
const poolHeaderBytes = 4_096;
const pageBytes = 8_192;

export type FoundStory = {
  readonly scenes: number;
  /** Of scenes that are damaged. */
  readonly damaged: readonly number[];
  readonly aside: string | null;
  /** After one choice more. */
  readonly playedTo: number;
};

export type FoundLibrary = {
  readonly stories: readonly FoundStory[];
  /** How the database that could not be read is called now. */
  readonly aside: string | null;
  /** Stories of which something is said to be missing. */
  readonly named: number;
};

/** Scenes with all their words, the first one first. */
export type PlayedTurns = {
  readonly found: readonly string[];
  readonly acknowledged: readonly string[];
};

async function drain(events: AsyncIterable<unknown>): Promise<void> {
  const reader = events[Symbol.asyncIterator]();
  while ((await reader.next()).done !== true);
}

async function playOn(session: StorySession, choices: number): Promise<number> {
  await drain(session.resume(never));
  for (let taken = 0; taken < choices; taken += 1) {
    const [choice] = session.choices;
    if (choice !== undefined) await drain(session.take({ choice: choice.id }, never));
  }
  return session.path.length;
}

async function openedEngine(services: HostServices): Promise<Engine> {
  const engine = await Engine.create(services, never);
  if (!engine.ok) throw engine.error;
  return engine.value;
}

async function openedStory(engine: Engine, id: string): Promise<StorySession> {
  const session = await engine.open(storedId.playthrough(id), never);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** The bytes themselves take the driver too long. */
export async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function told({ path }: StorySession): readonly string[] {
  return path.flatMap(({ number, words }) =>
    words === null ? [] : [`${String(number)} ${JSON.stringify(words)}`],
  );
}

async function onlyStory(engine: Engine): Promise<StorySession> {
  const [known] = await engine.stories(never);
  if (known !== undefined) return openedStory(engine, known.id);
  const [campaign = ''] = await engine.campaignIds(never);
  return openedStory(engine, await begin(engine, campaign, 1));
}

async function begin(engine: Engine, campaign: string, seed: number): Promise<string> {
  const story = { campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null } as const;
  const begun = await engine.begin(story, never);
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

/** What a file of the pool is called. */
function poolName(start: ArrayBuffer): string {
  const bytes = new Uint8Array(start);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

async function poolFile(name: string): Promise<FileSystemFileHandle> {
  const root = await navigator.storage.getDirectory();
  const pool = await (await root.getDirectoryHandle(storageName)).getDirectoryHandle('.opaque');
  for await (const { name: opaque } of pool.values()) {
    const handle = await pool.getFileHandle(opaque);
    const file = await handle.getFile();
    if (poolName(await file.slice(0, 512).arrayBuffer()) === name) return handle;
  }
  throw new Error(`the pool has no file ${name}`);
}

/** Stories through the engine, and harm to the files they are kept in. */
export const webStories = {
  /** Begins a story for each seed, and takes that many choices in it. */
  play: async (
    services: HostServices,
    seeds: readonly number[],
    choices: number,
  ): Promise<void> => {
    const engine = await openedEngine(services);
    const [campaign = ''] = await engine.campaignIds(never);
    for (const seed of seeds)
      await playOn(await openedStory(engine, await begin(engine, campaign, seed)), choices);
    // Else all of it is still in the log, and the database is as good as empty.
    await services.storage.database.read('PRAGMA wal_checkpoint(TRUNCATE)', [], never);
  },
  find: async (services: HostServices): Promise<FoundLibrary> => {
    const engine = await openedEngine(services);
    const stories: FoundStory[] = [];
    for (const { id } of await engine.stories(never)) {
      const session = await openedStory(engine, id);
      const { mended } = session;
      const scenes = session.path.length;
      stories.push({
        scenes,
        damaged: mended?.damage.scenes ?? [],
        aside: mended?.aside ?? null,
        playedTo: await playOn(session, 1),
      });
    }
    const mended = engine.mendedDatabase() ?? { aside: null, stories: [], lost: [] };
    const named = mended.stories.filter(({ damage }) => damage !== null).length;
    return { stories, aside: mended.aside, named: named + mended.lost.length };
  },
  /** Finishes what was left, plays a turn, and begins another, which gets as far as that moment. */
  playUntil: async (services: HostServices, moment: TurnMoment): Promise<PlayedTurns> => {
    const halting = new HaltingDatabase(services.storage.database);
    const engine = await openedEngine(hostWith(services, { storage: { database: halting } }));
    const session = await onlyStory(engine);
    if (session.mended !== null) throw new Error('the story had to be mended');
    const found = told(session);
    await playOn(session, 1);
    const acknowledged = told(session);
    if (moment === 'after the second commit') {
      await playOn(session, 1);
      return { found, acknowledged: told(session) };
    }
    const reached = halting.reaches(moment);
    void playOn(session, 1);
    await reached;
    return { found, acknowledged };
  },
  /** How much is kept back for a day without space. */
  reserved: async (): Promise<number> => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(storageName);
    const handle = await folder.getFileHandle('reserve').catch(() => null);
    return (await handle?.getFile())?.size ?? 0;
  },
  /** Overwrites, cuts off; the windows of the host must be closed. */
  harm: async (place: 'start' | 'first-page' | 'middle' | 'end'): Promise<string> => {
    const handle = await poolFile('/narratoria.db');
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    const database = bytes.subarray(poolHeaderBytes);
    const whole = bytes.length - (place === 'end' ? 20_000 : 0);
    if (place === 'start') database.fill(0x78, 0, 90);
    if (place === 'first-page') database.fill(0x78, 0, 2_000);
    if (place === 'middle')
      for (let start = 3 * pageBytes; start < database.length; start += 9 * pageBytes)
        database.fill(0xff, start, start + 64);
    const stream = await handle.createWritable();
    await stream.write(bytes.subarray(0, whole));
    await stream.close();
    return fingerprint(bytes.slice(poolHeaderBytes, whole));
  },
};

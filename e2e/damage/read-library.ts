import type { PlaythroughId, SceneId } from '@/foundation/ids';
import type { StoryLog } from '@/persistence/rows/story-log';
import type { StoryStore } from '@/persistence/story-store';
import { HostFault } from '@/ports/host-fault';
import type { Scene } from '@/story/log/scene';

import { withStore } from './open-store';

const never = new AbortController().signal;

/** What a player has of a story, in parts that can be compared; or that it is damaged, in words. */
export type StoryReading =
  | { readonly kind: 'whole'; readonly parts: Readonly<Record<string, string>> }
  | { readonly kind: 'damaged'; readonly says: string };

export type LibraryReading =
  | { readonly kind: 'read'; readonly stories: ReadonlyMap<string, StoryReading> }
  | { readonly kind: 'refused'; readonly says: string }
  /** Something was thrown that is no HostFault: nobody above would know what to say. */
  | { readonly kind: 'crashed'; readonly says: string };

/** Opens the database of a folder as the command line does and reads all there is of every story. */
export async function readLibrary(folder: string): Promise<LibraryReading> {
  try {
    return { kind: 'read', stories: await withStore(folder, readStories) };
  } catch (reason) {
    if (reason instanceof HostFault) return { kind: 'refused', says: reason.message };
    return { kind: 'crashed', says: String(reason) };
  }
}

async function readStories(store: StoryStore): Promise<ReadonlyMap<string, StoryReading>> {
  const stories = new Map<string, StoryReading>();
  for (const { id } of await store.playthroughs(never)) stories.set(id, await readStory(store, id));
  for (const id of await store.lost(never)) stories.set(id, { kind: 'damaged', says: 'is gone' });
  return stories;
}

async function readStory(store: StoryStore, id: PlaythroughId): Promise<StoryReading> {
  try {
    const log = await store.log(id, never);
    if (!log.ok) return { kind: 'damaged', says: log.error.message };
    return { kind: 'whole', parts: await partsOf(store, log.value) };
  } catch (reason) {
    if (reason instanceof HostFault) return { kind: 'damaged', says: reason.message };
    throw reason;
  }
}

async function partsOf(store: StoryStore, log: StoryLog): Promise<Record<string, string>> {
  const { playthrough, branches, scenes } = log;
  const { headScene, headBranch, createdAt, ...body } = playthrough;
  const assets = [...scenes.values()].flatMap(({ outcome }) => outcome.assets ?? []);
  const files = await Promise.all(
    assets.map(async ({ id }) => {
      const bytes = await store.assetBytes(id, never);
      // Null says that it is lost: that is noticed.
      return bytes === null ? 'lost' : Buffer.from(bytes).toString('base64');
    }),
  );
  const skills = ['weather'];
  const kept = await Promise.all(
    skills.map(async (skill) => [...(await store.storageOf(playthrough.id, skill, never))]),
  );
  return {
    'how it was begun': JSON.stringify(body),
    'when it was begun': JSON.stringify(createdAt),
    'where it stands': JSON.stringify([headScene, headBranch]),
    branches: JSON.stringify(branches),
    'the list of scenes': JSON.stringify([...scenes.keys()]),
    'what happened': JSON.stringify([...scenes.values()].map(({ words: _, ...rest }) => rest)),
    'the words': JSON.stringify(wordsOf(scenes)),
    files: JSON.stringify(files),
    'what skills kept': JSON.stringify(kept),
  };
}

function wordsOf(scenes: ReadonlyMap<SceneId, Scene>): unknown {
  return [...scenes.values()].map(({ words }) => words);
}

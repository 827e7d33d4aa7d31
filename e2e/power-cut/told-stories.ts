import { mkdirSync } from 'node:fs';

import type { Engine } from '@/engine/engine';
import { StoryFiles } from '@/engine/files/story-files';
import type { PlaythroughId } from '@/foundation/ids';
import type { ScriptHost } from '@/ports/script-host';

import { beginStory } from './begin-story';
import { openImage } from './open-image';

const never = new AbortController().signal;

/** A story, begun or gone on with, and the numbers of the choices that are taken in it. */
export type Told = { readonly seed: number; readonly choices: readonly number[] };

/** The stories of a folder, each as a save file, by their seeds. */
export type Kept = ReadonlyMap<number, Buffer>;

/** Tells these stories in a folder that may hold others. */
export function tellStories(
  folder: string,
  scripts: ScriptHost,
  stories: readonly Told[],
): Promise<{ readonly kept: Kept; readonly backup: Buffer }> {
  mkdirSync(folder, { recursive: true });
  return inFolder(folder, scripts, async (engine) => {
    for (const story of stories) await tell(engine, story);
    return { kept: await keptIn(engine), backup: await backupOf(engine) };
  });
}

async function tell(engine: Engine, { seed, choices }: Told): Promise<void> {
  const known = (await engine.stories(never)).find((story) => story.seed === seed);
  const session = await engine.open(known?.id ?? (await beginStory(engine, seed)), never);
  if (!session.ok) throw new Error(session.error.message);
  await hear(session.value.resume(never));
  for (const number of choices) {
    const choice = session.value.choices[number - 1];
    if (choice === undefined) throw new Error(`There is no choice ${String(number)}.`);
    await hear(session.value.take({ choice: choice.id }, never));
  }
}

/** Hears a scene to its end. */
async function hear(scene: AsyncIterable<unknown>): Promise<void> {
  const events = scene[Symbol.asyncIterator]();
  while ((await events.next()).done !== true);
}

/** Opens a folder for a while, as the command line would. */
export async function inFolder<T>(
  folder: string,
  scripts: ScriptHost,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const image = await openImage(folder, scripts);
  try {
    return await work(image.engine);
  } finally {
    await image.close();
  }
}

/** Rejects with a sentence when a story is not whole, or is missed. */
export async function keptIn(engine: Engine): Promise<Kept> {
  const [missed] = await engine.lostStories(never);
  if (missed !== undefined) throw new Error(`${missed} is missed`);
  const kept = new Map<number, Buffer>();
  for (const { id, seed } of await engine.stories(never)) kept.set(seed, await saveOf(engine, id));
  return kept;
}

async function saveOf(engine: Engine, id: PlaythroughId): Promise<Buffer> {
  const log = await engine.store.log(id, never);
  if (!log.ok) throw log.error;
  const exported = await new StoryFiles(engine).exportStory(id, never);
  if (!exported.ok) throw new Error(exported.error.message);
  return Buffer.from(exported.value);
}

/** Everything of a folder in one file. */
export async function backupOf(engine: Engine): Promise<Buffer> {
  return Buffer.from((await new StoryFiles(engine).exportDevice(never)).bytes);
}

export function isSame(one: Kept, other: Kept): boolean {
  return one.size === other.size && [...one].every(([seed, save]) => other.get(seed)?.equals(save));
}

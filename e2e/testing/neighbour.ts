import type { Engine } from '@/engine/engine';
import type { PlaythroughId } from '@/foundation/ids';
import { readWholeStory } from '@/persistence/rows/whole-story';

import { drained } from './drained';

const never = new AbortController().signal;

/** Every row of a story, to be compared. */
export async function rowsOf(engine: Engine, id: PlaythroughId): Promise<string> {
  const { database } = engine.host.storage;
  const asked = 'SELECT * FROM memory_events WHERE playthrough = ? ORDER BY id';
  const memories = await database.read(asked, [id], never);
  const { assetBytes: _, ...rows } = (await readWholeStory(database, id, never)) ?? {};
  return JSON.stringify([rows, memories]);
}

/** A story of the first campaign, told up to its first scene. */
export async function neighbourIn(engine: Engine): Promise<PlaythroughId> {
  const [campaign = ''] = await engine.campaignIds(never);
  const beginning = { startingPatch: {}, startAtBeat: null, style: 'vivid' } as const;
  const begun = await engine.begin({ campaign, seed: 4, ...beginning }, never);
  const opened = begun.ok ? await engine.open(begun.value, never) : begun;
  if (!begun.ok || !opened.ok) throw new Error('there is no other story');
  await drained(opened.value.resume(never));
  await opened.value.whenReady;
  return begun.value;
}

import type { OpenStory } from '@/engine/turn-data/open-story';
import type { StoryRecord } from '@/engine/session/story-record';
import { entryId } from '@/foundation/ids';
import type { EntryChange, StoryEntry } from '@/story/log/entry';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';

type Noting = {
  readonly story: OpenStory;
  readonly record: StoryRecord;
  readonly state: StoryState;
};

/** Writes down what the player changes between two scenes, beside the scene it is about. */
export async function noteEntry(
  { story, record, state: before }: Noting,
  { change, at }: { readonly change: EntryChange; readonly at: Scene },
  signal: AbortSignal,
): Promise<StoryEntry> {
  const { store, clock } = story;
  const playthrough = story.playthrough.id;
  const ordinal = record.entryCount;
  const id = entryId(playthrough, ordinal);
  // Who plays the story again must know whether a scene came before it or after.
  const noted = { ...change, scenesBefore: record.sceneCount };
  const entry = { id, scene: at.id, ordinal, at: clock.now(), change: noted };
  const { branch, number } = at;
  await store.addEntry(entry, { playthrough, branch, number, before }, signal);
  return entry;
}

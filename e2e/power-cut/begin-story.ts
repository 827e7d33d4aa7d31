import type { Engine } from '@/engine/engine';
import type { PlaythroughId } from '@/foundation/ids';

const never = new AbortController().signal;

/** As `play --seed` begins one. */
export async function beginStory(engine: Engine, seed: number): Promise<PlaythroughId> {
  const [campaign = ''] = await engine.campaignIds(never);
  const story = { campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null } as const;
  const begun = await engine.begin(story, never);
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

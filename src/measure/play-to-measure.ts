import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { fail, succeed, type Result } from '@/foundation/result';
import { choiceThatGoesOn } from '@/measure/choice-that-goes-on';
import { playedStory, type PlayedStory } from '@/measure/played-story';

export type PlayWanted = {
  readonly campaign: string;
  readonly seed: number;
  readonly scenes: number;
};

/** A new story by taps alone, as long as is wanted; shorter only where every choice would end it, a beat did, or the signal says so. */
export async function playToMeasure(
  engine: Engine,
  { campaign: id, seed, scenes }: PlayWanted,
  signal: AbortSignal,
): Promise<Result<PlayedStory, string>> {
  const loaded = await engine.loadCampaign(id, signal);
  if (!loaded.ok) return fail(loaded.error.message);
  const { campaign } = loaded.value;
  const wish = {
    campaign: id,
    seed,
    style: 'vivid',
    startingPatch: {},
    startAtBeat: null,
  } as const;
  const begun = await engine.begin(wish, signal);
  if (!begun.ok) return fail(begun.error.message);
  const session = await engine.open(begun.value, signal);
  if (!session.ok) return fail(session.error.message);
  const story = session.value;
  await told(story.resume(signal));
  const random = seededRandom(seedFrom('measure', seed));
  // A turn that is stopped adds no scene: without the signal this would go round for ever.
  while (!signal.aborted && !story.hasEnded && story.path.length < scenes) {
    const choice = choiceThatGoesOn(story.choices, campaign, random);
    if (choice === null) break;
    await told(story.take({ choice: choice.id }, signal));
  }
  return succeed(playedStory(campaign, seed, story.path));
}

async function told(events: ReturnType<StorySession['resume']>): Promise<void> {
  for await (const event of events) if (event.type === 'end') return;
}

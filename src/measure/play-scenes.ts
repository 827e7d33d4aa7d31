import type { Choice } from '@/contracts/generated/choice';
import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { fail, succeed, type Result } from '@/foundation/result';
import { playedStory, type PlayedStory } from '@/measure/played-story';
import type { Campaign } from '@/story/campaign/campaign';

export type PlayWanted = {
  readonly campaign: string;
  readonly seed: number;
  readonly scenes: number;
};

/** What a player who only taps takes of what is offered; null when that is nothing. */
export type Tap = (choices: readonly Choice[], campaign: Campaign) => Choice | null;

/** A new story by taps alone, as long as is wanted; shorter where it ends, nothing is taken, or the signal says so. */
export async function playScenes(
  engine: Engine,
  { campaign: id, seed, scenes }: PlayWanted,
  tap: Tap,
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
  // A turn that is stopped adds no scene: without the signal this would go round for ever.
  while (!signal.aborted && !story.hasEnded && story.path.length < scenes) {
    const choice = tap(story.choices, campaign);
    if (choice === null) break;
    await told(story.take({ choice: choice.id }, signal));
  }
  return succeed(playedStory(campaign, seed, story.path));
}

async function told(events: ReturnType<StorySession['resume']>): Promise<void> {
  for await (const event of events) if (event.type === 'end') return;
}

import { storedId } from '@/foundation/ids';
import { playedStory, type PlayedStory } from '@/measure/played-story';
import { campaignOf } from '@/story/testing/small-world';
import type { Campaign } from '@/story/campaign/campaign';
import type { Scene, SceneOutcome } from '@/story/log/scene';

const nothingHappened: SceneOutcome = {
  taken: null,
  plans: [],
  roll: null,
  patch: {},
  told: [],
  beat: null,
  ending: null,
  memories: [],
  recalled: [],
  notices: [],
};

/** One scene, at the weir. */
export function toldScene(
  number: number,
  paragraphs: readonly string[],
  {
    choices = [],
    outcome = {},
  }: { readonly choices?: readonly string[]; readonly outcome?: Partial<SceneOutcome> } = {},
): Scene {
  return {
    id: storedId.scene(`scene-${String(number)}`),
    playthrough: storedId.playthrough('story-1'),
    branch: storedId.branch('branch-1'),
    parent: number === 1 ? null : storedId.scene(`scene-${String(number - 1)}`),
    number,
    at: 0,
    outcome: { ...nothingHappened, ...outcome },
    words: {
      place: 'the weir',
      rung: 'built-in',
      paragraphs: paragraphs.map((text) => [{ text, by: 'author' as const }]),
      choices: choices.map((text, at) => ({
        id: `c${String(at + 1)}`,
        text,
        intent: { kind: 'do' },
        because: [],
        difficulty: null,
        hint: null,
        by: 'author',
      })),
    },
  };
}

/** A story of these scenes, each a list of paragraphs; all offer the same choices. */
export function toldStory(
  scenes: readonly (readonly string[])[],
  choices: readonly string[] = [],
): PlayedStory {
  return storyOf(
    campaignOf([]),
    scenes.map((paragraphs, at) => toldScene(at + 1, paragraphs, { choices })),
  );
}

export function storyOf(campaign: Campaign, path: readonly Scene[]): PlayedStory {
  return playedStory(campaign, 1, path);
}

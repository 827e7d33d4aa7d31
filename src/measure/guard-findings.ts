import type { PlayedScene, PlayedStory } from '@/measure/played-story';
import { allFailedGuards, type GuardFailure } from '@/narrator/guards/failed-guard';
import { noBoundaries } from '@/story/log/playthrough';

export type GuardFinding = GuardFailure & { readonly scene: number };

const known = new WeakMap<PlayedStory, readonly GuardFinding[]>();

/** Everything in a story that a guard would have stopped. Several measures ask for it. */
export function guardFindings(story: PlayedStory): readonly GuardFinding[] {
  const found = known.get(story) ?? story.scenes.flatMap((scene) => inScene(story, scene));
  known.set(story, found);
  return found;
}

function inScene(
  { campaign }: PlayedStory,
  { scene, paragraphs, before, after, past }: PlayedScene,
): readonly GuardFinding[] {
  const { told, taken } = scene.outcome;
  const context = {
    ...{ campaign, past, before, state: after, boundaries: noBoundaries },
    told: told.map(({ passage }) => passage),
    input: taken?.text ?? null,
  };
  return allFailedGuards(paragraphs, context).map((failure) => ({
    ...failure,
    scene: scene.number,
  }));
}

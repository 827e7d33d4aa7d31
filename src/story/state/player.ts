import { isJsonObject, type Json } from '@/foundation/json';
import type { StoryState } from '@/story/state/story-state';
import { slugOf } from '@/story/words/slug-of';

/** Who the player is now; null and empty where the story does not say. */
export type Player = {
  readonly name: string | null;
  readonly pronouns: string | null;
  readonly race: string | null;
  readonly class: string | null;
  readonly background: string | null;
  readonly traits: readonly string[];
  readonly abilities: readonly string[];
};

export function playerOf({ player }: StoryState): Player {
  const kept = isJsonObject(player) ? player : {};
  return {
    name: textIn(kept['name']),
    pronouns: textIn(kept['pronouns']),
    race: textIn(kept['race']),
    class: textIn(kept['class']),
    background: textIn(kept['background']),
    traits: textsIn(kept['traits']),
    abilities: textsIn(kept['abilities']),
  };
}

/** Whether a stat is one of the player's own traits or abilities. */
export function isOwnSkill(state: StoryState, stat: string): boolean {
  const { traits, abilities } = playerOf(state);
  return [...traits, ...abilities].some((words) => slugOf(words) === stat);
}

function textIn(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function textsIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

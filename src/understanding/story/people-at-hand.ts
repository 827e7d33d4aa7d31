import { peopleNamed } from '@/understanding/story/named-in-story';
import type { Campaign } from '@/story/campaign/campaign';

/** What the player has just read: what a beat or the opening brought, and all of the scene. */
export type JustRead = {
  /** Passage by passage, as they were told, the last first. */
  readonly brought: readonly string[];
  readonly text: string;
};

/**
 * Whom the words brought before the player, whatever place the state keeps them in: in a passage in which
 * somebody speaks, the first who is named. Who is only mentioned may be anywhere.
 */
export function peopleBrought({ brought }: JustRead, campaign: Campaign): readonly string[] {
  return brought
    .filter((prose) => /["“]/.test(prose))
    .flatMap((prose) => namedInOrder(prose, campaign).slice(0, 1));
}

/** Who was named in the scene, the last first. */
export function peopleReadOf({ text }: JustRead, campaign: Campaign): readonly string[] {
  return [...new Set([...namedInOrder(text, campaign)].reverse())];
}

/** One for each time that somebody is named; what is theirs does not name them. */
function namedInOrder(prose: string, campaign: Campaign): readonly string[] {
  return prose
    .split(/[\s—]+/)
    .filter((word) => !/['’]s?\b/.test(word))
    .flatMap((word) => peopleNamed(word, campaign).slice(0, 1));
}

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import type { StorySession } from '@/engine/session/story-session';
import type { TreeScene } from '@/engine/session/story-tree';

/** What the player calls a scene: the name of a save, an id, or a number on the road they are on. */
export function findScene({ tree, playthrough }: StorySession, asked: string): TreeScene {
  const found =
    tree.find(({ saves }) => saves.includes(asked)) ??
    tree.find(({ id }) => id === asked) ??
    tree.find(({ number, isOnPath }) => isOnPath && String(number) === asked);
  if (found !== undefined) return found;
  throw new CliFault(
    `${playthrough.id} has no scene "${asked}" on the road you are on, and no save of that name; \`narratoria story tree ${playthrough.id}\` shows all.`,
    exitCode.usage,
  );
}

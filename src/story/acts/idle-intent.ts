import type { Intent } from '@/contracts/generated/choice';
import type { Scene } from '@/story/log/scene';

const idleKinds: ReadonlySet<string> = new Set(
  'attempt remember roll own-trifle own-stillness own-look ask-place ask-things ask-people ask-way ask-self ask-help'.split(
    ' ',
  ),
);

/**
 * What leads nowhere: a try that is turned down, a memory gone over, dice thrown for nothing, a song, a look into
 * one's pockets. It takes no time.
 */
export function isIdle(intent: Intent): boolean {
  return idleKinds.has(intent.kind) && intent.leadsTo === undefined;
}

/**
 * Whether a scene counts for a beat's window as the player counts: what they chose does, whatever became of it;
 * what they typed and was turned down does not.
 */
export function isSceneOfWindow({ outcome: { taken } }: Pick<Scene, 'outcome'>): boolean {
  return taken === null || taken.choice !== null || !isIdle(taken.intent);
}

/** Whether a scene counts for beats and conditions: a try that was turned down brings no snow nearer. */
export function takesTime({ outcome: { taken } }: Pick<Scene, 'outcome'>): boolean {
  return taken === null || !isIdle(taken.intent);
}

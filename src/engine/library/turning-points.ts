import type { Choice } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign/campaign';
import type { Scene } from '@/story/log/scene';
import type { TakenAction } from '@/story/log/taken-action';

/** A choice after which the story was another one. */
export type TurningPoint = {
  /** Number of the scene that offered it: whoever goes back there can choose again. */
  readonly scene: number;
  /** What was chosen there. */
  readonly text: string;
};

/** The choices that a beat offered, at a crossroads or not, and those that brought a beat about. */
export function turningPoints(
  { beats }: Campaign,
  path: readonly Scene[],
): readonly TurningPoint[] {
  const beatIds = new Set<string | undefined>(beats.map(({ id }) => id));
  return path.flatMap(({ outcome: { taken } }, index) => {
    const offering = path[index - 1];
    if (offering === undefined || taken === null) return [];
    const isOfBeat = (offering.words?.choices ?? []).some(
      (choice) => isTaken(choice, taken) && choice.because.some(({ kind }) => kind === 'beat'),
    );
    return isOfBeat || beatIds.has(taken.intent.leadsTo)
      ? [{ scene: offering.number, text: taken.text }]
      : [];
  });
}

/** Typed words take a choice when they lead where it leads. */
function isTaken({ id, intent }: Choice, { choice, intent: taken }: TakenAction): boolean {
  return choice === null
    ? taken.leadsTo !== undefined && taken.leadsTo === intent.leadsTo
    : choice === id;
}

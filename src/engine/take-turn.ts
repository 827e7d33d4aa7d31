import { besideTheScene } from '@/engine/beside-the-scene';
import { builtInGenerator } from '@/engine/built-in-generator';
import { finishScene } from '@/engine/finish-scene';
import { gather, type PlayerAction, type Standing } from '@/engine/gather';
import type { OpenStory } from '@/engine/open-story';
import { outcomeScene } from '@/engine/outcome-scene';
import { planAndRun } from '@/engine/plan-and-run';
import type { TurnEvent } from '@/engine/turn-event';
import type { SkillHealths } from '@/plan/skill-healths';
import type { Scene } from '@/story/scene';

export type TurnRequest = {
  readonly standing: Standing;
  /** Null for the first scene. */
  readonly action: PlayerAction | null;
  /** How the skills have done in this session. */
  readonly healths: SkillHealths;
  /** Called when the plans have run, also when the turn is stopped after that. */
  readonly onHealths: (healths: SkillHealths) => void;
  /** Called after each of the two commits: the scene stands, also when nobody listens any more. */
  readonly onCommitted: (scene: Scene) => void;
};

/**
 * One choice followed through. Stopped before the first commit, nothing happened; after it, the outcome
 * stands and its words follow.
 */
export async function* takeTurn(
  story: OpenStory,
  { standing, action, healths, onHealths, onCommitted }: TurnRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  // 1 gather: state, what was offered, where the branch stands
  const turn = gather(story, standing, action);
  if (turn === null) {
    yield { type: 'notice', kind: 'not-offered', message: 'That choice is not offered here.' };
    return;
  }
  const { taken } = turn;
  const choice = taken === null ? null : { id: taken.choice, text: taken.text };
  yield { type: 'turn', scene: turn.number, choice };

  // 2 plan and 3 run: the planner ladder, the executor, scripts in their sandbox; replan at most five times
  const run = yield* planAndRun(turn, { generator: builtInGenerator(turn), healths }, signal);
  onHealths(run.healths);
  if (signal.aborted) return;

  // 4 commit: what happened and the memory of it, one transaction; a stop comes too late now
  const scene = outcomeScene(turn, run);
  await story.store.commitOutcome(scene, besideTheScene(turn, run), new AbortController().signal);
  onCommitted(scene);
  for (const notice of scene.outcome.notices) yield { type: 'notice', ...notice };
  if (scene.outcome.roll !== null) yield { type: 'roll', ...scene.outcome.roll };

  // 5 tell, 6 offer, 7 commit: from here on the player gets words, even if they press stop
  const { timeline } = standing;
  yield* finishScene({ story, timeline, scene, seed: turn.seed, ms: run.ms, onCommitted });
}

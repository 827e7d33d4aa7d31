import { besideTheScene } from '@/engine/beside-the-scene';
import { builtInGenerator } from '@/engine/built-in-generator';
import { finishScene } from '@/engine/finish-scene';
import { gather, gatherAgain, type PlayerAction, type Standing, type Turn } from '@/engine/gather';
import type { KeptAttempts } from '@/engine/kept-attempts';
import type { OpenStory } from '@/engine/open-story';
import { outcomeScene } from '@/engine/outcome-scene';
import { planAndRun, type Planners, type PlansRun } from '@/engine/plan-and-run';
import { failedSkills, sameFirstPlan } from '@/engine/retry';
import type { TurnEvent } from '@/engine/turn-event';
import type { Branch } from '@/persistence/story-log';
import type { SkillHealths } from '@/plan/skill-healths';
import type { Scene } from '@/story/scene';

/** What the session knows, and wants to know. */
export type TurnListener = {
  readonly standing: Standing;
  /** How the skills have done in this session. */
  readonly healths: SkillHealths;
  /** Called when the plans have run, also when the turn is stopped after that. */
  readonly onRun: (run: PlansRun) => void;
  /** Called when the skills that tell the scene have run. */
  readonly onHealths: (healths: SkillHealths) => void;
  /** Called after each of the two commits: the scene stands, also when nobody listens any more. */
  readonly onCommitted: (scene: Scene) => void;
};

/** One choice followed through; the action is null for the first scene. */
export async function* takeTurn(
  story: OpenStory,
  { action, ...listener }: TurnListener & { readonly action: PlayerAction | null },
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  // 1 gather: state, what was offered, where the branch stands
  const turn = gather(story, listener.standing, action);
  if (turn === null) {
    yield { type: 'notice', kind: 'not-offered', message: 'That choice is not offered here.' };
    return;
  }
  const { healths } = listener;
  yield* followThrough(turn, { generator: builtInGenerator(turn), healths }, listener, signal);
}

/** The scene that is tried again, whose dice it rolled, and what succeeded in it as far as that is known. */
export type Retried = {
  readonly scene: Scene;
  readonly diceOf: Branch;
  readonly before: KeptAttempts;
};

/** A scene in which skills failed once more, as its sibling: the failed tools run again, the dice lie. */
export async function* retryTurn(
  story: OpenStory,
  { retried, ...listener }: TurnListener & { readonly retried: Retried },
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  const turn = gatherAgain(story, listener.standing, retried);
  const { scene, before } = retried;
  const planners = {
    generator: sameFirstPlan(scene, builtInGenerator(turn)),
    healths: listener.healths,
    before,
    retried: failedSkills(scene, story.skills),
  };
  yield* followThrough(turn, planners, listener, signal);
}

/**
 * Stopped before the first commit, nothing happened; after it, the outcome stands and its words follow.
 */
async function* followThrough(
  turn: Turn,
  planners: Planners,
  { onRun, onHealths, onCommitted }: TurnListener,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  const { story, taken, timeline, seed, branch } = turn;
  const never = new AbortController().signal;
  const choice = taken === null ? null : { id: taken.choice, text: taken.text };
  yield { type: 'turn', scene: turn.number, choice };

  // 2 plan and 3 run: the planner ladder, the executor, scripts in their sandbox; replan at most five times
  const run = yield* planAndRun(turn, planners, signal);
  onRun(run);
  if (signal.aborted) return;

  // 4 commit: what happened and the memory of it, one transaction; a stop comes too late now
  const scene = outcomeScene(turn, run);
  await story.store.commitOutcome(scene, besideTheScene(turn, run, scene), never);
  onCommitted(scene);
  for (const notice of scene.outcome.notices) yield { type: 'notice', ...notice };
  if (scene.outcome.roll !== null) yield { type: 'roll', ...scene.outcome.roll };

  // 5 tell, 6 offer, 7 commit: from here on the player gets words, even if they press stop
  const skills = { healths: run.healths, retried: planners.retried ?? [], onHealths };
  yield* finishScene({ story, timeline, scene, seed, branch, skills, ms: run.ms, onCommitted });
}

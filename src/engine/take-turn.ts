import { besideTheScene } from '@/engine/beside-the-scene';
import { finishScene } from '@/engine/finish-scene';
import { gather, gatherAgain, type PlayerAction, type Standing, type Turn } from '@/engine/gather';
import type { KeptAttempts } from '@/engine/kept-attempts';
import type { OpenStory } from '@/engine/open-story';
import { outcomeScene, outcomeWithoutNarrator } from '@/engine/outcome-scene';
import { loadTurnCode, readWordsOf } from '@/engine/load-turn-code';
import type { Planners, PlansRun } from '@/engine/plan-and-run';
import { nothingRun } from '@/engine/nothing-run';
import { readNothing } from '@/engine/read-words';
import { failedSkills, sameFirstPlan } from '@/engine/retry';
import type * as TurnCode from '@/engine/turn-code';
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
  const code = action === null ? null : await loadTurnCode();
  const read = code === null ? readNothing : await readWordsOf(code, story);
  const turn = gather(story, listener.standing, action, read);
  if (turn === null) {
    yield { type: 'notice', kind: 'not-offered', message: 'That choice is not offered here.' };
    return;
  }
  const { healths } = listener;
  const planning =
    code === null
      ? null
      : { code, planners: { generator: code.builtInGenerator(turn, healths), healths } };
  yield* followThrough(turn, planning, listener, signal);
}

/** Who plans, and the code that runs it; null for the first scene, and where the code cannot be had. */
type Planning = { readonly code: typeof TurnCode; readonly planners: Planners } | null;

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
  const code = await loadTurnCode();
  const { healths } = listener;
  const planning =
    code === null
      ? null
      : {
          code,
          planners: {
            generator: sameFirstPlan(scene, code.builtInGenerator(turn, healths)),
            healths,
            before,
            retried: failedSkills(scene, story.skills),
          },
        };
  yield* followThrough(turn, planning, listener, signal);
}

/**
 * Stopped before the first commit, nothing happened; after it, the outcome stands and its words follow.
 */
async function* followThrough(
  turn: Turn,
  planning: Planning,
  { healths, onRun, onHealths, onCommitted }: TurnListener,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  const { story, taken, timeline, seed, branch } = turn;
  const withLibrary =
    planning === null ? turn : { ...turn, library: planning.code.narratorLibrary };
  const never = new AbortController().signal;
  const choice = taken === null ? null : { id: taken.choice, text: taken.text };
  yield { type: 'turn', scene: turn.number, choice };

  // 2 plan and 3 run: the planner ladder, the executor, scripts in their sandbox; replan at most five times
  const run =
    planning === null
      ? yield* nothingRun(turn, healths)
      : yield* planning.code.planAndRun(turn, planning.planners, signal);
  onRun(run);
  if (signal.aborted) return;

  // 4 commit: what happened and the memory of it, one transaction; a stop comes too late now
  const scene = await Promise.resolve()
    .then(() => outcomeScene(withLibrary, run))
    .catch((reason: unknown) => outcomeWithoutNarrator(turn, run, reason));
  await story.store.commitOutcome(scene, besideTheScene(turn, run, scene), never);
  onCommitted(scene);
  for (const notice of scene.outcome.notices) yield { type: 'notice', ...notice };
  if (scene.outcome.roll !== null) yield { type: 'roll', ...scene.outcome.roll };

  // 5 tell, 6 offer, 7 commit: from here on the player gets words, even if they press stop
  const skills = { healths: run.healths, retried: planning?.planners.retried ?? [], onHealths };
  yield* finishScene({ story, timeline, scene, seed, branch, skills, ms: run.ms, onCommitted });
}

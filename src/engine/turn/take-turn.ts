import type { LateCode } from '@/engine/turn/late-code';
import { gather, gatherAgain } from '@/engine/turn/gather';
import { outcomeScene } from '@/engine/turn/outcome-scene';
import { rowsWithOutcome } from '@/engine/turn/rows-with-outcome';
import { nothingRun } from '@/engine/plans/nothing-run';
import type { Planners } from '@/engine/plans/plan-and-run';
import { failedSkills, sameFirstPlan } from '@/engine/plans/failed-skills';
import { isReplied, replyTo, whatIsLeft } from '@/engine/turn/reply-to';
import { finishScene } from '@/engine/telling/finish-scene';
import type { OpenStory } from '@/engine/turn-data/open-story';
import { readNothing } from '@/engine/turn-data/read-words';
import type { PlayerAction, TurnStart, TakingTurn } from '@/engine/turn-data/taking-turn';
import type { Suggestion } from '@/engine/turn-data/turn-event';
import type { KeptAttempts, TurnStep } from '@/engine/turn-data/turn-step';
import type { Branch } from '@/persistence/rows/story-log';
import type { SkillHealths } from '@/plan/skill-healths';
import type { Scene } from '@/story/log/scene';

/** What the session knows before a turn. */
export type TurnSetup = {
  readonly standing: TurnStart;
  /** How the skills have done in this session. */
  readonly healths: SkillHealths;
  /** Null for the first scene, and where it cannot be had. */
  readonly code: LateCode | null;
};

type Asked = {
  readonly action: PlayerAction | null;
  /** By the reply before, if nothing has happened since. */
  readonly proposed: readonly Suggestion[];
};

/** One choice followed through; the action is null for the first scene. */
export async function* takeTurn(
  story: OpenStory,
  { action, proposed, ...start }: TurnSetup & Asked,
  signal: AbortSignal,
): AsyncGenerator<TurnStep, void> {
  // 1 gather: state, what was offered, where the branch stands
  const { standing, healths, code } = start;
  const read = code === null ? readNothing : await code.readingWords(story);
  const turn = gather(story, standing, action, (text, situation) =>
    read(text, { ...situation, proposed: proposed.map((suggestion) => suggestion.text) }),
  );
  if (turn === null) {
    yield { type: 'notice', kind: 'not-offered', message: 'That choice is not offered here.' };
    return;
  }
  if (isReplied(turn)) {
    yield replyTo(turn, code);
    return;
  }
  const planners = code && { generator: code.storyPlanner(turn, healths), healths };
  yield* followThrough(turn, { ...start, planners }, signal);
  const rest = turn.heard?.rest ?? null;
  if (rest !== null && !signal.aborted) yield whatIsLeft(turn, rest);
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
  { retried: { scene, diceOf, before }, ...start }: TurnSetup & { readonly retried: Retried },
  signal: AbortSignal,
): AsyncGenerator<TurnStep, void> {
  const { standing, healths, code } = start;
  const turn = gatherAgain(story, standing, { scene, diceOf });
  const retried = failedSkills(scene, story.skills);
  const generator = code && sameFirstPlan(scene, code.storyPlanner(turn, healths));
  const planners = generator && { generator, healths, before, retried };
  yield* followThrough(turn, { ...start, planners }, signal);
}

/** Stopped before the first commit, nothing happened; after it, the outcome stands and its words follow. */
async function* followThrough(
  turn: TakingTurn,
  { planners, healths, code }: TurnSetup & { readonly planners: Planners | null },
  signal: AbortSignal,
): AsyncGenerator<TurnStep, void> {
  const { story, taken, timeline, seed } = turn;
  const choice = taken && { id: taken.choice, text: taken.text };
  yield { type: 'turn', scene: turn.number, choice };

  // 2 plan and 3 run: the planner ladder, the executor, scripts in their sandbox; replan at most five times
  const run =
    code === null || planners === null
      ? yield* nothingRun(turn, healths)
      : yield* code.planAndRun(turn, planners, signal);
  yield { type: 'ran', healths: run.healths, kept: run.kept };
  if (signal.aborted) return;

  // 4 commit: what happened and the memory of it, one transaction; a stop comes too late now
  const library = code?.narratorLibrary ?? null;
  const scene = outcomeScene(turn, run, library);
  const never = new AbortController().signal;
  await story.store.commitOutcome(scene, rowsWithOutcome(turn, run, scene), never);
  yield { type: 'committed', scene };
  for (const notice of scene.outcome.notices) yield { type: 'notice', ...notice };
  if (scene.outcome.roll !== null) yield { type: 'roll', ...scene.outcome.roll };

  // 5 tell, 6 offer, 7 commit: from here on the player gets words, even if they press stop
  const skills = { healths: run.healths, retried: planners?.retried ?? [] };
  yield* finishScene(
    { story, timeline, scene, seed, library },
    { code, skills, ms: run.ms },
    signal,
  );
}

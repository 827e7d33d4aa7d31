import type { ToolResult } from '@/contracts/generated/execution-result';
import { planId } from '@/foundation/ids';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { keepingRunner } from '@/engine/plans/keeping-runner';
import type { PlannerLadder } from '@/engine/plans/planner-ladder';
import { planNotices } from '@/engine/plans/plan-notices';
import { planTrace } from '@/engine/plans/plan-trace';
import { readNarrativeChoices, type NarrativeChoices } from '@/engine/plans/read-narrative-choices';
import { readUnknownUiEvents } from '@/engine/plans/read-ui-events';
import { scriptToolRunner } from '@/engine/tools/script-tool-runner';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { reportedFaults, skillNamer, withFaults } from '@/engine/plans/tool-faults';
import { sceneToPlay } from '@/engine/turn-data/tool-scene';
import type { KeptAttempts } from '@/engine/turn-data/turn-step';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { PlanGenerator } from '@/plan/plan-generator';
import { isExhausted, planUntilDone } from '@/plan/plan-until-done';
import { afterResults, permanentlyFailed, type SkillHealths } from '@/plan/skill-healths';
import type { Notice } from '@/story/log/notice';
import type { PlanTrace } from '@/story/log/plan-trace';
import type { UnknownUiEvent } from '@/story/log/skill-offer';

/** What came of the plans of one turn. */
export type PlansRun = {
  readonly traces: readonly PlanTrace[];
  readonly results: readonly ToolResult[];
  readonly effects: readonly StagedEffect[];
  readonly notices: readonly Notice[];
  /** The last of the five plans failed, too. */
  readonly isExhausted: boolean;
  readonly ms: { readonly plan: number; readonly run: number };
  readonly healths: SkillHealths;
  readonly kept: KeptAttempts;
  /** What the tools asked to be shown: read here, where the code for it comes with the first choice. */
  readonly shown: ShownByTools;
};

export type ShownByTools = {
  readonly choices: NarrativeChoices;
  readonly uiEvents: readonly UnknownUiEvent[];
};

/** Who plans, and what is known of the skills before. */
export type Planners = {
  readonly generator: PlanGenerator & Partial<Pick<PlannerLadder, 'rungOf'>>;
  readonly healths: SkillHealths;
  /** What succeeded when this turn was played before. */
  readonly before?: KeptAttempts;
  /** Skills that get another chance, however often they have failed. */
  readonly retried?: readonly string[];
};

const nothingBefore: KeptAttempts = new Map();

/** Plans and runs; when no plan succeeds, what the last one that ran achieved counts (002 FR-022). */
export async function* planAndRun(
  turn: TakingTurn,
  { generator, healths, before = nothingBefore, retried = [] }: Planners,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, PlansRun> {
  const { clock, limits, skills } = turn.story;
  const { runner, kept } = keepingRunner(scriptToolRunner(sceneToPlay(turn)), before, turn);
  const planning = yield* planUntilDone(
    {
      generator,
      runner,
      clock,
      limits,
      deadline: turn.deadline,
      disabledSkills: permanentlyFailed(healths).filter((name) => !retried.includes(name)),
      planIdOf: (generation) => planId(turn.id, generation),
    },
    signal,
  );
  const { generations } = planning;
  const tracedBy = (plan: string, trace: PlanTrace): PlanTrace => {
    const rung = generator.rungOf?.(plan) ?? 'built-in';
    return rung === 'built-in' ? trace : { ...trace, rung };
  };
  const traces = generations.flatMap((generation) =>
    withFaults(
      [tracedBy(generation.plan.requestId, planTrace(generation, turn.at))],
      reportedFaults(generation.result.toolResults, skillNamer(skills)),
    ),
  );
  const ran = generations.filter(({ faults }) => faults.length === 0);
  const last = ran[ran.length - 1];
  const results = ran.flatMap(({ result }) => result.toolResults);
  const achieved = (last?.result.toolResults ?? []).filter(({ ok }) => ok);
  const skillOf = skillNamer(skills);
  return {
    traces,
    results: achieved,
    effects: last?.effects ?? [],
    notices: planNotices(planning, traces),
    isExhausted: isExhausted(planning),
    ms: {
      plan: planning.planningMs,
      run: ran.reduce((sum, { result }) => sum + result.executionTimeMs, 0),
    },
    healths: afterResults(healths, results, (toolPath) => runner.skillOf(toolPath)),
    kept,
    shown: {
      choices: readNarrativeChoices(achieved, skillOf),
      uiEvents: readUnknownUiEvents(achieved, skillOf),
    },
  };
}

import type { ToolResult } from '@/contracts/generated/execution-result';
import type { Plan } from '@/contracts/generated/plan-json';
import { planId } from '@/foundation/ids';
import { patchesOf } from '@/engine/apply-patches';
import type { Turn } from '@/engine/gather';
import { plannable } from '@/engine/plan-act';
import { planNotices } from '@/engine/plan-notices';
import { planTrace } from '@/engine/plan-trace';
import { readNarration } from '@/engine/read-narration';
import { readNarrativeChoices } from '@/engine/read-narrative-choices';
import { readUnknownUiEvents, uiEventNotices } from '@/engine/read-ui-events';
import { scriptToolRunner } from '@/engine/script-tool-runner';
import { effectsOf, type StagedEffect } from '@/engine/staged-effect';
import { choicesTool, narrateTool, tellingPlan } from '@/engine/telling-plan';
import type { TellingVoice, ToldWords } from '@/engine/telling-voice';
import { refusalNotices, reportedFaults, skillNamer, withFaults } from '@/engine/tool-faults';
import type { TurnEvent } from '@/engine/turn-event';
import { checkPlan } from '@/plan/check-plan';
import { executePlan, type Execution } from '@/plan/execute-plan';
import { afterResults, permanentlyFailed, type SkillHealths } from '@/plan/skill-healths';
import type { ToolProgress } from '@/plan/tool-progress';
import type { ToolRunner } from '@/plan/tool-runner';
import { verdictOf } from '@/protocol/invocation';
import type { Notice, PlanTrace, SkillOffer, ToolFault } from '@/story/scene';

/** The turn of a scene whose outcome stands: its state is the one after it. */
export type TellingTurn = Turn & { readonly voice: TellingVoice };

export type ToldByPlan = {
  /** Null when no skill told it. */
  readonly words: ToldWords | null;
  readonly offered: readonly SkillOffer[];
  readonly traces: readonly PlanTrace[];
  readonly effects: readonly StagedEffect[];
  readonly notices: readonly Notice[];
  readonly healths: SkillHealths;
};

/** A scene has at most five outcome plans; the telling plan is none of them. */
const tellingGeneration = 0;

/**
 * Runs the telling plan (`storyteller/narrate`, then `player-choices/generate-choices`). The words come as
 * soon as the first is done, before anything is offered. What fails here is told by the engine.
 */
export async function* tellByPlan(
  turn: TellingTurn,
  { healths, retried }: { readonly healths: SkillHealths; readonly retried: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<TurnEvent | { readonly type: 'words'; readonly words: ToldWords }, ToldByPlan> {
  const { story, parent } = turn;
  const plan = tellingPlan({
    planId: planId(turn.id, tellingGeneration),
    disabledSkills: permanentlyFailed(healths).filter((name) => !retried.includes(name)),
    skills: plannable(story.skills, healths),
    style: story.playthrough.style,
    isEnding: parent?.outcome.ending !== null,
  });
  const checked = plan === null ? null : checkPlan(plan);
  if (plan === null || checked?.ok !== true)
    return { words: null, offered: [], traces: [], effects: [], notices: [], healths };
  yield { type: 'plan', plan };
  const { clock, cores } = story;
  const narrated: { words: ToldWords | null } = { words: null };
  const runner = listening(scriptToolRunner(turn), turn, narrated);
  const timeoutMs = Math.max(0, turn.deadline - clock.elapsed());
  const running = executePlan(
    checked.value,
    { runner, clock, concurrency: cores, timeoutMs },
    signal,
  );
  // An attempt that was given up may still end: what it tells then was never shown.
  let words: ToldWords | null = null;
  let step = await running.next();
  for (; step.done !== true; step = await running.next()) {
    yield step.value;
    if (!hasNarrated(step.value) || narrated.words === null) continue;
    words = narrated.words;
    yield { type: 'words', words };
  }
  const { toolResults } = step.value.result;
  const after = afterResults(healths, toolResults, (toolPath) => runner.skillOf(toolPath));
  return { ...summedUp(plan, step.value, turn), words, healths: after };
}

/**
 * Hears what `narrate` told when its attempt is over, which is before the next tool begins. That must not
 * see patches that are left out: it would offer what nobody can do.
 */
function listening(
  scripts: ToolRunner<StagedEffect>,
  { voice, story }: TellingTurn,
  heard: { words: ToldWords | null },
): ToolRunner<StagedEffect> {
  return {
    ...scripts,
    run: async (call, signal) => {
      const made = await scripts.run(call, signal);
      const verdict = verdictOf(made.invocation);
      const { toolId, toolPath } = call.tool;
      if (toolId === narrateTool && verdict.ok)
        heard.words = readNarration(
          verdict.value,
          voice.words(),
          skillNamer(story.skills)(toolPath),
        );
      return { ...made, effects: made.effects.filter(({ kind }) => kind !== 'patches') };
    },
  };
}

function hasNarrated(step: ToolProgress): boolean {
  return step.type === 'tool' && step.toolId === narrateTool && step.state === 'success';
}

function summedUp(
  plan: Plan,
  { result, effects }: Execution<StagedEffect>,
  { story, at }: TellingTurn,
): Omit<ToldByPlan, 'words' | 'healths'> {
  const skillOf = skillNamer(story.skills);
  const generation = { plan, result, faults: [], effects };
  const chosen = result.toolResults.filter(({ toolId, ok }) => toolId === choicesTool && ok);
  const { offered, faults } = readNarrativeChoices(chosen, skillOf);
  const refused = [
    ...effectsOf('fault', effects).map(({ fault }) => fault),
    ...faults,
    ...patchesTooLate(result.toolResults, skillOf),
  ];
  const traces = withFaults(
    withFaults([planTrace(generation, at)], reportedFaults(result.toolResults, skillOf)),
    refused,
  );
  const notices = [
    ...planNotices({ generations: [generation], planningMs: 0 }, traces),
    ...refusalNotices(refused),
    ...uiEventNotices(readUnknownUiEvents(result.toolResults, skillOf)),
  ];
  return { offered, traces, effects, notices };
}

function patchesTooLate(
  results: readonly ToolResult[],
  skillOf: (toolPath: string) => string,
): readonly ToolFault[] {
  return results
    .filter(({ ok, events }) => ok && patchesOf(events).length > 0)
    .map(({ toolId, toolPath }) => ({
      toolId,
      skill: skillOf(toolPath),
      code: 'patch-too-late',
      message:
        'A change of the state was left out: what happened is written down, and only told now.',
    }));
}

import type { ToolResult } from '@/contracts/generated/execution-result';
import type { Plan } from '@/contracts/generated/plan-json';
import { planId } from '@/foundation/ids';
import { patchesOf } from '@/engine/tools/apply-patches';
import { plannable } from '@/engine/plans/plan-act';
import { planNotices } from '@/engine/plans/plan-notices';
import { planTrace } from '@/engine/plans/plan-trace';
import { readNarration } from '@/engine/telling/read-narration';
import { readNarrativeChoices } from '@/engine/plans/read-narrative-choices';
import { readUnknownUiEvents, uiEventNotices } from '@/engine/plans/read-ui-events';
import { scriptToolRunner } from '@/engine/tools/script-tool-runner';
import { effectsOf, type StagedEffect } from '@/engine/turn-data/staged-effect';
import { choicesTool, narrateTool, tellingPlan } from '@/planner/telling-plan';
import type { OpenStory } from '@/engine/turn-data/open-story';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import { sceneToTell } from '@/engine/turn-data/tool-scene';
import type { TellingVoice, ToldWords } from '@/engine/turn-data/telling-voice';
import { refusalNotices, reportedFaults, skillNamer, withFaults } from '@/engine/plans/tool-faults';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { checkPlan } from '@/plan/check-plan';
import { executePlan, type Execution } from '@/plan/execute-plan';
import { afterResults, permanentlyFailed, type SkillHealths } from '@/plan/skill-healths';
import type { ToolProgress } from '@/plan/tool-progress';
import type { ToolRunner } from '@/plan/tool-runner';
import type { Notice } from '@/story/log/notice';
import type { PlanTrace, ToolFault } from '@/story/log/plan-trace';
import type { SkillOffer } from '@/story/log/skill-offer';

/** Who tells: the skills as far as they are known, and the narrator they may ask. */
export type TellingSkills = {
  readonly healths: SkillHealths;
  /** Skills that get another chance, however often they have failed. */
  readonly retried: readonly string[];
  readonly voice: TellingVoice;
};

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
  { healths, retried, voice }: TellingSkills,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent | { readonly type: 'words'; readonly words: ToldWords }, ToldByPlan> {
  const { story, scene } = turn;
  const plan = tellingPlan({
    planId: planId(scene.id, tellingGeneration),
    disabledSkills: permanentlyFailed(healths).filter((name) => !retried.includes(name)),
    skills: plannable(story.skills, healths),
    style: story.playthrough.style,
    isEnding: scene.outcome.ending !== null,
  });
  const checked = plan === null ? null : checkPlan(plan);
  if (plan === null || checked?.ok !== true)
    return { words: null, offered: [], traces: [], effects: [], notices: [], healths };
  yield { type: 'plan', plan };
  const { clock } = story;
  const narrated: { words: ToldWords | null } = { words: null };
  const scripts = scriptToolRunner(sceneToTell(turn, voice));
  const runner = listening(scripts, { voice, skills: story.skills }, narrated);
  const limits = { ...story.limits, planMs: story.limits.tellingMs };
  const running = executePlan(checked.value, { runner, clock, limits }, signal);
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
  { voice, skills }: Pick<TellingSkills, 'voice'> & Pick<OpenStory, 'skills'>,
  heard: { words: ToldWords | null },
): ToolRunner<StagedEffect> {
  return {
    ...scripts,
    run: async (call, signal) => {
      const made = await scripts.run(call, signal);
      const { verdict } = made;
      const { toolId, toolPath } = call.tool;
      if (toolId === narrateTool && verdict.ok)
        heard.words = readNarration(
          verdict.value,
          { narrated: voice.words(), judged: voice.judged },
          skillNamer(skills)(toolPath),
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
  { story, scene: { at } }: TellingTurn,
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

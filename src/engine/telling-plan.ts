import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import type { JsonObject } from '@/foundation/json';
import type { NarrationStyle } from '@/story/scene';

/** The tools of a telling plan, by what they are for. */
export const narrateTool = 'narrate';
export const choicesTool = 'choices';

export type TellingRequest = {
  readonly planId: string;
  readonly disabledSkills: readonly string[];
  /** Skills that are installed. */
  readonly skills: ReadonlySet<string>;
  readonly style: NarrationStyle;
  /** After an ending nothing is offered. */
  readonly isEnding: boolean;
};

const retryPolicy = { maxRetries: 1, backoffMs: 100 };

/** How an outcome is told: the second of a turn's two plans. Null when no skill is there to do it. */
export function tellingPlan(request: TellingRequest): Plan | null {
  const { disabledSkills, skills, style } = request;
  const canUse = (skill: string): boolean => skills.has(skill) && !disabledSkills.includes(skill);
  const tools: PlannedTool[] = [];
  if (canUse('storyteller'))
    tools.push(tool(narrateTool, 'skills/storyteller/scripts/narrate.js', { style }));
  if (canUse('player-choices') && !request.isEnding)
    tools.push({
      ...tool(choicesTool, 'skills/player-choices/scripts/generate-choices.js', {}),
      dependencies: tools.map(({ toolId }) => toolId),
    });
  if (tools.length === 0) return null;
  return {
    requestId: request.planId,
    narrative: null,
    tools,
    parallel: false,
    disabledSkills,
    metadata: { generationAttempt: 1, parentPlanId: null },
  };
}

function tool(toolId: string, toolPath: string, input: JsonObject): PlannedTool {
  return { toolId, toolPath, input, dependencies: [], required: false, async: false, retryPolicy };
}

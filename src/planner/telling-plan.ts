import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import type { JsonObject } from '@/foundation/json';
import {
  roles,
  scriptPath,
  skillFor,
  type PlannableSkill,
  type Role,
} from '@/planner/skill-choice';
import type { NarrationStyle } from '@/story/log/playthrough';

/** The tools of a telling plan, by what they are for. */
export const narrateTool = 'narrate';
export const choicesTool = 'choices';

export type TellingRequest = {
  readonly planId: string;
  readonly disabledSkills: readonly string[];
  /** Skills that are installed. */
  readonly skills: readonly PlannableSkill[];
  readonly style: NarrationStyle;
  /** After an ending nothing is offered. */
  readonly isEnding: boolean;
};

const retryPolicy = { maxRetries: 1, backoffMs: 100 };

/** How an outcome is told: the second of a turn's two plans. Null when no skill is there to do it. */
export function tellingPlan(request: TellingRequest): Plan | null {
  const { disabledSkills, skills, style } = request;
  const pathOf = (role: Role): string | null => {
    const skill = skillFor(role, skills, disabledSkills);
    return skill === null ? null : scriptPath(skill.name, role);
  };
  const narrating = pathOf(roles.narrate);
  const offering = request.isEnding ? null : pathOf(roles.offer);
  const tools: PlannedTool[] = [];
  if (narrating !== null) tools.push(tool(narrateTool, narrating, { style }));
  if (offering !== null)
    tools.push({
      ...tool(choicesTool, offering, {}),
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

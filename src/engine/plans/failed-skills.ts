import { skillNamer } from '@/engine/plans/tool-faults';
import type { PlanGenerator } from '@/plan/plan-generator';
import type { Skill } from '@/skills/skill';
import { plansOf, type Scene } from '@/story/log/scene';
import type { PlanTrace } from '@/story/log/plan-trace';

/** The skills behind the tools of a scene that failed; none when there is nothing to try again. */
export function failedSkills(scene: Scene, skills: readonly Skill[]): readonly string[] {
  const skillOf = skillNamer(skills);
  const names = plansOf(scene).flatMap(({ plan, tools }) =>
    tools.filter(hasFailed).flatMap(({ toolId }) => {
      const tool = plan.tools.find((planned) => planned.toolId === toolId);
      return tool === undefined ? [] : [skillOf(tool.toolPath)];
    }),
  );
  return [...new Set(names)];
}

/** Begins with the plan the scene began with: another planner must not make the retry another act. */
export function sameFirstPlan<T extends PlanGenerator>({ outcome }: Scene, otherwise: T): T {
  const first = outcome.plans[0];
  return {
    ...otherwise,
    generate: (request, signal) =>
      request.generation === 1 && first?.tools.some(hasFailed) === true
        ? Promise.resolve(first.plan)
        : otherwise.generate(request, signal),
  };
}

function hasFailed({ state, code }: PlanTrace['tools'][number]): boolean {
  return (state === 'failed' || state === 'timeout') && code !== 'cancelled';
}

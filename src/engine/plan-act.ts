import type { Plan } from '@/contracts/generated/plan-json';
import type { Turn } from '@/engine/gather';
import { plannedAction } from '@/engine/planned-action';
import { nearestOf } from '@/engine/understanding';
import { planBuiltIn } from '@/narrator/built-in-planner';
import type { PlannableSkill } from '@/narrator/skill-choice';
import type { HealthState } from '@/plan/skill-health';
import type { SkillHealths } from '@/plan/skill-healths';
import type { GenerationRequest } from '@/plan/plan-generator';
import type { Skill } from '@/skills/skill';
import type { TakenAction } from '@/story/scene';

/** The plan of the built-in planner for what the player does. */
export function planAct(
  turn: Turn,
  taken: TakenAction,
  request: GenerationRequest & { readonly healths: SkillHealths },
): Plan {
  const skills = plannable(turn.story.skills, request.healths);
  // As the words were read, so they are planned.
  const nearest = nearestOf(turn.story.recall.builtInNow);
  return planBuiltIn({ ...request, skills, action: plannedAction(turn, taken, nearest) });
}

const illness: Readonly<Record<HealthState, number>> = {
  healthy: 0,
  degraded: 1,
  temporaryFailure: 2,
  permanentFailure: 3,
};

/** The installed skills as a planner sees them. */
export function plannable(
  skills: readonly Skill[],
  healths: SkillHealths,
): readonly PlannableSkill[] {
  return skills.map(({ name, description, capabilities, priority, scripts }) => ({
    name,
    description,
    capabilities,
    priority,
    scripts: scripts.map((script) => stemOf(script.name)),
    illness: illness[healths.get(name)?.state ?? 'healthy'],
  }));
}

/** A script may be named by its file: `scripts/narrate.js` is `narrate`. */
function stemOf(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');
}

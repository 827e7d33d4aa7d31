import type { Plan } from '@/contracts/generated/plan-json';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { describeAct } from '@/planner/describe-act';
import { nearestOf, understoodWords } from '@/engine/turn-data/nearest-of';
import { planBuiltIn } from '@/planner/built-in-planner';
import type { PlannableSkill } from '@/planner/skill-choice';
import type { HealthState } from '@/plan/skill-health';
import type { SkillHealths } from '@/plan/skill-healths';
import type { GenerationRequest } from '@/plan/plan-generator';
import type { Skill } from '@/skills/skill';
import type { TakenAction } from '@/story/log/taken-action';

/** The plan of the built-in planner for what the player does. */
export function planAct(
  turn: TakingTurn,
  taken: TakenAction,
  request: GenerationRequest & { readonly healths: SkillHealths },
): Plan {
  const skills = plannable(turn.story.skills, request.healths);
  const understood = understoodWords(taken, nearestOf(turn.story.recall.builtInNow));
  return planBuiltIn({ ...request, skills, action: describeAct(turn, taken, understood) });
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

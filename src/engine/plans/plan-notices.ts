import { describeFault } from '@/foundation/narratoria-fault';
import { isExhausted, type Planning } from '@/plan/plan-until-done';
import type { Notice } from '@/story/log/notice';
import type { PlanTrace } from '@/story/log/plan-trace';

/** What the player is told beside the story, never inside it, in the words of arch §8.3.4. */
export function planNotices(
  planning: Planning<unknown>,
  traces: readonly PlanTrace[],
): readonly Notice[] {
  const { generations } = planning;
  const before = new Set(generations[0]?.plan.disabledSkills);
  const after = generations[generations.length - 1]?.result.disabledSkills ?? [];
  const failed = after.filter((skill) => !before.has(skill));
  const notices = failed.map((skill) => skillNotice(skill, traces));
  return isExhausted(planning) ? [...notices, exhaustionNotice(generations.length)] : notices;
}

function skillNotice(skill: string, traces: readonly PlanTrace[]): Notice {
  return {
    kind: 'skill-failed',
    message: `The ${skill} skill failed. The story continues without it...`,
    details: traces.flatMap(({ plan, tools }) =>
      tools.flatMap(({ toolId, error }) => {
        const path = plan.tools.find((tool) => tool.toolId === toolId)?.toolPath ?? '';
        return error !== null && path.includes(`${skill}/`) ? [`${path}: ${error}`] : [];
      }),
    ),
  };
}

function exhaustionNotice(attempts: number): Notice {
  return {
    kind: 'replan-exceeded',
    message: `The narrator couldn't complete your request after ${attempts} attempts.`,
    details: [describeFault({ kind: 'replan-attempts-exceeded', attempts })],
  };
}

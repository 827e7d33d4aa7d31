import type { ToolResult } from '@/contracts/generated/execution-result';
import { resolveToolPath } from '@/skills/resolve-tool-path';
import type { Skill } from '@/skills/skill';
import type { Notice } from '@/story/log/notice';
import type { PlanTrace, ToolFault } from '@/story/log/plan-trace';

/** The name of the skill behind a path; the path itself when there is none. */
export function skillNamer(skills: readonly Skill[]): (toolPath: string) => string {
  return (toolPath) => resolveToolPath(toolPath, skills)?.skill.name ?? toolPath;
}

/** The error events of all tools, failed or not, with their context (001 §4.5). */
export function reportedFaults(
  results: readonly ToolResult[],
  skillOf: (toolPath: string) => string,
): readonly ToolFault[] {
  return results.flatMap(({ toolId, toolPath, events }) =>
    events.flatMap((event) => {
      if (event.type !== 'error') return [];
      const { errorCode: code, errorMessage: message, details } = event;
      const skill = skillOf(toolPath);
      return [{ toolId, skill, code, message, ...(details === undefined ? {} : { details }) }];
    }),
  );
}

/** What was refused of the accepted plan belongs to it: the last one. */
export function withFaults(
  traces: readonly PlanTrace[],
  faults: readonly ToolFault[],
): readonly PlanTrace[] {
  const last = traces[traces.length - 1];
  if (last === undefined || faults.length === 0) return traces;
  return [...traces.slice(0, -1), { ...last, faults: [...(last.faults ?? []), ...faults] }];
}

/** For those who write skills: something of theirs was left out, and what. */
export function refusalNotices(faults: readonly ToolFault[]): readonly Notice[] {
  if (faults.length === 0) return [];
  return [
    {
      kind: 'skill-output-refused',
      message: 'Something a skill made could not be used. The story continues without it...',
      details: faults.map(({ skill, toolId, message }) => `${skill}, tool ${toolId}: ${message}`),
    },
  ];
}

import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { isFolder } from '@/cli/kit/is-folder';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import { findSkills } from '@/cli/plan/find-skills';
import type { Skill } from '@/skills/skill';

export type PlanFile = {
  readonly file: string;
  /** Where to look for skills that are not beside the plan. */
  readonly skills: string | null;
};

/** The skills that a plan's paths name, as far as they are there; one that had to be skipped is said. */
export async function skillsOfPlan(
  toolPaths: readonly string[],
  { surroundings, output, plan }: SkillsAsked,
  signal: AbortSignal,
): Promise<readonly Skill[]> {
  const names = toolPaths.map(
    (toolPath) => toolPath.replace(/^(?:skills|tools)\//, '').split('/')[0] ?? '',
  );
  const { skills, skipped } = await findSkills(names, foldersOf(surroundings, plan), signal);
  for (const { message } of skipped) output.talk(message);
  return skills;
}

type SkillsAsked = {
  readonly surroundings: Surroundings;
  readonly output: Output;
  readonly plan: PlanFile;
};

/** Beside the plan, then where the player says, then in the folder next to the plan's, then among the bundled ones. */
function foldersOf({ root }: Surroundings, { file, skills }: PlanFile): readonly string[] {
  if (skills === '') throw new CliFault('--skills names no folder.', exitCode.usage);
  if (skills !== null && !isFolder(skills))
    throw new CliFault(`--skills ${skills} is not a folder.`, exitCode.usage);
  const beside = path.dirname(file);
  return [
    beside,
    path.join(beside, 'skills'),
    path.join(beside, 'tools'),
    ...(skills === null ? [] : [skills]),
    path.join(beside, '..', 'skills'),
    path.join(root, 'skills'),
  ];
}

import type { NarratoriaFault } from '@/foundation/narratoria-fault';
import type { Skill, SkillScript } from '@/skills/skill';

export type ResolvedTool = { readonly skill: Skill; readonly script: SkillScript };

/** What is wrong with a path that leads to no script, named as far as the path names it. */
export function scriptNotFound(toolPath: string): NarratoriaFault {
  const [skill = '', ...script] = toolPath.replace(/^(?:skills|tools)\//, '').split('/');
  return { kind: 'script-not-found', skill, script: script.join('/') || toolPath };
}

/** `skills/memory/scripts/store-memory.js` and `memory/store-memory` mean the same script. */
export function resolveToolPath(toolPath: string, skills: readonly Skill[]): ResolvedTool | null {
  const steps = toolPath.replace(/^(?:skills|tools)\//, '').split('/');
  const skill = skills.find((candidate) => candidate.name === steps[0]);
  if (skill === undefined) return null;
  const file = steps
    .slice(1)
    .join('/')
    .replace(/\.dart$/, '.js');
  if (file === '')
    return skill.scripts[0] === undefined ? null : { skill, script: skill.scripts[0] };
  const stem = file.replace(/^scripts\//, '').replace(/\.[a-z]+$/, '');
  const script =
    skill.scripts.find(
      ({ name, path }) => file === name || file === path || `scripts/${file}` === path,
    ) ?? skill.scripts.find(({ name }) => name === stem);
  return script === undefined ? null : { skill, script };
}

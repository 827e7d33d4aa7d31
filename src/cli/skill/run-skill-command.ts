import { existsSync } from 'node:fs';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { openPlanRunner, type Unconfined } from '@/cli/kit/open-plan-runner';
import type { Output } from '@/cli/kit/output';
import { refusalLines } from '@/cli/plan/refusal-lines';
import { findSkills } from '@/cli/plan/find-skills';
import type { Surroundings } from '@/cli/kit/surroundings';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { textFileLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { checkPlan, type CheckedPlan } from '@/plan/check-plan';
import type { Skill } from '@/skills/skill';

export type ScriptToRun = {
  /** The skill's folder, or the name of a bundled one. */
  readonly skill: string;
  readonly script: string;
  readonly input: string;
  /** The story it runs in, as that stands. */
  readonly story: string | null;
  readonly seed: number | null;
  readonly unconfined: Unconfined;
};

/** `narratoria skill run SKILL SCRIPT`: one script, its events on stdout as it writes them. */
export async function runSkillCommand(
  surroundings: Surroundings,
  asked: ScriptToRun,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  const skill = await skillAsked(surroundings, asked, signal);
  const plan = planFor(skill, asked);
  const { story, seed, unconfined } = asked;
  const runner = await openPlanRunner(
    surroundings,
    { plan, skills: [skill], story, state: {}, seed, unconfined },
    output,
    signal,
  );
  try {
    const running = runner.run(signal);
    let step = await running.next();
    for (; step.done !== true; step = await running.next())
      if (step.value.type === 'activity' && step.value.event !== null)
        output.json(step.value.event);
    if (signal.aborted) return exitCode.interrupted;
    for (const line of refusalLines(step.value.result)) output.talk(line);
    const [tool] = step.value.result.toolResults;
    if (step.value.result.success) return exitCode.done;
    throw new CliFault(tool?.error?.message ?? 'It failed.', exitCode.bad);
  } finally {
    await runner.close();
  }
}

async function skillAsked(
  { root }: Surroundings,
  { skill, script }: ScriptToRun,
  signal: AbortSignal,
): Promise<Skill> {
  if (skill === '') throw new CliFault('No skill was named.', exitCode.usage);
  const isFolder = existsSync(path.join(skill, 'skill.json'));
  const folder = isFolder ? path.resolve(skill) : path.join(root, 'skills', skill);
  const { skills, skipped } = await findSkills(
    [path.basename(folder)],
    [path.dirname(folder)],
    signal,
  );
  const [found] = skills;
  if (found === undefined)
    throw new CliFault(
      skipped[0]?.message ?? `There is no skill ${skill}: neither a folder nor a bundled one.`,
      skipped.length > 0 ? exitCode.bad : exitCode.usage,
    );
  if (!found.scripts.some(({ name }) => name === script))
    throw new CliFault(
      `The skill ${found.name} has no script ${script}; it has ${found.scripts.map(({ name }) => name).join(', ')}.`,
      exitCode.usage,
    );
  return found;
}

/** Tried once: whoever looks at one script wants to see what it does, not what it does four times. */
function planFor({ name }: Skill, { script, input }: ScriptToRun): CheckedPlan {
  const checked = checkPlan({
    requestId: 'skill-run',
    tools: [
      {
        toolId: script,
        toolPath: `${name}/${script}`,
        input: inputFrom(input),
        retryPolicy: { maxRetries: 0 },
      },
    ],
  });
  if (!checked.ok) throw new Error(checked.error.map(({ message }) => message).join('; '));
  return checked.value;
}

function inputFrom(text: string): JsonObject {
  const parsed = parseJson(text);
  const { depth } = textFileLimits;
  if (parsed.ok && isDeeperThan(depth, parsed.value as Json))
    throw notInput(`It is nested deeper than ${String(depth)} levels`);
  if (parsed.ok && isJsonObject(parsed.value)) return parsed.value;
  const why = parsed.ok ? 'It is no object' : parsed.error.message;
  throw notInput(why);
}

function notInput(why: string): CliFault {
  return new CliFault(`--input must be a JSON object. ${why}.`, exitCode.usage);
}

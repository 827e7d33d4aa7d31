import { campaignStore } from '@/cli/kit/campaign-store';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { campaignCalled } from '@/cli/kit/campaign-called';
import { plannerParts } from '@/cli/plan/plan-parts';
import type { Surroundings } from '@/cli/kit/surroundings';
import { makePlan } from '@/engine/workbench/make-plan';

export type MakePlanAsked = {
  readonly text: string;
  readonly campaign: string | null;
  readonly disabledSkills: readonly string[];
};

/** `narratoria plan make TEXT`: the plan for typed words, and why it is that one. */
export async function makePlanCommand(
  surroundings: Surroundings,
  { text, campaign: name, disabledSkills }: MakePlanAsked,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  if (text.trim() === '')
    throw new CliFault(
      'A plan is made of what a player types, and nothing was typed.',
      exitCode.usage,
    );
  const installed = campaignStore(surroundings, output.options.data);
  const loaded = name === null ? null : await campaignCalled(name, installed, signal);
  const campaign = loaded?.campaign ?? null;
  const parts = await plannerParts(surroundings, output, signal);
  const names = parts.skills.map((skill): string => skill.name);
  const unknown = disabledSkills.filter((skill) => !names.includes(skill));
  if (unknown.length > 0)
    throw new CliFault(
      `There is no skill ${unknown.join(', ')} to be disabled; there are: ${names.join(', ')}.`,
      exitCode.usage,
    );
  const { plan, reasons, rung, intent } = makePlan({ ...parts, text, disabledSkills, campaign });
  if (output.options.json) output.json({ plan, reasons, rung, intent });
  else {
    output.result(`${plan.metadata?.sceneType ?? 'moment'}: ${intent.kind}`);
    for (const { skill, because, score } of reasons)
      output.result(`  ${skill.padEnd(16)} ${score.toFixed(2)}  ${because}`);
    output.result(`It runs ${plan.tools.map(({ toolId }) => toolId).join(', then ')}.`);
  }
  return exitCode.done;
}

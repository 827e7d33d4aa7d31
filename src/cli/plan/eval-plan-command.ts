import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { readWhole } from '@/cli/kit/read-whole';
import { plannerParts } from '@/cli/plan/plan-parts';
import type { Surroundings } from '@/cli/kit/surroundings';
import { makePlan } from '@/engine/workbench/make-plan';
import { isJsonObject, type Json } from '@/foundation/json';
import { textFileLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';

type Case = {
  readonly text: string;
  readonly skills: readonly string[];
  readonly not: readonly string[];
};

type Miss = {
  readonly text: string;
  readonly missing: readonly string[];
  readonly unwanted: readonly string[];
  readonly chosen: readonly string[];
};

/** `narratoria plan eval FILE`: in how many labelled cases the planner chooses the right skills (SC-002). */
export async function evalPlanCommand(
  surroundings: Surroundings,
  file: string,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  const text = new TextDecoder().decode(await readWhole(file, textFileLimits.bytes, signal));
  const cases = casesIn(text, file);
  if (cases.length === 0) throw new CliFault(`${file} has no labelled line.`, exitCode.bad);
  const parts = await plannerParts(surroundings, output, signal);
  const misses = cases.flatMap(({ text, skills, not }): readonly Miss[] => {
    const { plan } = makePlan({ ...parts, text, disabledSkills: [], campaign: null });
    const chosen = [...new Set(plan.tools.map(({ toolPath }) => skillIn(toolPath)))];
    const missing = skills.filter((skill) => !chosen.includes(skill));
    const unwanted = not.filter((skill) => chosen.includes(skill));
    return missing.length + unwanted.length === 0 ? [] : [{ text, missing, unwanted, chosen }];
  });
  const right = cases.length - misses.length;
  const accuracy = right / cases.length;
  if (output.options.json) output.json({ cases: cases.length, right, accuracy, misses });
  else {
    for (const { text, missing, unwanted } of misses)
      output.result(
        [text, ...missing.map((s) => `-${s}`), ...unwanted.map((s) => `+${s}`)].join('  '),
      );
    output.result(
      `${String(right)} of ${String(cases.length)} right (${(accuracy * 100).toFixed(1)} %)`,
    );
  }
  return exitCode.done;
}

function skillIn(toolPath: string): string {
  return toolPath.replace(/^skills\//, '').split('/')[0] ?? '';
}

function casesIn(text: string, file: string): readonly Case[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const parsed = parseJson(line);
      const data = parsed.ok ? (parsed.value as Json) : null;
      if (!isJsonObject(data) || typeof data['text'] !== 'string' || !isTexts(data['skills']))
        throw new CliFault(
          `${file}:${String(number)} must be an object with "text" and a list "skills".`,
          exitCode.bad,
        );
      const not = data['not'];
      return { text: data['text'], skills: data['skills'], not: isTexts(not) ? not : [] };
    });
}

function isTexts(value: Json | undefined): value is readonly string[] {
  return (
    Array.isArray(value) && (value as readonly Json[]).every((each) => typeof each === 'string')
  );
}

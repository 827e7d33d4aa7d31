import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { openPlanRunner, type Unconfined } from '@/cli/kit/open-plan-runner';
import type { Output } from '@/cli/kit/output';
import { activityLine } from '@/cli/plan/activity-line';
import { refusalLines } from '@/cli/plan/refusal-lines';
import { readJsonFile } from '@/cli/plan/read-json-file';
import { skillsOfPlan, type PlanFile } from '@/cli/plan/skills-of-plan';
import type { Surroundings } from '@/cli/kit/surroundings';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { checkPlan, type CheckedPlan } from '@/plan/check-plan';

export type PlanToRun = PlanFile & {
  readonly state: string | null;
  /** The story it runs in, as that stands. */
  readonly story: string | null;
  readonly seed: number | null;
  readonly unconfined: Unconfined;
};

/** `narratoria plan run FILE`: shows what happens as it happens; the exit code says whether it succeeded. */
export async function runPlanCommand(
  surroundings: Surroundings,
  asked: PlanToRun,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { story, seed, unconfined } = asked;
  if (story !== null && asked.state !== null)
    throw new CliFault('--story has a state of its own: leave out --state.', exitCode.usage);
  const plan = await soundPlan(asked.file, signal);
  const state = asked.state === null ? {} : await stateFrom(asked.state, signal);
  const toolPaths = plan.tools.map(({ toolPath }) => toolPath);
  const skills = await skillsOfPlan(toolPaths, { surroundings, output, plan: asked }, signal);
  const runner = await openPlanRunner(
    surroundings,
    { plan, skills, story, state, seed, unconfined },
    output,
    signal,
  );
  try {
    const { narrative } = plan.plan;
    if (typeof narrative === 'string' && !output.options.json) output.result(narrative);
    const running = runner.run(signal);
    let step = await running.next();
    for (; step.done !== true; step = await running.next()) {
      const line = activityLine(step.value);
      if (line !== null && !output.options.json) output.result(line);
    }
    const { result, fault } = step.value;
    if (output.options.json) output.json(result);
    else for (const line of refusalLines(result)) output.result(line);
    if (!output.options.json)
      output.result(
        fault === null ? 'The plan succeeded.' : `The plan failed: ${result.failureReason ?? ''}.`,
      );
    if (signal.aborted) return exitCode.interrupted;
    return result.success ? exitCode.done : exitCode.bad;
  } finally {
    await runner.close();
  }
}

async function soundPlan(file: string, signal: AbortSignal): Promise<CheckedPlan> {
  const data = await readJsonFile(file, signal);
  if (!data.ok) throw new CliFault(`${data.error}.`, exitCode.bad);
  const checked = checkPlan(data.value);
  if (checked.ok) return checked.value;
  const faults = checked.error.map(({ message }) => message).join('; ');
  throw new CliFault(`${file} cannot be run: ${faults}.`, exitCode.bad);
}

async function stateFrom(file: string, signal: AbortSignal): Promise<JsonObject> {
  const data = await readJsonFile(file, signal);
  if (!data.ok) throw new CliFault(`${data.error}.`, exitCode.bad);
  if (!isJsonObject(data.value)) throw new CliFault(`${file} is not a JSON object.`, exitCode.bad);
  return data.value;
}

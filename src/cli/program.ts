import { Command, InvalidArgumentError } from 'commander';

import { addCampaignCommands } from '@/cli/campaign/add-campaign-commands';
import { CliFault } from '@/cli/kit/cli-fault';
import {
  addPlannedCommand,
  outputFor,
  wholeNumber,
  withGlobalOptions,
} from '@/cli/kit/command-parts';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { addMemoryCommands } from '@/cli/memory/add-memory-commands';
import type { Unconfined } from '@/cli/kit/open-plan-runner';
import { plannedCommands } from '@/cli/planned-commands';
import { addPlayCommand } from '@/cli/play/add-play-command';
import { addStoryCommands } from '@/cli/story/add-story-commands';
import type { Surroundings } from '@/cli/kit/surroundings';
import { addTransferCommands } from '@/cli/transfer/add-transfer-commands';

/** The command line; `finish` receives the exit code of the command that ran. */
export function buildProgram(
  surroundings: Surroundings,
  interruption: AbortController,
  finish: (code: ExitCode) => void,
): Command {
  const program = new Command('narratoria')
    .description('Interactive fiction that runs on your own device and remembers what you did.')
    .version(surroundings.version)
    .usage('<command> [options]')
    .showSuggestionAfterError()
    .addHelpText('after', `\nExample:\n  narratoria play\n\n${plannedHelp()}`);
  withGlobalOptions(program);
  addPlayCommand(program, { surroundings, interruption, finish });
  const setting = { surroundings, signal: interruption.signal, finish };
  addStoryCommands(program, setting);
  addTransferCommands(program, setting);
  addMemoryCommands(program, setting);
  addCampaignCommands(program, setting);
  addPlan(program, surroundings, interruption, finish);
  addSkill(program, surroundings, interruption, finish);
  const { signal } = interruption;
  withGlobalOptions(program.command('doctor'))
    .description('say what this machine has and lacks')
    .addHelpText('after', '\nExample:\n  narratoria doctor')
    .action(async (_given: unknown, command: Command) => {
      const { doctorCommand } = await import('@/cli/doctor-command');
      finish(await doctorCommand(surroundings, outputFor(command), signal));
    });
  withGlobalOptions(program.command('bench [names...]'))
    .description('run the benchmarks: start, turn, planner, growth, script, store')
    .addHelpText('after', '\nExample:\n  narratoria bench turn')
    .action(async (names: readonly string[], _given: unknown, command: Command) => {
      const { benchCommand } = await import('@/cli/bench/bench-command');
      finish(await benchCommand({ surroundings, output: outputFor(command), names }, signal));
    });
  addPlanned(program);
  return program;
}

function addPlan(
  program: Command,
  surroundings: Surroundings,
  { signal }: AbortController,
  finish: (code: ExitCode) => void,
): void {
  const plan = program.command('plan').description('plans: which scripts run, and in what order');
  withGlobalOptions(plan.command('check <file>'))
    .description('say all that is wrong with a plan, or in what order it runs; - reads stdin')
    .option('--skills <dir>', 'where to look for skills that are not beside the plan')
    .addHelpText(
      'after',
      '\nExample:\n  narratoria plan check examples/plans/second-plan-without-the-torch.json',
    )
    .action(async (file: string, given: PlanGiven, command: Command) => {
      const asked = { file, skills: given.skills ?? null };
      const { checkPlanCommand } = await import('@/cli/plan/check-plan-command');
      finish(await checkPlanCommand(surroundings, asked, outputFor(command), signal));
    });
  withGlobalOptions(plan.command('run <file>'))
    .description('run a plan, in a story of its own unless one is named, and show what happens')
    .option('--skills <dir>', 'where to look for skills that are not beside the plan')
    .option('--state <file>', "the story's state at its start, as JSON")
    .option('--story <id>', 'run it in this story as it stands; nothing is kept')
    .option('--seed <n>', 'make chance repeatable', wholeNumber)
    .option(...allowUnconfined)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria plan run examples/plans/light-torch-then-examine-door.json --skills examples/skills',
    )
    .action(async (file: string, given: PlanGiven, command: Command) => {
      const { skills = null, state = null, story = null, seed = null } = given;
      const asked = { file, skills, state, story, seed, unconfined: unconfinedOf(given) };
      const { runPlanCommand } = await import('@/cli/plan/run-plan-command');
      finish(await runPlanCommand(surroundings, asked, outputFor(command), signal));
    });
  withGlobalOptions(plan.command('make <text>'))
    .description('plan what a player types, and say why; nothing is run')
    .option('--campaign <path>', 'at the beginning of this campaign; else from the words alone')
    .option('--disabled <skills>', 'plan without these: a,b', skillNames)
    .option('--model <file>', 'plan with a local model (planned)')
    .addHelpText('after', '\nExample:\n  narratoria plan make "I roll to pick the lock"')
    .action(async (text: string, given: MakeGiven, command: Command) => {
      if (given.model !== undefined)
        throw new CliFault('--model is planned; the built-in planner plans today.', exitCode.usage);
      const { campaign = null, disabled = [] } = given;
      const asked = { text, campaign, disabledSkills: disabled };
      const { makePlanCommand } = await import('@/cli/plan/make-plan-command');
      finish(await makePlanCommand(surroundings, asked, outputFor(command), signal));
    });
  withGlobalOptions(plan.command('eval <file>'))
    .description('say how often the planner chooses the right skills, by labelled lines')
    .addHelpText('after', '\nExample:\n  narratoria plan eval bench/planner/seen.ndjson')
    .action(async (file: string, _given: unknown, command: Command) => {
      const { evalPlanCommand } = await import('@/cli/plan/eval-plan-command');
      finish(await evalPlanCommand(surroundings, file, outputFor(command), signal));
    });
}

function skillNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('It must be names with commas between.');
  return names;
}

type MakeGiven = {
  readonly campaign?: string;
  readonly disabled?: readonly string[];
  readonly model?: string;
};
type SkillGiven = {
  readonly input: string;
  readonly story?: string;
  readonly seed?: number;
  readonly allowUnconfined?: boolean;
};
type PlanGiven = Omit<SkillGiven, 'input'> & { readonly skills?: string; readonly state?: string };

const allowUnconfined = [
  '--allow-unconfined',
  'let programs run that bubblewrap cannot confine here; they can read and write what you can',
] as const;

function unconfinedOf({
  allowUnconfined: isAllowed,
}: Pick<SkillGiven, 'allowUnconfined'>): Unconfined {
  return isAllowed === true ? 'run' : 'refused';
}

function addSkill(
  program: Command,
  surroundings: Surroundings,
  { signal }: AbortController,
  finish: (code: ExitCode) => void,
): void {
  const skill = program.command('skill').description('skills: what stories can do');
  withGlobalOptions(skill.command('check <folder>'))
    .description("say what is wrong with a skill's folder, without running it")
    .addHelpText('after', '\nExample:\n  narratoria skill check examples/skills/torch-lighter')
    .action(async (folder: string, _given: unknown, command: Command) => {
      const { checkSkillCommand } = await import('@/cli/skill/check-skill-command');
      finish(await checkSkillCommand(folder, outputFor(command), signal));
    });
  withGlobalOptions(skill.command('run <skill> <script>'))
    .description('run one script of a skill, by its folder or name, and show its events')
    .option('--input <json>', 'what it is given', '{}')
    .option('--story <id>', 'run it in this story as it stands; nothing is kept')
    .option('--seed <n>', 'make chance repeatable', wholeNumber)
    .option(...allowUnconfined)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria skill run dice-roller roll-dice --input \'{"formula": "2d6"}\'',
    )
    .action(async (name: string, script: string, given: SkillGiven, command: Command) => {
      const { input, story = null, seed = null } = given;
      const asked = { skill: name, script, input, story, seed, unconfined: unconfinedOf(given) };
      const { runSkillCommand } = await import('@/cli/skill/run-skill-command');
      finish(await runSkillCommand(surroundings, asked, outputFor(command), signal));
    });
  for (const name of ['list', 'new', 'test', 'install', 'enable', 'disable', 'config'])
    addPlannedCommand(skill, `skill ${name}`, name);
}

function addPlanned(program: Command): void {
  for (const { name } of plannedCommands) addPlannedCommand(program, name, name);
}

function plannedHelp(): string {
  const rows = plannedCommands.map(({ name, does }) => `  ${name.padEnd(10)}${does}`);
  return ['Planned:', ...rows].join('\n');
}

import { Command, Option } from 'commander';

import { benchCommand } from '@/cli/bench/bench-command';
import { CliFault } from '@/cli/cli-fault';
import { addPlannedCommand, outputFor, wholeNumber, withGlobalOptions } from '@/cli/command-parts';
import { doctorCommand } from '@/cli/doctor-command';
import { exitCode, type ExitCode } from '@/cli/exit-code';
import type { GivenOptions } from '@/cli/global-options';
import { addMemoryCommands } from '@/cli/memory/add-memory-commands';
import { checkPlanCommand } from '@/cli/plan/check-plan-command';
import { evalPlanCommand } from '@/cli/plan/eval-plan-command';
import { makePlanCommand } from '@/cli/plan/make-plan-command';
import { runPlanCommand } from '@/cli/plan/run-plan-command';
import { plannedCommands } from '@/cli/planned-commands';
import { checkSkillCommand } from '@/cli/skill/check-skill-command';
import { runSkillCommand } from '@/cli/skill/run-skill-command';
import { parseChoose } from '@/cli/play/parse-choose';
import { playCommand } from '@/cli/play/play-command';
import { parseSetting } from '@/cli/play/parse-setting';
import { addStoryCommands } from '@/cli/story/add-story-commands';
import type { Surroundings } from '@/cli/surroundings';
import { addTransferCommands } from '@/cli/transfer/add-transfer-commands';
import type { JsonObject } from '@/foundation/json';
import type { Boundaries, NarrationStyle } from '@/story/scene';

type PlayGiven = GivenOptions & {
  readonly story?: string;
  readonly new?: boolean;
  readonly seed?: number;
  readonly style: NarrationStyle;
  readonly choose?: string;
  readonly scenes?: number;
  readonly at?: string;
  readonly line?: readonly string[];
  readonly veil?: readonly string[];
  readonly set?: JsonObject;
  readonly trace?: boolean;
  readonly timings?: boolean;
  readonly model?: string;
};

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
  addPlay(program, surroundings, interruption, finish);
  const setting = { surroundings, signal: interruption.signal, finish };
  addStoryCommands(program, setting);
  addTransferCommands(program, setting);
  addMemoryCommands(program, setting);
  addPlan(program, surroundings, interruption, finish);
  addSkill(program, surroundings, interruption, finish);
  const { signal } = interruption;
  withGlobalOptions(program.command('doctor'))
    .description('say what this machine has and lacks')
    .addHelpText('after', '\nExample:\n  narratoria doctor')
    .action(async (_given: unknown, command: Command) => {
      finish(await doctorCommand(surroundings, outputFor(command), signal));
    });
  withGlobalOptions(program.command('bench [names...]'))
    .description('run the benchmarks: start, turn, planner, growth, script, store')
    .addHelpText('after', '\nExample:\n  narratoria bench turn')
    .action(async (names: readonly string[], _given: unknown, command: Command) => {
      finish(await benchCommand({ surroundings, output: outputFor(command), names }, signal));
    });
  addPlanned(program);
  return program;
}

function addPlay(
  program: Command,
  surroundings: Surroundings,
  interruption: AbortController,
  finish: (code: ExitCode) => void,
): void {
  withGlobalOptions(program.command('play [campaign]'))
    .description('play a story; goes on with the newest one, else begins')
    .option('--story <id>', 'play this story')
    .option('--new', 'begin a new story')
    .option(
      '--seed <n>',
      'make chance repeatable; goes on with the newest story of that seed',
      wholeNumber,
    )
    .addOption(
      new Option('--style <style>', 'how it is told')
        .choices(['terse', 'vivid', 'poetic'])
        .default('vivid'),
    )
    .option('--choose <list>', 'script the choices: 1,3,"ask about the mill", or random')
    .option('--scenes <n>', 'stop after this many scenes', wholeNumber)
    .option('--at <beat>', 'begin a new story at this beat')
    .option('--set <path=value>', 'begin a new story with this in its state', parseSetting)
    .option('--line <topic>', 'begin a new story that never tells of this (repeatable)', another)
    .option('--veil <topic>', 'begin a new story that only touches on this (repeatable)', another)
    .option('--trace', 'show plans and tools as they run')
    .option('--timings', 'show how long each part took')
    .option('--model <file>', 'tell it with a local model (planned)')
    .addHelpText('after', '\nExample:\n  narratoria play forty-three-smokes --seed 7')
    .action(async (campaign: string | undefined, given: PlayGiven, command: Command) => {
      if (given.model !== undefined)
        throw new CliFault(
          '--model is planned; stories are told without one today.',
          exitCode.usage,
        );
      const wish = {
        campaign: campaign ?? null,
        story: given.story ?? null,
        isNew: given.new ?? false,
        seed: given.seed ?? null,
        style: given.style,
        ...boundariesOf(given),
        startingPatch: given.set ?? {},
        startAtBeat: given.at ?? null,
        choosing: given.choose === undefined ? null : parseChoose(given.choose),
        scenes: given.scenes ?? Number.POSITIVE_INFINITY,
        trace: given.trace ?? false,
        timings: given.timings ?? false,
      };
      finish(await playCommand({ surroundings, output: outputFor(command), wish }, interruption));
    });
}

/** An option that may be given again. */
function another(topic: string, before: readonly string[] = []): readonly string[] {
  return [...before, topic];
}

function boundariesOf({ line, veil }: PlayGiven): { readonly boundaries?: Boundaries } {
  if (line === undefined && veil === undefined) return {};
  return { boundaries: { lines: line ?? [], veils: veil ?? [] } };
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
    .addHelpText(
      'after',
      '\nExample:\n  narratoria plan check examples/plans/second-plan-without-the-torch.json',
    )
    .action((file: string, _given: unknown, command: Command) => {
      finish(checkPlanCommand(file, outputFor(command)));
    });
  withGlobalOptions(plan.command('run <file>'))
    .description('run a plan, in a story of its own unless one is named, and show what happens')
    .option('--skills <dir>', 'where to look for skills that are not beside the plan')
    .option('--state <file>', "the story's state at its start, as JSON")
    .option('--story <id>', 'run it in this story as it stands; nothing is kept')
    .option('--seed <n>', 'make chance repeatable', wholeNumber)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria plan run examples/plans/light-torch-then-examine-door.json --skills examples/skills',
    )
    .action(async (file: string, given: PlanGiven, command: Command) => {
      const { skills = null, state = null, story = null, seed = null } = given;
      const asked = { file, skills, state, story, seed };
      finish(await runPlanCommand(surroundings, asked, outputFor(command), signal));
    });
  withGlobalOptions(plan.command('make <text>'))
    .description('plan what a player types, and say why; nothing is run')
    .option('--campaign <path>', 'at the beginning of this campaign; else from the words alone')
    .option('--disabled <skills>', 'plan without these: a,b')
    .option('--model <file>', 'plan with a local model (planned)')
    .addHelpText('after', '\nExample:\n  narratoria plan make "I roll to pick the lock"')
    .action(async (text: string, given: MakeGiven, command: Command) => {
      if (given.model !== undefined)
        throw new CliFault('--model is planned; the built-in planner plans today.', exitCode.usage);
      const { campaign = null, disabled = '' } = given;
      const disabledSkills = disabled.split(',').flatMap((name) => name.trim() || []);
      const asked = { text, campaign, disabledSkills };
      finish(await makePlanCommand(surroundings, asked, outputFor(command), signal));
    });
  withGlobalOptions(plan.command('eval <file>'))
    .description('say how often the planner chooses the right skills, by labelled lines')
    .addHelpText('after', '\nExample:\n  narratoria plan eval bench/planner/seen.ndjson')
    .action(async (file: string, _given: unknown, command: Command) => {
      finish(await evalPlanCommand(surroundings, file, outputFor(command), signal));
    });
}

type MakeGiven = {
  readonly campaign?: string;
  readonly disabled?: string;
  readonly model?: string;
};
type SkillGiven = { readonly input: string; readonly story?: string; readonly seed?: number };
type PlanGiven = Omit<SkillGiven, 'input'> & { readonly skills?: string; readonly state?: string };

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
      finish(await checkSkillCommand(folder, outputFor(command), signal));
    });
  withGlobalOptions(skill.command('run <skill> <script>'))
    .description('run one script of a skill, by its folder or name, and show its events')
    .option('--input <json>', 'what it is given', '{}')
    .option('--story <id>', 'run it in this story as it stands; nothing is kept')
    .option('--seed <n>', 'make chance repeatable', wholeNumber)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria skill run dice-roller roll-dice --input \'{"formula": "2d6"}\'',
    )
    .action(async (name: string, script: string, given: SkillGiven, command: Command) => {
      const { input, story = null, seed = null } = given;
      const asked = { skill: name, script, input, story, seed };
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

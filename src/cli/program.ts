import { Command, InvalidArgumentError, Option } from 'commander';

import { benchCommand } from '@/cli/bench/bench-command';
import { CliFault } from '@/cli/cli-fault';
import { doctorCommand } from '@/cli/doctor-command';
import { exitCode, type ExitCode } from '@/cli/exit-code';
import { globalOptions, type GivenOptions } from '@/cli/global-options';
import { Output } from '@/cli/output';
import { checkPlanCommand } from '@/cli/plan/check-plan-command';
import { runPlanCommand } from '@/cli/plan/run-plan-command';
import { plannedCommands } from '@/cli/planned-commands';
import { checkSkillCommand } from '@/cli/skill/check-skill-command';
import { runSkillCommand } from '@/cli/skill/run-skill-command';
import { parseChoose } from '@/cli/play/parse-choose';
import { playCommand } from '@/cli/play/play-command';
import { parseSetting } from '@/cli/play/parse-setting';
import { listStories, showStory } from '@/cli/story-command';
import type { Surroundings } from '@/cli/surroundings';
import type { JsonObject } from '@/foundation/json';
import type { NarrationStyle } from '@/story/scene';

type PlayGiven = GivenOptions & {
  readonly story?: string;
  readonly new?: boolean;
  readonly seed?: number;
  readonly style: NarrationStyle;
  readonly choose?: string;
  readonly scenes?: number;
  readonly at?: string;
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
  addStory(program, surroundings, interruption, finish);
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
    .description('run the benchmarks: start, turn, growth, script')
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

function addStory(
  program: Command,
  surroundings: Surroundings,
  { signal }: AbortController,
  finish: (code: ExitCode) => void,
): void {
  const story = program.command('story').description('the saved stories');
  withGlobalOptions(story.command('list'))
    .description('list the saved stories, the newest first')
    .addHelpText('after', '\nExample:\n  narratoria story list --json')
    .action(async (_given: unknown, command: Command) => {
      finish(await listStories(surroundings, outputFor(command), signal));
    });
  withGlobalOptions(story.command('show <id>'))
    .description('show a story so far, rebuilt from its log')
    .addHelpText('after', '\nExample:\n  narratoria story show story-0123456789ab')
    .action(async (id: string, _given: unknown, command: Command) => {
      finish(await showStory({ surroundings, output: outputFor(command), id }, signal));
    });
  for (const name of ['tree', 'undo', 'goto', 'branch', 'save', 'delete'])
    addPlannedCommand(story, `story ${name}`, name);
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
    .description('run a plan in a story of its own, and show what happens')
    .option('--skills <dir>', 'where to look for skills that are not beside the plan')
    .option('--state <file>', "the story's state at its start, as JSON")
    .option('--seed <n>', 'make chance repeatable', wholeNumber)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria plan run examples/plans/light-torch-then-examine-door.json --skills examples/skills',
    )
    .action(async (file: string, given: PlanGiven, command: Command) => {
      const { skills = null, state = null, seed = null } = given;
      const asked = { file, skills, state, seed };
      finish(await runPlanCommand(surroundings, asked, outputFor(command), signal));
    });
  for (const name of ['make', 'eval']) addPlannedCommand(plan, `plan ${name}`, name);
}

type SkillGiven = { readonly input: string; readonly seed?: number };
type PlanGiven = { readonly skills?: string; readonly state?: string; readonly seed?: number };

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
    .option('--seed <n>', 'make chance repeatable', wholeNumber)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria skill run dice-roller roll-dice --input \'{"formula": "2d6"}\'',
    )
    .action(async (name: string, script: string, given: SkillGiven, command: Command) => {
      const asked = { skill: name, script, input: given.input, seed: given.seed ?? null };
      finish(await runSkillCommand(surroundings, asked, outputFor(command), signal));
    });
  for (const name of ['list', 'new', 'test', 'install', 'enable', 'disable', 'config'])
    addPlannedCommand(skill, `skill ${name}`, name);
}

function addPlanned(program: Command): void {
  for (const { name } of plannedCommands) addPlannedCommand(program, name, name);
}

/** Known but not built yet: says so, and exits 2. */
function addPlannedCommand(parent: Command, fullName: string, name: string): void {
  parent
    .command(name, { hidden: true })
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false)
    .action(() => {
      throw new CliFault(
        `\`narratoria ${fullName}\` is planned and cannot be used yet.`,
        exitCode.usage,
      );
    });
}

function plannedHelp(): string {
  const rows = plannedCommands.map(({ name, does }) => `  ${name.padEnd(10)}${does}`);
  return ['Planned:', ...rows].join('\n');
}

function withGlobalOptions(command: Command): Command {
  return command
    .option('--json', 'one JSON document, or NDJSON where things stream')
    .option('--data <dir>', "where stories are kept (default: the platform's user-data folder)")
    .option('--quiet', 'no talk on stderr')
    .option('--verbose', 'stack traces')
    .option('--no-color', 'no colours');
}

/** Options may stand before or after the command's name; what stands nearer wins. */
function outputFor(command: Command): Output {
  const levels: GivenOptions[] = [];
  for (let each: Command | null = command; each !== null; each = each.parent)
    levels.push(each.opts<GivenOptions>());
  const given = levels.reduceRight((far, near) => ({ ...far, ...near }));
  // Commander fills in `color: true` at every level, so that only a `false` was said by somebody.
  const color = levels.every((level) => level.color !== false);
  return new Output(globalOptions({ ...given, color }, process.env));
}

function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 0 to 9999999999.');
  return Number(text);
}

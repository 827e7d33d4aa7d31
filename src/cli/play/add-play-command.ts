import { InvalidArgumentError, Option, type Command } from 'commander';

import { CliFault } from '@/cli/kit/cli-fault';
import { oneOrMore, outputFor, wholeNumber, withGlobalOptions } from '@/cli/kit/command-parts';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { GivenOptions } from '@/cli/kit/global-options';
import type { Surroundings } from '@/cli/kit/surroundings';
import { parseChoose, type Choosing } from '@/cli/play/parse-choose';
import { parseSetting } from '@/cli/play/parse-setting';
import { playCommand, type PlayWish } from '@/cli/play/play-command';
import type { JsonObject } from '@/foundation/json';
import { pronounChoices, type PlayerWish, type PronounChoice } from '@/story/campaign/player-form';
import type { Boundaries, NarrationStyle } from '@/story/log/playthrough';

type PlayGiven = GivenOptions & {
  readonly story?: string;
  readonly new?: boolean;
  readonly seed?: number;
  readonly style?: NarrationStyle;
  readonly choose?: Choosing;
  readonly scenes?: number;
  readonly at?: string;
  readonly line?: readonly string[];
  readonly veil?: readonly string[];
  readonly set?: JsonObject;
  readonly name?: string;
  readonly pronouns?: PronounChoice;
  readonly race?: string;
  readonly class?: string;
  readonly trace?: boolean;
  readonly timings?: boolean;
  readonly model?: string;
};

type Setting = {
  readonly surroundings: Surroundings;
  readonly interruption: AbortController;
  readonly finish: (code: ExitCode) => void;
};

/** `narratoria play` */
export function addPlayCommand(program: Command, setting: Setting): void {
  const { surroundings, interruption, finish } = setting;
  withGlobalOptions(program.command('play [campaign]'))
    .description(
      'play a story of a campaign: its name, or a folder or zip anywhere, which is taken in; goes on with the newest one, else begins',
    )
    .option('--story <id>', 'play this story')
    .option('--new', 'begin a new story')
    .option(
      '--seed <n>',
      'make chance repeatable; goes on with the newest story of that seed',
      wholeNumber,
    )
    .addOption(
      new Option('--style <style>', 'how a new story is told (default: vivid)').choices([
        'terse',
        'vivid',
        'poetic',
      ]),
    )
    .option(
      '--choose <list>',
      'script the choices: 1,3,"ask about the mill", or random',
      parseChoose,
    )
    .option('--scenes <n>', 'stop after this many scenes', oneOrMore)
    .option('--at <beat>', 'begin a new story at this beat')
    .option('--set <path=value>', 'begin a new story with this in its state', parseSetting)
    .option('--line <topic>', 'begin a new story that never tells of this (repeatable)', another)
    .option('--veil <topic>', 'begin a new story that only touches on this (repeatable)', another)
    .option('--name <name>', 'begin a new story as somebody of this name')
    .addOption(
      new Option('--pronouns <pronouns>', 'and with these pronouns').choices(pronounChoices),
    )
    .option('--race <race>', 'and of this race, one of those that the campaign names')
    .option('--class <class>', 'and of this class, one of those that the campaign names')
    .option('--trace', 'show plans and tools as they run')
    .option('--timings', 'show how long each part took')
    .option('--model <file>', 'tell it with a local model (planned)')
    .addHelpText(
      'after',
      '\nExample:\n  narratoria play forty-three-smokes --seed 7\n  narratoria play ~/Downloads/the-weir.zip',
    )
    .action(async (campaign: string | undefined, given: PlayGiven, command: Command) => {
      const wish = wishOf(campaign ?? null, given);
      finish(await playCommand({ surroundings, output: outputFor(command), wish }, interruption));
    });
}

const longestTopic = 100;

/** An option that may be given again. */
function another(text: string, before: readonly string[] = []): readonly string[] {
  const topic = text.replace(/\p{C}+/gu, ' ').trim();
  if (topic === '' || topic.length > longestTopic)
    throw new InvalidArgumentError(
      `It must be a topic of 1 to ${String(longestTopic)} characters.`,
    );
  return [...before, topic];
}

function wishOf(campaign: string | null, given: PlayGiven): PlayWish {
  if (given.model !== undefined)
    throw new CliFault('--model is planned; stories are told without one today.', exitCode.usage);
  if (given.story !== undefined) refuseBeginning(given);
  return {
    campaign,
    story: given.story ?? null,
    isNew: given.new ?? false,
    seed: given.seed ?? null,
    style: given.style ?? 'vivid',
    ...boundariesOf(given),
    ...playerWished(given),
    startingPatch: given.set ?? {},
    startAtBeat: given.at ?? null,
    choosing: given.choose ?? null,
    scenes: given.scenes ?? Number.POSITIVE_INFINITY,
    trace: given.trace ?? false,
    timings: given.timings ?? false,
  };
}

const ofBeginnings = [
  'new',
  'style',
  'at',
  'set',
  'line',
  'veil',
  'name',
  'pronouns',
  'race',
  'class',
] as const;

/** Left unsaid, a story would go on otherwise than was asked. */
function refuseBeginning(given: PlayGiven): void {
  const said = ofBeginnings.filter((name) => given[name] !== undefined).map((name) => `--${name}`);
  if (said.length > 0)
    throw new CliFault(
      `--story goes on with a story that has begun: leave out ${said.join(' and ')}.`,
      exitCode.usage,
    );
}

function boundariesOf({ line, veil }: PlayGiven): { readonly boundaries?: Boundaries } {
  if (line === undefined && veil === undefined) return {};
  return { boundaries: { lines: line ?? [], veils: veil ?? [] } };
}

function playerWished(given: PlayGiven): { readonly player?: PlayerWish } {
  const { name, pronouns, race, class: calling } = given;
  const player: PlayerWish = {
    ...(name === undefined ? {} : { name }),
    ...(pronouns === undefined ? {} : { pronouns }),
    ...(race === undefined ? {} : { race }),
    ...(calling === undefined ? {} : { class: calling }),
  };
  return Object.keys(player).length === 0 ? {} : { player };
}

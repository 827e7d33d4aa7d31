import { InvalidArgumentError, Option, type Command } from 'commander';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { globalOptions, type GivenOptions } from '@/cli/kit/global-options';
import { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';

/** What every command is registered with; `finish` receives the exit code of the one that ran. */
export type CommandSetting = {
  readonly surroundings: Surroundings;
  readonly signal: AbortSignal;
  readonly finish: (code: ExitCode) => void;
};

export function withGlobalOptions(command: Command): Command {
  return command
    .option(
      '--json',
      'one JSON document, or NDJSON where things stream; an error is one JSON object on stderr',
    )
    .option('--data <dir>', "where stories are kept (default: the platform's user-data folder)")
    .option('--quiet', 'no talk on stderr')
    .option('--verbose', 'stack traces; pictures of control characters that are else left out')
    .option('--no-color', 'no colours');
}

export function embedderOption(): Option {
  return new Option(
    '--embedder <name>',
    'who says what texts mean: built-in, or minilm:FOLDER (default: models/all-MiniLM-L6-v2 where stories are kept, else built-in)',
  );
}

/** Options may stand before or after the command's name; what stands nearer wins. */
export function outputFor(command: Command): Output {
  const levels: GivenOptions[] = [];
  for (let each: Command | null = command; each !== null; each = each.parent)
    levels.push(each.opts<GivenOptions>());
  const given = levels.reduceRight((far, near) => ({ ...far, ...near }));
  // Commander fills in `color: true` at every level, so that only a `false` was said by somebody.
  const color = levels.every((level) => level.color !== false);
  return new Output(globalOptions({ ...given, color }, process.env));
}

/** Known but not built yet: says so, and exits 2. */
export function addPlannedCommand(parent: Command, fullName: string, name: string): void {
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

export function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 0 to 9999999999.');
  return Number(text);
}

/** A number of things of which none would be nothing. */
export function oneOrMore(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It must be a whole number from 1 to 9999999999.');
  return Number(text);
}

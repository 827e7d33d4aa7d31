import os from 'node:os';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { isTerminal } from '@/cli/kit/terminal';

export type GlobalOptions = {
  readonly json: boolean;
  readonly data: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
};

/** Options as commander gives them, before defaults from the surroundings. */
export type GivenOptions = {
  readonly json?: boolean;
  readonly data?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: boolean;
};

/** Expo's types make every variable `any`. */
type Environment = Readonly<Record<string, string | undefined>>;

export function globalOptions(given: GivenOptions, environment: Environment): GlobalOptions {
  const noColor = environment['NO_COLOR'] !== undefined && environment['NO_COLOR'] !== '';
  const isDumb = environment['TERM'] === 'dumb';
  return {
    json: given.json ?? false,
    data: dataFolder(given.data ?? environment['NARRATORIA_HOME'], environment),
    quiet: given.quiet ?? false,
    verbose: given.verbose ?? false,
    color: given.color !== false && !noColor && !isDumb && isTerminal('stdout'),
  };
}

/** Asked of the words themselves: what is wrong with them is told in the same form. */
export function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}

function dataFolder(asked: string | undefined, environment: Environment): string {
  // An empty name is the folder one stands in, and nobody means to keep stories there.
  if (asked === '')
    throw new CliFault('--data (or NARRATORIA_HOME) names no folder.', exitCode.usage);
  return path.resolve(asked ?? userDataFolder(environment));
}

function userDataFolder(environment: Environment): string {
  const home = os.homedir();
  if (process.platform === 'darwin')
    return path.join(home, 'Library', 'Application Support', 'Narratoria');
  if (process.platform === 'win32')
    return path.join(environment['APPDATA'] ?? path.join(home, 'AppData', 'Roaming'), 'Narratoria');
  const shared = environment['XDG_DATA_HOME'] ?? path.join(home, '.local', 'share');
  return path.join(shared, 'narratoria');
}

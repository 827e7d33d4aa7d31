import os from 'node:os';
import path from 'node:path';

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

export function globalOptions(given: GivenOptions, environment: NodeJS.ProcessEnv): GlobalOptions {
  const noColor = environment['NO_COLOR'] !== undefined && environment['NO_COLOR'] !== '';
  return {
    json: given.json ?? false,
    data: path.resolve(given.data ?? environment['NARRATORIA_HOME'] ?? userDataFolder(environment)),
    quiet: given.quiet ?? false,
    verbose: given.verbose ?? false,
    color: given.color !== false && !noColor && process.stdout.isTTY,
  };
}

function userDataFolder(environment: NodeJS.ProcessEnv): string {
  const home = os.homedir();
  if (process.platform === 'darwin')
    return path.join(home, 'Library', 'Application Support', 'Narratoria');
  if (process.platform === 'win32')
    return path.join(environment['APPDATA'] ?? path.join(home, 'AppData', 'Roaming'), 'Narratoria');
  const shared = environment['XDG_DATA_HOME'] ?? path.join(home, '.local', 'share');
  return path.join(shared, 'narratoria');
}

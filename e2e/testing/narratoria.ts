import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { CommandProcess, type Run } from './command-process';

export type { Run } from './command-process';

export const root = path.resolve(__dirname, '../..');
const bin = path.join(root, 'bin/narratoria');

export type RunOptions = {
  /** What stdin says; without it stdin is empty. */
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

export function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'narratoria-e2e-'));
}

let shared: CommandProcess | undefined;

afterAll(async () => {
  await shared?.end();
  shared = undefined;
});

/** Runs the command line to its end, in a process that the commands of this test file share. */
export function narratoria(parameters: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { input = '', environment = {} } = options;
  shared ??= new CommandProcess();
  return shared.run({ parameters, input, environment });
}

type OwnProcess = RunOptions & {
  readonly nodeOptions?: readonly string[];
  /** Where it is started; without it, where the tests are. */
  readonly folder?: string;
};

/** Starts the command line as a shell would. */
export function start(parameters: readonly string[], options: OwnProcess = {}): ChildProcess {
  return spawn(process.execPath, [...(options.nodeOptions ?? []), bin, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...options.environment },
    ...(options.folder === undefined ? {} : { cwd: options.folder }),
  });
}

/** As `narratoria`, in a process of its own: for what a process is, its start, its pipes and its end. */
export function narratoriaAlone(
  parameters: readonly string[],
  options: OwnProcess = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = start(parameters, options);
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
    child.stdin?.on('error', () => undefined).end(options.input ?? '');
  });
}

export type JsonLine = { readonly type: string; readonly [key: string]: unknown };

export function jsonLines(stdout: string): readonly JsonLine[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JsonLine);
}

export function ofType(stdout: string, type: string): readonly JsonLine[] {
  return jsonLines(stdout).filter((line) => line.type === type);
}

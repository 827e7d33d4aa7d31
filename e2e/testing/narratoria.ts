import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');
const bin = path.join(root, 'bin/narratoria');

export type Run = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type RunOptions = {
  /** What stdin says; without it stdin is empty. */
  readonly input?: string;
  readonly nodeOptions?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

export function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'narratoria-e2e-'));
}

export function start(parameters: readonly string[], options: RunOptions = {}): ChildProcess {
  return spawn(process.execPath, [...(options.nodeOptions ?? []), bin, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...options.environment },
  });
}

/** Runs the command line as a shell would and waits for it to end. */
export function narratoria(parameters: readonly string[], options: RunOptions = {}): Promise<Run> {
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

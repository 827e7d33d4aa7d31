import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

import { root, start, temporaryFolder, type Run } from './testing/narratoria';

const bin = path.join(root, 'bin/narratoria');

/** Runs a command whose stdout is a device that takes nothing. */
function withFullStdout(parameters: readonly string[]): Promise<Omit<Run, 'stdout'>> {
  const full = openSync('/dev/full', 'w');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...parameters], {
      stdio: ['ignore', full, 'pipe'],
    });
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => {
      closeSync(full);
      resolve({ code, stderr });
    });
  });
}

/** Runs a command whose stdout or stderr nobody reads any more. */
function withClosedReader(
  parameters: readonly string[],
  stream: 'stdout' | 'stderr',
): Promise<Run> {
  const child = start(parameters);
  child[stream]?.destroy();
  let stderr = '';
  let stdout = '';
  child.stdout?.on('data', (text: Buffer) => (stdout += text.toString('utf8')));
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString('utf8')));
  child.stdin?.end();
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}

const data = temporaryFolder();
const commands: readonly (readonly [string, readonly string[]])[] = [
  ['doctor', ['doctor', '--data', data]],
  ['--help', ['--help']],
  ['story list', ['story', 'list', '--json', '--data', data]],
  ['play', ['play', '--seed', '1', '--choose', '1', '--data', temporaryFolder()]],
];

describe('what cannot be written is no success', () => {
  it.each(commands)('%s on a full disk', async (_, words) => {
    const run = await withFullStdout(words);
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('(ENOSPC)')]);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });

  it('as JSON, too', async () => {
    const { code, stderr } = await withFullStdout(['doctor', '--json', '--data', data]);
    expect([code, JSON.parse(stderr)]).toMatchObject([1, { error: { code: 'failed' } }]);
  });

  it.each(commands)('%s into a pipe that nobody reads ends in peace', async (_, words) => {
    expect(await withClosedReader(words, 'stdout')).toMatchObject({ code: 0, stderr: '' });
  });

  it('whoever closes stderr gets the result all the same', async () => {
    const played = ['play', '--seed', '2', '--data', temporaryFolder()];
    const run = await withClosedReader(played, 'stderr');
    expect([run.code, run.stdout]).toEqual([0, expect.stringContaining(' 3 ')]);
    expect(await withClosedReader(['story', 'show', 'x', '--data', data], 'stderr')).toMatchObject({
      code: 2,
    });
  });
});

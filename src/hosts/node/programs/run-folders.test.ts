import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { RunFolders } from '@/hosts/node/programs/run-folders';
import { becomesFalse, runningProcesses } from '@/hosts/node/testing/running-processes';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';

const root = path.resolve(__dirname, '../../../..');

afterAll(removeTemporaryFolders);

/** Narratoria in a process of its own that runs a program: its folder, and how to kill it. */
async function holdProgram(confinement: string, runsIn: string, source: string) {
  const script = path.join(__dirname, '../testing/hold-program.ts');
  const parameters = ['scripts/run-ts.mjs', script, confinement, source];
  const holder = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, TMPDIR: runsIn },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = await new Promise<string>((resolve) => {
    holder.stdout.once('data', (line: Buffer) => {
      resolve(line.toString().trim());
    });
  });
  const kill = async (): Promise<void> => {
    const gone = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await gone;
  };
  return { folder, kill };
}

it.each(['if-possible', 'none'])(
  'killed: the folders and programs of a Narratoria that was killed are gone at the next start, never those of a living one (%s)',
  async (wanted) => {
    const nap = `sleep 301.${process.pid}${wanted.length}`;
    const runsIn = temporaryFolder();
    const { folder, kill } = await holdProgram(wanted, runsIn, `touch a; pwd; ${nap}`);
    await createProgramScriptHost({ runsIn }).close();
    expect([existsSync(folder), runningProcesses(nap).length > 0]).toEqual([true, true]);
    await kill();
    const host = createProgramScriptHost({ confinement: 'if-possible', runsIn });
    // In a bubble it goes with its Narratoria.
    if (wanted !== 'none' && (await host.confinement()) === 'bubblewrap')
      await becomesFalse(() => runningProcesses(nap).length > 0);
    await host.close();
    expect(existsSync(folder)).toBe(false);
    await becomesFalse(() => runningProcesses(nap).length > 0);
  },
);

it('what is no folder of a run, is a link or cannot be judged stays', async () => {
  const folders = new RunFolders(temporaryFolder());
  const own = await folders.create();
  const name = path.basename(own);
  const [, , pid = '', , space = ''] = name.split('-');
  const at = (each: string) => path.join(path.dirname(own), each);
  const gone = `narratoria-run-${pid}-1-${space}-abcdef`;
  const kept = [
    `narratoria-run-${pid}-1-77-abcdef`,
    `narratoria-run-${pid}-1-${space}-abcde`,
    `narratoria-run-${pid}-1-${space}-abcdef.txt`,
    'narratoria-run-abcdef',
    'narratoria-test-abcdef',
  ];
  for (const each of [gone, ...kept]) mkdirSync(at(each));
  const link = gone.replace('abcdef', 'linked');
  symlinkSync(at('narratoria-test-abcdef'), at(link));
  const file = gone.replace('abcdef', 'afiles');
  writeFileSync(at(file), '');
  await folders.removeLeft();
  const there = [name, gone, link, file, ...kept].filter((each) => existsSync(at(each)));
  expect(there).toEqual([name, link, file, ...kept]);
});

import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { onDisk, skillFolder } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders } from '@/hosts/node/testing/temporary-folder';
import { isPossibleOn } from '@/ports/contract-tests/impossible-script-tasks';
import { programDialect } from '@/ports/contract-tests/script-program-dialect';
import { runScript, startScript } from '@/ports/contract-tests/script-probe';
import { scriptTaskCases } from '@/ports/contract-tests/script-task-cases';

const tasks = scriptTaskCases(programDialect, () => performance.now());
const memoryBytes = 256 * 1024 * 1024;

afterAll(removeTemporaryFolders);

describe('programs without confinement', () => {
  const host = onDisk(createProgramScriptHost({ memoryBytes, confinement: 'none' }));
  afterAll(() => host.close());

  it.each(tasks.filter((each) => isPossibleOn('programs', each)))('$title', (task) =>
    task.run(host),
  );
  it.each(tasks.filter((each) => !isPossibleOn('programs', each)))(
    'not possible here, as its list says: $title',
    (task) => expect(task.run(host)).rejects.toThrow('expected ["refused"], got ["read"]'),
  );
});

describe('programs, confined where this machine can', () => {
  const programs = createProgramScriptHost({ memoryBytes });
  const host = onDisk(programs);
  afterAll(() => host.close());

  it.each(tasks)('$title', async (task) => {
    const isConfined = (await programs.confinement()) === 'bubblewrap';
    if (isPossibleOn(isConfined ? 'confinedPrograms' : 'programs', task)) await task.run(host);
    else await expect(task.run(host)).rejects.toThrow('expected ["refused"], got ["read"]');
  });
});

const hang = 'sleep 60';
const file = 'scripts/hang.sh';

it('close ends what is running as cancelled, and may be called again', async () => {
  const host = onDisk(createProgramScriptHost());
  const going = runScript(host, `echo going; ${hang}`, { file });
  const starting = runScript(host, hang, { file });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await Promise.all([host.close(), host.close()]);
  const exits = await Promise.all([going, starting, runScript(host, hang, { file })]);
  expect(exits.map(({ exit }) => exit.reason)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

it('a reader that stops frees the program, again and again', async () => {
  const host = onDisk(createProgramScriptHost());
  for (let n = 0; n < 4; n++)
    for await (const output of startScript(host, `echo first; ${hang}`, { file })) {
      expect(output).toEqual({ kind: 'line', text: 'first' });
      break;
    }
  expect((await runScript(host, 'echo alive', { file })).lines).toEqual(['alive']);
  await host.close();
});

it('[002 FR-045] each run is a process of its own, and none is that of the app', async () => {
  const host = onDisk(createProgramScriptHost({ confinement: 'none' }));
  const pids = [String(process.pid)];
  for (let n = 0; n < 2; n += 1) {
    const { lines } = await runScript(host, 'echo $$', { file });
    pids.push(...lines);
  }
  await host.close();
  expect([pids.length, new Set(pids).size]).toEqual([3, 3]);
});

it('a skill that is no folder of this machine cannot have programs, and one whose folder is gone', async () => {
  const host = createProgramScriptHost();
  const { exit } = await runScript(host, hang, { file });
  expect([exit.reason, exit.message]).toEqual([
    'crashed',
    'The script "scripts/hang.sh" could not be started: its skill is not a folder.',
  ]);
  await host.close();
});

it('without bubblewrap on the way it says so', async () => {
  const host = createProgramScriptHost({ searchPath: '/nowhere' });
  expect(await host.confinement()).toBe('none');
  await host.close();
});

it('a bubblewrap that does not work is as good as none', async () => {
  const folder = skillFolder({ bwrap: '#!/bin/sh\nexit 1\n' }, ['bwrap']);
  const host = createProgramScriptHost({ searchPath: `${folder}:/usr/bin:/bin` });
  expect(await host.confinement()).toBe('none');
  await host.close();
});

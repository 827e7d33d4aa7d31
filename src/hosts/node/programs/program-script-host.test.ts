import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { onDisk, skillFolder } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders } from '@/hosts/node/testing/temporary-folder';
import { isPossibleOn } from '@/ports/contract-tests/impossible-script-tasks';
import { programDialect } from '@/ports/contract-tests/script-program-dialect';
import { runScript, startScript } from '@/ports/contract-tests/script-probe';
import { scriptTaskCases } from '@/ports/contract-tests/script-task-cases';

const tasks = scriptTaskCases(programDialect, () => performance.now());
const bounds = { memoryBytes: 256 * 1024 * 1024 };

afterAll(removeTemporaryFolders);

describe('programs without confinement', () => {
  const host = onDisk(createProgramScriptHost({ bounds, confinement: 'none' }));
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
  const programs = createProgramScriptHost({ bounds, confinement: 'if-possible' });
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
  const host = onDisk(createProgramScriptHost({ confinement: 'if-possible' }));
  const going = runScript(host, `echo going; ${hang}`, { file });
  const starting = runScript(host, hang, { file });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await Promise.all([host.close(), host.close()]);
  const exits = await Promise.all([going, starting, runScript(host, hang, { file })]);
  expect(exits.map(({ exit }) => exit.reason)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

it('a reader that stops frees the program, again and again', async () => {
  const host = onDisk(createProgramScriptHost({ confinement: 'if-possible' }));
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
  const host = createProgramScriptHost({ confinement: 'if-possible' });
  const { exit } = await runScript(host, hang, { file });
  expect([exit.reason, exit.message]).toEqual([
    'crashed',
    'The script "scripts/hang.sh" could not be started: its skill is not a folder.',
  ]);
  await host.close();
});

const refusal = {
  kind: 'exit',
  code: 1,
  reason: 'threw',
  message:
    'The script "scripts/hang.sh" is a program and was not started: bubblewrap, which would confine it, is missing or does not work here (--allow-unconfined runs it all the same).',
};

it('without bubblewrap it says so, and starts nothing unless it was told to', async () => {
  const host = createProgramScriptHost({ searchPath: '/nowhere' });
  const { lines, exit } = await runScript(onDisk(host), 'echo started', { file });
  expect([await host.confinement(), lines, exit]).toEqual(['none', [], refusal]);
  await host.close();
});

it('a bubblewrap that does not work is as good as none', async () => {
  const folder = skillFolder({ bwrap: '#!/bin/sh\nexit 1\n' }, ['bwrap']);
  const searchPath = `${folder}:/usr/bin:/bin`;
  const ended = [];
  for (const confinement of ['bubblewrap', 'if-possible'] as const) {
    const host = createProgramScriptHost({ searchPath, confinement });
    const { lines, exit } = await runScript(onDisk(host), 'echo started', { file });
    ended.push([await host.confinement(), lines, exit.message]);
    await host.close();
  }
  expect(ended).toEqual([
    ['none', [], refusal.message],
    ['none', ['started'], ''],
  ]);
});

it('an older bubblewrap is used with what it has', async () => {
  const bwrap = `#!/bin/sh
for each; do case $each in --disable-userns|--size) exit 1;; esac; done
while [ "$1" != -- ]; do shift; done; shift; exec "$@"
`;
  const folder = skillFolder({ bwrap }, ['bwrap']);
  const host = createProgramScriptHost({ searchPath: `${folder}:/usr/bin:/bin` });
  const { lines } = await runScript(onDisk(host), 'echo started', { file });
  expect([await host.confinement(), lines]).toEqual(['bubblewrap', ['started']]);
  await host.close();
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { becomesFalse, runningProcesses } from '@/hosts/node/testing/running-processes';
import { onDisk } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { runScript, type Probe } from '@/ports/contract-tests/script-probe';

// The rows of the table in docs/skills.md, "What holds".

const mebibyte = 1024 * 1024;
const bounds = {
  memoryBytes: 256 * mebibyte,
  processes: 20,
  folderBytes: 8 * mebibyte,
  folderFiles: 300,
  fileBytes: 2 * mebibyte,
  scratchBytes: mebibyte,
};

afterAll(removeTemporaryFolders);

let naps = 0;
/** A command that can be told from all others on this machine. */
function nap(): string {
  naps += 1;
  return `sleep 300.${process.pid}${naps}`;
}

describe.each(['if-possible', 'none'] as const)('a program, confined: %s', (wanted) => {
  const programs = createProgramScriptHost({ confinement: wanted, bounds });
  const host = onDisk(programs);
  afterAll(() => host.close());

  const run = (source: string, probe: Probe = {}) =>
    runScript(host, source, { file: 'scripts/harm.sh', ...probe });
  const held = async <T>(confined: T, free: T): Promise<T> =>
    (await programs.confinement()) === 'bubblewrap' ? confined : free;

  it('files: in a bubble it reads and writes none of the player’s; without one, what the player may', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'diary'), 'mine');
    const { lines } = await run(`cd "${folder}" 2>/dev/null && cat diary; echo
      echo spoilt 2>/dev/null > "${folder}/diary" && echo wrote`);
    expect([lines.join(), readFileSync(path.join(folder, 'diary'), 'utf8')]).toEqual(
      await held(['', 'mine'], ['mine,wrote', 'spoilt\n']),
    );
  });

  it('network: in a bubble there is none, not even this machine; without one there is all of it', async () => {
    const server = createServer((socket) => socket.end('reached'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    const source = `#!/usr/bin/env node
      require('node:net').connect(${port}, '127.0.0.1')
        .on('data', (text) => console.log(String(text))).on('error', () => console.log('refused'));`;
    const { lines } = await run(source);
    server.close();
    expect(lines).toEqual(await held(['refused'], ['reached']));
  });

  it('further namespaces: in a bubble it can make none', async () => {
    const { lines } = await run('unshare --user true 2>/dev/null && echo made; echo went on');
    expect(await held(lines, ['went on'])).toEqual(['went on']);
  });

  it('fork storms: it is ended at the number of processes it may have, and none of them stays', async () => {
    const sleeping = nap();
    const { exit } = await run(`n=0; while [ $n -lt 50 ]; do ${sleeping} & n=$((n+1)); done; wait`);
    // In a bubble the system refuses to start more, unless the player is root.
    const isRefused = (await held('refused', 'watched')) === 'refused' && process.getuid?.() !== 0;
    expect(exit.reason).toBe(isRefused ? 'threw' : 'processes');
    await becomesFalse(() => runningProcesses(sleeping).length > 0);
  });

  it.each([
    ['in a session of their own', (sleeping: string) => `setsid ${sleeping} &`],
    ['with nothing of its environment', (sleeping: string) => `env -i setsid ${sleeping} &`],
    [
      'elsewhere, with its pipes alone',
      (sleeping: string) => `(cd /; env -i setsid sh -c '${sleeping} &' &)`,
    ],
    [
      'elsewhere, without pipes, once they were seen',
      (sleeping: string) => `(cd /; exec env -i setsid ${sleeping} <&- >&- 2>&- 3>&-) & sleep 0.4`,
    ],
  ])('orphans %s: they end with it, and it does not wait for them', async (_how, starting) => {
    const sleeping = nap();
    const began = performance.now();
    const { lines, exit } = await run(`${starting(sleeping)}
      sleep 0.1; echo ended`);
    expect([lines, exit.reason, performance.now() - began < 5_000]).toEqual([
      ['ended'],
      'finished',
      true,
    ]);
    await becomesFalse(() => runningProcesses(sleeping).length > 0);
  });

  it('orphans that leave everything of the run behind at once: they end in a bubble alone', async () => {
    const sleeping = nap();
    const leaving = `env -i setsid sh -c '(${sleeping} &)' <&- >&- 2>&- 3>&-`;
    await run(`cd /; ${leaving}`);
    const left = await held([], runningProcesses(sleeping));
    for (const pid of left) process.kill(pid, 'SIGKILL');
    expect(left).toHaveLength(await held(0, 1));
    await becomesFalse(() => runningProcesses(sleeping).length > 0);
  });

  it.each([
    ['stdout', 'while :; do echo again; done', 'output'],
    ['stdout, in one line', 'cat /dev/zero', 'output'],
    ['fd 3', 'while :; do echo again; done >&3', 'output'],
    ['stderr', 'while :; do echo again; done >&2', 'wall'],
  ])(
    'floods of %s: they end it, or are left unread until its time is up',
    async (_of, source, reason) => {
      const { exit } = await run(source, { limits: { wallMs: 700 } });
      expect(exit.reason).toBe(reason);
    },
  );

  it('ignored SIGTERM, and time: it is ended all the same', async () => {
    const sleeping = nap();
    const source = `trap '' TERM; while :; do ${sleeping}; done`;
    const { exit } = await run(source, { limits: { wallMs: 300 } });
    expect(exit.reason).toBe('wall');
    await becomesFalse(() => runningProcesses(sleeping).length > 0);
  });

  it.each([
    [
      'files',
      'head -c 1000000 /dev/zero > $n',
      'The script wrote more than 8 MiB into its folder.',
    ],
    ['empty files', 'echo > $n.a; echo > $n.b; mkdir $n.c', 'The script made more than 300 files.'],
    [
      'files where nobody can look',
      'mkdir -p a; cd a; head -c 1000000 /dev/zero > $n; chmod 0311 .; cd ..',
      'The script wrote more than 8 MiB into its folder.',
    ],
  ])('disk: it is ended when %s fill its folder', async (_what, step, message) => {
    const loop = `n=0; while [ $n -lt 200 ]; do ${step}; sleep 0.005; n=$((n+1)); done`;
    const { exit } = await run(loop);
    expect([exit.reason, exit.message]).toEqual(['disk', message]);
  });

  it('disk: no file it writes grows beyond its bound', async () => {
    const { lines } = await run('head -c 9000000 /dev/zero > a; stat -c %s a');
    expect(lines).toEqual([String(bounds.fileBytes)]);
  });

  it('disk: in a bubble it fills no other place; without one only the size of each file is bounded', async () => {
    const elsewhere = temporaryFolder();
    const own = [elsewhere, '"$NARRATORIA_SKILL"'];
    const places = await held(['/', '/dev', '/dev/shm', '/tmp', ...own], own);
    const { lines } = await run(
      `for place in ${places.join(' ')}; do
        for n in 1 2 3; do head -c 1000000 /dev/zero 2>/dev/null > "$place/narratoria-$n"; done
        cat "$place"/narratoria-* 2>/dev/null | wc -c; rm -f "$place"/narratoria-*
      done`,
    );
    const sizes = lines.map((line) => Math.floor(Number(line) / 1_000_000));
    expect(sizes).toEqual(await held([0, 0, 1, 1, 0, 0], [3, 3]));
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('memory: one process gets no more than it may have, and all together no more either', async () => {
    const alone = await run('dd if=/dev/zero of=/dev/null bs=600M count=1');
    const take = `dd if=/dev/zero bs=120M count=1 2>/dev/null | sleep 5 &`;
    const together = await run(`${take.repeat(4)} wait`);
    expect([alone.exit.reason, together.exit.reason, together.exit.message]).toEqual([
      'threw',
      'memory',
      'The script took more than 256 MiB of memory.',
    ]);
  });
});

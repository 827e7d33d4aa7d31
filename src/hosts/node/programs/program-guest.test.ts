import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { findProgram } from '@/hosts/node/programs/find-program';
import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { becomesFalse, runningProcesses } from '@/hosts/node/testing/running-processes';
import { onDisk } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders } from '@/hosts/node/testing/temporary-folder';
import { runScript, startScript, type Probe } from '@/ports/contract-tests/script-probe';

afterAll(removeTemporaryFolders);

const file = 'scripts/light.sh';
const asset =
  '{"version":"0","type":"asset","assetId":"a","kind":"image","mediaType":"image/png","path":"a.png"}';

describe.each(['if-possible', 'none'] as const)('a program, confined: %s', (allowed) => {
  const said: Uint8Array[] = [];
  const programs = createProgramScriptHost({
    confinement: allowed,
    bounds: { memoryBytes: 256 * 1024 * 1024 },
    diagnose: (_script, text) => said.push(text),
  });
  const host = onDisk(programs);
  afterAll(() => host.close());
  beforeEach(() => said.splice(0));

  const run = (source: string, probe: Probe = {}) => runScript(host, source, { file, ...probe });

  it('knows of the machine what its environment tells, and nothing else', async () => {
    process.env['NARRATORIA_TEST_KEY'] = 'secret';
    const { lines } = await run('env', { seed: 5, now: 99 });
    const names = lines.map((line) => line.slice(0, line.indexOf('='))).sort();
    expect(names.filter((name) => name !== '_' && name !== 'PWD')).toEqual([
      'HOME',
      'LANG',
      'NARRATORIA_NOW',
      'NARRATORIA_SEED',
      'NARRATORIA_SERVICES_FD',
      'NARRATORIA_SKILL',
      'PATH',
      'TMPDIR',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining(['LANG=C.UTF-8', 'NARRATORIA_SEED=5', 'NARRATORIA_NOW=99']),
    );
  });

  it('can change its skill, look around and reach the network only where nothing confines it', async () => {
    const { lines } = await run(`
      touch "$NARRATORIA_SKILL/changed" 2>/dev/null && echo changed
      ls "${process.cwd()}" >/dev/null 2>&1 && echo looked
      tail -n +3 /proc/net/dev | grep -v '^ *lo:' | grep -q . && echo reached
      touch kept && echo wrote`);
    const isConfined = (await programs.confinement()) === 'bubblewrap';
    expect(lines.filter((line) => line !== 'reached')).toEqual(
      isConfined ? ['wrote'] : ['changed', 'looked', 'wrote'],
    );
    if (isConfined) expect(lines).not.toContain('reached');
  });

  it('[001 §2.2] may write to stderr what it likes; the first 64 KiB are passed on', async () => {
    const ran = await run(`echo 'half lit' >&2; head -c 300000 /dev/zero >&2; echo out`);
    expect([ran.lines, ran.exit.reason]).toEqual([['out'], 'finished']);
    const bytes = Buffer.concat(said);
    expect([bytes.length, bytes.toString('utf8', 0, 8)]).toEqual([64 * 1024, 'half lit']);
  });

  it('[002 FR-051] gets no more memory than it may have, where prlimit is there to say so', async () => {
    const folders = String(process.env['PATH']).split(':');
    const isLimited = (await findProgram('prlimit', folders)) !== null;
    const { exit } = await run('dd if=/dev/zero of=/dev/null bs=600M count=1');
    expect(exit.reason).toBe(isLimited ? 'threw' : 'finished');
  });

  it('[001 §6] may leave its input unread', async () => {
    const { exit } = await run('exec <&-; exit 0');
    expect(exit.reason).toBe('finished');
  });

  it('[002 FR-051] is ended with all it has started, also when none of it wants to', async () => {
    const nap = `sleep 61.${process.pid}${allowed.length}`;
    const source = `trap '' TERM; ${nap} & echo started; ${nap}; ${nap}; ${nap}`;
    for await (const output of startScript(host, source, { file })) {
      expect(output).toEqual({ kind: 'line', text: 'started' });
      await becomesFalse(() => runningProcesses(nap).length === 0);
      break;
    }
    await becomesFalse(() => runningProcesses(nap).length > 0);
  });

  it('takes what it left running with it when it ends', async () => {
    const nap = `sleep 62.${process.pid}${allowed.length}`;
    const services = async () => {
      await becomesFalse(() => runningProcesses(nap).length === 0);
      return { ok: true, value: {} } as const;
    };
    const source = `${nap} & echo '{"jsonrpc":"2.0","id":1,"method":"a"}' >&3; read -r answer <&3`;
    expect((await run(source, { services })).exit.reason).toBe('finished');
    await becomesFalse(() => runningProcesses(nap).length > 0);
  });

  it('a line for services that is no call is answered with an error, and it may go on', async () => {
    const { lines } = await run(`
      echo 'nonsense' >&3; read -r answer <&3; echo "$answer"
      echo '{"jsonrpc":"2.0","id":7,"method":"denied.x"}' >&3; read -r answer <&3; echo "$answer"
      echo '{"jsonrpc":"2.0","id":"b","method":"a","params":{"n":1}}' >&3
      read -r answer <&3; echo "$answer"`);
    expect(lines).toEqual([
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"not JSON: nonsense","data":{"code":"parse-error"}}}',
      '{"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"not in skill.json","data":{"code":"permission-denied"}}}',
      '{"jsonrpc":"2.0","id":"b","result":{"echo":{"n":1}}}',
    ]);
  });

  it.each([
    ['nonsense without end', `while :; do echo >&3; done`, 'output'],
    [
      'a call larger than its output may be',
      `printf '{"a":"%070000d"}\\n' 1 >&3; sleep 9`,
      'output',
    ],
    [
      'more open calls than it may have',
      `for n in 1 2 3 4 5; do echo '{"jsonrpc":"2.0","id":1,"method":"a"}' >&3; done; sleep 9`,
      'calls',
    ],
  ])('%s: ends it', async (_what, source, reason) => {
    const services = () => new Promise<never>(() => undefined);
    const { exit } = await run(source, { services, limits: { wallMs: 5_000 } });
    expect(exit.reason).toBe(reason);
  });

  it('is not heard on while it leaves its answers unread', async () => {
    let served = 0;
    const services = () => {
      served += 1;
      return Promise.resolve({ ok: true, value: 'x'.repeat(5_000) } as const);
    };
    const source = `while :; do echo '{"jsonrpc":"2.0","id":1,"method":"a"}' >&3; done`;
    const limits = { wallMs: 2_000, openCalls: 1e6, serviceCharacters: 1e9 };
    const { exit } = await run(source, { services, limits });
    expect([exit.reason, served < 2_000]).toEqual(['wall', true]);
  });

  it('[001 §5.3] an end by a signal is told with its name', async () => {
    const { exit } = await run('kill -SEGV $$; sleep 9');
    expect(exit).toEqual({
      kind: 'exit',
      code: 139,
      reason: 'crashed',
      message: 'The script was ended by SIGSEGV.',
    });
  });

  it('[001 §5.3] an exit code is told', async () => {
    expect((await run('exit 42')).exit).toEqual({
      kind: 'exit',
      code: 42,
      reason: 'threw',
      message: 'The script ended with the exit code 42.',
    });
  });

  it('its folder is gone with it, unless it has announced a file', async () => {
    const [folder = ''] = (await run('pwd; touch a.png')).lines;
    await becomesFalse(() => existsSync(folder));
    const [kept = ''] = (await run(`pwd; touch a.png; echo '${asset}'`)).lines;
    expect([folder.startsWith(tmpdir()), existsSync(kept)]).toEqual([true, true]);
  });
});

import {
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { fail, succeed } from '@/foundation/result';
import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { onDisk } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders } from '@/hosts/node/testing/temporary-folder';
import { probeInput, runScript } from '@/ports/contract-tests/script-probe';

afterAll(removeTemporaryFolders);

const never = new AbortController().signal;
const { requestId } = probeInput;
const lit = new TextEncoder().encode('lit');

async function ranProgram(allowed: 'if-possible' | 'none') {
  const programs = createProgramScriptHost({ confinement: allowed });
  const source = `pwd; printf lit > a.png; mkfifo pipe.png
    echo '{"type":"asset"}'`;
  const { lines } = await runScript(onDisk(programs), source, { file: 'scripts/light.sh' });
  const read = (file: string, mostBytes = 100, of = requestId) =>
    programs.files.read({ path: file, requestId: of }, mostBytes, never);
  return { programs, folder: lines[0] ?? '', read };
}

it.each(['if-possible', 'none'] as const)(
  '[001 §4.3, §7] an announced file is read by its full path and from its folder (%s)',
  async (allowed) => {
    const { programs, folder, read } = await ranProgram(allowed);
    const byName = await read('a.png');
    const byPath = await read(`${folder}/a.png`);
    expect([byName, byPath].map(bytesOf)).toEqual([succeed([...lit]), succeed([...lit])]);
    await programs.close();
    expect([existsSync(folder), await read('a.png')]).toEqual([
      false,
      fail('the folder of its run is gone'),
    ]);
  },
);

function bytesOf(read: Awaited<ReturnType<Awaited<ReturnType<typeof ranProgram>>['read']>>) {
  return read.ok ? succeed([...read.value]) : read;
}

it('[001 §7] what is too large, no file, not there or of another run is refused in a few words', async () => {
  const { programs, read } = await ranProgram('if-possible');
  expect([
    await read('a.png', 2),
    await read('pipe.png'),
    await read('.'),
    await read('gone.png'),
    await read('a.png', 100, 'another'),
  ]).toEqual([
    fail('it is larger than 2 bytes'),
    fail('it is not a file'),
    expect.objectContaining({ ok: false }),
    fail('it cannot be read'),
    fail('the folder of its run is gone'),
  ]);
  await programs.close();
});

it.each(['if-possible', 'none'] as const)(
  '[001 §7] only a regular file in the folder of its run is read, reached without a link (%s)',
  async (allowed) => {
    const { programs, folder, read } = await ranProgram(allowed);
    const beside = `${folder}-outside`;
    mkdirSync(beside);
    const file = path.join(beside, 'a.txt');
    writeFileSync(file, 'not its own');
    symlinkSync(file, path.join(folder, 'link.png'));
    symlinkSync('a.png', path.join(folder, 'own-link.png'));
    symlinkSync(beside, path.join(folder, 'sub'));
    linkSync(file, path.join(folder, 'hard.png'));
    mkdirSync(path.join(folder, 'deep'));
    writeFileSync(path.join(folder, 'deep', 'b.png'), 'lit');
    writeFileSync(path.join(folder, 'sparse.png'), '');
    truncateSync(path.join(folder, 'sparse.png'), 4 * 1024 ** 3);
    const asked = {
      [`../${path.basename(beside)}/a.txt`]: 'it is outside the folder of its run',
      [file]: 'it is outside the folder of its run',
      [beside]: 'it is outside the folder of its run',
      '/etc/passwd': 'it is outside the folder of its run',
      '/proc/self/environ': 'it is outside the folder of its run',
      '/dev/zero': 'it is outside the folder of its run',
      'link.png': 'a link leads to it',
      'own-link.png': 'a link leads to it',
      'sub/a.txt': 'a link leads to it',
      'hard.png': 'it has another name elsewhere',
      'pipe.png': 'it is not a file',
      deep: 'it is not a file',
      'sparse.png': 'it is larger than 100 bytes',
      'a\0.png': 'it cannot be read',
      'deep/../deep/b.png': 'read',
    };
    const reads = Object.keys(asked).map(async (name) => [name, await read(name)] as const);
    const came = (await Promise.all(reads)).map(([name, each]) => [
      name,
      each.ok ? 'read' : each.error,
    ]);
    rmSync(beside, { recursive: true });
    expect(Object.fromEntries(came)).toEqual(asked);
    await programs.close();
  },
);

it('[001 §7] a file that becomes a link or a pipe while it is asked for is never followed', async () => {
  const { programs, folder, read } = await ranProgram('none');
  const secret = `${folder}-secret`;
  writeFileSync(secret, 'not its own');
  const swapped = path.join(folder, 'a.png');
  const found = new Set<string>();
  for (let n = 0; n < 200; n += 1) {
    const reading = read('a.png');
    for (let turn = 0; turn < n % 7; turn += 1) await new Promise(setImmediate);
    rmSync(swapped);
    if (n % 2 === 0) symlinkSync(secret, swapped);
    const came = await reading;
    if (came.ok) found.add(new TextDecoder().decode(came.value));
    rmSync(swapped, { force: true });
    writeFileSync(swapped, 'lit');
  }
  rmSync(secret);
  await programs.close();
  expect([...found].filter((text) => text !== 'lit')).toEqual([]);
});

it('[arch §2.2.1] a retry takes the place of its earlier attempt', async () => {
  const programs = createProgramScriptHost({ confinement: 'if-possible' });
  const attempt = async (text: string): Promise<string> => {
    const source = `pwd; printf '${text}' > a.png; echo '{"type":"asset"}'`;
    const { lines } = await runScript(onDisk(programs), source, { file: 'scripts/light.sh' });
    return lines[0] ?? '';
  };
  const first = await attempt('wet');
  const second = await attempt('lit');
  const read = await programs.files.read({ path: 'a.png', requestId }, 100, never);
  expect([bytesOf(read), existsSync(second)]).toEqual([succeed([...lit]), true]);
  while (existsSync(first)) await new Promise((resolve) => setTimeout(resolve, 10));
  await programs.close();
});

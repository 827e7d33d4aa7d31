import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

async function ranProgram(allowed: 'bubblewrap' | 'none') {
  const programs = createProgramScriptHost({ confinement: allowed });
  const source = `pwd; printf lit > a.png; mkfifo pipe.png
    echo '{"type":"asset"}'`;
  const { lines } = await runScript(onDisk(programs), source, { file: 'scripts/light.sh' });
  const read = (file: string, mostBytes = 100, of = requestId) =>
    programs.files.read({ path: file, requestId: of }, mostBytes, never);
  return { programs, folder: lines[0] ?? '', read };
}

it.each(['bubblewrap', 'none'] as const)(
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
  const { programs, read } = await ranProgram('bubblewrap');
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

it.each(['bubblewrap', 'none'] as const)(
  '[001 §7] a name that leads out of the folder of its run is refused, by itself or by a link (%s)',
  async (allowed) => {
    const { programs, folder, read } = await ranProgram(allowed);
    const outside = `../${path.basename(folder)}-outside.txt`;
    const file = path.join(folder, outside);
    writeFileSync(file, 'not its own');
    symlinkSync(file, path.join(folder, 'link.png'));
    const isConfined = (await programs.confinement()) === 'bubblewrap';
    const refused = fail('it is outside the folder of its run');
    const [byName, byLink, byPath] = [
      await read(outside),
      await read('link.png'),
      await read(file),
    ];
    rmSync(file);
    expect([byName, byLink]).toEqual([refused, refused]);
    // Whoever may write anywhere may say where (001 §7); a confined program must not have the host fetch it.
    expect(isConfined ? byPath : byPath.ok).toEqual(isConfined ? refused : true);
    await programs.close();
  },
);

it('[arch §2.2.1] a retry takes the place of its earlier attempt', async () => {
  const programs = createProgramScriptHost();
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

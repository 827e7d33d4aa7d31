import { copyFileSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { fail, succeed } from '@/foundation/result';
import { programCommand } from '@/hosts/node/programs/program-command';
import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { onDisk, skillFolder } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders } from '@/hosts/node/testing/temporary-folder';
import { runScript } from '@/ports/contract-tests/script-probe';

afterAll(removeTemporaryFolders);

const searched = ['/usr/bin', '/bin'];

function threw(message: string) {
  return fail({ kind: 'exit', code: 1, reason: 'threw', message });
}

it('[001 §2.1] a #! line says what starts a script, with or without the right to be executed', async () => {
  const files = { 'scripts/light': '#!/bin/sh -e\necho lit', 'scripts/env': '#!/usr/bin/env sh\n' };
  const folder = skillFolder(files, ['scripts/env']);
  expect(await programCommand(folder, 'scripts/light', searched)).toEqual(
    succeed(['/bin/sh', '-e', `${folder}/scripts/light`]),
  );
  expect(await programCommand(folder, 'scripts/env', searched)).toEqual(
    succeed(['/usr/bin/env', 'sh', `${folder}/scripts/env`]),
  );
});

it('[001 §2.1] an executable file is started as it is', async () => {
  const folder = skillFolder({ 'scripts/light': '' });
  copyFileSync('/bin/echo', path.join(folder, 'scripts/light'));
  const [command] = [await programCommand(folder, 'scripts/light', searched)];
  expect(command).toEqual(succeed([`${folder}/scripts/light`]));
});

it('a missing interpreter is named', async () => {
  const files = { 'scripts/light': '#!/usr/bin/env -S no-such-language --fast\n' };
  expect(await programCommand(skillFolder(files), 'scripts/light', searched)).toEqual(
    fail({
      kind: 'exit',
      code: 1,
      reason: 'crashed',
      message:
        'The script "scripts/light" needs no-such-language, which is not on this machine or not where scripts may look.',
    }),
  );
});

it('a file outside the skill is not there, by name or by link', async () => {
  const folder = skillFolder({ 'scripts/light.sh': '' });
  const outside = path.join(folder, '../outside.sh');
  mkdirSync(path.dirname(outside), { recursive: true });
  writeFileSync(outside, '#!/bin/sh\n');
  symlinkSync(outside, path.join(folder, 'scripts/link.sh'));
  for (const main of ['../outside.sh', outside, 'scripts/link.sh', 'scripts', 'scripts/gone.sh'])
    expect(await programCommand(folder, main, searched)).toEqual(
      threw(`the skill has no file "${main}"`),
    );
});

describe('by its ending', () => {
  const host = onDisk(createProgramScriptHost({ confinement: 'if-possible' }));
  afterAll(() => host.close());

  it.each([
    ['sh', 'sh', 'echo lit'],
    ['py', 'python3', 'print("lit")'],
    ['rb', 'ruby', 'puts "lit"'],
    ['pl', 'perl', 'print "lit\\n";'],
    ['lua', 'lua', 'print("lit")'],
    ['php', 'php', 'lit'],
    ['cjs', 'node', 'console.log("lit")'],
  ])('[001 §2.1] .%s is run by %s, or says that it needs it', async (ending, needs, source) => {
    const file = `scripts/light.${ending}`;
    const { lines, exit } = await runScript(host, source, { file });
    const message = `The script "${file}" needs ${needs}, which is not on this machine or not where scripts may look.`;
    const isThere = exit.message !== message;
    expect([lines, exit.reason]).toEqual(isThere ? [['lit'], 'finished'] : [[], 'crashed']);
  });
});

import { scriptExit } from '@/hosts/shared/script-host/script-exit';
import { scriptHostByKind } from '@/hosts/shared/script-host/script-host-by-kind';
import { runScript } from '@/ports/contract-tests/script-probe';
import type { ScriptHost } from '@/ports/script-host';

function saying(name: string, closed: string[] = []): ScriptHost {
  return {
    // oxlint-disable-next-line typescript/require-await -- because the port's outputs come asynchronously
    async *run() {
      yield { kind: 'line', text: name };
      yield scriptExit('finished', '');
    },
    close: () => Promise.resolve(void closed.push(name)),
  };
}

it.each([
  ['scripts/light.js', 'modules'],
  ['scripts/light.mjs', 'modules'],
  ['scripts/light.py', 'programs'],
  ['scripts/light', 'programs'],
  ['scripts/light.js.sh', 'programs'],
  ['scripts/js', 'programs'],
])('[arch §9.1] %s is run by the host for %s', async (file, kind) => {
  const host = scriptHostByKind({ modules: saying('modules'), programs: saying('programs') });
  expect((await runScript(host, '', { file })).lines).toEqual([kind]);
});

it('where no program can be started, one says that it needs a desktop', async () => {
  const host = scriptHostByKind({ modules: saying('modules') });
  expect(await runScript(host, '', { file: 'scripts/light.py' })).toEqual({
    lines: [],
    exit: {
      kind: 'exit',
      code: 1,
      reason: 'threw',
      message:
        'The script "scripts/light.py" is a program and needs a desktop; here only .js and .mjs scripts run.',
    },
  });
});

it('closes both', async () => {
  const closed: string[] = [];
  await scriptHostByKind({
    modules: saying('modules', closed),
    programs: saying('programs', closed),
  }).close();
  expect(closed).toEqual(['modules', 'programs']);
});

import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { narratoria, narratoriaAlone, temporaryFolder } from './testing/narratoria';

const root = path.resolve(__dirname, '..');

function planFile(plan: unknown): string {
  const file = path.join(temporaryFolder(), 'plan.json');
  writeFileSync(file, typeof plan === 'string' ? plan : JSON.stringify(plan));
  return file;
}

const tool = (toolId: string, ...dependencies: readonly string[]) => ({
  toolId,
  toolPath: 'skills/dice-roller/scripts/roll-dice.js',
  dependencies,
});

it.each([
  ['light-torch-then-examine-door.json', ['light1', 'examine1']],
  ['second-plan-without-the-torch.json', ['examine2']],
])('[001 §14.3] the printed plan %s is sound, and its order is said', async (file, order) => {
  const run = await narratoria([
    'plan',
    'check',
    path.join(root, 'examples/plans', file),
    '--json',
  ]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(run.stdout)).toEqual({ ok: true, order, errors: [] });
});

it('[001 §14.3] the plans that authors find are those the contract is judged by', () => {
  for (const file of ['light-torch-then-examine-door.json', 'second-plan-without-the-torch.json'])
    expect(readFileSync(path.join(root, 'examples/plans', file), 'utf8')).toBe(
      readFileSync(path.join(root, 'contracts/examples/plan-json/valid', file), 'utf8'),
    );
});

it('[002 FR-012] everything that is wrong with a plan is said at once, and the exit code is 1', async () => {
  const plan = {
    requestId: 'r',
    tools: [tool('a', 'b'), tool('b', 'a', 'c', 'b'), tool('d', 'a')],
  };
  const run = await narratoriaAlone(['plan', 'check', planFile(plan), '--json']);
  expect(run.code).toBe(1);
  expect(JSON.parse(run.stdout)).toMatchObject({
    ok: false,
    order: [],
    errors: [
      { code: 'unknown-dependency', toolIds: ['b', 'c'] },
      { code: 'self-dependency', toolIds: ['b'] },
      { code: 'cycle', toolIds: ['a', 'b'] },
    ],
  });
});

it('[002 FR-012] scripts that are not there are named with all the rest, also in a plan that is none', async () => {
  const wrong = {
    tools: [
      { toolId: 'a', toolPath: 'skills/nosuch/scripts/x.js', dependencies: ['b', 'nobody'] },
      { toolId: 'b', toolPath: 'dice-roller/nosuch', dependencies: ['a'] },
      { toolId: 'c', toolPath: 'dice-roller' },
      { toolId: 'd' },
    ],
  };
  const run = await narratoria(['plan', 'check', planFile(wrong), '--json']);
  const { errors } = JSON.parse(run.stdout) as {
    errors: readonly { code: string; toolIds: readonly string[] }[];
  };
  expect([run.code, ...errors.map(({ code, toolIds }) => [code, ...toolIds].join(' '))]).toEqual([
    1,
    'schema',
    'schema',
    'unknown-dependency a nobody',
    'cycle a b',
    'unknown-script a',
    'unknown-script b',
  ]);
});

it('scripts are looked for where `plan run` looks: beside the plan, in a folder skills next to it, in --skills', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'plans', 'plan.json');
  mkdirSync(path.join(folder, 'plans'));
  const tools = [{ toolId: 'ring', toolPath: 'bell/ring' }];
  writeFileSync(file, JSON.stringify({ requestId: 'r', tools }));
  const bell = path.join(folder, 'bell');
  cpSync(path.join(root, 'examples/skills/church-bell'), bell, { recursive: true });
  const manifest = path.join(bell, 'skill.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('church-bell', 'bell'));
  const judged = async (...more: readonly string[]) => {
    const { code, stdout } = await narratoria(['plan', 'check', file, ...more]);
    return [code, stdout];
  };
  const missing = [1, `${file}: unknown-script: Script ring not found in skill bell\n`];
  const sound = [0, 'The plan is sound. It runs ring.\n'];
  expect(await judged()).toEqual(missing);
  expect(await judged('--skills', folder)).toEqual(sound);
  mkdirSync(path.join(folder, 'skills'));
  renameSync(bell, path.join(folder, 'skills', 'bell'));
  expect(await judged()).toEqual(sound);
  expect(await narratoria(['plan', 'run', file, '--allow-unconfined'])).toMatchObject({ code: 0 });
  expect(await narratoria(['plan', 'check', file, '--skills', '/nonexistent'])).toMatchObject({
    code: 2,
    stderr: '--skills /nonexistent is not a folder.\n',
  });
});

it('a file that is not JSON, and one that is no plan, are findings in words', async () => {
  const broken = await narratoria(['plan', 'check', planFile('{')]);
  expect([broken.code, broken.stdout]).toEqual([1, expect.stringContaining('is not JSON')]);
  const empty = await narratoria(['plan', 'check', planFile({})]);
  expect([empty.code, empty.stdout]).toEqual([1, expect.stringContaining('requestId is missing')]);
});

it('a file that is not there is wrong usage', async () => {
  const run = await narratoria(['plan', 'check', '/nowhere/plan.json']);
  expect(run).toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'There is no file /nowhere/plan.json.\n',
  });
});

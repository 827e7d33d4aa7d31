import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { narratoria, temporaryFolder } from './testing/narratoria';

const root = path.resolve(__dirname, '..');

function planFile(plan: unknown): string {
  const file = path.join(temporaryFolder(), 'plan.json');
  writeFileSync(file, typeof plan === 'string' ? plan : JSON.stringify(plan));
  return file;
}

const tool = (toolId: string, ...dependencies: readonly string[]) => ({
  toolId,
  toolPath: `skills/${toolId}`,
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
  const run = await narratoria(['plan', 'check', planFile(plan), '--json']);
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

it('a file that is not JSON, and one that is no plan, are findings in words', async () => {
  const broken = await narratoria(['plan', 'check', planFile('{')]);
  expect([broken.code, broken.stdout]).toEqual([1, expect.stringContaining('is not JSON')]);
  const empty = await narratoria(['plan', 'check', planFile({})]);
  expect([empty.code, empty.stdout]).toEqual([1, expect.stringContaining('requestId is missing')]);
});

it('a file that is not there is wrong usage', async () => {
  const run = await narratoria(['plan', 'check', '/nowhere/plan.json']);
  expect(run).toMatchObject({ code: 2, stdout: '', stderr: '/nowhere/plan.json is not there.\n' });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { validateExecutionResult } from '@/contracts/generated/validate-execution-result';
import type { ExecutionResult } from '@/contracts/generated/execution-result';

import { narratoria, ofType, temporaryFolder } from './testing/narratoria';

const root = path.resolve(__dirname, '..');
const plans = path.join(root, 'examples/plans');
const first = path.join(plans, 'light-torch-then-examine-door.json');
const second = path.join(plans, 'second-plan-without-the-torch.json');
const beyondReach = path.join(plans, 'torch-beyond-reach.state.json');
const skills = path.join(root, 'examples/skills');

async function resultOf(...parameters: readonly string[]) {
  const run = await narratoria(['plan', 'run', ...parameters, '--skills', skills, '--json']);
  const result: unknown = JSON.parse(run.stdout);
  expect(validateExecutionResult(result)).toBe(true);
  return { code: run.code, result: result as ExecutionResult };
}

describe('[001 §14.3] the plans of the tool protocol run as that document tells', () => {
  it('[001 §14.2] the torch is lit, drawn, and then the door is examined', async () => {
    const { code, result } = await resultOf(first);
    expect([code, result.success, result.failedTools]).toEqual([0, true, []]);
    const types = result.toolResults.map(({ events }) => events.map(({ type }) => type));
    expect(types).toEqual([
      ['log', 'state_patch', 'asset', 'done'],
      ['log', 'state_patch', 'ui_event', 'done'],
    ]);
    expect(result.aggregatedState).toEqual({
      inventory: { torch: { lit: true } },
      discovered: { door_inscription: 'Ancient runes' },
    });
    expect(result.aggregatedAssets).toMatchObject([{ toolId: 'light1', mediaType: 'image/png' }]);
  });

  it('[002 FR-013, FR-015] a torch beyond reach is tried four times, and the door waits in vain', async () => {
    const { code, result } = await resultOf(first, '--state', beyondReach);
    expect(code).toBe(1);
    expect(result).toMatchObject({
      success: false,
      canReplan: true,
      failureReason: 'tool_failure',
      failedTools: ['light1'],
      disabledSkills: ['torch-lighter'],
      toolResults: [
        { toolId: 'light1', state: 'failed', retryCount: 3, error: { code: 'beyond-reach' } },
        { toolId: 'examine1', state: 'skipped' },
      ],
    });
  });

  it('[001 §14.3] the second plan goes on without the torch', async () => {
    const { code, result } = await resultOf(second, '--state', beyondReach);
    expect([code, result.attemptNumber, result.disabledSkills]).toEqual([0, 2, ['torch-lighter']]);
    expect(result.toolResults.map(({ toolId, state }) => [toolId, state])).toEqual([
      ['examine2', 'success'],
    ]);
  });

  it('[001 §5.4] people see what happens, line by line', async () => {
    const run = await narratoria(['plan', 'run', first, '--skills', skills]);
    expect(run.stdout.replaceAll(/\(\d+ ms\)/g, '(n ms)').split('\n')).toEqual([
      'You reach for the torch on the wall.',
      'light1  info: Lighting torch...',
      'light1  patch {"inventory":{"torch":{"lit":true}}}',
      'light1  asset torch-lit (image/png)',
      'light1  Torch lit.',
      'light1  success (n ms)',
      'examine1  info: Examining door...',
      'examine1  patch {"discovered":{"door_inscription":"Ancient runes"}}',
      'examine1  narrative_choice {"choices":["Open","Leave"]}',
      'examine1  Door examined.',
      'examine1  success (n ms)',
      'The plan succeeded.',
      '',
    ]);
  });
});

it('a script that is not there fails the plan and says which', async () => {
  const { code, result } = await resultOf(
    planFile({ requestId: 'r', tools: [{ toolId: 'a', toolPath: 'skills/nobody/scripts/x.js' }] }),
  );
  expect(code).toBe(1);
  expect(result.toolResults[0]?.error?.message).toContain('nobody');
});

it('a plan that is not sound is not begun', async () => {
  const file = planFile({
    requestId: 'r',
    tools: [{ toolId: 'a', toolPath: 'x', dependencies: ['a'] }],
  });
  const run = await narratoria(['plan', 'run', file]);
  expect(run).toMatchObject({ code: 1, stdout: '' });
  expect(run.stderr).toContain('a waits for itself');
});

function planFile(plan: object): string {
  const file = path.join(temporaryFolder(), 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  return file;
}

describe('in a story', () => {
  it('a plan sees what that story remembers, and has no other state', async () => {
    const data = temporaryFolder();
    const played = await narratoria([
      'play',
      '--json',
      '--seed',
      '7',
      '--choose',
      '1',
      '--data',
      data,
    ]);
    const story = String(ofType(played.stdout, 'story')[0]?.['id']);
    const file = path.join(data, 'plan.json');
    const input = { query: 'done counting before the snow' };
    const tools = [{ toolId: 'recall', toolPath: 'memory/recall-memory', input }];
    writeFileSync(file, JSON.stringify({ requestId: 'recalling', tools }));
    const inStory = ['--story', story, '--data', data];
    const { code, result } = await resultOf(file, ...inStory);
    const { memories } = (result.toolResults[0]?.output ?? {}) as { memories?: unknown[] };
    expect([code, (memories ?? []).length > 0]).toEqual([0, true]);
    const both = await narratoria(['plan', 'run', file, ...inStory, '--state', beyondReach]);
    expect([both.code, both.stderr]).toEqual([
      2,
      '--story has a state of its own: leave out --state.\n',
    ]);
  });
});

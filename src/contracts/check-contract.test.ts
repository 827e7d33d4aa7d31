import { fail } from '@/foundation/result';
import { checkContract } from './check-contract';
import { validatePlan } from './generated/validate-plan-json';
import { validateServiceLine } from './generated/validate-service-calls';
import { validateSkillManifest } from './generated/validate-skill-manifest';
import { validateToolEvent } from './generated/validate-tool-events';
import { validateToolInput } from './generated/validate-tool-input';

it('a plan has at most a hundred tools', () => {
  const tool = { toolId: 'roll', toolPath: 'dice-roller/roll-dice' };
  const plan = { requestId: 'p1', tools: Array.from({ length: 101 }, () => tool) };
  expect(checkContract(validatePlan, plan)).toEqual(
    fail([{ path: 'tools', message: 'must have at most 100 entries' }]),
  );
});

it('[001 §5.2] a long unknown type is quoted only as far as it can be recognised', () => {
  const event = { version: '0', type: 'x'.repeat(1000) };
  expect(checkContract(validateToolEvent, event)).toEqual(
    fail([{ path: 'type', message: `is not known: "${'x'.repeat(59)}…` }]),
  );
});

it('[001 §13.4] a fault names the key as it was written', () => {
  const input = {
    requestId: 'r-1',
    tool: 'torch',
    operation: 'light',
    input: {},
    dependencies: { 'a/b~c': 1 },
    config: {},
    attempt: 1,
  };
  expect(checkContract(validateToolInput, input)).toEqual(
    fail([{ path: 'dependencies.a/b~c', message: 'must be an object or null' }]),
  );
});

it('[arch §3.1] a pattern is told in words', () => {
  const manifest = { name: 'Torch', version: '1.0.0', description: 'Lights torches.' };
  expect(checkContract(validateSkillManifest, manifest)).toEqual(
    fail([{ path: 'name', message: 'must be lowercase letters, digits and hyphens' }]),
  );
});

it('[001 §13.7] what several parts of a contract find wrong is told once', () => {
  expect(checkContract(validateServiceLine, 'memory.recall')).toEqual(
    fail([{ path: '', message: 'must be an object' }]),
  );
});

it('[001 §13.7] what follows from a condition is told, the condition is not', () => {
  expect(checkContract(validateServiceLine, { jsonrpc: '2.0', id: 1, error: {} })).toEqual(
    fail([{ path: 'error.code', message: 'is missing' }]),
  );
});

it('[arch §3.5] of what a script sends only the first thing that is wrong is told', () => {
  const tags = Array.from({ length: 400_000 }, () => 1);
  const params = { summary: 7, tags };
  expect(
    checkContract(validateServiceLine, { jsonrpc: '2.0', id: 1, method: 'memory.store', params }),
  ).toEqual(fail([{ path: 'params.summary', message: 'must be text' }]));
});

import { fail } from '@/foundation/result';
import { checkContract } from './check-contract';
import { validatePlan } from './generated/validate-plan-json';
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

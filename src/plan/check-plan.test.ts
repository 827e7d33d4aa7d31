import { checkPlan } from '@/plan/check-plan';
import { planOf, tool } from '@/plan/testing/execute-scripted';

it('[arch §2.2.1; 002-dm §2; 003-dm §2.1, §2.2] what a plan leaves out is filled in', () => {
  const plan = planOf([{ toolId: 'light', toolPath: 'torch/light' }]);
  expect(checkPlan(plan)).toEqual({
    ok: true,
    value: {
      plan,
      tools: [
        {
          toolId: 'light',
          toolPath: 'torch/light',
          input: {},
          dependencies: [],
          isRequired: true,
          isAsync: false,
          retryPolicy: {},
        },
      ],
    },
  });
});

it('[002 FR-011] the tools come in an order that respects their dependencies', () => {
  const checked = checkPlan(planOf([tool('door', { dependencies: ['light'] }), tool('light')]));
  expect(checked.ok && checked.value.tools.map(({ toolId }) => toolId)).toEqual(['light', 'door']);
});

it('[001 §8] unknown fields of a plan are ignored', () => {
  expect(checkPlan({ ...planOf([]), mood: 'sunny' }).ok).toBe(true);
});

it('[002 FR-012] every fault is named at once, with the tools concerned', () => {
  const plan = planOf([
    tool('twin'),
    tool('twin'),
    tool('lost', { dependencies: ['nobody'] }),
    tool('narcissus', { dependencies: ['narcissus'] }),
    tool('hen', { dependencies: ['egg'] }),
    tool('egg', { dependencies: ['hen'] }),
    tool('cook', { dependencies: ['egg'] }),
  ]);
  expect(checkPlan(plan)).toEqual({
    ok: false,
    error: [
      { code: 'duplicate-tool-id', message: 'two tools are called twin', toolIds: ['twin'] },
      {
        code: 'unknown-dependency',
        message: 'lost waits for nobody, which the plan does not have',
        toolIds: ['lost', 'nobody'],
      },
      { code: 'self-dependency', message: 'narcissus waits for itself', toolIds: ['narcissus'] },
      {
        code: 'cycle',
        message: 'Circular dependency detected in plan plan-1: hen, egg',
        toolIds: ['hen', 'egg'],
      },
    ],
  });
});

it('[002 FR-012] each cycle is a fault of its own, and one through a twin is one, too', () => {
  const plan = planOf([
    ...[tool('a', { dependencies: ['b'] }), tool('b', { dependencies: ['a'] })],
    ...[tool('x', { dependencies: ['y'] }), tool('y', { dependencies: ['x', 'a'] }), tool('x')],
  ]);
  const checked = checkPlan(plan);
  expect(!checked.ok && checked.error.map(({ code, toolIds }) => [code, ...toolIds])).toEqual([
    ['duplicate-tool-id', 'x'],
    ['cycle', 'a', 'b'],
    ['cycle', 'x', 'y'],
  ]);
});

it('[002 FR-012] a plan that breaks its schema is judged further, as far as it can be read', () => {
  const { tools } = planOf([
    tool('hen', { dependencies: ['egg', 'nobody', 'nobody'] }),
    tool('egg', { dependencies: ['hen', 'egg'] }),
    tool('hen'),
  ]);
  const plan = { tools: [...tools, { toolPath: 7, dependencies: 'hen' }, 'rubbish', null] };
  const checked = checkPlan(plan);
  expect(!checked.ok && checked.error.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'schema: requestId is missing',
    'schema: tools[3].toolId is missing',
    'schema: tools[3].toolPath must be text',
    'schema: tools[3].dependencies must be a list',
    'schema: tools[4] must be an object',
    'schema: tools[5] must be an object',
    'duplicate-tool-id: two tools are called hen',
    'unknown-dependency: hen waits for nobody, which the plan does not have',
    'self-dependency: egg waits for itself',
    'cycle: Circular dependency detected in the plan: hen, egg',
  ]);
});

it.each([
  ['no object', 'plan', ''],
  ['no requestId', { tools: [] }, 'requestId is missing'],
  ['no tools', { requestId: 'p' }, 'tools is missing'],
  [
    'a tool without a path',
    { requestId: 'p', tools: [{ toolId: 'a' }] },
    'tools[0].toolPath is missing',
  ],
])('[001 §13.3] a plan with %s is a fault of its schema', (_, data, message) => {
  const checked = checkPlan(data);
  expect(checked).toMatchObject({ ok: false, error: [{ code: 'schema' }] });
  if (!checked.ok) expect(checked.error[0]?.message).toContain(message);
});

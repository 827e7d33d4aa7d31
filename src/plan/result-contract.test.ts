import { checkContract } from '@/contracts/check-contract';
import type { ExecutionResult } from '@/contracts/generated/execution-result';
import type { Plan } from '@/contracts/generated/plan-json';
import type { AssetEvent } from '@/contracts/generated/tool-events';
import { validateExecutionResult } from '@/contracts/generated/validate-execution-result';
import { describeFault } from '@/foundation/narratoria-fault';
import { succeed } from '@/foundation/result';
import { checkPlan } from '@/plan/check-plan';
import { rejectedPlan } from '@/plan/rejected-plan';
import { executeScripted, planOf, tool } from '@/plan/testing/execute-scripted';
import {
  breaksProtocol,
  endsSilently,
  exits,
  fails,
  patches,
  scriptedRunner,
  succeeds,
} from '@/plan/testing/scripted-runner';

const once = { retryPolicy: { maxRetries: 0 } };
const picture: AssetEvent = {
  version: '0',
  type: 'asset',
  assetId: 'torch',
  kind: 'image',
  mediaType: 'image/png',
  path: '/tmp/torch.png',
};
const chain = planOf([tool('torch', once), tool('door', { dependencies: ['torch'] })]);
const optional = planOf([
  tool('torch', { ...once, required: false }),
  tool('door', { dependencies: ['torch'] }),
]);

async function resultOf(
  plan: Plan,
  script: Parameters<typeof scriptedRunner>[0],
  options: Parameters<typeof executeScripted>[2] = {},
): Promise<ExecutionResult> {
  return (await executeScripted(plan, scriptedRunner(script), options)).result;
}

function refused(plan: Plan): ExecutionResult {
  const checked = checkPlan(plan);
  if (checked.ok) throw new Error('the plan was accepted');
  return rejectedPlan(plan, checked.error);
}

it.each<[string, () => Promise<ExecutionResult> | ExecutionResult]>([
  ['nothing to do', () => resultOf(planOf([]), {})],
  [
    'everything done',
    () =>
      resultOf(chain, { torch: succeeds({}, patches({ lit: true }), picture), door: succeeds() }),
  ],
  ['a required tool that failed', () => resultOf(chain, { torch: fails() })],
  ['an optional tool that failed', () => resultOf(optional, { torch: fails(), door: succeeds() })],
  ['a tool that ran out of time', () => resultOf(chain, { torch: exits('wall') })],
  ['a tool that crashed', () => resultOf(chain, { torch: exits('threw') })],
  [
    'a tool that broke the protocol',
    () => resultOf(chain, { torch: breaksProtocol({ invalidJson: true }) }),
  ],
  ['a tool that never said done', () => resultOf(chain, { torch: endsSilently() })],
  ['a plan without time', () => resultOf(chain, {}, { limits: { planMs: 0 } })],
  ['a player who stopped', () => resultOf(chain, {}, { signal: AbortSignal.abort() })],
  ['a plan that waits for itself', () => refused(planOf([tool('a', { dependencies: ['a'] })]))],
])('[arch §2.2.4] the result of %s keeps its contract', async (_, run) => {
  const result = await run();
  expect(checkContract(validateExecutionResult, result)).toEqual(succeed(result));
});

it('[arch §2.2.4; 002-dm §3; 003-dm §3.2, §3.4] a result says which tools failed, why, and what never ran', async () => {
  const result = await resultOf(chain, { torch: exits('wall') });
  expect(result.toolResults.map(({ toolId, state, error }) => [toolId, state, error])).toEqual([
    [
      'torch',
      'timeout',
      {
        code: 'timeout',
        message: 'Tool torch timed out after 2s',
        category: 'timeout',
        exitCode: 1,
      },
    ],
    ['door', 'skipped', null],
  ]);
});

it.each([
  ['breaks it', breaksProtocol({ invalidJson: false }), 'it sang'],
  ['ends without done', endsSilently(), 'the script ended without a done event'],
])('[003-dm §7] a script that %s is named with its violation', async (_, attempt, violation) => {
  const { toolResults } = await resultOf(chain, { torch: attempt });
  expect(toolResults[0]?.error?.message).toBe(`Protocol violation from torch: ${violation}`);
});

it.each([
  [1, fails(), 'Plan plan-1 execution failed. Failed tools: [torch]'],
  [5, fails(), 'Max replan attempts (5) exceeded'],
  [5, succeeds(), null],
])(
  '[003-dm §7] as generation %i a plan may end with its fault as a value',
  async (generationAttempt, torch, words) => {
    const plan = planOf([tool('torch', once)], { metadata: { generationAttempt } });
    const { fault } = await executeScripted(plan, scriptedRunner({ torch }));
    expect(fault && describeFault(fault)).toBe(words);
  },
);

it('[003-dm §6] an asset of a result names its tool and is no event any more', async () => {
  const metadata = { width: 64 };
  const { aggregatedAssets } = await resultOf(planOf([tool('torch')]), {
    torch: succeeds({}, picture, { ...picture, assetId: 'wide', metadata }),
  });
  const { version: _version, type: _type, ...file } = picture;
  expect(aggregatedAssets).toEqual([
    { ...file, toolId: 'torch' },
    { ...file, assetId: 'wide', metadata, toolId: 'torch' },
  ]);
});

it('[002 FR-012] a plan with a cycle is refused whole: nothing ran, no skill is disabled for it', () => {
  const plan = planOf(
    [
      tool('hen', { dependencies: ['egg'] }),
      tool('egg', { dependencies: ['hen'] }),
      tool('cook', { dependencies: ['egg'] }),
    ],
    { disabledSkills: ['dice'], metadata: { generationAttempt: 4 } },
  );
  const { toolResults, ...result } = refused(plan);
  const error = {
    code: 'cycle',
    message: 'Circular dependency detected in plan plan-1: hen, egg',
    category: 'circular_dependency',
  };
  expect(toolResults.map(({ toolId, state, error: why }) => [toolId, state, why])).toEqual([
    ['hen', 'skipped', error],
    ['egg', 'skipped', error],
    ['cook', 'skipped', null],
  ]);
  expect(result).toEqual({
    planId: 'plan-1',
    success: false,
    canReplan: true,
    failureReason: 'circular_dependency',
    failedTools: [],
    disabledSkills: ['dice'],
    aggregatedState: {},
    aggregatedAssets: [],
    narrative: null,
    executionTimeMs: 0,
    attemptNumber: 4,
  });
});

it('[002 FR-027] a plan that is wrong in another way is invalid, and the fifth is the last', () => {
  const plan = planOf([tool('lost', { dependencies: ['nobody'] })], {
    metadata: { generationAttempt: 5 },
  });
  expect(refused(plan)).toMatchObject({ failureReason: 'invalid_json', canReplan: false });
});

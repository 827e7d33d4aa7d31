import fc from 'fast-check';

import type { ExecutionResult } from '@/contracts/generated/execution-result';
import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import { FakeClock } from '@/hosts/fake/fake-clock';
import { executeScripted, planOf, tool } from '@/plan/testing/execute-scripted';
import {
  fails,
  patches,
  scriptedRunner,
  succeeds,
  type ScriptedAttempt,
} from '@/plan/testing/scripted-runner';
import type { ToolProgress } from '@/plan/tool-progress';

const async = { async: true };

/** Runs tools that each take some time, and says which ran at the same time as which. */
async function timesOf(
  tools: readonly PlannedTool[],
  rest: Partial<Plan>,
  concurrency = 4,
): Promise<Readonly<Record<string, readonly [number, number]>>> {
  const clock = new FakeClock({ sleeping: 'advances' });
  const times: Record<string, [number, number]> = {};
  const taking = (name: string): ScriptedAttempt => ({
    ...succeeds(),
    meanwhile: async (signal) => {
      const started = clock.elapsed();
      await clock.sleep(100, signal);
      times[name] = [started, clock.elapsed()];
    },
  });
  const script = Object.fromEntries(tools.map(({ toolId }) => [toolId, taking(toolId)]));
  await executeScripted(planOf(tools, rest), scriptedRunner(script), {
    clock,
    limits: { scriptsAtOnce: concurrency },
  });
  return times;
}

const pair = [tool('a', async), tool('b', async)];

it('[002 FR-014, FR-050; arch §2.2.3] asynchronous tools of a parallel plan run together when their dependencies allow', async () => {
  const tools = [...pair, tool('c', { async: true, dependencies: ['a'] })];
  expect(await timesOf(tools, { parallel: true })).toEqual({
    a: [0, 100],
    b: [0, 100],
    c: [100, 200],
  });
});

it('[002 FR-050; arch §2.2.3] a plan that is not parallel runs them one by one', async () => {
  expect(await timesOf(pair, {})).toEqual({ a: [0, 100], b: [100, 200] });
});

it('[002 FR-014] a tool that is not asynchronous runs alone in a parallel plan', async () => {
  const tools = [tool('a', async), tool('alone'), tool('b', async)];
  expect(await timesOf(tools, { parallel: true })).toEqual({
    a: [0, 100],
    alone: [100, 200],
    b: [200, 300],
  });
});

it('[arch §2.2.3, §2.5] no more run at once than there are cores', async () => {
  const tools = ['a', 'b', 'c', 'd', 'e'].map((name) => tool(name, async));
  expect(Object.values(await timesOf(tools, { parallel: true }, 2))).toEqual([
    [0, 100],
    [0, 100],
    [100, 200],
    [100, 200],
    [200, 300],
  ]);
});

it('[002 FR-019] beside a failed optional tool the others run to their end', async () => {
  const optional = { async: true, required: false, retryPolicy: { maxRetries: 0 } };
  const { result } = await executeScripted(
    planOf([tool('broken', optional), ...pair], { parallel: true }),
    scriptedRunner({ broken: fails(), a: succeeds(), b: succeeds() }),
  );
  expect(result.toolResults.map(({ state }) => state)).toEqual(['failed', 'success', 'success']);
  expect(result.success).toBe(true);
});

type RandomTool = {
  readonly dependencies: readonly number[];
  readonly ms: number;
  readonly isAsync: boolean;
  readonly isRequired: boolean;
  readonly fails: boolean;
};

const randomPlan = fc
  .array(
    fc.record({
      dependencies: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
      ms: fc.nat({ max: 50 }),
      isAsync: fc.boolean(),
      isRequired: fc.boolean(),
      fails: fc.boolean(),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((tools) =>
    tools.map((each, index) => ({
      ...each,
      dependencies: each.dependencies.filter((other) => other < index),
    })),
  );

async function run(
  tools: readonly RandomTool[],
  rest: Partial<Plan>,
  concurrency: number,
): Promise<{ readonly outcome: unknown; readonly progress: readonly ToolProgress[] }> {
  const clock = new FakeClock({ sleeping: 'advances' });
  const script = tools.map((each, index): [string, ScriptedAttempt] => {
    const patch = patches({ last: index, [`t${index}`]: index, shared: { [index % 3]: index } });
    return [
      `t${index}`,
      {
        ...(each.fails ? fails(patch) : succeeds({}, patch)),
        effects: [`effect of ${index}`],
        meanwhile: (signal) => clock.sleep(each.ms, signal),
      },
    ];
  });
  const planned = tools.map(({ dependencies, isAsync, isRequired }, index) =>
    tool(`t${index}`, {
      dependencies: dependencies.map((other) => `t${other}`),
      async: isAsync,
      required: isRequired,
      retryPolicy: { maxRetries: 0 },
      toolPath: 'same/tool',
    }),
  );
  const runner = scriptedRunner(Object.fromEntries(script));
  const { result, effects, progress } = await executeScripted(planOf(planned, rest), runner, {
    clock,
    limits: { scriptsAtOnce: concurrency },
  });
  const calls = Object.fromEntries(
    runner.calls.map(({ tool: { toolId }, ordinal, dependencies, visibleEffects }) => [
      toolId,
      { ordinal, dependencies, visibleEffects },
    ]),
  );
  return { outcome: { ...timeless(result), effects, calls }, progress };
}

function timeless({ executionTimeMs: _, toolResults, ...result }: ExecutionResult) {
  return {
    ...result,
    toolResults: toolResults.map(({ executionTimeMs: __, ...each }) => each),
  };
}

it('[001 §13.4] whoever ends first, a parallel plan has the result and the effects of a sequential one (seed 13)', async () => {
  await fc.assert(
    fc.asyncProperty(randomPlan, fc.integer({ min: 1, max: 4 }), async (tools, concurrency) => {
      const sequential = await run(tools, { parallel: false }, concurrency);
      const parallel = await run(tools, { parallel: true }, concurrency);
      expect(parallel.outcome).toEqual(sequential.outcome);
    }),
    { numRuns: 150, seed: 13 },
  );
});

it('[002 FR-049] no tool starts before all it waits for have ended, and none is told twice (seed 14)', async () => {
  await fc.assert(
    fc.asyncProperty(randomPlan, async (tools) => {
      const { progress } = await run(tools, { parallel: true }, 3);
      const steps = progress.filter((each) => each.type === 'tool');
      const startOf = (index: number): number =>
        steps.findIndex(({ toolId, state }) => toolId === `t${index}` && state === 'running');
      const endsOf = (index: number): readonly number[] =>
        steps.flatMap(({ toolId, state }, at) =>
          toolId === `t${index}` && state !== 'running' ? [at] : [],
        );
      for (const [index, { dependencies }] of tools.entries()) {
        expect(endsOf(index)).toHaveLength(1);
        if (startOf(index) !== -1)
          for (const other of dependencies) expect(endsOf(other)[0]).toBeLessThan(startOf(index));
      }
    }),
    { numRuns: 100, seed: 14 },
  );
});

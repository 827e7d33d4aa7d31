import type { ExecutionResult } from '@/contracts/generated/execution-result';
import { FakeClock } from '@/hosts/fake/fake-clock';
import type { ToolProgress } from '@/plan/tool-progress';
import { executeScripted, planOf, tool } from '@/plan/testing/execute-scripted';
import {
  breaksProtocol,
  endsSilently,
  exits,
  fails,
  patches,
  scriptedRunner,
  succeeds,
  type ScriptedAttempt,
} from '@/plan/testing/scripted-runner';

const once = { retryPolicy: { maxRetries: 0 } };

function statesOf({ toolResults }: ExecutionResult): Readonly<Record<string, string>> {
  return Object.fromEntries(toolResults.map(({ toolId, state }) => [toolId, state]));
}

function stepsOf(progress: readonly ToolProgress[]): readonly string[] {
  return progress.flatMap((each) => (each.type === 'tool' ? [`${each.toolId} ${each.state}`] : []));
}

function acting(...effects: readonly string[]): ScriptedAttempt {
  return { ...succeeds(), effects };
}

describe('dependencies', () => {
  it('[001 §13.4] tools run one after the other, each after those it waits for', async () => {
    const { progress } = await executeScripted(
      planOf([tool('door', { dependencies: ['torch'] }), tool('torch')]),
      scriptedRunner({ torch: succeeds(), door: succeeds() }),
    );
    expect(stepsOf(progress)).toEqual([
      'torch running',
      'torch success',
      'door running',
      'door success',
    ]);
  });

  it('[001 §13.4] a tool sees the output of those it waits for, and of nobody else', async () => {
    const runner = scriptedRunner({
      torch: succeeds({ lit: true }),
      stranger: succeeds({ secret: 1 }),
      door: succeeds(),
    });
    const door = tool('door', { dependencies: ['torch'] });
    await executeScripted(planOf([tool('torch'), tool('stranger'), door]), runner);
    expect(runner.calls[2]?.dependencies).toEqual({ torch: { lit: true } });
  });

  it('[002 FR-013] a failed required tool stops its dependents and fails the plan', async () => {
    const { result } = await executeScripted(
      planOf([
        tool('torch', once),
        tool('door', { dependencies: ['torch'] }),
        tool('room', { dependencies: ['door'] }),
      ]),
      scriptedRunner({ torch: fails() }),
    );
    expect(statesOf(result)).toEqual({ torch: 'failed', door: 'skipped', room: 'skipped' });
    expect(result).toMatchObject({ success: false, failedTools: ['torch'] });
  });

  it('[002 FR-013] a failed optional tool lets its dependents run and see null', async () => {
    const runner = scriptedRunner({ torch: fails(), door: succeeds() });
    const { result } = await executeScripted(
      planOf([
        tool('torch', { ...once, required: false }),
        tool('door', { dependencies: ['torch'] }),
      ]),
      runner,
    );
    expect(statesOf(result)).toEqual({ torch: 'failed', door: 'success' });
    expect(runner.calls[1]?.dependencies).toEqual({ torch: null });
    expect(result).toMatchObject({ success: true, failureReason: null, failedTools: ['torch'] });
  });

  it('[002 FR-013; 003-dm §3.1] dependents of a skipped tool are skipped, though it is optional', async () => {
    const { result } = await executeScripted(
      planOf([
        tool('torch', once),
        tool('door', { dependencies: ['torch'], required: false }),
        tool('room', { dependencies: ['door'], required: false }),
      ]),
      scriptedRunner({ torch: fails() }),
    );
    expect(statesOf(result)).toEqual({ torch: 'failed', door: 'skipped', room: 'skipped' });
  });

  it('[002 FR-067] tools that do not depend on the failed one run to their end', async () => {
    const { result } = await executeScripted(
      planOf([tool('torch', once), tool('song'), tool('dance', { dependencies: ['song'] })]),
      scriptedRunner({ torch: fails(), song: succeeds(), dance: succeeds() }),
    );
    expect(statesOf(result)).toEqual({ torch: 'failed', song: 'success', dance: 'success' });
  });

  it('two equal calls are told apart by their ordinal, others all have 0', async () => {
    const input = { formula: '2d6' };
    const runner = scriptedRunner({ one: succeeds(), two: succeeds(), other: succeeds() });
    const toolPath = 'dice/roll';
    await executeScripted(
      planOf([
        tool('one', { toolPath, input }),
        tool('two', { toolPath, input }),
        tool('other', { toolPath, input: { formula: '1d6' } }),
      ]),
      runner,
    );
    expect(runner.calls.map(({ ordinal }) => ordinal)).toEqual([0, 1, 0]);
  });
});

describe('effects', () => {
  it('those of successful tools are handed on in the order of the dependencies', async () => {
    const { effects } = await executeScripted(
      planOf([tool('last', { dependencies: ['first'] }), tool('first')]),
      scriptedRunner({ first: acting('a', 'b'), last: acting('c') }),
    );
    expect(effects).toEqual(['a', 'b', 'c']);
  });

  it('a tool sees those of the tools before it, near and far, each once, and of no stranger', async () => {
    const runner = scriptedRunner({
      root: acting('root'),
      left: acting('left'),
      right: acting('right'),
      stranger: acting('stranger'),
      leaf: acting('leaf'),
    });
    await executeScripted(
      planOf([
        tool('root'),
        tool('left', { dependencies: ['root'] }),
        tool('right', { dependencies: ['root'] }),
        tool('stranger'),
        tool('leaf', { dependencies: ['right', 'left'] }),
      ]),
      runner,
    );
    const seen = Object.fromEntries(
      runner.calls.map(({ tool: { toolId }, visibleEffects }) => [toolId, visibleEffects]),
    );
    expect(seen).toEqual({
      root: [],
      left: ['root'],
      right: ['root'],
      stranger: [],
      leaf: ['root', 'left', 'right'],
    });
  });

  it('those of a failed attempt are dropped, also when the next one succeeds', async () => {
    const { effects } = await executeScripted(
      planOf([tool('roll'), tool('store', { ...once, required: false })]),
      scriptedRunner({
        roll: [{ ...fails(), effects: ['first try'] }, acting('second try')],
        store: { ...fails(), effects: ['never'] },
      }),
    );
    expect(effects).toEqual(['second try']);
  });
});

describe('the result', () => {
  it('[002 FR-020; 001 §13.5; 002-dm §3; 003-dm §3.2, §3.3] is a full trace of each tool', async () => {
    const clock = new FakeClock({ sleeping: 'advances' });
    const torch = succeeds({ lit: true }, patches({ inventory: { torch: { lit: true } } }));
    const { result } = await executeScripted(
      planOf([tool('torch', { toolPath: 'torch/light' })], { narrative: 'You reach for it.' }),
      scriptedRunner({
        torch: { ...torch, meanwhile: (signal) => clock.sleep(40, signal) },
      }),
      { clock },
    );
    expect(result).toEqual({
      planId: 'plan-1',
      success: true,
      canReplan: false,
      failureReason: null,
      failedTools: [],
      disabledSkills: [],
      toolResults: [
        {
          toolId: 'torch',
          toolPath: 'torch/light',
          ok: true,
          state: 'success',
          output: { inventory: { torch: { lit: true } }, lit: true },
          events: torch.invocation.events,
          executionTimeMs: 40,
          retryCount: 0,
          error: null,
        },
      ],
      aggregatedState: { inventory: { torch: { lit: true } } },
      aggregatedAssets: [],
      narrative: 'You reach for it.',
      executionTimeMs: 40,
      attemptNumber: 1,
    });
  });

  it('[002 FR-020; 001 §13.5] says of a failed tool what it said, how often it was tried, how long it took and why it failed', async () => {
    const said = {
      version: '0',
      type: 'error',
      errorCode: 'wet',
      errorMessage: 'It is wet.',
    } as const;
    const details = { drops: 3 };
    const { result } = await executeScripted(
      planOf([tool('torch', { toolPath: 'torch/light', retryPolicy: { maxRetries: 1 } })]),
      scriptedRunner({ torch: fails(patches({ lit: true }), { ...said, details }) }),
    );
    expect(result).toMatchObject({ success: false, failedTools: ['torch'], aggregatedState: {} });
    expect(result.toolResults).toEqual([
      {
        toolId: 'torch',
        toolPath: 'torch/light',
        ok: false,
        state: 'failed',
        output: {},
        events: [
          patches({ lit: true }),
          { ...said, details },
          { version: '0', type: 'done', ok: false },
        ],
        executionTimeMs: 100,
        retryCount: 1,
        error: {
          code: 'wet',
          message: 'It is wet.',
          category: 'tool_failure',
          details,
        },
      },
    ]);
  });

  it('[001 §13.4] merges the patches of successful tools in the order of the dependencies', async () => {
    const { result } = await executeScripted(
      planOf([
        tool('second', { dependencies: ['first'] }),
        tool('first'),
        tool('broken', { ...once, required: false }),
      ]),
      scriptedRunner({
        first: succeeds({}, patches({ a: { x: 1, y: 1 }, gone: true })),
        second: succeeds({}, patches({ a: { y: 2 } }), patches({ gone: null })),
        broken: fails(patches({ a: { x: 99 } })),
      }),
    );
    expect(result.aggregatedState).toEqual({ a: { x: 1, y: 2 } });
  });

  it('[arch §2.2.4] what the patches come to is a state: what was removed is absent, at any depth', async () => {
    const { result } = await executeScripted(
      planOf([tool('first'), tool('second', { dependencies: ['first'] })]),
      scriptedRunner({
        first: succeeds({}, patches({ never: null, bag: { rope: null, lamp: { lit: true } } })),
        second: succeeds({}, patches({ bag: { lamp: null, bell: 1 } })),
      }),
    );
    expect(result.aggregatedState).toEqual({ bag: { bell: 1 } });
  });

  it('[arch §2.2.4; 001 §7] lists the files of successful tools that were looked at, and names those that were refused', async () => {
    const asset = (assetId: string) =>
      ({
        version: '0',
        type: 'asset',
        assetId,
        kind: 'image',
        mediaType: 'image/png',
        path: `/${assetId}`,
      }) as const;
    const painted = succeeds({}, asset('good'), asset('bad'), asset('unseen'));
    const files = [
      { event: asset('good'), refused: null },
      { event: asset('bad'), refused: 'it cannot be read' },
    ];
    const { result } = await executeScripted(
      planOf([tool('painter'), tool('broken', { ...once, required: false })]),
      scriptedRunner({
        painter: { ...painted, files },
        broken: { ...fails(asset('worse')), files: [{ event: asset('worse'), refused: null }] },
      }),
    );
    expect(result.aggregatedAssets.map(({ assetId }) => assetId)).toEqual(['good']);
    expect(result.refusedAssets).toEqual([
      { toolId: 'painter', assetId: 'bad', path: '/bad', reason: 'it cannot be read' },
    ]);
  });

  it('[002 FR-024] disables the skills that failed beside those already disabled, each once', async () => {
    const { result } = await executeScripted(
      planOf(
        [
          tool('a', { ...once, toolPath: 'torch/light' }),
          tool('b', { ...once, toolPath: 'torch/snuff', required: false }),
          tool('c', { toolPath: 'door/open' }),
        ],
        { disabledSkills: ['dice', 'torch'] },
      ),
      scriptedRunner({ a: fails(), b: fails(), c: succeeds() }),
    );
    expect(result.disabledSkills).toEqual(['dice', 'torch']);
    expect(result.failedTools).toEqual(['a', 'b']);
  });

  it.each([
    [1, true],
    [4, true],
    [5, false],
  ])(
    '[002 FR-021] a plan that failed as generation %i can be replanned: %s',
    async (generation, can) => {
      const plan = planOf([tool('torch', once)], { metadata: { generationAttempt: generation } });
      const { result } = await executeScripted(plan, scriptedRunner({ torch: fails() }));
      expect(result).toMatchObject({ canReplan: can, attemptNumber: generation });
    },
  );

  it.each<[string, ScriptedAttempt, string, string]>([
    ['done with ok false', fails(), 'failed', 'tool_failure'],
    ['an exception', exits('threw'), 'failed', 'tool_failure'],
    ['too much memory', exits('memory'), 'failed', 'tool_failure'],
    ['too much time', exits('wall'), 'timeout', 'timeout'],
    ['too much computing', exits('cpu'), 'timeout', 'timeout'],
    ['a line that is not JSON', breaksProtocol({ invalidJson: true }), 'failed', 'invalid_json'],
    ['an unknown event', breaksProtocol({ invalidJson: false }), 'failed', 'protocol_violation'],
    ['no done event', endsSilently(), 'failed', 'protocol_violation'],
  ])('[002 FR-027] %s gives its own reason', async (_, attempt, state, reason) => {
    const { result } = await executeScripted(
      planOf([tool('torch', once)]),
      scriptedRunner({ torch: attempt }),
    );
    expect([statesOf(result), result.failureReason]).toEqual([{ torch: state }, reason]);
  });

  it('an empty plan succeeds at once', async () => {
    const { result, progress } = await executeScripted(planOf([]), scriptedRunner({}));
    expect([result.success, progress]).toEqual([true, []]);
  });
});

describe('the end of a plan', () => {
  it('[002 FR-018] after its deadline no further tool starts', async () => {
    const clock = new FakeClock({ sleeping: 'advances' });
    const slow = {
      ...succeeds(),
      meanwhile: (signal: AbortSignal) => clock.sleep(1_000, signal),
    };
    const { result } = await executeScripted(
      planOf([tool('slow'), tool('late')]),
      scriptedRunner({ slow }),
      { clock, limits: { planMs: 1_000 } },
    );
    expect(statesOf(result)).toEqual({ slow: 'success', late: 'skipped' });
    expect(result).toMatchObject({ success: false, failureReason: 'timeout', failedTools: [] });
  });

  it('[002 FR-018] without a word of its own a plan has 60 seconds', async () => {
    const clock = new FakeClock({ sleeping: 'advances' });
    const optional = { ...once, required: false };
    const sleepy = {
      ...succeeds(),
      meanwhile: (signal: AbortSignal) => clock.sleep(1_999, signal),
    };
    const names = Array.from({ length: 31 }, (_, index) => `t${index}`);
    const { result } = await executeScripted(
      planOf(names.map((name) => tool(name, optional))),
      scriptedRunner(Object.fromEntries(names.map((name) => [name, sleepy]))),
      { clock },
    );
    expect(result.executionTimeMs).toBe(60_000);
    expect(result.toolResults[30]?.state).toBe('timeout');
  });

  it('a player who stops ends the plan between two tools, and it is not replanned', async () => {
    const controller = new AbortController();
    const torch = {
      ...succeeds(),
      meanwhile: () => {
        controller.abort();
      },
    };
    const { result } = await executeScripted(
      planOf([tool('torch'), tool('door')]),
      scriptedRunner({ torch }),
      { signal: controller.signal },
    );
    expect(statesOf(result)).toEqual({ torch: 'success', door: 'skipped' });
    expect(result).toMatchObject({ success: false, canReplan: false });
  });
});

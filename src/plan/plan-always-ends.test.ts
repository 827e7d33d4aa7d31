import { runLimits } from '@/foundation/run-limits';
import { cancelGraceMs, overtimeGraceMs } from '@/foundation/limits';
import { FakeClock } from '@/hosts/fake/fake-clock';
import { executePlan } from '@/plan/execute-plan';
import { checkPlan } from '@/plan/check-plan';
import { executeScripted, planOf, tool } from '@/plan/testing/execute-scripted';
import {
  exits,
  fails,
  patches,
  scriptedRunner,
  scriptedTimeoutMs,
  succeeds,
  type ScriptedAttempt,
} from '@/plan/testing/scripted-runner';

const once = { retryPolicy: { maxRetries: 0 } };
const log = (message: string) => ({ version: '0', type: 'log', level: 'info', message }) as const;

/** Listens neither to its time nor to its signal. */
const deaf: ScriptedAttempt = { ...succeeds(), meanwhile: () => new Promise(() => undefined) };

/** Ends a while after its signal, as a script does that cleans up. */
function endsAfterSignal(clock: FakeClock, ms: number): ScriptedAttempt {
  return {
    ...exits('cancelled'),
    meanwhile: async (signal) => {
      await clock.sleep(1_000_000, signal);
      await clock.sleep(ms, new AbortController().signal);
    },
  };
}

describe('time', () => {
  it('[002 FR-017, FR-051; arch §2.5] a script that its runner does not end is given up, and the rest of the plan runs', async () => {
    const { result } = await executeScripted(
      planOf([tool('deaf', { ...once, required: false }), tool('next')]),
      scriptedRunner({ deaf, next: succeeds() }),
    );
    expect(result.toolResults.map(({ state }) => state)).toEqual(['timeout', 'success']);
    expect(result.toolResults[0]).toMatchObject({
      executionTimeMs: scriptedTimeoutMs + overtimeGraceMs,
      error: { code: 'timeout', message: 'Tool deaf timed out after 2s' },
    });
  });

  it('[002 FR-018] at its deadline the plan is over, whatever still runs', async () => {
    const { result } = await executeScripted(
      planOf([tool('deaf'), tool('late')]),
      scriptedRunner({ deaf }),
      { limits: { planMs: 700 } },
    );
    expect(result.toolResults.map(({ state, error }) => [state, error?.message])).toEqual([
      ['timeout', 'Tool deaf timed out after 0.7s'],
      ['skipped', 'The plan ran out of time.'],
    ]);
    expect(result).toMatchObject({ executionTimeMs: 700, failureReason: 'timeout' });
  });

  it('what a script said before it was given up stays in the trace, what it says after that does not', async () => {
    let talkLater: () => void = () => undefined;
    const runner = scriptedRunner({});
    const { result, progress } = await executeScripted(planOf([tool('deaf', once)]), {
      ...runner,
      run: ({ onEvent }) => {
        onEvent(log('working'));
        talkLater = () => {
          onEvent(log('still working'));
        };
        return new Promise(() => undefined);
      },
    });
    talkLater();
    expect(result.toolResults[0]?.events).toEqual([log('working')]);
    expect(progress.filter((each) => each.type === 'activity' && each.event !== null)).toHaveLength(
      1,
    );
  });

  it('[002 FR-051] a script that is given up is told to end', async () => {
    const onTold = jest.fn();
    await executeScripted(planOf([tool('a', once)]), scriptedRunner({ a: listens(onTold) }));
    expect(onTold).toHaveBeenCalledTimes(1);
  });

  it('each of several that run together is given up at its own time', async () => {
    const names = ['a', 'b', 'c'];
    const { result } = await executeScripted(
      planOf(
        names.map((name) => tool(name, { ...once, async: true, required: false })),
        { parallel: true },
      ),
      scriptedRunner({ a: deaf, b: deaf, c: deaf }),
      { limits: { scriptsAtOnce: 2 } },
    );
    expect(result.toolResults.map(({ state }) => state)).toEqual(names.map(() => 'timeout'));
    expect(result.executionTimeMs).toBe(2 * (scriptedTimeoutMs + overtimeGraceMs));
  });
});

describe('a player who stops', () => {
  async function stopped(
    script: (clock: FakeClock) => ScriptedAttempt,
  ): Promise<Awaited<ReturnType<typeof executeScripted>>> {
    const clock = new FakeClock({ sleeping: 'waits' });
    const controller = new AbortController();
    const patient = { name: 'torch', retryPolicy: {}, timeoutMs: 30_000 };
    const execution = executeScripted(
      planOf([tool('torch'), tool('door')]),
      { ...scriptedRunner({ torch: script(clock) }), skillOf: () => patient },
      { clock, signal: controller.signal },
    );
    await clock.advance(100);
    controller.abort();
    await clock.advance(cancelGraceMs);
    return execution;
  }

  it('[arch §2.2.4] ends what runs; the result says so, and nothing is planned again', async () => {
    const { result } = await stopped((clock) => endsAfterSignal(clock, 300));
    expect(result.toolResults.map(({ state, error }) => [state, error?.code])).toEqual([
      ['failed', 'cancelled'],
      ['skipped', 'cancelled'],
    ]);
    expect(result).toMatchObject({ success: false, canReplan: false, executionTimeMs: 400 });
  });

  it('waits five seconds at most for a script that does not listen', async () => {
    const { result } = await stopped(() => deaf);
    expect(result).toMatchObject({ executionTimeMs: 100 + cancelGraceMs, canReplan: false });
    expect(result.toolResults[0]?.error?.code).toBe('cancelled');
  });

  it('blames no skill for it', async () => {
    const { result } = await stopped((clock) => endsAfterSignal(clock, 0));
    expect(result.disabledSkills).toEqual([]);
  });
});

it('a reader who leaves ends the scripts that run', async () => {
  const onTold = jest.fn();
  const checked = checkPlan(planOf([tool('torch')]));
  if (!checked.ok) throw new Error('a bad plan');
  const clock = new FakeClock({ sleeping: 'waits' });
  const runner = scriptedRunner({ torch: listens(onTold) });
  const signal = new AbortController().signal;
  for await (const { state } of executePlan(
    checked.value,
    { runner, clock, limits: runLimits(1) },
    signal,
  ))
    if (state === 'running') break;
  expect(onTold).toHaveBeenCalledTimes(1);
});

/** Never ends, but hears that it should. */
function listens(onTold: () => void): ScriptedAttempt {
  return {
    ...succeeds(),
    meanwhile: (signal) => {
      signal.addEventListener('abort', onTold);
      return new Promise(() => undefined);
    },
  };
}

it('a host that breaks is no fault of the script, and is not hidden', async () => {
  const runner = { ...scriptedRunner({}), run: () => Promise.reject(new Error('no memory')) };
  await expect(executeScripted(planOf([tool('torch')]), runner)).rejects.toThrow('no memory');
});

describe('what is told meanwhile', () => {
  it('[001 §12.2] each tool waits, runs and ends; each attempt and each event is told as it comes', async () => {
    const torch = [fails(log('wet')), succeeds({}, log('dry'), patches({ lit: true }))];
    const { progress } = await executeScripted(
      planOf([tool('torch'), tool('door', { dependencies: ['torch'], retryPolicy: {} })]),
      scriptedRunner({ torch, door: exits('wall') }),
      { limits: { planMs: 150 } },
    );
    const told = progress.map((each) =>
      each.type === 'tool'
        ? `${each.toolId} ${each.state}`
        : `${each.toolId} ${each.state} ${each.attempt} ${each.event?.type ?? ''}`.trim(),
    );
    expect(told).toEqual([
      'torch pending 0',
      'door pending 0',
      'torch running',
      'torch running 1',
      'torch running 1 log',
      'torch running 1 done',
      'torch running 2',
      'torch running 2 log',
      'torch running 2 state_patch',
      'torch running 2 done',
      'torch success',
      'door running',
      'door running 1',
      'door timeout',
    ]);
  });

  it('an event is told before its script has ended', async () => {
    const clock = new FakeClock({ sleeping: 'waits' });
    const checked = checkPlan(planOf([tool('torch')]));
    if (!checked.ok) throw new Error('a bad plan');
    const runner = {
      ...scriptedRunner({}),
      run: ({ onEvent }: { onEvent: (event: ReturnType<typeof log>) => void }) => {
        onEvent(log('still at it'));
        return new Promise<never>(() => undefined);
      },
    };
    const { signal } = new AbortController();
    const context = { runner, clock, limits: runLimits(1) };
    for await (const each of executePlan(checked.value, context, signal))
      if (each.type === 'activity' && each.event !== null) {
        expect(each.event).toEqual(log('still at it'));
        return;
      }
  });

  it('[arch §1.2] more than three retries count as three, with a warning', async () => {
    const { progress } = await executeScripted(
      planOf([tool('torch', { retryPolicy: { maxRetries: 50 } })]),
      scriptedRunner({ torch: succeeds() }),
    );
    const logs = progress.flatMap((each) =>
      each.type === 'activity' && each.event?.type === 'log' ? [each.event] : [],
    );
    expect(logs).toEqual([
      {
        version: '0',
        type: 'log',
        level: 'warn',
        message: 'maxRetries 50 counts as 3, the most there are',
      },
    ]);
  });
});

describe('a script that fails', () => {
  it('[002 FR-052, SC-012; arch SC-012] is marked with its error, and the remaining steps run', async () => {
    const { result } = await executeScripted(
      planOf([tool('exit', { ...once, required: false }), tool('said', once), tool('rest')]),
      scriptedRunner({ exit: exits('threw'), said: fails(), rest: succeeds() }),
    );
    expect(result.toolResults.map(({ state, error }) => [state, error?.code])).toEqual([
      ['failed', 'threw'],
      ['failed', 'not-ok'],
      ['success', undefined],
    ]);
    expect(result).toMatchObject({ success: false, failedTools: ['exit', 'said'] });
  });

  it('[002 FR-048, FR-053] all six kinds of event are in the trace, the patches in between too', async () => {
    const spoken = [
      log('begins'),
      patches({ step: 1 }),
      {
        version: '0',
        type: 'asset',
        assetId: 'map',
        kind: 'image',
        mediaType: 'image/png',
        path: '/map.png',
      },
      { version: '0', type: 'ui_event', event: 'narrative_choice', payload: {} },
      { version: '0', type: 'error', errorCode: 'ink', errorMessage: 'the ink ran' },
      patches({ step: 2 }),
    ] as const;
    const { result } = await executeScripted(
      planOf([tool('map')]),
      scriptedRunner({ map: succeeds({}, ...spoken) }),
    );
    expect(result.toolResults[0]?.events).toEqual([
      ...spoken,
      { version: '0', type: 'done', ok: true, output: {} },
    ]);
  });
});

import { FakeClock } from '@/hosts/fake/fake-clock';
import { executeScripted, planOf, tool } from '@/plan/testing/execute-scripted';
import {
  breaksProtocol,
  exits,
  fails,
  scriptedRunner,
  succeeds,
} from '@/plan/testing/scripted-runner';

const roll = (policy = {}) => planOf([tool('roll', { retryPolicy: policy })]);

it('[arch §2.2.1; 002-dm §2; 003-dm §2.3] a tool that fails is run four times in all, after pauses of 100, 200 and 400 ms', async () => {
  const runner = scriptedRunner({ roll: fails() });
  const { result, clock } = await executeScripted(roll(), runner);
  expect(runner.calls.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
  expect(clock.slept).toEqual([100, 200, 400]);
  expect(result.toolResults[0]).toMatchObject({
    state: 'failed',
    retryCount: 3,
    executionTimeMs: 700,
  });
});

it('[002 FR-016] a retry that succeeds is a success, and is counted', async () => {
  const runner = scriptedRunner({ roll: [fails(), exits('threw'), succeeds({ total: 7 })] });
  const { result, clock } = await executeScripted(roll(), runner);
  expect(result.toolResults[0]).toMatchObject({ ok: true, retryCount: 2, output: { total: 7 } });
  expect(clock.slept).toEqual([100, 200]);
});

it('[002 FR-015] the plan says how often and after what pause', async () => {
  const runner = scriptedRunner({ roll: fails() });
  const { clock } = await executeScripted(roll({ maxRetries: 2, backoffMs: 10 }), runner);
  expect(clock.slept).toEqual([10, 20]);
});

it('[arch §3.1] what the plan leaves open, the skill says', async () => {
  const runner = scriptedRunner({ roll: fails() }, { maxRetries: 2, backoffMs: 7 });
  const { clock } = await executeScripted(roll({ maxRetries: 1 }), runner);
  expect(clock.slept).toEqual([7]);
});

it('[arch §1.2] nobody may ask for more than three retries', async () => {
  const runner = scriptedRunner({ roll: fails() }, { maxRetries: 50 });
  await executeScripted(roll({ maxRetries: 50, backoffMs: 0 }), runner);
  expect(runner.calls.length).toBe(4);
});

it('[002 FR-015] none at all is possible', async () => {
  const runner = scriptedRunner({ roll: fails() });
  const { result } = await executeScripted(roll({ maxRetries: 0 }), runner);
  expect([runner.calls.length, result.toolResults[0]?.retryCount]).toEqual([1, 0]);
});

it.each([
  ['a line that is not JSON', breaksProtocol({ invalidJson: true })],
  ['an unknown type', breaksProtocol({ invalidJson: false })],
])('[001 §5.2] %s is not tried again: the script is wrong, not unlucky', async (_, attempt) => {
  const runner = scriptedRunner({ roll: attempt });
  await executeScripted(roll(), runner);
  expect(runner.calls.length).toBe(1);
});

it('[002 FR-015] a timeout is tried again like a failure', async () => {
  const runner = scriptedRunner({ roll: [exits('wall'), succeeds()] });
  const { result } = await executeScripted(roll(), runner);
  expect(result.toolResults[0]).toMatchObject({ ok: true, retryCount: 1 });
});

it.each([
  ['30 seconds', {}, null, 30_000],
  ['what was set', { scriptMs: 4_000 }, null, 4_000],
  ['what its manifest says', { scriptMs: 4_000 }, 9_000, 9_000],
])(
  '[002 FR-017; 003-dm §1.2; arch §2.5] a script has %s',
  async (_, limits, timeoutMs, expected) => {
    const runner = scriptedRunner({ roll: succeeds() });
    const skillOf = () => ({ name: 'roll', retryPolicy: {}, timeoutMs });
    await executeScripted(roll(), { ...runner, skillOf }, { limits });
    expect(runner.calls.map((call) => call.timeoutMs)).toEqual([expected]);
  },
);

it('[002 FR-018] nothing is tried again past the deadline of the plan', async () => {
  const runner = scriptedRunner({ roll: fails() });
  const { result, clock } = await executeScripted(roll(), runner, { limits: { planMs: 300 } });
  expect(clock.slept).toEqual([100]);
  expect(result.toolResults[0]).toMatchObject({ state: 'failed', retryCount: 1 });
});

it('[002 FR-018] every attempt is told how much time the plan has left', async () => {
  const runner = scriptedRunner({ roll: fails() });
  await executeScripted(roll(), runner, { limits: { planMs: 1_000 } });
  expect(runner.calls.map(({ timeoutMs }) => timeoutMs)).toEqual([1_000, 900, 700, 300]);
});

it('a player who stops is not made to wait for the next attempt', async () => {
  const clock = new FakeClock({ sleeping: 'waits' });
  const controller = new AbortController();
  const runner = scriptedRunner({ roll: fails() });
  const execution = executeScripted(roll(), runner, { clock, signal: controller.signal });
  await clock.advance(50);
  controller.abort();
  expect((await execution).result).toMatchObject({ success: false, canReplan: false });
  expect(runner.calls.length).toBe(1);
});

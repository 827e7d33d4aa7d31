import { generateInTime } from '@/plan/generate-in-time';
import { FakeClock } from '@/hosts/fake/fake-clock';

const request = {
  planId: 'plan-1',
  generation: 1,
  parentPlanId: null,
  disabledSkills: [],
  faults: [],
};

it('[arch §2.3] a planner that throws at once has made no plan, and takes nothing with it', async () => {
  const generator = {
    generate: (): Promise<unknown> => {
      throw new Error('no model');
    },
  };
  const clock = new FakeClock({ sleeping: 'waits' });
  const made = await generateInTime(
    request,
    { generator, clock, deadline: 20_000 },
    new AbortController().signal,
  );
  expect(made).toEqual({ ok: false, error: 'the planner failed: Error: no model' });
});

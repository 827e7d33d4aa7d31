import { runLimits } from '@/foundation/run-limits';

const usual = {
  scriptMs: 30_000,
  planMs: 60_000,
  scriptsAtOnce: 4,
  turnMs: 20_000,
  tellingMs: 8_000,
};

it('[arch §2.5] as long as nobody says otherwise a script has 30 seconds, a plan 60, and as many run at once as there are cores', () => {
  expect(runLimits(4)).toEqual(usual);
});

it('[arch §2.5] each can be set by itself', () => {
  const asked = { scriptMs: 1, planMs: 2, scriptsAtOnce: 3, turnMs: 4, tellingMs: 5 };
  expect(runLimits(4, asked)).toEqual(asked);
  expect(runLimits(4, { planMs: 90_000 })).toEqual({ ...usual, planMs: 90_000 });
});

it.each([Infinity, NaN, 0, -1])(
  '[arch §1.2] %d is no limit, and nothing is without one',
  (planMs) => {
    expect(runLimits(4, { planMs })).toEqual(usual);
  },
);

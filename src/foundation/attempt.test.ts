import { attempt, attemptAsync } from '@/foundation/attempt';

const broken = new Error('broken');
const breaks = (): never => {
  throw broken;
};

it('what was thrown becomes a value, also where a promise was expected', async () => {
  expect(attempt(() => 1)).toEqual({ ok: true, value: 1 });
  expect(attempt(breaks)).toEqual({ ok: false, error: broken });
  expect(await attemptAsync(() => Promise.resolve(1))).toEqual({ ok: true, value: 1 });
  expect(await attemptAsync(() => Promise.reject(broken))).toEqual({ ok: false, error: broken });
  expect(await attemptAsync(breaks)).toEqual({ ok: false, error: broken });
});

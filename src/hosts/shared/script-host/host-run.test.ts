import type { FromGuest, ToGuest } from '@/hosts/shared/guest/guest-messages';
import { HostRun } from '@/hosts/shared/script-host/host-run';
import { probeLimits } from '@/ports/contract-tests/script-probe';

const [cpuMs, wallMs] = [200, 1_000];

/** A run of a guest that does only what the test makes it say. */
function runOfSilentGuest() {
  const seen: string[] = [];
  let hear: (message: FromGuest) => void = () => undefined;
  const run = new HostRun(
    {
      listen: (listener) => {
        hear = listener;
      },
      send: ({ kind }: ToGuest) => {
        seen.push(kind);
      },
      release: () => {
        seen.push('released');
      },
      discard: () => {
        seen.push('discarded');
      },
    },
    {
      files: {},
      main: 'main.js',
      input: '{}',
      limits: { ...probeLimits, cpuMs, wallMs },
      seed: 1,
      now: 0,
    },
    () => Promise.resolve({ ok: true, value: null }),
  );
  const say = (message: FromGuest): void => {
    hear(message);
  };
  return { run, seen, say };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[002 FR-051] a guest that computes and never answers loses its thread within its limit and 300 ms', async () => {
  const { run, seen } = runOfSilentGuest();
  jest.advanceTimersByTime(cpuMs + 200);
  expect(seen).toEqual(['run']);
  jest.advanceTimersByTime(100);
  expect(seen).toEqual(['run', 'discarded']);
  expect(await run.next()).toMatchObject({ kind: 'exit', reason: 'cpu' });
});

it('[002 FR-051] a guest that was told to stop and goes on loses its thread within 300 ms', async () => {
  const { run, seen } = runOfSilentGuest();
  run.cancel();
  jest.advanceTimersByTime(200);
  expect(seen).toEqual(['run', 'cancel']);
  jest.advanceTimersByTime(100);
  expect(seen).toEqual(['run', 'cancel', 'discarded']);
  expect(await run.next()).toMatchObject({ kind: 'exit', reason: 'cancelled' });
});

it('[002 FR-051] a guest that waits is stopped at its wall limit and keeps its thread', async () => {
  const { run, seen, say } = runOfSilentGuest();
  say({ kind: 'waiting' });
  jest.advanceTimersByTime(wallMs - 1);
  expect(seen).toEqual(['run']);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual(['run', 'cancel', 'released']);
  expect(await run.next()).toMatchObject({ kind: 'exit', reason: 'wall' });
});

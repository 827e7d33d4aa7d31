import type { Clock } from '@/ports/clock';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';

const pause = 20;
/** A timer may fire a little before its time, measured with another clock. */
const tolerance = 2;

export const clockCases: readonly ContractCase<Clock>[] = [
  {
    title: 'a sleep lasts as long as it was asked to',
    run: async (clock) => {
      const before = clock.elapsed();
      expectEqual(await clock.sleep(pause, new AbortController().signal), 'elapsed');
      const lasted = clock.elapsed() - before;
      expectTrue(lasted >= pause - tolerance, `it lasted ${String(lasted)} ms`);
    },
  },
  {
    title: 'a sleep whose signal is already aborted is over at once',
    run: async (clock) => {
      const controller = new AbortController();
      controller.abort();
      const before = clock.elapsed();
      expectEqual(await clock.sleep(60_000, controller.signal), 'aborted');
      expectTrue(clock.elapsed() - before < 30_000, 'it slept all the same');
    },
  },
  {
    title: 'elapsed time never goes back, however often it is asked',
    run: async (clock) => {
      let last = clock.elapsed();
      for (let ask = 0; ask < 1_000; ask += 1) {
        if (ask % 500 === 0) await clock.sleep(1, new AbortController().signal);
        const next = clock.elapsed();
        expectTrue(next >= last, `${String(next)} came after ${String(last)}`);
        last = next;
      }
    },
  },
  {
    title: 'now() and elapsed() go at the same pace',
    run: async (clock) => {
      const offset = clock.now() - clock.elapsed();
      await clock.sleep(pause, new AbortController().signal);
      expectTrue(Math.abs(clock.now() - clock.elapsed() - offset) < 1_000, 'they drifted apart');
    },
  },
];

/** For clocks on which a sleep can be interrupted, which one that jumps ahead cannot. */
export const interruptibleClockCases: readonly ContractCase<Clock>[] = [
  {
    title: 'a signal that fires ends a sleep at once',
    run: async (clock) => {
      const controller = new AbortController();
      const before = clock.elapsed();
      const sleep = clock.sleep(60_000, controller.signal);
      controller.abort();
      expectEqual(await sleep, 'aborted');
      expectTrue(clock.elapsed() - before < 30_000, 'it slept on');
    },
  },
];

import { FakeClock } from '@/hosts/fake/fake-clock';
import { clockCases, interruptibleClockCases } from '@/ports/contract-tests/clock-cases';

const never = new AbortController().signal;

describe('a clock that advances by itself', () => {
  it.each(clockCases)('$title', (contractCase) =>
    contractCase.run(new FakeClock({ sleeping: 'advances' })),
  );

  it('sleeps without waiting and remembers how long', async () => {
    const clock = new FakeClock({ sleeping: 'advances', now: 1_000 });
    await clock.sleep(100, never);
    await clock.sleep(60_000, never);
    expect([clock.elapsed(), clock.now(), clock.slept]).toEqual([60_100, 61_100, [100, 60_000]]);
  });
});

describe('a clock that waits', () => {
  it.each(interruptibleClockCases)('$title', (contractCase) =>
    contractCase.run(new FakeClock({ sleeping: 'waits' })),
  );

  it('wakes sleepers in the order of their time, each at its time', async () => {
    const clock = new FakeClock({ sleeping: 'waits' });
    const woken: string[] = [];
    const sleeper = async (name: string, ...pauses: readonly number[]): Promise<void> => {
      for (const pause of pauses) {
        await clock.sleep(pause, never);
        woken.push(`${name} at ${clock.elapsed()}`);
      }
    };
    void sleeper('slow', 50);
    void sleeper('quick', 10, 10, 100);
    await clock.advance(60);
    expect(woken).toEqual(['quick at 10', 'quick at 20', 'slow at 50']);
    expect(clock.elapsed()).toBe(60);
  });

  it('does not wake anybody before their time', async () => {
    const clock = new FakeClock({ sleeping: 'waits' });
    let isAwake = false;
    void clock.sleep(100, never).then(() => {
      isAwake = true;
    });
    await clock.advance(99);
    expect(isAwake).toBe(false);
    await clock.advance(1);
    expect(isAwake).toBe(true);
  });
});

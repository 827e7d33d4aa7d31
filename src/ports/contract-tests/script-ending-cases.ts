import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEnding } from '@/ports/contract-tests/expect-ending';
import { mainOf, probeLimits, runScript, type Probe } from '@/ports/contract-tests/script-probe';
import { stoppedInTime } from '@/ports/contract-tests/stopped-in-time';
import type { ExitReason, ScriptHost } from '@/ports/script-host';

type Ending = {
  readonly title: string;
  readonly reason: ExitReason;
  readonly source: string;
  readonly probe: Probe;
};

const littleTime: Probe = { limits: { cpuMs: 150 } };

function ending(title: string, reason: ExitReason, source: string, probe: Probe = {}): Ending {
  return { title, reason, source, probe };
}

const endings: readonly Ending[] = [
  ending(
    '[002 FR-051] a script that never ends is stopped at its limit',
    'cpu',
    mainOf('while (true) {}'),
    littleTime,
  ),
  ending(
    '[002 FR-051] catch and finally cannot hold off the stop',
    'cpu',
    mainOf('while (true) { try { while (true) {} } catch {} finally { while (true) {} } }'),
    littleTime,
  ),
  ending(
    '[002 FR-051] microtasks without end are stopped',
    'cpu',
    // None waits for the next: a chain of them would reach the limit of memory first on a quick machine.
    mainOf('const again = () => void Promise.resolve().then(again); await new Promise(again);'),
    littleTime,
  ),
  ending(
    '[002 FR-051] code at the top level that never ends is stopped',
    'cpu',
    'for (;;) await null;',
    littleTime,
  ),
  ending(
    '[002 FR-051] a thrown object whose message never ends is stopped',
    'cpu',
    mainOf('throw { get message() { for (;;) {} } };'),
    littleTime,
  ),
  ending(
    '[002 FR-051] a script that computes for ever after a wait is stopped',
    'cpu',
    mainOf(`await io.call('a'); for (;;) {}`),
    littleTime,
  ),
  ending(
    '[002 FR-051] a script that waits too long in all is stopped',
    'wall',
    mainOf('for (;;) await io.sleep(20);'),
    { limits: { wallMs: 150 } },
  ),
  ending(
    '[002 FR-051] a sleep longer than any timer is a wait, not a wake-up',
    'wall',
    mainOf('await io.sleep(1e12);'),
    { limits: { wallMs: 150 } },
  ),
  ending(
    '[002 FR-051] a service that never answers does not keep a script alive',
    'wall',
    mainOf(`await io.call('never');`),
    { limits: { wallMs: 150 }, services: () => new Promise(() => undefined) },
  ),
  ending(
    'a promise that nobody will settle is seen at once',
    'stalled',
    mainOf('await new Promise(() => {});'),
  ),
  ending(
    'memory without end is stopped',
    'memory',
    mainOf('const all = []; for (;;) all.push(new Array(1000).fill(1));'),
  ),
  ending(
    'the memory limit of the run counts, not the largest there is',
    'memory',
    mainOf('const taken = new Uint8Array(12 << 20); io.line(String(taken.length));'),
    { limits: { memoryBytes: 8 * 1024 * 1024 } },
  ),
  ending(
    'strings without end are stopped',
    'memory',
    mainOf(`const all = []; for (;;) all.push('y'.repeat(100000) + all.length);`),
  ),
  ending('an answer larger than the memory is stopped', 'memory', mainOf(`await io.call('big');`), {
    limits: { memoryBytes: 4 * 1024 * 1024, serviceCharacters: 16 * 1024 * 1024 },
    services: () => Promise.resolve({ ok: true, value: 'x'.repeat(8 * 1024 * 1024) }),
  }),
  ending(
    'recursion without end is an error of the script',
    'threw',
    mainOf('const deeper = (n) => deeper(n + 1) + 1; deeper(0);'),
  ),
  ending(
    'nested input without end is an error of the script',
    'threw',
    mainOf(`JSON.parse('['.repeat(1e6));`),
  ),
];

/** Scripts that would go on for ever: each is stopped in time, and the run after it is normal. */
export function scriptEndingCases(elapsed: () => number): readonly ContractCase<ScriptHost>[] {
  return endings.map(({ title, reason, source, probe }) => ({
    title,
    run: async (host) => {
      const limits = { ...probeLimits, ...probe.limits };
      const run = () => runScript(host, source, probe);
      await expectEnding(host, await stoppedInTime(run, limits, elapsed), reason);
    },
  }));
}

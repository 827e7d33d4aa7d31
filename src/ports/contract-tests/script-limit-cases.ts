import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import { mainOf, runScript, startScript, type Probe } from '@/ports/contract-tests/script-probe';
import type { ExitReason, ScriptHost, ScriptRunOptions } from '@/ports/script-host';

/** Runs the script, expects that ending, and that the host is as good as new. */
async function expectEnding(
  host: ScriptHost,
  source: string,
  reason: ExitReason,
  probe: Probe = {},
): Promise<readonly string[]> {
  const { lines, exit } = await runScript(host, source, probe);
  expectEqual([exit.reason, exit.code], [reason, 1]);
  expectTrue(exit.message.length > 0 && !/\n|node:|file:/.test(exit.message), exit.message);
  const next = await runScript(host, mainOf(`io.line('alive');`));
  expectEqual([next.lines, next.exit.reason], [['alive'], 'finished']);
  return lines;
}

const littleTime: Probe = { limits: { cpuMs: 150 } };

function ending(
  title: string,
  reason: ExitReason,
  source: string,
  probe: Probe = {},
): ContractCase<ScriptHost> {
  return {
    title,
    run: async (host) => {
      await expectEnding(host, source, reason, probe);
    },
  };
}

const endings: readonly ContractCase<ScriptHost>[] = [
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
    mainOf('const again = () => Promise.resolve().then(again); await again();'),
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
    limits: { memoryBytes: 4 * 1024 * 1024 },
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

const floods: readonly ContractCase<ScriptHost>[] = [
  {
    title: 'a flood of bytes is cut off, and what came before is kept',
    run: async (host) => {
      const source = mainOf(`for (;;) try { io.line('z'.repeat(10000)); } catch {}`);
      const lines = await expectEnding(host, source, 'output');
      expectEqual(lines.length, 6);
    },
  },
  {
    title: 'a flood of lines is cut off at the limit',
    run: async (host) => {
      const lines = await expectEnding(host, mainOf('for (;;) io.line("");'), 'output');
      expectEqual(lines.length, 100);
      const hidden = await expectEnding(host, mainOf(`io.line('\\n'.repeat(5000));`), 'output');
      expectEqual(hidden.length, 0);
    },
  },
  {
    title: 'a line longer than the limit is refused whole',
    run: async (host) => {
      const source = mainOf(`io.line('short'); io.line('ü'.repeat(8193));`);
      expectEqual(await expectEnding(host, source, 'output'), ['short']);
      const { exit } = await runScript(host, mainOf(`io.line('ü'.repeat(8192));`));
      expectEqual(exit.reason, 'finished');
    },
  },
  {
    title: 'more open calls than allowed end the script; calls one after another do not',
    run: async (host) => {
      await expectEnding(host, mainOf(`for (;;) io.call('a').catch(() => {});`), 'calls');
      await expectEnding(host, mainOf(`for (let n = 0; n < 5; n++) io.sleep(1e9);`), 'calls');
      const patient = mainOf(`for (let n = 0; n < 50; n++) await io.call('a'); io.line('done');`);
      expectEqual((await runScript(host, patient)).lines, ['done']);
    },
  },
  {
    title: 'a call with more parameters than a script may write ends it',
    run: async (host) => {
      await expectEnding(
        host,
        mainOf(`await io.call('a', { text: 'x'.repeat(70000) });`),
        'output',
      );
      await expectEnding(host, mainOf(`await io.call('m'.repeat(20000));`), 'output');
    },
  },
];

type Services = ScriptRunOptions['services'];

const stops: readonly ContractCase<ScriptHost>[] = [
  {
    title: 'a run whose signal fired before it began says only that it was cancelled',
    run: async (host) => {
      const controller = new AbortController();
      controller.abort();
      const lines = await expectEnding(host, mainOf(`io.line('never');`), 'cancelled', {
        signal: controller.signal,
      });
      expectEqual(lines, []);
    },
  },
  {
    title: 'a signal that fires during a run ends it, and the service it waits for hears of it',
    run: async (host) => {
      const controller = new AbortController();
      let serviceSignal: AbortSignal | undefined;
      const services: Services = (_call, signal) => {
        serviceSignal = signal;
        controller.abort();
        return new Promise(() => undefined);
      };
      const source = mainOf(`io.line('before'); await io.call('a'); io.line('after');`);
      await expectEnding(host, source, 'cancelled', { signal: controller.signal, services });
      expectTrue(serviceSignal?.aborted === true, 'the service was not told');
    },
  },
  {
    title: 'an answer that comes after the end of its run does not reach the next one',
    run: async (host) => {
      let answerLate: (value: string) => void = () => undefined;
      const late: Services = () =>
        new Promise((resolve) => {
          answerLate = (value) => {
            resolve({ ok: true, value });
          };
        });
      const first = await runScript(host, mainOf(`void io.call('a');`), { services: late });
      expectEqual(first.exit.reason, 'finished');
      const second = await runScript(
        host,
        mainOf(`const asked = io.call('b'); await io.sleep(30); io.line(await asked);`),
        {
          services: () => {
            answerLate('of the first run');
            return Promise.resolve({ ok: true, value: 'own' });
          },
        },
      );
      expectEqual([second.lines, second.exit.reason], [['own'], 'finished']);
    },
  },
  {
    title: 'a reader that stops frees the runtime, again and again, while computing or waiting',
    run: async (host) => {
      for (const rest of ['while (true) {}', 'await io.sleep(1e6);', ''])
        for (let n = 0; n < 4; n++) {
          const source = mainOf(`io.line('first'); ${rest}`);
          for await (const output of startScript(host, source, littleTime)) {
            expectEqual(output, { kind: 'line', text: 'first' });
            break;
          }
        }
      expectEqual((await runScript(host, mainOf(`io.line('alive');`))).lines, ['alive']);
    },
  },
  {
    title: 'several runs at once keep their lines apart',
    run: async (host) => {
      const source = mainOf(
        `for (let n = 0; n < 5; n++) { io.line(String(n)); await io.sleep(n % 3); } io.line('' + io.random());`,
      );
      const alone = await runScript(host, source);
      const together = await Promise.all([1, 2, 3, 4, 5, 6].map(() => runScript(host, source)));
      expectEqual(
        together,
        Array.from({ length: 6 }, () => alone),
      );
    },
  },
];

/** How scripts are stopped, and that the host survives it. */
export const scriptLimitCases: readonly ContractCase<ScriptHost>[] = [
  ...endings,
  ...floods,
  ...stops,
];

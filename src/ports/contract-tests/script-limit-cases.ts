import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import { expectEnding } from '@/ports/contract-tests/expect-ending';
import { mainOf, runScript, startScript, type Probe } from '@/ports/contract-tests/script-probe';
import type { ExitReason, ScriptHost, ScriptRunOptions } from '@/ports/script-host';

async function runToEnding(
  host: ScriptHost,
  source: string,
  reason: ExitReason,
  probe: Probe = {},
): Promise<readonly string[]> {
  return expectEnding(host, await runScript(host, source, probe), reason);
}

type Services = ScriptRunOptions['services'];

const floods: readonly ContractCase<ScriptHost>[] = [
  {
    title: 'a flood of bytes is cut off, and what came before is kept',
    run: async (host) => {
      const source = mainOf(`for (;;) try { io.line('z'.repeat(10000)); } catch {}`);
      const lines = await runToEnding(host, source, 'output');
      expectEqual(lines.length, 6);
    },
  },
  {
    title: 'a flood of lines is cut off at the limit',
    run: async (host) => {
      const lines = await runToEnding(host, mainOf('for (;;) io.line("");'), 'output');
      expectEqual(lines.length, 100);
      const hidden = await runToEnding(host, mainOf(`io.line('\\n'.repeat(5000));`), 'output');
      expectEqual(hidden.length, 0);
    },
  },
  {
    title: 'a line longer than the limit is refused whole',
    run: async (host) => {
      const source = mainOf(`io.line('short'); io.line('ü'.repeat(8193));`);
      expectEqual(await runToEnding(host, source, 'output'), ['short']);
      const { exit } = await runScript(host, mainOf(`io.line('ü'.repeat(8192));`));
      expectEqual(exit.reason, 'finished');
    },
  },
  {
    title: 'more open calls than allowed end the script; calls one after another do not',
    run: async (host) => {
      await runToEnding(host, mainOf(`for (;;) io.call('a').catch(() => {});`), 'calls');
      await runToEnding(host, mainOf(`for (let n = 0; n < 5; n++) io.sleep(1e9);`), 'calls');
      const patient = mainOf(`for (let n = 0; n < 50; n++) await io.call('a'); io.line('done');`);
      expectEqual((await runScript(host, patient)).lines, ['done']);
    },
  },
  {
    title: 'a call with more parameters than a script may write ends it',
    run: async (host) => {
      await runToEnding(host, mainOf(`await io.call('a', { text: 'x'.repeat(70000) });`), 'output');
      await runToEnding(host, mainOf(`await io.call('m'.repeat(20000));`), 'output');
    },
  },
  {
    title: 'what a script and its services tell each other is counted, and too much ends it',
    run: async (host) => {
      const asking = (times: number): string =>
        mainOf(
          `for (let n = 0; n < ${String(times)}; n++) await io.call('a', { text: 'x'.repeat(50000) });`,
        );
      const few = await runScript(host, asking(4));
      expectEqual(few.exit.reason, 'finished');
      await runToEnding(host, asking(6), 'calls');
    },
  },
  {
    title: 'a script waits for all its services together no longer than it may',
    run: async (host) => {
      const heard: AbortSignal[] = [];
      const services: Services = (_call, signal) => {
        heard.push(signal);
        return new Promise(() => undefined);
      };
      const probe = { services, limits: { serviceMs: 250 } };
      await runToEnding(host, mainOf(`await io.call('a');`), 'wall', probe);
      expectEqual(
        heard.map(({ aborted }) => aborted),
        [true],
      );
      const asleep = mainOf(`await io.sleep(400);`);
      expectEqual((await runScript(host, asleep, probe)).exit.reason, 'finished');
    },
  },
];

const stops: readonly ContractCase<ScriptHost>[] = [
  {
    title: 'a run whose signal fired before it began says only that it was cancelled',
    run: async (host) => {
      const controller = new AbortController();
      controller.abort();
      const lines = await runToEnding(host, mainOf(`io.line('never');`), 'cancelled', {
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
      await runToEnding(host, source, 'cancelled', { signal: controller.signal, services });
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
          for await (const output of startScript(host, source, { limits: { cpuMs: 150 } })) {
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
export const scriptLimitCases: readonly ContractCase<ScriptHost>[] = [...floods, ...stops];

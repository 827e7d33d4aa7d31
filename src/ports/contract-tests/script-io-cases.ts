import { fail, succeed } from '@/foundation/result';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import { mainOf, runScript } from '@/ports/contract-tests/script-probe';
import type { ScriptHost, ServiceCall } from '@/ports/script-host';

const finished = { kind: 'exit', code: 0, reason: 'finished', message: '' };

/** What a script can say, ask and know. */
export const scriptIoCases: readonly ContractCase<ScriptHost>[] = [
  {
    title: '[002 FR-046] every event of io becomes one line of NDJSON, in order',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`
          io.log('info', 'Lighting…', { step: 1 });
          io.log('debug', 'no fields');
          io.patch({ inventory: { torch: { lit: true } } });
          io.asset({ assetId: 'a', kind: 'image', mediaType: 'image/png', path: 'x.png' });
          io.ui('narrative_choice', { choices: ['Go'] });
          io.error('wet', 'The torch is wet.', { drops: 3 });
          io.emit({ type: 'log', level: 'info', message: 'own' });
          io.emit({ version: '9', type: 'odd' });
          io.done({ ok: true, summary: 'Lit.', output: { n: 1 } });`),
      );
      expectEqual(ran, {
        lines: [
          '{"version":"0","type":"log","level":"info","message":"Lighting…","fields":{"step":1}}',
          '{"version":"0","type":"log","level":"debug","message":"no fields"}',
          '{"version":"0","type":"state_patch","patch":{"inventory":{"torch":{"lit":true}}}}',
          '{"version":"0","type":"asset","assetId":"a","kind":"image","mediaType":"image/png","path":"x.png"}',
          '{"version":"0","type":"ui_event","event":"narrative_choice","payload":{"choices":["Go"]}}',
          '{"version":"0","type":"error","errorCode":"wet","errorMessage":"The torch is wet.","details":{"drops":3}}',
          '{"version":"0","type":"log","level":"info","message":"own"}',
          '{"version":"9","type":"odd"}',
          '{"version":"0","type":"done","ok":true,"summary":"Lit.","output":{"n":1}}',
        ],
        exit: finished,
      });
    },
  },
  {
    title: '[002 FR-046] a script sees its request, input, dependencies, config and attempt',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`io.line(JSON.stringify([io.request.requestId, io.request.tool, io.input,
          io.dependencies, io.config, io.attempt, io.input === io.request.input]));`),
      );
      expectEqual(ran.lines, [
        '["request-1","torch",{"torch":"old"},{"find":{"found":true},"ask":null},{"bright":3},2,true]',
      ]);
    },
  },
  {
    title: 'io.line writes text as it is, and text with newlines as several lines',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(
          `io.line('not json'); io.line('one\\ntwo\\n\\nfour\\n'); io.line(''); io.line('end');`,
        ),
      );
      expectEqual(ran.lines, ['not json', 'one', 'two', '', 'four', '', 'end']);
    },
  },
  {
    title: 'text of every script and emoji crosses unharmed',
    run: async (host) => {
      const ran = await runScript(host, mainOf(`io.line('Zürich – 東京 – 🔥\\u2028');`));
      expectEqual(ran.lines, ['Zürich – 東京 – 🔥\u2028']);
    },
  },
  {
    title: 'a script with code at its top level may take io from "narratoria" and have no main',
    run: async (host) => {
      const ran = await runScript(
        host,
        `import { io } from 'narratoria'; const { echo } = await io.call('a', { n: 1 });
         io.done({ ok: true, output: echo });`,
      );
      expectEqual(ran, {
        lines: ['{"version":"0","type":"done","ok":true,"output":{"n":1}}'],
        exit: finished,
      });
    },
  },
  {
    title: 'a service call passes its parameters and brings the result back',
    run: async (host) => {
      const calls: ServiceCall[] = [];
      const ran = await runScript(
        host,
        mainOf(`const first = await io.call('memory.recall', { query: 'torch' });
          const [a, b] = await Promise.all([io.call('a'), io.call('b')]);
          io.line(JSON.stringify([first, a, b]));`),
        {
          services: (call) => {
            calls.push(call);
            return Promise.resolve(succeed({ answer: call.method }));
          },
        },
      );
      expectEqual(calls, [
        { method: 'memory.recall', params: { query: 'torch' } },
        { method: 'a', params: {} },
        { method: 'b', params: {} },
      ]);
      expectEqual(ran, {
        lines: ['[{"answer":"memory.recall"},{"answer":"a"},{"answer":"b"}]'],
        exit: finished,
      });
    },
  },
  {
    title: 'a refused service call rejects with its code, and the script may go on',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`try { await io.call('denied.read', {}); }
          catch (e) { io.line([e instanceof Error, e.code, e.message].join(' ')); }
          io.line(JSON.stringify(await io.call('other', {})));`),
      );
      expectEqual(ran, {
        lines: ['true permission-denied not in skill.json', '{"echo":{}}'],
        exit: finished,
      });
    },
  },
  {
    title:
      'a service that breaks its word and rejects is an error for the script, not for the host',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`try { await io.call('broken'); } catch (e) { io.line(e.code); }`),
        { services: () => Promise.reject(new Error('secret path')) },
      );
      expectEqual(ran, { lines: ['internal'], exit: finished });
    },
  },
  {
    title: 'calls that are not JSON objects reject inside the script and never reach a service',
    run: async (host) => {
      let served = 0;
      const ran = await runScript(
        host,
        mainOf(`for (const params of [[1], null, 'x', 5, { n: 1n }, { toJSON() { return undefined; } }])
            try { await io.call('a', params); } catch (e) { io.line(e.name); }
          try { await io.call(5); } catch (e) { io.line(e.name); }`),
        {
          services: () => {
            served += 1;
            return Promise.resolve(fail({ code: 'unexpected', message: '' }));
          },
        },
      );
      expectEqual(
        { ...ran, served },
        {
          lines: Array.from({ length: 7 }, () => 'TypeError'),
          exit: finished,
          served: 0,
        },
      );
    },
  },
  {
    title: 'io.sleep waits without using the computing time, and is no service call',
    run: async (host) => {
      let served = 0;
      const ran = await runScript(
        host,
        mainOf(`await io.sleep(60); io.line('awake'); await io.sleep(NaN); await io.sleep(-1);
          await Promise.all([io.sleep(60).then(() => io.line('late')), io.sleep(1).then(() => io.line('early'))]);`),
        {
          limits: { cpuMs: 50 },
          services: () => {
            served += 1;
            return Promise.resolve(succeed(null));
          },
        },
      );
      expectEqual(
        { ...ran, served },
        {
          lines: ['awake', 'early', 'late'],
          exit: finished,
          served: 0,
        },
      );
    },
  },
  {
    title: 'time stands still at the time given with the run, in UTC',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`const before = Date.now(); await io.sleep(30); const d = new Date();
          io.line([io.now(), before, Date.now(), d.toISOString(), d.getHours(), d.getTimezoneOffset()].join(' '));`),
        { now: 1_234_567_890_123 },
      );
      expectEqual(ran.lines, [
        '1234567890123 1234567890123 1234567890123 2009-02-13T23:31:30.123Z 23 0',
      ]);
    },
  },
  {
    title: 'the same seed gives the same lines; the seed beside it gives unlike ones',
    run: async (host) => {
      const source = mainOf(`io.line(String(io.random())); io.line(String(Math.random()));
        const n = []; for (let i = 0; i < 5; i++) n.push(Math.floor(io.random() * 20)); io.line(n.join());`);
      const first = await runScript(host, source, { seed: 41 });
      const again = await runScript(host, source, { seed: 41 });
      const next = await runScript(host, source, { seed: 42 });
      expectEqual(again, first);
      expectEqual(
        first.lines.map((line, at) => line === next.lines[at]),
        [false, false, false],
      );
    },
  },
  {
    title: 'random numbers lie in [0, 1) and spread evenly over seeds',
    run: async (host) => {
      let sum = 0;
      for (let seed = 0; seed < 40; seed++) {
        const { lines } = await runScript(host, mainOf(`io.line(String(io.random()));`), { seed });
        const drawn = Number(lines[0]);
        expectTrue(drawn >= 0 && drawn < 1, `seed ${seed} drew ${drawn}`);
        sum += drawn;
      }
      expectTrue(sum > 12 && sum < 28, `the first draws of 40 seeds add up to ${sum}`);
    },
  },
];

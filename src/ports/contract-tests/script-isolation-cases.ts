import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import { mainOf, runScript } from '@/ports/contract-tests/script-probe';
import type { ScriptHost } from '@/ports/script-host';

const finished = { kind: 'exit', code: 0, reason: 'finished', message: '' };

function threw(message: string): unknown {
  return { kind: 'exit', code: 1, reason: 'threw', message };
}

/** What a script can reach, and what its mistakes look like from outside. */
export const scriptIsolationCases: readonly ContractCase<ScriptHost>[] = [
  {
    title: '[002 FR-045; arch §10.8] nothing of the host exists in the runtime',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`const names = ['process', 'require', 'module', 'global', 'fetch', 'WebAssembly', 'setTimeout',
            'setInterval', 'setImmediate', 'console', 'performance', 'crypto', 'navigator', 'window', 'self',
            'document', 'postMessage', 'XMLHttpRequest', 'WebSocket', 'Buffer', 'Deno', 'Bun', 'std', 'os',
            'Atomics', '__line', '__call', '__sleep', '__fault', '__sdk'];
          const root = io.log.constructor('return globalThis')();
          io.line(names.filter((name) => name in globalThis || name in root).join());`),
      );
      expectEqual(ran, { lines: [''], exit: finished });
    },
  },
  {
    title:
      '[002 FR-045] every run starts in a fresh runtime: globals, prototypes and modules of the last are gone',
    run: async (host) => {
      const source = `import { state } from './state.js';
        export default async function main(io) {
          io.line([typeof globalThis.leak, [].leak, state.n, io.now.leak, Math.max(1, 2)].join());
          globalThis.leak = 1; Array.prototype.leak = 2; state.n += 1; Math.max = () => 'leak';
          globalThis.big = 'x'.repeat(5e5) + io.random();
        }`;
      const files = { 'scripts/state.js': 'export const state = { n: 0 };' };
      const runs = [];
      for (let n = 0; n < 5; n++) runs.push(await runScript(host, source, { files }));
      expectEqual(
        runs,
        Array.from({ length: 5 }, () => ({ lines: ['undefined,,0,,2'], exit: finished })),
      );
    },
  },
  {
    title: '[002 FR-045] a run that took much memory leaves nothing to the next one',
    run: async (host) => {
      const hungry = mainOf(
        `const a = new Uint8Array(12 << 20).fill(65); io.line(String(a.length));`,
      );
      const modest = mainOf(
        `const a = new Uint8Array(4 << 20); io.line(String(a.some((byte) => byte !== 0)));`,
      );
      const first = await runScript(host, hungry);
      const second = await runScript(host, modest);
      expectEqual([first.lines, second.lines], [['12582912'], ['false']]);
    },
  },
  {
    title: 'io cannot be changed by a script that shares it between files',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`try { io.line = () => undefined; } catch (e) { io.line(e.name); }`),
      );
      expectEqual(ran, { lines: ['TypeError'], exit: finished });
    },
  },
  {
    title: 'a script imports files of its own skill, also above its folder and at run time',
    run: async (host) => {
      const ran = await runScript(
        host,
        `import { up } from '../lib/up.js'; import { io as own } from 'narratoria';
         export default async function main(io) {
           const { late } = await import('./late.js');
           io.line([up, late, own === io].join());
         }`,
        {
          files: {
            'lib/up.js': `export { deep as up } from './deep/er.js';`,
            'lib/deep/er.js': `export const deep = 'deep';`,
            'scripts/late.js': `export const late = 'late';`,
          },
        },
      );
      expectEqual(ran, { lines: ['deep,late,true'], exit: finished });
    },
  },
  {
    title: 'an import of anything else ends the script with the name of the import',
    run: async (host) => {
      for (const name of [
        'fs',
        'node:fs',
        '/etc/passwd',
        'https://example.org/x.js',
        'skill:a.js',
        '../../x.js',
      ]) {
        const { exit } = await runScript(host, `import '${name}'; ${mainOf('')}`);
        expectEqual([exit.code, exit.reason], [1, 'threw']);
        expectTrue(exit.message.includes(`"${name}"`), `the message was: ${exit.message}`);
      }
    },
  },
  {
    title: 'an import of a file the skill does not have names the file',
    run: async (host) => {
      const files = { 'scripts/a.js': `import './gone.js';` };
      const { exit } = await runScript(host, `import './a.js'; ${mainOf('')}`, { files });
      expectEqual(exit, threw('the skill has no file "scripts/gone.js"'));
      const odd = await runScript(host, `import '../constructor'; ${mainOf('')}`);
      expectEqual(odd.exit, threw('the skill has no file "constructor"'));
    },
  },
  {
    title: 'a refused import() can be caught and gives no stack of the host',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(
          `try { await import('fs'); } catch (e) { io.line(String(e.message)); io.line(String(e.stack)); }`,
        ),
      );
      const [message = '', stack = ''] = ran.lines;
      expectTrue(message.startsWith('the import "fs" is refused'), message);
      expectTrue(
        !/node_modules|node:|file:|\.mjs|\.ts/.test(ran.lines.join()),
        `the stack was: ${stack}`,
      );
      expectEqual(ran.exit, finished);
    },
  },
  {
    title: 'a script without a main function says so',
    run: async (host) => {
      const message = 'the script has no "export default function main(io)"';
      for (const source of ['export const n = 1;', 'export default 5;', ''])
        expectEqual((await runScript(host, source)).exit, threw(message));
    },
  },
  {
    title: 'a skill without the file that should run says so',
    run: async (host) => {
      const { exit } = await runScript(host, mainOf(''), { main: 'scripts/other.js' });
      expectEqual(exit, threw('the skill has no file "scripts/other.js"'));
    },
  },
  {
    title: '[002 FR-052] a script that throws fails with its message and place, after its lines',
    run: async (host) => {
      const ran = await runScript(
        host,
        mainOf(`io.line('before');\n throw new Error('The torch is wet.');`),
      );
      expectEqual(ran, { lines: ['before'], exit: threw('The torch is wet. (scripts/main.js:2)') });
      const late = await runScript(host, mainOf(`await io.call('a');\n\n null.torch;`));
      expectEqual(
        late.exit,
        threw(`TypeError: cannot read property 'torch' of null (scripts/main.js:3)`),
      );
    },
  },
  {
    title: '[002 FR-052] whatever a script throws becomes one short sentence',
    run: async (host) => {
      const thrown: readonly (readonly [string, string])[] = [
        [`'plain text'`, 'plain text'],
        ['null', 'null'],
        ['undefined', 'undefined'],
        [`Symbol('x')`, 'a symbol'],
        ['{}', 'The script threw an error without a message.'],
        [`{ get message() { throw 1; } }`, 'The script threw something that cannot be shown.'],
        [`{ message: 'two\\nlines' }`, 'two lines'],
        [`{ message: 'x'.repeat(5000) }`, 'x'.repeat(300)],
        [`{ message: 'x'.repeat(500000) }`, 'x'.repeat(300)],
      ];
      for (const [value, message] of thrown)
        expectEqual((await runScript(host, mainOf(`throw ${value};`))).exit, threw(message));
    },
  },
  {
    title: '[002 FR-052] a script that does not parse fails with the place of the mistake',
    run: async (host) => {
      const { exit } = await runScript(host, `${mainOf('')}\nlet torch = ;`);
      expectEqual([exit.code, exit.reason], [1, 'threw']);
      expectTrue(
        exit.message.startsWith('SyntaxError: ') && exit.message.endsWith('(scripts/main.js:2)'),
        `the message was: ${exit.message}`,
      );
    },
  },
  {
    title: 'tampering with JSON, Promise and prototypes neither breaks nor forges the bridge',
    run: async (host) => {
      const ran = await runScript(
        host,
        `import { io } from 'narratoria';
         JSON.stringify = () => { throw 1; }; JSON.parse = () => ({ forged: 1 }); Math.imul = null;
         Object.defineProperty(Object.prototype, '1', { set() { throw 2; }, get() { return 'forged'; } });
         Object.defineProperty(Object.prototype, 'get', { value: () => 'forged' });
         Object.defineProperty(Error.prototype, 'code', { set() { throw 3; } });
         Object.freeze = Object.defineProperty = Object.create = null;
         Array.prototype.push = String.prototype.toString = Function.prototype.call = null;
         const then = Promise.prototype.then; Promise.prototype.then = function () { return this; };
         globalThis.Promise = null; globalThis.Error = null; globalThis.TypeError = null;
         export default async function main(given) {
           given.log('info', 'still here', { same: given === io, drawn: typeof given.random() });
           given.line(String((await given.call('a', { n: 1 })).echo.n));
           try { await given.call('denied.x'); } catch (e) { given.line(e.code); }
           given.done({ ok: true });
         }`,
      );
      expectEqual(ran, {
        lines: [
          '{"version":"0","type":"log","level":"info","message":"still here","fields":{"same":true,"drawn":"number"}}',
          '1',
          'permission-denied',
          '{"version":"0","type":"done","ok":true}',
        ],
        exit: finished,
      });
    },
  },
];

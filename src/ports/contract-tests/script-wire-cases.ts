import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import {
  doneLine,
  torchLine,
  type ScriptDialect,
  type WireTask,
} from '@/ports/contract-tests/script-dialect';
import { probeInput, runScript, startScript } from '@/ports/contract-tests/script-probe';
import type { ScriptHost } from '@/ports/script-host';

export type WireCase = ContractCase<ScriptHost> & { readonly task: WireTask };

/** What is said reaches the reader as it was said; whether it keeps the protocol is not for hosts to judge. */
export function scriptWireCases(dialect: ScriptDialect): readonly WireCase[] {
  return [happy(dialect), streaming(dialect), ...passedOn(dialect), ...notRun(dialect)];
}

function happy({ file, scripts }: ScriptDialect): WireCase {
  return {
    task: 'happy',
    title:
      '[001 §2.2, §6; 002 FR-047; arch §3.4] a script reads its input as one object, asks a service, writes events and ends',
    run: async (host) => {
      const { lines, exit } = await runScript(host, scripts.happy, { file });
      expectEqual(lines, [
        torchLine,
        JSON.stringify({
          version: '0',
          type: 'done',
          ok: true,
          output: { request: probeInput, answer: { echo: { n: 1 } } },
        }),
      ]);
      expectEqual(exit, { kind: 'exit', code: 0, reason: 'finished', message: '' });
    },
  };
}

function streaming({ file, scripts }: ScriptDialect): WireCase {
  return {
    task: 'streaming',
    title: '[001 §5.4] a line is read while its script still runs',
    run: async (host) => {
      let letGo: () => void = () => undefined;
      const seen = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const read: string[] = [];
      const services = async () => {
        await seen;
        return { ok: true, value: {} } as const;
      };
      for await (const output of startScript(host, scripts.streaming, { file, services })) {
        read.push(output.kind === 'line' ? output.text : output.reason);
        // The script waits for this: a host that kept lines back would wait for ever.
        letGo();
      }
      expectEqual(read, ['first', 'second', 'finished']);
    },
  };
}

function passedOn({ file, scripts, failureCode }: ScriptDialect): readonly WireCase[] {
  const of = (
    task: Exclude<WireTask, 'missing'>,
    title: string,
    lines: readonly string[],
    code = 0,
  ): WireCase => ({
    task,
    title,
    run: async (host) => {
      const ran = await runScript(host, scripts[task], { file });
      expectEqual(ran.lines, lines);
      expectEqual([ran.exit.code, ran.exit.reason], [code, code === 0 ? 'finished' : 'threw']);
    },
  });
  const long = ['a', 'b', 'c'].map((letter) => letter.repeat(16_000));
  return [
    of('unicode', '[001 §2.3] a script in any script: UTF-8 is kept', ['Zürich – 東京 – 🔥\u2028']),
    of('huge-output', '[001 §2.2] much output, below its limit, is kept to the last byte', long),
    of('no-done', '[001 §4.6] a script without done ends as it ends', [torchLine]),
    of('two-done', '[001 §4.6] what follows done is passed on as well', [doneLine, doneLine]),
    of(
      'failure-after-done',
      '[001 §5.3] a failure after done is told, with its code',
      [doneLine],
      failureCode,
    ),
    of('unknown-type', '[001 §5.2] an unknown type is passed on', [
      '{"version":"0","type":"odd"}',
      doneLine,
    ]),
    of('wrong-version', '[001 §3] another version is passed on', [
      '{"version":"9","type":"done","ok":true}',
    ]),
    of('garbage', '[001 §2.3] what is no JSON is passed on', ['not json', doneLine]),
    of('partial-line', '[001 §2.3] a last line without its end is passed on as it is', [
      torchLine,
      '{"version":"0","type":"do',
    ]),
  ];
}

function notRun({ file, scripts }: ScriptDialect): readonly WireCase[] {
  const notes = 'scripts/notes.txt';
  const gone = file.replace('main', 'gone');
  return [
    {
      task: 'missing',
      title: '[002 FR-052] a script that is not there is named',
      run: async (host) => {
        const { lines, exit } = await runScript(host, scripts.happy, { file, main: gone });
        expectEqual([lines, exit.code, exit.reason], [[], 1, 'threw']);
        expectEqual(exit.message, `the skill has no file "${gone}"`);
      },
    },
    {
      task: 'not-executable',
      title: '[002 FR-052] a file that nobody can start is named, with the reason',
      run: async (host) => {
        const { exit } = await runScript(host, scripts['not-executable'], { file: notes });
        expectEqual([exit.code, exit.reason], [1, 'threw']);
        expectTrue(
          exit.message.startsWith(`The script "${notes}" cannot be started: `),
          exit.message,
        );
      },
    },
  ];
}

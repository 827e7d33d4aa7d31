import fc from 'fast-check';

import { fail, succeed } from '@/foundation/result';
import type { ScriptOutput } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';
import { exitedWith, finished, line, outputsOf } from '@/protocol/testing/script-lines';

async function verdictOn(
  lines: readonly string[],
  exit: Parameters<typeof outputsOf>[1] = finished,
) {
  return verdictOf(await readInvocation(outputsOf(lines, exit)));
}

const done = line('done', { ok: true });
const patch = (changes: object) => line('state_patch', { patch: changes });

describe('a script that succeeds', () => {
  it('[001 §9] the smallest tool of the specification', async () => {
    const invocation = await readInvocation(
      outputsOf([
        '{"version":"0","type":"log","level":"info","message":"Starting"}',
        '{"version":"0","type":"state_patch","patch":{"flags":{"torchLit":true}}}',
        '{"version":"0","type":"done","ok":true,"summary":"Torch lit."}',
      ]),
    );
    expect(invocation.events.map(({ type }) => type)).toEqual(['log', 'state_patch', 'done']);
    expect(verdictOf(invocation)).toEqual(succeed({ flags: { torchLit: true } }));
  });

  it('[001 §8] no event but done is needed', async () => {
    expect(await verdictOn([done])).toEqual(succeed({}));
  });

  it('[001 §13.5] its output is its patches merged in order, then what done says', async () => {
    const lines = [
      patch({ a: { b: 1, c: 1 }, list: [1, 2] }),
      patch({ a: { c: 2 }, list: [3] }),
      line('done', { ok: true, output: { a: { d: 3 }, found: true } }),
    ];
    expect(await verdictOn(lines)).toEqual(
      succeed({ a: { b: 1, c: 2, d: 3 }, list: [3], found: true }),
    );
  });

  it('[001 §5.1] events may come in any order', async () => {
    const lines = [patch({ a: 1 }), line('log', { level: 'debug', message: 'late' }), done];
    expect(await verdictOn(lines)).toEqual(succeed({ a: 1 }));
  });

  it('blank lines are nothing', async () => {
    const invocation = await readInvocation(outputsOf(['', done, '', '  \t ']));
    expect([invocation.events.length, verdictOf(invocation).ok]).toEqual([1, true]);
  });

  it('[001 §4.1] a log with level error is not an error', async () => {
    expect(await verdictOn([line('log', { level: 'error', message: 'no!' }), done])).toEqual(
      succeed({}),
    );
  });

  it('[001 §4.5] an error event alone does not fail the run', async () => {
    const lines = [line('error', { errorCode: 'wet', errorMessage: 'It is wet.' }), done];
    expect(await verdictOn(lines)).toEqual(succeed({}));
  });

  it('[001 §4.6] what comes after done does not count', async () => {
    const lines = [patch({ a: 1 }), done, patch({ a: 2 }), line('done', { ok: false }), 'not JSON'];
    expect(await verdictOn(lines)).toEqual(succeed({ a: 1 }));
  });
});

describe('a script that fails', () => {
  it('[001 §4.6] done with ok false is a failure that may be tried again', async () => {
    expect(await verdictOn([line('done', { ok: false, summary: 'Too damp.' })])).toEqual(
      fail({
        code: 'not-ok',
        message: 'Too damp.',
        category: 'tool_failure',
        isWorthRetrying: true,
      }),
    );
  });

  it('[001 §4.5] the last error event says why, with its details', async () => {
    const lines = [
      line('error', { errorCode: 'damp', errorMessage: 'It is damp.' }),
      line('error', { errorCode: 'wet', errorMessage: 'It is wet.', details: { litres: 3 } }),
      line('done', { ok: false, summary: 'No.' }),
    ];
    expect(await verdictOn(lines)).toEqual(
      fail({
        code: 'wet',
        message: 'It is wet.',
        category: 'tool_failure',
        details: { litres: 3 },
        isWorthRetrying: true,
      }),
    );
  });

  it('[001 §5.3] an exit code other than 0 is a failure, whatever done said', async () => {
    expect(await verdictOn([done], exitedWith('threw', 'out of oil'))).toEqual(
      fail({
        code: 'threw',
        message: 'out of oil',
        category: 'process_error',
        exitCode: 1,
        isWorthRetrying: true,
      }),
    );
  });

  it.each(['wall', 'cpu'] as const)(
    '[002 FR-017] a script ended for its time (%s) has timed out',
    async (reason) => {
      expect(await verdictOn([], exitedWith(reason, 'too slow'))).toEqual(
        fail({
          code: 'timeout',
          message: 'too slow',
          category: 'timeout',
          exitCode: 1,
          isWorthRetrying: true,
        }),
      );
    },
  );
});

describe('a script that breaks the protocol', () => {
  it('[001 §4.6] ends without done', async () => {
    expect(await verdictOn([patch({ a: 1 })])).toEqual(
      fail({
        code: 'missing-done',
        message: 'the script ended without a done event',
        category: 'process_error',
        isWorthRetrying: false,
      }),
    );
  });

  it.each([
    ['[001 §5.2] with an unknown type', line('sing'), 'unknown event type "sing"', 'process_error'],
    [
      '[001 §3] with another version',
      '{"version":"2","type":"done","ok":true}',
      'version must be "0": {"version":"2","type":"done","ok":true}',
      'process_error',
    ],
    ['[001 §2.2] with a line that is not JSON', 'hello', 'not JSON: hello', 'invalid_json'],
  ])('%s is not worth trying again', async (_, text, message, category) => {
    expect(await verdictOn([text, done])).toEqual(
      fail({ code: 'protocol-violation', message, category, isWorthRetrying: false }),
    );
  });

  it('[001 §5.2] is read no further: what came before stays, the host is let go', async () => {
    const read: string[] = [];
    let isFreed = false;
    async function* outputs(): AsyncGenerator<ScriptOutput> {
      try {
        for await (const output of outputsOf([patch({ a: 1 }), line('sing'), done])) {
          read.push(output.kind === 'line' ? output.text : 'exit');
          yield output;
        }
      } finally {
        isFreed = true;
      }
    }
    const invocation = await readInvocation(outputs());
    expect(invocation.events.map(({ type }) => type)).toEqual(['state_patch']);
    expect([read.length, isFreed]).toEqual([2, true]);
  });
});

it('[001 §2.3] whatever a script writes, there is a verdict and never an exception (seed 3)', async () => {
  const lines = fc.oneof(
    fc.constantFrom(done, patch({ a: null }), line('error', { errorCode: 'x', errorMessage: 'y' })),
    fc.constantFrom('', '{}', line('done', { ok: false }), line('log')),
    fc.string(),
    fc.json(),
  );
  const exits = fc.constantFrom(finished, exitedWith('threw'), exitedWith('wall'));
  await fc.assert(
    fc.asyncProperty(fc.array(lines, { maxLength: 6 }), exits, async (written, exit) => {
      const verdict = await verdictOn(written, exit);
      if (verdict.ok) expect([written.includes(done), exit]).toEqual([true, finished]);
      else expect(verdict.error.code).not.toBe('');
    }),
    { numRuns: 500, seed: 3 },
  );
});

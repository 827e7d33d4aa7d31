import fc from 'fast-check';

import { fail, succeed } from '@/foundation/result';
import type { ScriptOutput } from '@/ports/script-host';
import { freshInvocation, verdictOf } from '@/protocol/invocation';
import { InvocationReader } from '@/protocol/invocation-reader';
import { readInvocation } from '@/protocol/read-invocation';
import {
  bytesOf,
  cutAnywhere,
  decodeChunks,
  outputsOfBytes,
} from '@/protocol/testing/script-bytes';
import { exitedWith, finished, line, outputsOf } from '@/protocol/testing/script-lines';

async function verdictOn(
  lines: readonly string[],
  exit: Parameters<typeof outputsOf>[1] = finished,
) {
  return verdictOf(await readInvocation(outputsOf(lines, exit)));
}

const done = line('done', { ok: true });
const patch = (changes: object) => line('state_patch', { patch: changes });
const asset = (assetId: string) =>
  line('asset', { assetId, kind: 'image', mediaType: 'image/png', path: '/tmp/a.png' });
const broken = (message: string) =>
  fail({
    code: 'protocol-violation',
    message,
    category: 'process_error',
    isWorthRetrying: false,
  });

describe('a script that succeeds', () => {
  it('[arch §2.1.7; 001 §9] the smallest tool of the specification', async () => {
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

  it('[arch §2.1.6; 001 §8] no event but done is needed', async () => {
    expect(await verdictOn([done])).toEqual(succeed({}));
  });

  it('[arch §2.1.3; 001 §4.2] patches merge deeply: lists replace, and null stays to remove', async () => {
    const lines = [patch({ a: { b: 1, c: 2 }, d: [1, 2] }), patch({ a: { c: 3, d: 4 }, d: [3] })];
    expect(await verdictOn([...lines, done])).toEqual(succeed({ a: { b: 1, c: 3, d: 4 }, d: [3] }));
    expect(await verdictOn([...lines, patch({ d: null, a: { b: null } }), done])).toEqual(
      succeed({ a: { b: null, c: 3, d: 4 }, d: null }),
    );
  });

  it('[001 §4.2] a patch cannot reach a prototype', async () => {
    const smuggled =
      '{"version":"0","type":"state_patch","patch":{"__proto__":{"lit":true},"constructor":{"prototype":{"lit":true}}}}';
    expect(await verdictOn([smuggled, smuggled, done])).toEqual(succeed({}));
    expect(({} as Record<string, unknown>)['lit']).toBeUndefined();
  });

  it('[arch §2.1.3; 001 §4.3, §4.4] assets and ui events are handed on in their order', async () => {
    const ui = line('ui_event', { event: 'narrative_choice', payload: { choices: ['Open'] } });
    const { events } = await readInvocation(outputsOf([asset('a'), ui, asset('b'), done]));
    expect(events.map((event) => `${event.version} ${event.type}`)).toEqual([
      '0 asset',
      '0 ui_event',
      '0 asset',
      '0 done',
    ]);
  });

  it('[arch §2.1.5; 001 §5.4] each line counts as soon as it is read', () => {
    const reader = new InvocationReader();
    const counts = [patch({ a: 1 }), done].map((text) => {
      reader.read({ kind: 'line', text });
      const { events, done: end } = reader.invocation();
      return [events.length, end?.ok];
    });
    expect(counts).toEqual([
      [1, undefined],
      [2, true],
    ]);
  });

  it('what was taken out does not change when reading goes on', () => {
    const reader = new InvocationReader();
    const before = reader.invocation();
    reader.read({ kind: 'line', text: done });
    expect(before).toEqual(freshInvocation);
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

  it('[arch §2.1.5; 001 §5.1] events may come in any order', async () => {
    const lines = [patch({ a: 1 }), line('log', { level: 'debug', message: 'late' }), done];
    expect(await verdictOn(lines)).toEqual(succeed({ a: 1 }));
  });

  it('blank lines are nothing, and \\r is blank', async () => {
    const invocation = await readInvocation(outputsOf(['', '  \t ', `${done}\r`, '\r', '']));
    expect([invocation.events.length, verdictOf(invocation).ok]).toEqual([1, true]);
  });

  it('[arch §2.1.3; 001 §4.1] a log with level error is not an error', async () => {
    expect(await verdictOn([line('log', { level: 'error', message: 'no!' }), done])).toEqual(
      succeed({}),
    );
  });

  it('[arch §2.1.3; 001 §4.5] an error event alone does not fail the run, and reading goes on', async () => {
    const wet = line('error', { errorCode: 'wet', errorMessage: 'It is wet.' });
    expect(await verdictOn([wet, patch({ a: 1 }), done])).toEqual(succeed({ a: 1 }));
  });

  it('[arch §2.1.3; 001 §4.6] what comes after done does not count: the first done is the one', async () => {
    const lines = [patch({ a: 1 }), done, patch({ a: 2 }), line('done', { ok: false }), 'not JSON'];
    expect(await verdictOn(lines)).toEqual(succeed({ a: 1 }));
  });
});

describe('a script that fails', () => {
  it('[arch §2.1.3; 001 §4.6] done with ok false is a failure that may be tried again', async () => {
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

  it('[arch §2.1.5; 001 §5.3] an exit code other than 0 fails the run, whatever done said', async () => {
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

  it('[arch §2.1.3; 001 §4.6] a bad exit without done is a failure of the protocol', async () => {
    expect(await verdictOn([patch({ a: 1 })], exitedWith('crashed'))).toMatchObject(
      fail({ code: 'crashed', category: 'process_error', exitCode: 1 }),
    );
  });

  it('[arch §2.1.5; 001 §5.3] with exit code 0 it is done that decides', async () => {
    expect((await verdictOn([done])).ok).toBe(true);
    expect((await verdictOn([line('done', { ok: false })])).ok).toBe(false);
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
  it('[arch §2.1.3; 001 §4.6] ends without done', async () => {
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
    [
      '[arch §2.1.5; 001 §5.2] with an unknown type',
      line('sing'),
      'Unknown event type: sing',
      'process_error',
    ],
    [
      '[arch §2.1.2; 001 §3] with another version',
      '{"version":"2","type":"done","ok":true}',
      'version must be "0": {"version":"2","type":"done","ok":true}',
      'process_error',
    ],
    [
      '[arch §2.1.1; 001 §2.2] with a line that is not JSON',
      'hello',
      'not JSON: hello',
      'invalid_json',
    ],
  ])('%s is not worth trying again', async (_, text, message, category) => {
    expect(await verdictOn([text, done])).toEqual(
      fail({ code: 'protocol-violation', message, category, isWorthRetrying: false }),
    );
  });

  it('[arch §2.1.3; 001 §4.3] with two assets of one id, which is named', async () => {
    expect(await verdictOn([asset('torch'), asset('lamp'), asset('torch'), done])).toEqual(
      broken('two assets have the id "torch"'),
    );
    const { events } = await readInvocation(outputsOf([asset('torch'), asset('torch')]));
    expect(events.length).toBe(1);
  });

  it('[001 §4.3] another run may use the id again', async () => {
    for (const run of [1, 2])
      expect([run, (await verdictOn([asset('torch'), done])).ok]).toEqual([run, true]);
  });

  it.each([
    ['with a line too long', '"'.repeat(257), 'The script wrote a line longer than 256 bytes.'],
    ['with too many lines', '\n'.repeat(9), 'The script wrote more than 8 lines.'],
    [
      'with too many bytes',
      `${' '.repeat(200)}\n`.repeat(6),
      'The script wrote more than 1024 bytes.',
    ],
    [
      'with too many lines after done',
      `${done}${'\n'.repeat(9)}`,
      'The script wrote more than 8 lines.',
    ],
  ])('[001 §2.2, §5.3] %s', async (_, written, message) => {
    const limits = { outputBytes: 1_024, lineBytes: 256, lines: 8 };
    const invocation = await readInvocation(outputsOfBytes([bytesOf(written)], limits));
    expect(verdictOf(invocation)).toEqual(broken(message));
  });

  it('[arch §2.1.1; 001 §2.3] with bytes that are not UTF-8', async () => {
    const written = Uint8Array.from([...bytesOf(`${patch({ a: 1 })}\n"`), 0xff, ...bytesOf('"\n')]);
    expect(verdictOf(await readInvocation(outputsOfBytes([written])))).toEqual(
      broken('The script wrote a line that is not UTF-8: line 2.'),
    );
  });

  it('[arch §2.1.5; 001 §5.2] is read no further: what came before stays, the host is let go', async () => {
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

describe('bytes on their way to a verdict', () => {
  const trueOutput = [
    patch({ a: { b: 'ü…🔥' } }),
    asset('torch'),
    line('log', { level: 'info', message: 'Lighting…' }),
    '',
    line('done', { ok: true, output: { lit: true } }),
  ]
    .map((text) => `${text}\n`)
    .join('');

  /** A true output with a few bytes of it changed, taken out or put in. */
  const mutated = fc
    .array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.uint8Array({ maxLength: 2 })), {
      maxLength: 2,
    })
    .map((changes) =>
      changes.reduce<readonly number[]>(
        (bytes, [place, cut, put]) => {
          const at = place % bytes.length;
          return [...bytes.slice(0, at), ...put, ...bytes.slice(at + cut)];
        },
        [...bytesOf(trueOutput)],
      ),
    )
    .map((bytes) => Uint8Array.from(bytes));

  it('[001 §2.3, §5.4] however they are cut, the verdict is the same (seed 6)', async () => {
    const cases = mutated.chain((bytes) => fc.tuple(fc.constant(bytes), cutAnywhere(bytes)));
    await fc.assert(
      fc.asyncProperty(cases, async ([bytes, chunks]) => {
        const whole = await readInvocation(outputsOfBytes([bytes]));
        expect(await readInvocation(outputsOfBytes(chunks))).toEqual(whole);
      }),
      { numRuns: 500, seed: 6 },
    );
  });

  it('[arch §2.1.1; 001 §2.3] what is accepted is what JSON.parse reads, all else has a verdict (seed 7)', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (bytes) => {
        const invocation = await readInvocation(outputsOfBytes([bytes]));
        const said = decodeChunks([bytes]).lines.filter((text) => text.trim() !== '');
        expect(invocation.events).toEqual(
          said.slice(0, invocation.events.length).map((text): unknown => JSON.parse(text)),
        );
        const verdict = verdictOf(invocation);
        if (!verdict.ok) expect(verdict.error.message).not.toBe('');
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });
});

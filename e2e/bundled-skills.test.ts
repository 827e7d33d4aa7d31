import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { JsonObject, Json } from '@/foundation/json';
import { scriptLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { createSameThreadScriptHost } from '@/hosts/fake/same-thread-script-host';
import type { ServiceCall, ServiceError } from '@/ports/script-host';
import { verdictOf, type Invocation } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';

import { root } from './testing/narratoria';

const host = createSameThreadScriptHost(readFileSync(String(process.env['NARRATORIA_TEST_WASM'])));

afterAll(() => host.close());

function skillFiles(skill: string): Readonly<Record<string, string>> {
  const folder = path.join(root, 'skills', skill);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

type Given = {
  readonly input: JsonObject;
  readonly dependencies?: Readonly<Record<string, JsonObject | null>>;
  readonly seed?: number;
  readonly services?: (call: ServiceCall) => Result<Json, ServiceError>;
};

/** Runs one script of a bundled skill in the real sandbox. */
function run(skill: string, script: string, given: Given): Promise<Invocation> {
  const { input, dependencies = {}, seed = 1 } = given;
  const services =
    given.services ?? (() => fail({ code: 'not-scripted', message: 'not scripted' }));
  return readInvocation(
    host.run(
      { files: skillFiles(skill), main: `scripts/${script}.js` },
      {
        requestId: 'test',
        tool: skill,
        operation: script,
        input,
        dependencies,
        config: {},
        attempt: 1,
      },
      {
        limits: { ...scriptLimits, wallMs: 2_000 },
        services: (call) => Promise.resolve(services(call)),
        seed,
        now: 0,
      },
      new AbortController().signal,
    ),
  );
}

const bands = [
  { id: 'failure', max: 6 },
  { id: 'partial', min: 7, max: 9 },
  { id: 'success', min: 10 },
];

describe('dice-roller', () => {
  it('[arch §4.1.2] rolls a formula with named modifiers and shows each die and each reason', async () => {
    const input = {
      formula: '2d6+luck',
      modifiers: { luck: 1 },
      reasons: { luck: 'your luck' },
      bands,
    };
    const invocation = await run('dice-roller', 'roll-dice', { input });
    const verdict = verdictOf(invocation);
    const shown = invocation.events.find((event) => event.type === 'ui_event');
    expect(shown).toMatchObject({
      event: 'dice_roll',
      payload: {
        formula: '2d6+luck',
        modifiers: [{ name: 'luck', value: 1, reason: 'your luck' }],
      },
    });
    const { dice, total, band } = (verdict.ok ? verdict.value : {}) as {
      dice: readonly { value: number }[];
      total: number;
      band: string;
    };
    expect(total).toBe(dice.reduce((sum, { value }) => sum + value, 1));
    expect(band).toBe(total <= 6 ? 'failure' : total <= 9 ? 'partial' : 'success');
  });

  it('[arch §7.4] is fair: 2d6 over many seeds falls as two dice do', async () => {
    const totals = new Map<number, number>();
    const rolls = 1_800;
    for (let seed = 0; seed < rolls; seed += 1) {
      const verdict = verdictOf(
        await run('dice-roller', 'roll-dice', { input: { formula: '2d6' }, seed }),
      );
      const total = Number(verdict.ok ? verdict.value['total'] : Number.NaN);
      totals.set(total, (totals.get(total) ?? 0) + 1);
    }
    let chiSquare = 0;
    for (let total = 2; total <= 12; total += 1) {
      const expected = (rolls * (6 - Math.abs(7 - total))) / 36;
      chiSquare += ((totals.get(total) ?? 0) - expected) ** 2 / expected;
    }
    // Ten degrees of freedom: 29.6 is passed by chance once in a thousand.
    expect(chiSquare).toBeLessThan(29.6);
  });

  it.each([
    ['3d6', 3],
    ['1d20+5', 1],
    ['d4-1', 1],
    ['2d6+1d4', 3],
  ])('understands %s', async (formula, dice) => {
    const verdict = verdictOf(await run('dice-roller', 'roll-dice', { input: { formula } }));
    expect(verdict).toMatchObject({ ok: true, value: { formula, dice: { length: dice } } });
  });

  it.each(['', '2d', 'd6d6', '101d6', '1d1001', '2d6++1', '2d6+luck', '__proto__', '2d6; drop'])(
    'refuses the formula "%s" with a sentence',
    async (formula) => {
      const verdict = verdictOf(await run('dice-roller', 'roll-dice', { input: { formula } }));
      expect(verdict).toMatchObject({ ok: false, error: { code: 'threw' } });
    },
  );
});

describe('memory', () => {
  it('[arch §4.1.3] stores what it is given', async () => {
    const calls: ServiceCall[] = [];
    const input = {
      summary: 'You paid for the slate.',
      characters: ['dunya'],
      location: 'yard',
      significance: 'high',
    };
    const verdict = verdictOf(
      await run('memory', 'store-memory', {
        input,
        services: (call) => {
          calls.push(call);
          return succeed({ id: 'memory-1' });
        },
      }),
    );
    expect(calls).toEqual([{ method: 'memory.store', params: input }]);
    expect(verdict).toEqual({ ok: true, value: { memoryId: 'memory-1', summary: input.summary } });
  });

  it('remembers a failure as a failure: the band of the roll it waited for picks the sentence', async () => {
    const calls: ServiceCall[] = [];
    await run('memory', 'store-memory', {
      input: { summary: 'It worked.', byBand: { failure: { summary: 'It did not work.' } } },
      dependencies: { roll: { band: 'failure', total: 4 } },
      services: (call) => {
        calls.push(call);
        return succeed({ id: 'memory-1' });
      },
    });
    expect(calls).toEqual([{ method: 'memory.store', params: { summary: 'It did not work.' } }]);
  });

  it('[arch §4.1.3] recalls what the service finds', async () => {
    const memories = [
      {
        id: 'memory-1',
        summary: 'You paid.',
        timestamp: '2000-01-01T00:00:00.000Z',
        relevance: 0.9,
      },
    ];
    const verdict = verdictOf(
      await run('memory', 'recall-memory', {
        input: { query: 'slate', limit: 2 },
        services: () => succeed({ memories }),
      }),
    );
    expect(verdict).toEqual({ ok: true, value: { memories } });
  });

  it.each([
    ['store-memory', 'no-summary'],
    ['recall-memory', 'no-query'],
  ])('%s without its one needed field fails with %s', async (script, code) => {
    const verdict = verdictOf(await run('memory', script, { input: {} }));
    expect(verdict).toMatchObject({ ok: false, error: { code, category: 'tool_failure' } });
  });

  it('[002 FR-064] a permission that is missing fails the script, not the app', async () => {
    const verdict = verdictOf(
      await run('memory', 'recall-memory', {
        input: { query: 'slate' },
        services: () =>
          fail({
            code: 'permission-denied',
            message: 'memory.recall needs the permission memory.read',
          }),
      }),
    );
    expect(verdict).toMatchObject({ ok: false, error: { code: 'threw' } });
  });
});

import { fail, succeed } from '@/foundation/result';
import type { ServiceCall } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';

import { runBundledScript } from './testing/run-bundled-script';

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
      await runBundledScript('memory', 'store-memory', {
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
    await runBundledScript('memory', 'store-memory', {
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
      await runBundledScript('memory', 'recall-memory', {
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
    const verdict = verdictOf(await runBundledScript('memory', script, { input: {} }));
    expect(verdict).toMatchObject({ ok: false, error: { code, category: 'tool_failure' } });
  });

  it('a permission that is missing fails the script, not the app', async () => {
    const verdict = verdictOf(
      await runBundledScript('memory', 'recall-memory', {
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

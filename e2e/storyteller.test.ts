import type { JsonObject } from '@/foundation/json';
import { verdictOf } from '@/protocol/invocation';

import { runBundledScript } from './testing/run-bundled-script';
import { scriptedServices } from './testing/scripted-services';

const told = { text: 'The gate shuts.\n\nIt rains.', rung: 'built-in', by: 'author' };

async function narrated(input: JsonObject, config: JsonObject = {}, answer: JsonObject = told) {
  const { services, calls } = scriptedServices({ 'narrator.generate': { ...answer } });
  const given = { input, config, services };
  const invocation = await runBundledScript('storyteller', 'narrate', given);
  const warnings = invocation.events.flatMap((event) =>
    event.type === 'log' && event.level === 'warn' ? [event.message] : [],
  );
  return { asked: calls, warnings, verdict: verdictOf(invocation), done: invocation.done };
}

describe('narrate', () => {
  it('[arch §4.1.1] returns what the narrator told, by whom, and on which rung', async () => {
    const { verdict, done, warnings } = await narrated({});
    expect(verdict).toEqual({ ok: true, value: told });
    expect(done).toMatchObject({ ok: true, summary: 'Told by built-in.' });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['style and guidance it is asked for', { style: 'terse', guidance: 'Let it rain.' }, {}],
    ['style it is asked for before its own', { style: 'terse' }, { style: 'poetic' }],
    ['guidance alone', { guidance: 'Let it rain.' }, {}],
  ])('[arch §4.1.1] hands on the %s', async (_, input, config) => {
    const { asked } = await narrated(input, config);
    expect(asked).toEqual([
      { method: 'narrator.generate', params: { purpose: 'prose', ...input } },
    ]);
  });

  it('[arch §4.1.1] uses the style it is set to when it is asked for none', async () => {
    const { asked } = await narrated({}, { style: 'poetic' });
    expect(asked[0]?.params).toEqual({ purpose: 'prose', style: 'poetic' });
  });

  it('without words it fails with a code, and the engine tells the scene', async () => {
    const { verdict, done } = await narrated({}, {}, { ...told, text: '' });
    expect(verdict).toMatchObject({ ok: false, error: { code: 'no-words' } });
    expect(done).toMatchObject({ ok: false, summary: 'Nothing to tell.' });
  });

  it.each(['ollama', 'claude', 'openai'])(
    '[arch §4.1.1] set to %s, it says that this cannot be asked yet, and the narrator here tells',
    async (provider) => {
      const { warnings, verdict } = await narrated({}, { provider });
      expect(warnings).toEqual([
        `${provider} cannot be asked yet; the narrator on this device tells it.`,
      ]);
      expect(verdict).toEqual({ ok: true, value: told });
    },
  );

  it('set to local, it has nothing to warn of', async () => {
    expect((await narrated({}, { provider: 'local' })).warnings).toEqual([]);
  });

  it('fails when the narrator cannot be asked', async () => {
    const { services } = scriptedServices({});
    const invocation = await runBundledScript('storyteller', 'narrate', { input: {}, services });
    expect(verdictOf(invocation)).toMatchObject({ ok: false });
  });
});

import type { SkippingClock } from '@/engine/testing/skipping-clock';
import type { ScriptHost, ScriptOutput } from '@/ports/script-host';

/** What a script does instead of its work, as the body of its `main(io)`. */
const faultyBodies = {
  throws: "throw new Error('broken');",
  'throws after a patch': "io.patch({ flags: { torn: true } }); throw 'half-way';",
  'computes without end': 'for (;;) {}',
  'sleeps without end': 'await io.sleep(1e9);',
  'waits for nobody': 'await new Promise(() => {});',
  'writes rubbish': `io.line('{"half'); io.line('no json'); io.line('[]'); io.line('\\u0000'); io.done({ ok: true });`,
  'speaks another version': "io.emit({ version: '9', type: 'done', ok: true });",
  'has an event of its own': "io.emit({ type: 'teleport', to: 'moon' }); io.done({ ok: true });",
  'patches against the contract':
    "io.patch({ place: 7, time: { minutes: 'late' } }); io.done({ ok: true });",
  'patches the player into nowhere': "io.patch({ place: 'nowhere' }); io.done({ ok: true });",
  'patches an ending that nobody wrote':
    "io.patch({ ending: 'the end of the world' }); io.done({ ok: true });",
  'patches everything away':
    'io.patch({ place: null, people: null, time: null, beats: null, stats: null, inventory: null }); io.done({ ok: true });',
  'patches people who are not there':
    "io.patch({ people: { ghost: { place: 'nowhere', feeling: 1e300 } }, time: { minutes: 1e300 } }); io.done({ ok: true });",
  'patches what every object has':
    'io.line(\'{"version":"0","type":"state_patch","patch":{"__proto__":{"torn":1},"constructor":{"prototype":{"torn":1}}}}\'); io.done({ ok: true });',
  'patches too much':
    "for (let i = 0; i < 6; i++) io.patch({ ['junk' + i]: 'x'.repeat(200000) }); io.done({ ok: true });",
  'patches too deep':
    'let deep = {}; for (let i = 0; i < 200; i++) deep = { deep }; io.patch({ deep }); io.done({ ok: true });',
  'says too much':
    "for (let i = 0; i < 5000; i++) io.log('info', 'x'.repeat(1000)); io.done({ ok: true });",
  'never says that it is done': "io.log('info', 'on my way');",
  'is done twice': "io.done({ ok: true }); io.patch({ place: 'nowhere' }); io.done({ ok: false });",
  'gives up': "io.error('no-luck', 'It cannot be done.'); io.done({ ok: false, summary: 'No.' });",
  'asks for nonsense': `
    const calls = [['no.such', {}], ['memory.store', { summary: 7 }], ['memory.recall', { query: '', limit: -5 }],
      ['storage.set', { key: '', value: {} }], ['perception.update', { npc: 'ghost', delta: 'much' }], ['http.fetch', { url: 'file:///etc' }]];
    for (const [method, params] of calls) await io.call(method, params).catch(() => null);
    io.done({ ok: true });`,
  'answers with nonsense': `
    io.ui('dice_roll', { formula: 'd20', total: 1e300, band: 'miracle', dice: 'many' });
    io.done({ ok: true, output: { memories: [7, null, { id: 7 }, { id: 'm', summary: 'Never was.' }], paragraphs: 7, text: 7, total: 'x' } });`,
  'offers what cannot be': `
    io.ui('narrative_choice', { choices: ['', 7, 'Fly.'], options: [{ text: 'Go to nowhere.', intent: { kind: 'move', target: 'nowhere' } },
      { text: 'Meet the ghost.', intent: { kind: 'talk', target: 'ghost', leadsTo: 'no-passage' } }, { text: 'x'.repeat(9000), intent: { kind: 'do' } }] });
    io.done({ ok: true });`,
  'tells an empty scene': "io.done({ ok: true, output: { text: '', paragraphs: [] } });",
} as const;

/** What the host itself does wrong. */
const faultyRuns = ['the runtime hangs', 'the runtime dies'] as const;

export type ScriptFault = keyof typeof faultyBodies | (typeof faultyRuns)[number];

export const scriptFaults: readonly ScriptFault[] = [
  ...(Object.keys(faultyBodies) as (keyof typeof faultyBodies)[]),
  ...faultyRuns,
];

/** A sandbox that is given short limits where the script is a faulty one. */
const shortLimits = { cpuMs: 25, wallMs: 60 } as const;

/** Longer than any script of the bundled skills may take, and what is waited beyond. */
const hangMs = 7_000;

/** Scripts of which some do something else; `faultFor` is asked before each run. */
export function faultyScripts(
  scripts: ScriptHost,
  clock: SkippingClock,
  faultFor: (operation: string) => ScriptFault | null,
): ScriptHost {
  return {
    close: () => scripts.close(),
    run: (source, call, options, signal) => {
      const fault = faultFor(call.operation);
      if (fault === null) return scripts.run(source, call, options, signal);
      if (fault === 'the runtime hangs') return hanging(clock, signal);
      if (fault === 'the runtime dies') return dying();
      const text = `export default async function main(io) { ${faultyBodies[fault]} }`;
      const files = { ...source.files, [source.main]: text };
      const limits = { ...options.limits, ...shortLimits };
      return scripts.run({ ...source, files }, call, { ...options, limits }, signal);
    },
  };
}

async function* hanging(clock: SkippingClock, signal: AbortSignal): AsyncGenerator<ScriptOutput> {
  await clock.sleep(1, signal);
  clock.skip(hangMs);
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
    if (signal.aborted) resolve();
  });
  yield { kind: 'exit', code: 1, reason: 'cancelled', message: 'stopped' };
}

// oxlint-disable-next-line typescript/require-await -- because a run is asynchronous, and this one has nothing to wait for
async function* dying(): AsyncGenerator<ScriptOutput> {
  yield { kind: 'line', text: '{"version":"0","type":"log","level":"info","message":"alive"}' };
  yield { kind: 'exit', code: 1, reason: 'crashed', message: 'the runtime died' };
}

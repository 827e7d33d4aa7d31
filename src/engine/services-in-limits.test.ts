import { monitorEventLoopDelay } from 'node:perf_hooks';

import { permissionOf } from '@/contracts/generated/service-calls';
import { hostWith } from '@/engine/testing/host-with';
import { skillsWith } from '@/engine/testing/skills-with';
import { beginSession, collect, never, take, testHost } from '@/engine/testing/test-engine';
import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { JsonObject } from '@/foundation/json';
import { createNodeScriptHost } from '@/hosts/node/script-host';

/** Longer, and a screen stutters. A busy machine may take ten times as long before a test says so. */
const blockMs = 50 * 10;
const turnMs = 2_000 * 10;
const mb = 1024 ** 2;

const workerFile = String(process.env['NARRATORIA_TEST_WORKER']);
const wasmFile = String(process.env['NARRATORIA_TEST_WASM']);
const scripts = createNodeScriptHost({ workerFile, wasmFile });

afterAll(() => scripts.close());

/** `recall-memory`, which every act asks, does this in a thread of its own. */
function hostRunning(body: string, permissions: readonly string[], maxRetries = 0): EngineHost {
  const host = testHost({ compute: { scripts } });
  const manifest = {
    name: 'memory',
    version: '1.0.0',
    description: 'Asks for too much.',
    scripts: [
      { name: 'store-memory', path: 'scripts/store-memory.js' },
      { name: 'recall-memory', path: 'scripts/recall-memory.js' },
    ],
    permissions,
    retryPolicy: { maxRetries, backoffMs: 1 },
  };
  const main = (does: string): string => `export default async function main(io) { ${does} }`;
  const files = {
    'memory/skill.json': JSON.stringify(manifest),
    'memory/scripts/recall-memory.js': main(`
      const ends = {};
      const ask = (method, params) => io.call(method, params).then(
        () => { ends.ok = (ends.ok ?? 0) + 1; },
        ({ code, message }) => { ends[code] = (ends[code] ?? 0) + 1; ends.message = message; },
      );
      ${body}
      io.patch({ ends });
      io.done({ ok: true });`),
    'memory/scripts/store-memory.js': main('io.done({ ok: true });'),
  };
  return hostWith(host, { content: { skills: skillsWith(files, host.content.skills) } });
}

type Watched = {
  readonly session: StorySession;
  readonly events: readonly TurnEvent[];
  readonly ms: number;
  /** For how long nothing else could happen on the thread of the engine. */
  readonly blockedMs: number;
};

/** What blocks the thread does so every time; a machine that is busy with other things does not. */
const mostTurns = 3;

async function turnWith(
  body: string,
  permissions: readonly string[],
  retries = 0,
): Promise<Watched> {
  for (let turn = 1; ; turn += 1) {
    const watched = await watchedTurn(body, permissions, retries);
    if (watched.blockedMs < blockMs || turn === mostTurns) return watched;
  }
}

async function watchedTurn(
  body: string,
  permissions: readonly string[],
  retries: number,
): Promise<Watched> {
  const session = await beginSession(hostRunning(body, permissions, retries));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const began = performance.now();
  delay.enable();
  const events = await take(session, 'Take an apple');
  delay.disable();
  const ms = performance.now() - began;
  return { session, events, ms, blockedMs: delay.max / 1e6 };
}

const ends = ({ session }: Watched): unknown => session.state['ends'];

function expectQuick({ ms, blockedMs }: Watched): void {
  expect(blockedMs).toBeLessThan(blockMs);
  expect(ms).toBeLessThan(turnMs);
}

it('[arch §3.5] a skill without any permission is turned away before anybody reads its 400,000 tags', async () => {
  const turn = await turnWith(
    `const tags = Array.from({ length: 400000 }, () => 1);
     for (let n = 0; n < 12; n += 1) await ask('memory.store', { summary: 'x', tags });`,
    [],
  );
  expect(ends(turn)).toEqual({
    'permission-denied': 12,
    message: 'memory.store needs the permission memory.write',
  });
  expectQuick(turn);
});

it('[arch §3.5] 400,000 wrong tags are refused with the first thing that is wrong', async () => {
  const turn = await turnWith(
    `const tags = Array.from({ length: 400000 }, () => 1);
     for (let n = 0; n < 12; n += 1) await ask('memory.store', { summary: 'x', tags });`,
    ['memory.write'],
  );
  expect(ends(turn)).toEqual({
    'too-large': 12,
    message: 'memory.store: params.tags must have at most 64 entries',
  });
  expectQuick(turn);
});

it.each([
  [
    30,
    {
      ok: 1,
      'too-large': 30,
      message: 'memory.recall: params.query must have at most 2000 characters',
    },
  ],
  [60, undefined],
])(
  '[arch §3.5] %s questions of 900 KB are refused, or too much for one script, and the turn does not wait for them',
  async (times, came) => {
    const turn = await turnWith(
      `await ask('memory.store', { summary: 'The orchard burned.' });
       const query = 'orchard burned '.repeat(60000);
       await Promise.all(Array.from({ length: ${String(times)} }, () => ask('memory.recall', { query })));`,
      ['memory.read', 'memory.write'],
    );
    expect(ends(turn)).toEqual(came);
    expectQuick(turn);
  },
);

it('[arch §3.5] reasons of 900 KB are refused', async () => {
  const turn = await turnWith(
    `const reason = 'x'.repeat(900000);
     await ask('reputation.update', { faction: 'millers', factions: ['millers'], change: 1, reason });
     await ask('perception.update', { npc: 'mara', change: 1, reason });`,
    ['reputation.write', 'perception.write'],
  );
  expect(ends(turn)).toEqual({
    'too-large': 2,
    message: 'perception.update: params.reason must have at most 2000 characters',
  });
  expectQuick(turn);
});

async function databaseBytes(host: EngineHost): Promise<number> {
  const [row] = await host.storage.database.read<{ readonly bytes: number }>(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
    [],
    never,
  );
  return row?.bytes ?? Infinity;
}

/** What the database grows by in two turns. */
async function grownBy(body: string): Promise<{ readonly bytes: number; readonly ends: unknown }> {
  const host = hostRunning(body, ['memory.write', 'reputation.write']);
  const session = await beginSession(host);
  const before = await databaseBytes(host);
  await take(session, 'Take an apple');
  await collect(session.take({ text: 'wait' }, never));
  return { bytes: (await databaseBytes(host)) - before, ends: session.state['ends'] };
}

it('[arch §3.5] memories of 900 KB are refused, and a script that sends 250 of them is ended', async () => {
  const storing = (times: number): string =>
    `const summary = 'It burned. '.repeat(82000);
     for (let n = 0; n < ${String(times)}; n += 1) await ask('memory.store', { summary });`;
  const few = await grownBy(storing(20));
  expect(few.ends).toEqual({
    'too-large': 20,
    message: 'memory.store: params.summary must have at most 2000 characters',
  });
  const many = await grownBy(storing(250));
  expect(many.ends).toBeUndefined();
  expect(Math.max(few.bytes, many.bytes)).toBeLessThan(mb);
});

it.each([
  [
    'memories',
    `ask('memory.store', { summary: String(n).padEnd(2000, ' It burned.') })`,
    { ok: 237, message: 'the scripts of a turn make at most 524288 bytes of memories' },
  ],
  [
    'opinions',
    `ask('reputation.update', { faction: 'millers', factions: ['millers'], change: 1 })`,
    {
      ok: 256,
      message: 'the scripts of a turn make at most 256 changes of what is thought of the player',
    },
  ],
])(
  '[arch §3.5] when the scripts of a turn have staged %s enough, calls are refused in one sentence and the script goes on',
  async (_, ask, { ok, message }) => {
    const { bytes, ends: came } = await grownBy(`for (let n = 0; n < 300; n += 1) await ${ask};`);
    expect(came).toEqual({ ok, 'turn-full': 300 - ok, message });
    expect(bytes).toBeLessThan(8 * mb);
  },
);

it('[arch §3.5] what a failed attempt staged is dropped, and counts no more', async () => {
  const body = `
    const update = { faction: 'millers', factions: ['millers'], change: 1 };
    for (let n = 0; n < 200; n += 1) await ask('reputation.update', update);
    if (io.attempt === 1) { io.done({ ok: false }); return; }`;
  const turn = await turnWith(body, ['reputation.write'], 1);
  expect(ends(turn)).toEqual({ ok: 200 });
});

const people = Array.from({ length: 256 }, (_, n) => `person-${String(n)}`.padEnd(200, '-'));
const text = 'It burned down to the ground and nobody saw it. '.repeat(50).slice(0, 2_000);
const words = Array.from({ length: 64 }, (_, n) => `word-${String(n)}`.padEnd(100, '-'));
const largest: readonly (readonly [keyof typeof permissionOf, JsonObject])[] = [
  ['memory.store', { summary: text, characters: people, witnesses: people, tags: words }],
  [
    'memory.recall',
    { query: text, limit: 1_000, threshold: 0, filters: { characters: people, tags: words } },
  ],
  [
    'reputation.update',
    { faction: 'a', factions: ['a', ...people.slice(1)], change: 1, reason: text },
  ],
  ['reputation.query', { factions: people }],
  ['perception.init', { npc: 'mara', likes: people, dislikes: people }],
  [
    'perception.update',
    { npc: 'mara', change: 1, reason: text, witnesses: people.map(() => 'mara') },
  ],
  ['perception.query', { npc: 'mara' }],
  ['story.read', { path: 'a.'.repeat(499) }],
  [
    'rules.check',
    { stat: 'x'.repeat(200), kind: 'k'.repeat(200), text, npc: 'y'.repeat(200), episode: text },
  ],
  ['storage.set', { key: 'k'.repeat(200), value: 'v'.repeat(65_000) }],
  ['storage.list', { prefix: 'k'.repeat(200) }],
  [
    'assets.write',
    { mediaType: 'text/plain', content: 'QUJD'.repeat(125_000), encoding: 'base64' },
  ],
];

it.each(largest)(
  '[arch §3.5] %s, asked 30 times at once with as much as it takes, does not block the thread of the engine',
  async (method, params) => {
    const turn = await turnWith(
      `await ask('memory.store', { summary: 'The orchard burned.' });
       const params = ${JSON.stringify(params)};
       await Promise.all(Array.from({ length: 30 }, () => ask(${JSON.stringify(method)}, params)));`,
      Object.values(permissionOf).filter((each) => !each.startsWith('network:')),
    );
    expectQuick(turn);
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { storageLimits } from '@/foundation/limits';
import type { Json, JsonObject } from '@/foundation/json';
import { storageServices } from '@/engine/tools/storage-services';
import { StagedBudget } from '@/engine/turn-data/staged-budget';
import { hostWith } from '@/engine/testing/host-with';
import { hostWithRecall, skillsWith } from '@/engine/testing/skills-with';
import {
  begin,
  beginSession,
  collect,
  never,
  open,
  take,
  testEngine,
} from '@/engine/testing/test-engine';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';

const both = ['storage.read', 'storage.write'];

/** Counts its runs in storage, and says in the state what it found. */
const counting = `
  const { value } = await io.call('storage.get', { key: 'runs' });
  const { keys } = await io.call('storage.list', {});
  await io.call('storage.set', { key: 'runs', value: { count: (value?.count ?? 0) + 1 } });
  io.patch({ found: { value: value ?? 'nothing', keys } });
  io.done({ ok: true });
`;

function hostRunning(body: string, permissions = both): EngineHost {
  return hostWithRecall(body, permissions);
}

async function stored(host: EngineHost): Promise<readonly unknown[]> {
  return host.storage.database.read('SELECT skill, key, value FROM skill_storage', [], never);
}

const found = ({ state }: StorySession): unknown => state['found'];

it('[002 FR-058, FR-062; arch §3.5] a skill keeps data of its own, and its place is made when first needed', async () => {
  const host = hostRunning(counting);
  const session = await beginSession(host);
  expect(await stored(host)).toEqual([]);
  await take(session, 'Take an apple');
  expect(found(session)).toEqual({ value: 'nothing', keys: [] });
  expect(await stored(host)).toEqual([{ skill: 'memory', key: 'runs', value: '{"count":1}' }]);
});

it('[002 FR-059; arch §3.5, §6.3] what a skill keeps survives a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  const file = path.join(folder, 'narratoria.db');
  const before = openSqliteDatabase(file);
  const session = await beginSession(
    hostWith(hostRunning(counting), { storage: { database: before } }),
  );
  await take(session, 'Take an apple');
  await session.whenReady;
  await before.close();
  const database = openSqliteDatabase(file);
  const engine = await testEngine(hostWith(hostRunning(counting), { storage: { database } }));
  const again = await open(engine, session.playthrough.id);
  await collect(again.take({ text: 'wait' }, never));
  expect(found(again)).toEqual({ value: { count: 1 }, keys: ['runs'] });
  await again.whenReady;
  await database.close();
  rmSync(folder, { recursive: true });
});

it('[002 FR-060; arch §3.5] no skill reaches what another keeps under the same name', async () => {
  const host = hostRunning(counting);
  const session = await beginSession(host);
  await host.storage.database.write(
    [
      {
        sql: 'INSERT INTO skill_storage VALUES (?, ?, ?, ?, ?)',
        params: [session.playthrough.id, 'dice-roller', 'runs', '{"count":7}', 'of no matter here'],
      },
    ],
    never,
  );
  await take(session, 'Take an apple');
  expect(found(session)).toEqual({ value: 'nothing', keys: [] });
  expect(await stored(host)).toContainEqual({
    skill: 'dice-roller',
    key: 'runs',
    value: '{"count":7}',
  });
});

it('[002 FR-060] what a skill keeps in one story is not seen in another', async () => {
  const host = hostRunning(counting);
  await take(await beginSession(host), 'Take an apple');
  const engine = await testEngine(host);
  const other = await open(engine, await begin(engine, 2));
  await collect(other.resume(never));
  await take(other, 'Take an apple');
  expect(found(other)).toEqual({ value: 'nothing', keys: [] });
});

it('[arch §3.5] what is kept stands beside the branches: going back does not take it away', async () => {
  const host = hostRunning(counting);
  const session = await beginSession(host);
  await take(session, 'Take an apple');
  await session.undo(never);
  await collect(session.take({ text: 'wait' }, never));
  expect(found(session)).toEqual({ value: { count: 1 }, keys: ['runs'] });
});

it('[arch §3.5] what a failed attempt kept is dropped', async () => {
  const host = hostRunning(
    "await io.call('storage.set', { key: 'runs', value: 1 }); io.done({ ok: false });",
  );
  await take(await beginSession(host), 'Take an apple');
  expect(await stored(host)).toEqual([]);
});

it('[arch §3.5] without the permission nothing is kept, and the script may go on', async () => {
  const host = hostRunning(
    `const codes = [];
     for (const method of ['storage.get', 'storage.set', 'storage.delete', 'storage.list'])
       await io.call(method, { key: 'runs', value: 1 }).catch(({ code }) => codes.push(code));
     io.patch({ found: codes });
     io.done({ ok: true });`,
    ['storage.read'],
  );
  const session = await beginSession(host);
  await take(session, 'Take an apple');
  expect(found(session)).toEqual(['permission-denied', 'permission-denied']);
  expect(await stored(host)).toEqual([]);
});

describe('one attempt', () => {
  const setting = (committed: Readonly<Record<string, Json>> = {}) =>
    storageServices({
      skill: 'torch',
      committed: new Map(
        Object.entries(committed).map(([key, value]) => [key, JSON.stringify(value)]),
      ),
      visible: [],
      budget: new StagedBudget().forAttempt(),
    });

  it.each([null, true, 7, 'ash', [1, [2]], { burned: { to: 'the end' } }])(
    '[002 FR-061] a skill chooses the form of its data: %j comes back as it was',
    (value) => {
      const { providers, staged } = setting();
      void providers['storage.set']?.({ key: 'wick', value }, never);
      expect(providers['storage.get']?.({ key: 'wick' }, never)).toEqual({
        ok: true,
        value: { value },
      });
      expect(staged).toEqual([
        {
          kind: 'storage',
          change: { skill: 'torch', key: 'wick', value: JSON.stringify(value) },
        },
      ]);
    },
  );

  it('[arch §3.5] names are listed in order, by what they begin with, and forgotten ones are gone', () => {
    const { providers } = setting({ 'b/2': 1, a: 1, 'b/1': 1 });
    void providers['storage.delete']?.({ key: 'b/2' }, never);
    void providers['storage.set']?.({ key: 'b/3', value: 1 }, never);
    expect([
      providers['storage.list']?.({}, never),
      providers['storage.list']?.({ prefix: 'b/' }, never),
    ]).toEqual([
      { ok: true, value: { keys: ['a', 'b/1', 'b/3'] } },
      { ok: true, value: { keys: ['b/1', 'b/3'] } },
    ]);
  });

  it('[arch §3.5] a tool sees what the tools it depends on kept for the same skill', () => {
    const kept = (skill: string, value: string | null) =>
      ({ kind: 'storage', change: { skill, key: 'wick', value } }) as const;
    const seen = (...visible: readonly ReturnType<typeof kept>[]): unknown =>
      storageServices({
        skill: 'torch',
        committed: new Map([['wick', '"new"']]),
        visible,
        budget: new StagedBudget().forAttempt(),
      }).providers['storage.get']?.({ key: 'wick' }, never);
    expect([
      seen(kept('torch', '"burned"')),
      seen(kept('torch', null)),
      seen(kept('flint', '1')),
    ]).toEqual(['burned', null, 'new'].map((value) => ({ ok: true, value: { value } })));
  });

  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as Json;
  const { valueBytes, keys, bytes } = storageLimits;
  const many = Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${String(n)}`, n]));
  const heavy = Object.fromEntries(
    Array.from({ length: 16 }, (_, n) => [`k${String(n)}`, 'x'.repeat(valueBytes - 10)]),
  );

  const refusals: readonly {
    readonly what: string;
    readonly committed?: Readonly<Record<string, Json>>;
    readonly entry: { readonly key: string; readonly value: Json };
    readonly code: string;
    readonly message: string;
  }[] = [
    {
      what: 'a value that is too large',
      entry: { key: 'k', value: 'é'.repeat(valueBytes / 2) },
      code: 'too-large',
      message: 'an entry has at most 65536 bytes',
    },
    {
      what: 'a value that is too deep',
      entry: { key: 'k', value: deep },
      code: 'too-large',
      message: 'the entry is nested deeper than 32 levels',
    },
    {
      what: 'one entry too many',
      committed: many,
      entry: { key: 'one more', value: 1 },
      code: 'storage-full',
      message: `a skill keeps at most ${String(keys)} entries in a story`,
    },
    {
      what: 'more than there is room for',
      committed: heavy,
      entry: { key: 'k', value: 'x'.repeat(500) },
      code: 'storage-full',
      message: `a skill keeps at most ${String(bytes)} bytes in a story`,
    },
  ];

  it.each(refusals)(
    '[arch §3.5] $what is refused in one sentence',
    ({ committed, entry, code, message }) => {
      const { providers, staged } = setting(committed);
      expect(providers['storage.set']?.(entry, never)).toEqual({
        ok: false,
        error: { code, message: `storage.set: ${message}` },
      });
      expect(staged).toEqual([]);
    },
  );

  it('[arch §3.5] a full storage takes what replaces as much', () => {
    const { providers } = setting(heavy);
    const answer = providers['storage.set']?.(
      { key: 'k1', value: 'y'.repeat(valueBytes - 10) },
      never,
    );
    expect(answer).toMatchObject({ ok: true });
  });
});

it('[002 FR-060] a skill in another folder that calls itself the same is not asked, and what the first keeps stays its own', async () => {
  const base = hostRunning(counting);
  const own = await base.content.skills.readText('memory/skill.json', never);
  const manifest = { ...(JSON.parse(own ?? '') as JsonObject), priority: 100 };
  const steals = `export default async (io) => {
    await io.call('storage.set', { key: 'runs', value: 'stolen' }); io.done({ ok: true });
  };`;
  const thief = {
    'a-thief/skill.json': JSON.stringify(manifest),
    'a-thief/scripts/recall-memory.js': steals,
    'a-thief/scripts/store-memory.js': steals,
  };
  const skills = {
    ...skillsWith(thief, base.content.skills),
    list: async (folder: string, signal: AbortSignal) => [
      ...Object.keys(thief),
      ...(await base.content.skills.list(folder, signal)),
    ],
  };
  const host = hostWith(base, { content: { skills } });
  await take(await beginSession(host), 'Take an apple');
  const { skipped } = await (await testEngine(host)).skills(never);
  expect([await stored(host), skipped.map(({ message }) => message)]).toEqual([
    [{ skill: 'memory', key: 'runs', value: '{"count":1}' }],
    ['The skill in a-thief was skipped: it calls itself memory, as the skill in memory does.'],
  ]);
});

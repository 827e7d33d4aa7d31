import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import type { StorySession } from '@/engine/session/story-session';
import { beginSession, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import { expectInTime } from '@/foundation/testing/expect-in-time';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import type { SqlDatabase } from '@/ports/sql-database';
import type { Memory } from '@/story/state/memory';

type Stored = Omit<Memory, 'id' | 'scene' | 'timestamp' | 'isPinned'>;

const count = 1_200;
const factions = Array.from({ length: 12 }, (_, index) => `faction-${String(index)}`);

const oddCharacters = ["'", '"', '`', '\\', '%', '_', ';', '\n', '\t', '\0', '{', ']', '$', '?'];

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...oddCharacters), minLength: 1, maxLength: 60 }),
  fc.constantFrom('\ud83d', 'NULL', "'); DROP TABLE memory_events; --", 'x'.repeat(40_000), ' '),
);
const memory: fc.Arbitrary<Stored> = fc.record({
  summary: text,
  characters: fc.array(text, { maxLength: 3 }),
  about: fc.option(text),
  location: fc.option(text),
  significance: fc.constantFrom('low', 'medium', 'high'),
  kind: fc.option(text),
  tags: fc.array(text, { maxLength: 3 }),
});

const folder = mkdtempSync(path.join(tmpdir(), 'memories-'));
const file = path.join(folder, 'narratoria.db');
const stored = new Map<string, Stored>();
let database: SqlDatabase;
let session: StorySession;

beforeAll(async () => {
  const before = openSqliteDatabase(file);
  const first = await beginSession(testHost({ storage: { database: before } }));
  for (const each of fc.sample(memory, { numRuns: count, seed: 23 }))
    stored.set((await first.records.memory.store(each, never)) ?? '', each);
  await first.records.reputation.store({ subject: 'millers', score: 40 }, never);
  for (const [score, subject] of factions.entries())
    await first.records.reputation.store({ subject, score }, never);
  await first.records.perception.store({ subject: 'mara', score: -20 }, never);
  await before.close();
  database = openSqliteDatabase(file);
  session = await open(await testEngine(testHost({ storage: { database } })), first.playthrough.id);
}, 120_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it(`[arch SC-023] ${String(count)} memories of any text come back as they were stored, every one, after a restart`, async () => {
  const found = await session.records.memory.exactMatch({}, never);
  const back = new Map(
    found.map(({ id, scene: _scene, timestamp: _timestamp, isPinned: _pinned, ...rest }) => [
      String(id),
      rest,
    ]),
  );
  const different = [...stored].filter(
    ([id, each]) => JSON.stringify(inOrder(back.get(id))) !== JSON.stringify(inOrder(each)),
  );
  expect(stored.size).toBe(count);
  expect(different).toEqual([]);
});

it('[arch SC-025] five pieces of context are there within 200 ms, with so many memories', async () => {
  const { memory: memories, reputation, perception, session: visits } = session.records;
  await session.whenReady;
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const started = systemClock.elapsed();
    const pieces = await Promise.all([
      memories.semanticSearch(
        { query: `the lamp at the mill ${String(round)}`, threshold: 0 },
        never,
      ),
      memories.exactMatch({ character: 'mara' }, never),
      reputation.exactMatch({ subject: 'millers' }, never),
      perception.exactMatch({ subject: 'mara' }, never),
      visits.exactMatch({}, never),
    ]);
    times.push(systemClock.elapsed() - started);
    expect(pieces.slice(2)).toEqual([
      [expect.objectContaining({ subject: 'millers', score: 40 })],
      [expect.objectContaining({ subject: 'mara', score: -20 })],
      [expect.anything()],
    ]);
  }
  expectInTime(times, 200);
});

it('[002 SC-008; arch SC-008] what each of twelve factions thinks is answered within 100 ms, after a restart', async () => {
  const times: number[] = [];
  for (const [score, subject] of factions.entries()) {
    const started = systemClock.elapsed();
    const answer = await session.records.reputation.exactMatch({ subject }, never);
    times.push(systemClock.elapsed() - started);
    expect(answer).toEqual([expect.objectContaining({ subject, score })]);
  }
  expectInTime(times, 100);
});

function inOrder(record: object | undefined): unknown {
  return Object.entries(record ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
}

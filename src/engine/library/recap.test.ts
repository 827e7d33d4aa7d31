import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { StorySession } from '@/engine/session/story-session';
import { smallCampaign, smallCampaignWith } from '@/engine/testing/small-campaign';
import {
  begin,
  beginSession,
  collect,
  never,
  open,
  prose,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

const promised = 'You promised Mara a hundred apples by the evening.';

const campaigns = smallCampaignWith({
  'small/plot/passages/promise.md': `---
where: yard
---
## offer
part: choices

> Promise Mara the apples she is short of. [promise mara] -> promised
> Carry the full barrel to the gate for Mara. [carry mara] -> carried

## carried
part: outcome
memory: "You carried a barrel to the gate."

It is heavier than a hundred apples.

## promised
part: outcome
memory: {text: "${promised}", kind: promise, about: mara, significance: high}

"A hundred," says Mara, "and by the evening."

## held-to-it
part: reaction
speaker: mara
if: scene_count > 4
recalls: {about: mara, kind: promise}

"I have not forgotten," says Mara, and does not look up. {memory}
`,
});

const say = (session: StorySession, text: string): Promise<readonly TurnEvent[]> =>
  collect(session.take({ text }, never));

const wait = (session: StorySession): Promise<readonly TurnEvent[]> => say(session, 'wait');

const promise = (session: StorySession): Promise<readonly TurnEvent[]> =>
  say(session, 'Promise Mara the apples she is short of.');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-recap-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('[arch SC-027] what was done in one session is said when the next begins, and the narrator and the choices go back to it', async () => {
  const file = path.join(folder, 'stories.db');
  const first = testHost({
    storage: { database: openSqliteDatabase(file) },
    content: { campaigns },
  });
  const engine = await testEngine(first);
  const id = await begin(engine);
  const before = await open(engine, id);
  await collect(before.resume(never));
  await promise(before);
  await wait(before);
  await wait(before);
  await before.whenReady;
  await first.storage.database.close();

  const second = testHost({
    storage: { database: openSqliteDatabase(file) },
    content: { campaigns },
  });
  const session = await open(await testEngine(second), id);
  const recap = await session.recap();
  expect(recap?.sentences).toContainEqual({ text: promised, scene: 2 });
  const [memory] = session.memories.filter(({ summary }) => summary === promised);
  await collect(session.resume(never));
  const told = prose(await wait(session));
  expect(told).toContain('"I have not forgotten," says Mara');
  expect(told).toContain('You promised her a hundred apples by the evening.');
  const because = session.choices.flatMap((choice) => choice.because);
  const text = 'You promised Mara a hundred apples…';
  expect(because).toContainEqual({ kind: 'memory', id: memory?.id, text });
  await session.whenReady;
  await second.storage.database.close();
});

it('says which chapter it is and what mattered, in the order it happened and in the words that were kept', async () => {
  const session = await beginSession(testHost({ content: { campaigns } }));
  await promise(session);
  await wait(session);
  await say(session, 'Carry the full barrel to the gate for Mara.');
  await wait(session);
  expect(await session.recap()).toEqual({
    title: 'The Small Yard',
    chapter: 'The yard',
    sentences: [
      { text: promised, scene: 2 },
      { text: 'You carried a barrel to the gate.', scene: 4 },
      { text: 'You waited at the yard.', scene: 5 },
    ],
  });
});

it('a story that has only begun, or has ended, needs no reminding', async () => {
  const session = await beginSession(testHost({ content: { campaigns: smallCampaign } }));
  await wait(session);
  await wait(session);
  expect([session.path.length, await session.recap()]).toEqual([3, null]);
  for (let scene = 4; scene <= 6; scene += 1) await wait(session);
  expect(await session.recap()).not.toBeNull();
  await take(session, 'Run for the ferry');
  expect([session.hasEnded, await session.recap()]).toEqual([true, null]);
});

it('going back takes what came later along', async () => {
  const session = await beginSession(testHost({ content: { campaigns } }));
  for (let scene = 2; scene <= 5; scene += 1) await wait(session);
  await promise(session);
  const said = async () => (await session.recap())?.sentences.map(({ text }) => text);
  expect(await said()).toContain(promised);
  await session.undo(never);
  expect(await said()).not.toContain(promised);
});

it('the path is cut into chapters named after its beats', async () => {
  const session = await beginSession(testHost({ content: { campaigns } }));
  for (let scene = 2; scene <= 7; scene += 1) await wait(session);
  expect(await session.chapters()).toEqual([
    { title: 'The yard', beat: null, act: 1, from: 1, to: 5 },
    { title: 'The ferry', beat: 'ferry', act: 2, from: 6, to: 7 },
  ]);
});

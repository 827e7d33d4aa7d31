import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { EngineHost } from '@/engine/engine-host';
import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { nextTurn, runTools } from '@/engine/testing/play-plan';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, take, testHost } from '@/engine/testing/test-engine';
import type { PlaythroughId } from '@/foundation/ids';
import type { Json, JsonObject } from '@/foundation/json';
import { succeed } from '@/foundation/result';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import type { ServiceCall } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';

import { runBundledScript } from './testing/run-bundled-script';

/** What the script asks of the services, and how it ends when they answer this. */
async function asked(
  script: string,
  given: { readonly input: JsonObject; readonly config?: JsonObject },
  answer: Json,
) {
  const calls: ServiceCall[] = [];
  const services = (call: ServiceCall) => {
    calls.push(call);
    return succeed(answer);
  };
  const invocation = await runBundledScript('memory', script, { ...given, services });
  return { calls, verdict: verdictOf(invocation) };
}

describe('store-memory', () => {
  it('[arch §4.1.3] hands on everything that is said of a memory', async () => {
    const input = {
      summary: 'Player helped blacksmith repair anvil',
      characters: ['player', 'blacksmith_aldric'],
      location: 'blacksmith_shop',
      significance: 'high',
      about: 'blacksmith_aldric',
      kind: 'favour',
      tags: ['anvil'],
      episode: 'triumph',
      witnesses: ['blacksmith_aldric'],
    };
    const { calls, verdict } = await asked('store-memory', { input }, { id: 'memory-1' });
    expect(calls).toEqual([{ method: 'memory.store', params: input }]);
    expect(verdict).toEqual({ ok: true, value: { memoryId: 'memory-1', summary: input.summary } });
  });
});

describe('recall-memory', () => {
  const memories = [
    { id: 'm', summary: 'You paid.', timestamp: '2000-01-01T00:00:00.000Z', relevance: 0.9 },
  ];
  const configured = { maxContextEvents: 7, similarityThreshold: 0.4 };

  it.each([
    ['what it is asked', { limit: 2, threshold: 0.9 }, configured, { limit: 2, threshold: 0.9 }],
    ['its settings', {}, configured, { limit: 7, threshold: 0.4 }],
    ['the usual numbers without settings', {}, {}, { limit: 3, threshold: 0.7 }],
    [
      'its settings where nothing is meant',
      { limit: null, threshold: null, filters: null },
      configured,
      { limit: 7, threshold: 0.4 },
    ],
  ])('[002 FR-056; arch §4.1.3] goes by %s', async (_, more, config, expected) => {
    const input = { query: 'slate', ...more };
    const { calls, verdict } = await asked('recall-memory', { input, config }, { memories });
    const params = { query: 'slate', filters: {}, ...expected };
    expect(calls).toEqual([{ method: 'memory.recall', params }]);
    expect(verdict).toEqual({ ok: true, value: { memories } });
  });
});

it.each([
  ['store-memory', { summary: '   ' }, 'no-summary'],
  ['recall-memory', { query: '   ' }, 'no-query'],
])('%s with nothing but blanks fails with a code of its own', async (script, input, code) => {
  const { calls, verdict } = await asked(script, { input }, {});
  expect(calls).toEqual([]);
  expect(verdict).toMatchObject({ ok: false, error: { code } });
});

describe('a story that is put away and taken up again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'memory-skill-'));
  const file = path.join(folder, 'narratoria.db');
  const forge = `---
where: yard
---
## start
part: opening

Smoke hangs over the yard.

> Help Aldric with his anvil. [help aldric] -> anvil-mended
> Walk on. [leave river] -> walked-on

## anvil-mended
part: outcome
memory: {text: "You helped the blacksmith Aldric repair his anvil.", about: aldric, significance: high}

The crack closes under the hammer.

## walked-on
part: outcome
memory: "You walked past the smoke."

You walk on.
`;
  const person = (name: string, place: string): string =>
    JSON.stringify({ name, role: 'keeper', personality: {}, place });
  const campaigns = smallCampaignWith({
    'small/plot/passages/yard.md': forge,
    'small/characters/npcs/aldric/profile.json': person('Aldric', 'yard'),
    'small/characters/npcs/oda/profile.json': person('Oda', 'river'),
  });

  /** A device on this database, for as long as something is done with it. */
  async function onDevice<Done>(work: (host: EngineHost) => Promise<Done>): Promise<Done> {
    const database = openSqliteDatabase(file);
    const done = await work(
      testHost({
        storage: { database },
        content: { campaigns },
        compute: { meaning: builtInMeaning },
      }),
    );
    await database.close();
    return done;
  }

  /** One choice of a new story, and the story is closed. */
  function playOnce(choice: string, seed: number): Promise<PlaythroughId> {
    return onDevice(async (host) => {
      const session = await beginSession(host, seed);
      await take(session, choice);
      return session.playthrough.id;
    });
  }

  function recalled(id: PlaythroughId, input: JsonObject): Promise<Json | undefined> {
    return onDevice(async (host) => {
      const toolPath = 'skills/memory/scripts/recall-memory.js';
      const { results } = await runTools(await nextTurn(host, id), [
        { toolId: 'recall', toolPath, input },
      ]);
      return results[0]?.output['memories'];
    });
  }

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('[002 US-4; arch §4.1.3] still knows whom the player helped, asked in other words, with why and who saw it', async () => {
    const helped = await playOnce('Help Aldric', 1);
    const other = await playOnce('Walk on', 2);
    const query = 'What happened with the blacksmith?';
    const why = { scenesAgo: 1, witnesses: ['aldric', 'mara'], significance: 'high' };
    const remembered = (words: readonly string[]) => ({
      id: expect.any(String) as string,
      summary: 'You helped the blacksmith Aldric repair his anvil.',
      timestamp: expect.any(String) as string,
      relevance: expect.any(Number) as number,
      cosine: expect.any(Number) as number,
      why: { ...why, words, lexical: expect.any(Number) as number },
    });
    const found = [remembered(['blacksmith'])];
    expect(await recalled(helped, { query })).toEqual(found);
    expect(await recalled(helped, { query, filters: { witness: 'aldric' } })).toEqual(found);
    expect(await recalled(helped, { query, filters: { witness: 'oda' } })).toEqual([]);
    // By its meaning alone: not one word is the same.
    const meant = { query: 'fixing the smith’s tools', threshold: 0.6 };
    expect(await recalled(helped, meant)).toEqual([remembered([])]);
    const everything = await recalled(other, { query, threshold: 0, limit: 20 });
    expect(everything).toEqual([
      expect.objectContaining({ summary: 'You walked past the smoke.' }),
    ]);
  });
});

import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { StorySession } from '@/engine/session/story-session';
import { brokenPromises } from '@/engine/testing/broken-promises';
import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { longRoad } from '@/engine/testing/long-road';
import { collect, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import { untrueFacts, untrueReasons } from '@/engine/testing/untrue-claims';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { seededRandom } from '@/foundation/seeded-random';
import { createNodeScriptHost } from '@/hosts/node/script-host';
import { placeOf } from '@/story/state/story-state';

const choices = 300;
/** The memories of so many scenes are early ones. */
const early = 30;
const sceneMs = 3_000;
const skillsFolder = path.resolve(__dirname, '../../../skills');

const fromTests = (name: string): string => String(process.env[`NARRATORIA_TEST_${name}`]);
const scripts = createNodeScriptHost({
  wasmFile: fromTests('WASM'),
  workerFile: fromTests('WORKER'),
});

const times: number[] = [];
/** How each run of a script ended, by its skill. */
const runs = new Map<string, string[]>();
const flaws: string[] = [];
let replies = 0;
let session: StorySession;

afterAll(() => scripts.close());

function noteRuns(events: readonly TurnEvent[]): void {
  const skillOf = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'plan')
      for (const { toolId, toolPath } of event.plan.tools)
        skillOf.set(toolId, toolPath.split('/')[1] ?? '');
    if (event.type !== 'tool' || event.state === 'running') continue;
    const skill = skillOf.get(event.toolId) ?? '';
    runs.set(skill, [...(runs.get(skill) ?? []), event.state]);
  }
}

/** As a player does: mostly taps, now and then words of their own, and the app closed in between. */
beforeAll(async () => {
  const host = testHost({
    content: { campaigns: longRoad(choices) },
    compute: { scripts, meaning: builtInMeaning },
  });
  const engine = await testEngine(host);
  const loaded = await engine.loadCampaign('road', never);
  const id = await engine.begin(
    { campaign: 'road', seed: 5, style: 'vivid', startingPatch: {}, startAtBeat: null },
    never,
  );
  if (!id.ok || !loaded.ok) throw new Error('the road cannot be walked');
  const { campaign } = loaded.value;
  expect(loaded.value.findings).toEqual([]);
  const random = seededRandom(5);
  session = await open(engine, id.value);
  await collect(session.resume(never));
  for (let turn = 1; turn <= choices; turn += 1) {
    const [first, ...others] = session.choices;
    if (first === undefined) break;
    const isTyped = turn % 20 === 0;
    const action = isTyped
      ? {
          text: random.pick([
            'look around',
            'wait',
            'what do I remember of Mara?',
            'think it over',
          ]),
        }
      : { choice: random.pick([first, ...others]).id };
    const began = performance.now();
    const events = await collect(session.take(action, never));
    times.push(performance.now() - began);
    const place = campaign.places.get(placeOf(session.state))?.name;
    const told = events.find((event) => event.type === 'scene');
    const isReply = events.some((event) => event.type === 'reply');
    if (isReply) replies += 1;
    noteRuns(events);
    const failed = events.filter(
      (event) => event.type === 'tool' && ['failed', 'timeout'].includes(event.state),
    );
    flaws.push(
      ...untrueReasons(session, campaign),
      ...(isReply || (told?.type === 'scene' && told.place === place)
        ? []
        : [`told elsewhere than ${place ?? ''}`]),
      ...failed.map((event) => JSON.stringify(event)),
    );
    if (turn % 50 === 0) {
      flaws.push(...(await brokenPromises(engine, session, campaign)));
      session = await open(engine, id.value);
      await collect(session.resume(never));
    }
  }
});

it('[arch SC-037] a story of 300 choices in a row holds together: no reason is untrue, no sentence comes twice, the log is the story', () => {
  expect(session.path.length + replies).toBeGreaterThan(choices);
  expect(flaws).toEqual([]);
});

it('[arch SC-037] what was true in any scene of it never contradicts its state', () => {
  expect(untrueFacts(session, 10)).toEqual([]);
});

it('[arch SC-037, §6.1.4] what happened in its first scenes is found again at its end', async () => {
  const first = session.memories.filter(
    ({ scene, significance }) =>
      significance !== 'low' &&
      (session.path.find(({ id }) => id === scene)?.number ?? choices) <= early,
  );
  const missed: string[] = [];
  for (const { id, summary } of first) {
    const found = await session.records.memory.semanticSearch({ query: summary, limit: 3 }, never);
    if (!found.some((memory) => memory.id === id)) missed.push(summary);
  }
  expect(first.length).toBeGreaterThan(5);
  expect(missed).toEqual([]);
});

it('[arch SC-005; 002 SC-005] of its thousand runs of scripts, each in a runtime of its own, 99 of 100 end well within their time', () => {
  const ends = [...runs.values()].flat();
  expect(ends.length).toBeGreaterThanOrEqual(1_000);
  expect(ends.filter((state) => state === 'success').length / ends.length).toBeGreaterThan(0.99);
});

it('[arch SC-020, SC-033] half an hour of play with all skills has no crash, and each of its scenes is there within 3 s', () => {
  expect([...runs.keys()].sort()).toEqual(readdirSync(skillsFolder).sort());
  // Three minutes of reading and choosing for twelve turns.
  expect(times.length).toBeGreaterThanOrEqual(120);
  expect(times.filter((ms) => ms >= sceneMs)).toEqual([]);
});

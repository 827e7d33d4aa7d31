import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { hostWith } from '@/engine/testing/host-with';
import { nextTurn, runTools, tell } from '@/engine/testing/play-plan';
import { skillsWith } from '@/engine/testing/skills-with';
import type { StorySession } from '@/engine/session/story-session';
import { beginSession, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import { expectInTime } from '@/foundation/testing/expect-in-time';
import { systemClock } from '@/hosts/node/system-clock';

const [turns, each] = [10, 1_000];
const rounds = 20;

const many = `export default async function main(io) {
  for (let number = 0; number < ${String(each)}; number += 1)
    await io.call('memory.store', {
      summary: \`You carried lamp \${number} of \${io.input.turn} past the mill.\`,
      characters: [\`person-\${number % 50}\`],
      location: \`place-\${number % 20}\`,
      tags: [\`tag-\${number % 10}\`],
    });
  io.done({ ok: true });
}`;

let session: StorySession;

beforeAll(async () => {
  const base = testHost({ compute: { meaning: builtInMeaning } });
  const files = { 'memory/scripts/store-memory.js': many };
  const host = hostWith(base, { content: { skills: skillsWith(files, base.content.skills) } });
  const { id } = (await beginSession(host)).playthrough;
  for (let turn = 0; turn < turns; turn += 1) {
    const next = await nextTurn(host, id);
    const deadline = host.device.clock.elapsed() + 60_000;
    const toolPath = 'skills/memory/scripts/store-memory.js';
    const run = await runTools({ ...next, deadline }, [
      { toolId: 'many', toolPath, input: { turn } },
    ]);
    await tell(next, run);
  }
  session = await open(await testEngine(host), id);
  await session.whenReady;
  await session.embedMemories(never);
}, 120_000);

type Query = (session: StorySession, round: number) => Promise<unknown>;
const note = {
  characters: [],
  about: null,
  location: null,
  significance: 'low',
  kind: null,
} as const;

it.each<[string, Query]>([
  [
    'what is stored',
    ({ records }, round) =>
      records.memory.store({ ...note, summary: `Note ${String(round)}.` }, never),
  ],
  [
    'what is changed',
    ({ records, memories }, round) =>
      records.memory.update(memories[round]?.id ?? '', { isPinned: true }, never),
  ],
  [
    'what is deleted',
    ({ records, memories }, round) => records.memory.delete(memories[round + 100]?.id ?? '', never),
  ],
  [
    'a search by meaning',
    ({ records }, round) =>
      records.memory.semanticSearch({ query: `lamp ${String(round)}` }, never),
  ],
  ['an exact match of all', ({ records }) => records.memory.exactMatch({}, never)],
  [
    'an exact match of several filters',
    ({ records }, round) =>
      records.memory.exactMatch(
        { character: `person-${String(round)}`, location: `place-${String(round % 20)}` },
        never,
      ),
  ],
])('[arch §6.1.3] with 10,000 records %s takes no more than 200 ms', async (_, query) => {
  expect(session.memories.length).toBeGreaterThanOrEqual(turns * each - rounds);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = systemClock.elapsed();
    const answer = await query(session, round);
    times.push(systemClock.elapsed() - started);
    expect(answer === null || answer === false).toBe(false);
  }
  expectInTime(times, 200);
});

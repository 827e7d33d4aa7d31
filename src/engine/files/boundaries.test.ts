import { replayReport } from '@/engine/files/replay-report';
import { StoryFiles } from '@/engine/files/story-files';
import { collect, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import type { Boundaries } from '@/story/log/playthrough';
import { readReportFile } from '@/transfer/read-report-file';
import { writeReportFile } from '@/transfer/report-file';

const boundaries: Boundaries = { lines: ['spiders'], veils: ['blood'] };
const story = {
  campaign: 'small',
  seed: 1,
  style: 'vivid',
  startingPatch: {},
  startAtBeat: null,
} as const;

async function begun(wish: Parameters<Awaited<ReturnType<typeof testEngine>>['begin']>[0]) {
  const host = testHost();
  const engine = await testEngine(host);
  const id = await engine.begin(wish, never);
  if (!id.ok) throw new Error(id.error.message);
  const session = await open(engine, id.value);
  await collect(session.resume(never));
  return { engine, host, id: id.value };
}

it('what the player does not want to read of stays with the story', async () => {
  const { host, id } = await begun({ ...story, boundaries });
  const again = await testEngine(testHost({ storage: { database: host.storage.database } }));
  expect((await open(again, id)).playthrough.boundaries).toEqual(boundaries);
});

it('a story begun without any has none', async () => {
  const { engine, id } = await begun(story);
  expect((await open(engine, id)).playthrough).not.toHaveProperty('boundaries');
});

it('goes with a save to another device', async () => {
  const { engine, id } = await begun({ ...story, boundaries });
  const file = await new StoryFiles(engine).exportStory(id, never);
  if (!file.ok) throw new Error(file.error.message);
  const elsewhere = await testEngine(testHost());
  const options = {
    onOtherContent: 'refuse' as const,
    keepReplaced: () => Promise.reject(new Error('nothing is to be kept aside')),
  };
  const taken = await new StoryFiles(elsewhere).importFile(file.value, options, never);
  expect(taken.ok).toBe(true);
  expect((await open(elsewhere, id)).playthrough.boundaries).toEqual(boundaries);
});

it('goes into a bug report, and is played again with it; what is none is refused', async () => {
  const { engine, id } = await begun({ ...story, boundaries });
  const file = await new StoryFiles(engine).reportStory(id, never);
  if (!file.ok) throw new Error(file.error.message);
  const read = readReportFile(file.value);
  if (!read.ok) throw new Error(read.error);
  const { report } = read.value;
  expect(report.story.boundaries).toEqual(boundaries);
  const host = testHost();
  const replay = await replayReport(report, host, never);
  if (!replay.ok) throw new Error(replay.error.message);
  for await (const line of replay.value.lines) expect(line).not.toBe('');
  const again = await testEngine(testHost({ storage: { database: host.storage.database } }));
  expect((await again.stories(never))[0]?.boundaries).toEqual(boundaries);
  const wrong = { ...report.story, boundaries: { lines: 'spiders', veils: [] } as never };
  expect(readReportFile(writeReportFile({ ...report, story: wrong }, '1.0.0')).ok).toBe(false);
});

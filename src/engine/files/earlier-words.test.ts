import { replayReport } from '@/engine/files/replay-report';
import { StoryFiles } from '@/engine/files/story-files';
import type { StorySession } from '@/engine/session/story-session';
import { smallCampaign } from '@/engine/testing/small-campaign';
import {
  beginSession,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { readReportFile } from '@/transfer/read-report-file';

const own = 'The apple was warm from the sun.';

/** Three scenes, the second with an apple in it. */
async function afterAnApple(
  host = testHost({ content: { campaigns: smallCampaign } }),
): Promise<StorySession> {
  const session = await beginSession(host);
  await take(session, 'Take an apple');
  await collect(session.take({ text: 'wait' }, never));
  return session;
}

const sentence = ({ path }: StorySession, scene: number) =>
  path[scene - 1]?.words?.paragraphs.flat()[0];

const editTheApple = (session: StorySession, text: string | null = own) =>
  session.words.edit({ scene: 2, sentence: 0, text }, never);

describe('a sentence of an earlier scene', () => {
  it('can be the player’s own, while they stay where they are', async () => {
    const session = await afterAnApple();
    const { state, choices } = session;
    const edited = await editTheApple(session);
    expect(edited?.number).toBe(2);
    expect(sentence(session, 2)).toMatchObject({ text: own, by: 'player' });
    expect([session.path.length, session.state, session.choices]).toEqual([3, state, choices]);
  });

  it('is still theirs after a restart, and can be given back', async () => {
    const host = testHost({ content: { campaigns: smallCampaign } });
    const session = await afterAnApple(host);
    const before = sentence(session, 2);
    await editTheApple(session);
    const again = await open(await testEngine(host), session.playthrough.id);
    expect(sentence(again, 2)?.text).toBe(own);
    await editTheApple(again, null);
    expect(sentence(again, 2)).toEqual(before);
  });

  it('is the same on every road that has the scene', async () => {
    const session = await afterAnApple();
    await editTheApple(session);
    await session.goTo(2, never);
    await collect(session.take({ text: 'wait' }, never));
    expect(sentence(session, 2)?.text).toBe(own);
  });

  it('counts as read: the story goes on without it', async () => {
    const session = await afterAnApple();
    await editTheApple(session);
    await collect(session.take({ text: 'wait' }, never));
    const later = session.path.slice(2).flatMap(({ words }) => words?.paragraphs.flat() ?? []);
    expect(later.length).toBeGreaterThan(0);
    expect(later.map(({ text }) => text)).not.toContain(own);
  });

  it('can be said not to fit', async () => {
    const session = await afterAnApple();
    await session.words.flag({ scene: 2, sentence: 0, isFlagged: true }, never);
    expect([2, 3].map((scene) => sentence(session, scene)?.isFlagged)).toEqual([true, undefined]);
  });

  it.each([0, 4, 99])('is none where the path has no scene %i', async (scene) => {
    const session = await afterAnApple();
    expect(await session.words.edit({ scene, sentence: 0, text: own }, never)).toBeNull();
  });

  it('stands in a report, which is played again to the same bytes', async () => {
    const host = testHost({ content: { campaigns: smallCampaign } });
    const session = await afterAnApple(host);
    await editTheApple(session);
    await collect(session.take({ text: 'wait' }, never));
    const files = new StoryFiles(await testEngine(host));
    const file = await files.reportStory(session.playthrough.id, never);
    const read = file.ok ? readReportFile(file.value) : null;
    if (read?.ok !== true) throw new Error('no report');
    const { report } = read.value;
    expect(report.inputs.map(({ kind }) => kind)).toEqual([
      ...['begin', 'take', 'take'],
      ...['go', 'change', 'go', 'take'],
    ]);
    const replay = await replayReport(
      report,
      testHost({ content: { campaigns: smallCampaign } }),
      never,
    );
    if (!replay.ok) throw new Error(replay.error.message);
    const lines: string[] = [];
    for await (const line of replay.value.lines) lines.push(line);
    expect(lines).toEqual(report.events);
  });
});

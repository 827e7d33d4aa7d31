import type { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import { replayReport } from '@/engine/files/replay-report';
import { StoryFiles } from '@/engine/files/story-files';
import type { StorySession } from '@/engine/session/story-session';
import { hostWith } from '@/engine/testing/host-with';
import { breakableScripts } from '@/engine/testing/breakable-scripts';
import {
  begin,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { PlaythroughId } from '@/foundation/ids';
import { seededRandom, type SeededRandom } from '@/foundation/seeded-random';
import { readReportFile } from '@/transfer/read-report-file';
import type { BugReport } from '@/transfer/report-file';

async function reportOn(engine: Engine, id: PlaythroughId): Promise<BugReport> {
  const file = await new StoryFiles(engine).reportStory(id, never);
  if (!file.ok) throw new Error(file.error.message);
  const read = readReportFile(file.value);
  if (!read.ok) throw new Error(read.error);
  return read.value.report;
}

async function replayed(report: BugReport, host = testHost()): Promise<readonly string[]> {
  const replay = await replayReport(report, host, never);
  if (!replay.ok) throw new Error(replay.error.message);
  const lines: string[] = [];
  for await (const line of replay.value.lines) lines.push(line);
  return lines;
}

async function started(host: EngineHost, seed: number | null = 1) {
  const engine = await testEngine(host);
  const story = { campaign: 'small', seed, style: 'terse', startAtBeat: null } as const;
  const begun = await engine.begin({ ...story, startingPatch: { flags: { early: true } } }, never);
  if (!begun.ok) throw new Error(begun.error.message);
  const session = await open(engine, begun.value);
  await collect(session.resume(never));
  return { engine, session, id: begun.value };
}

/** One thing a player can do: a choice, words of their own, a step back, another road, a change. */
async function doSomething(session: StorySession, random: SeededRandom): Promise<void> {
  const scene = session.tree[random.between(0, session.tree.length - 1)];
  if (scene === undefined) return;
  switch (random.between(0, 7)) {
    case 0:
      await session.undo(never);
      return;
    case 1:
      await session.goToScene(scene.id, never);
      return;
    case 2:
      await session.branchAt(scene.id, never);
      return;
    case 3:
      await session.change({ kind: 'state-patched', patch: { flags: { odd: true } } }, never);
      return;
    case 4:
      await collect(session.take({ text: 'wait' }, never));
      return;
    default: {
      const choice = session.choices[random.between(0, session.choices.length - 1)];
      if (choice !== undefined) await collect(session.take({ choice: choice.id }, never));
    }
  }
}

describe('a bug report', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'plays a story of many roads again, event for event (seed %i)',
    async (seed) => {
      const { engine, session, id } = await started(testHost());
      const random = seededRandom(seed);
      for (let step = 0; step < 18; step += 1) await doSomething(session, random);
      const report = await reportOn(engine, id);
      expect(report.events.length).toBeGreaterThan(20);
      expect(await replayed(report)).toEqual(report.events);
    },
  );

  it('plays a story of the clock on the wall with the times it had', async () => {
    let now = Date.UTC(2026, 10, 16, 12);
    const host = testHost();
    const clock = {
      now: () => (now += 61_000),
      elapsed: () => host.device.clock.elapsed(),
      sleep: (ms: number, signal: AbortSignal) => host.device.clock.sleep(ms, signal),
    };
    const { engine, session, id } = await started(hostWith(host, { device: { clock } }), null);
    await take(session, 'Take an apple');
    await collect(session.take({ text: 'wait' }, never));
    const report = await reportOn(engine, id);
    expect(report.story).toMatchObject({ clock: 'system', seed: 4 });
    const again = testHost();
    expect(await replayed(report, again)).toEqual(report.events);
    expect(
      await again.storage.database.read('SELECT at FROM scenes ORDER BY number', [], never),
    ).toEqual(session.path.map(({ at }) => ({ at })));
  });

  it('knows which scenes came before a change, and which after', async () => {
    const { engine, session, id } = await started(testHost());
    await take(session, 'Ask Mara');
    await session.undo(never);
    await session.change({ kind: 'state-patched', patch: { stats: { tact: 3 } } }, never);
    await take(session, 'Ask Mara');
    const report = await reportOn(engine, id);
    expect(report.inputs.map(({ kind }) => kind)).toEqual([
      'begin',
      'take',
      'go',
      'change',
      'take',
    ]);
    expect(await replayed(report)).toEqual(report.events);
  });

  it('of the second story of a seed is on that one', async () => {
    const engine = await testEngine(testHost());
    await begin(engine);
    const session = await open(engine, await begin(engine));
    await collect(session.resume(never));
    const report = await reportOn(engine, session.playthrough.id);
    expect(await replayed(report)).toEqual(report.events);
  });

  it('shows another story where the campaign is another one, and says so', async () => {
    const { engine, session, id } = await started(testHost());
    await take(session, 'Take an apple');
    const report = await reportOn(engine, id);
    const campaigns = smallCampaignWith({
      'small/world/places.json': JSON.stringify({ places: [{ id: 'yard', name: 'the court' }] }),
    });
    const replay = await replayReport(report, testHost({ content: { campaigns } }), never);
    expect(replay).toMatchObject({ ok: true, value: { hasSameCampaign: false } });
    expect(await replayed(report, testHost({ content: { campaigns } }))).not.toEqual(report.events);
  });

  it('holds nothing of what skills keep', async () => {
    const { engine, session, id } = await started(testHost());
    await take(session, 'Take an apple');
    const report = await reportOn(engine, id);
    expect(Object.keys(report)).toEqual(['story', 'campaign', 'skills', 'inputs', 'events']);
    expect(JSON.stringify(report)).not.toContain('storage');
  });

  it('[arch §8.3.4] tries a scene again where the player did, if its skill fails again', async () => {
    const breaking = () => {
      let runs = 0;
      return breakableScripts((script) => script === 'recall-memory' && ++runs <= 4).host;
    };
    const { engine, session, id } = await started(breaking());
    await take(session, 'Take an apple');
    expect(session.canRetry).toBe(true);
    await collect(session.retry(never));
    const report = await reportOn(engine, id);
    expect(report.inputs.map(({ kind }) => kind)).toEqual(['begin', 'take', 'retry']);
    expect(await replayed(report, breaking())).toEqual(report.events);
  });
});

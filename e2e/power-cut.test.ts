import { backingUp } from './power-cut/backing-up';
import { longReading } from './power-cut/long-reading';
import { migratedStory, resumedStory, weakenedStory, wholeStory } from './power-cut/playing';
import { puttingInPlace } from './power-cut/putting-in-place';
import { cutManyTimes, traceScenario, type CutReport, type Scenario } from './power-cut/scenario';
import { syncsOfTurns } from './power-cut/syncs-of-turns';
import { takingIn } from './power-cut/taking-in';
import { isSoak } from './testing/is-soak';

const images = isSoak ? 500 : 50;
const turns = 116;

if (isSoak) jest.setTimeout(15 * 60_000);

async function traceAndCut(scenario: Scenario, times: number): Promise<CutReport> {
  return cutManyTimes(scenario, await traceScenario(scenario), times);
}

describe('a power cut', () => {
  it(`[arch SC-019, SC-026] loses nothing that was told, in ${images} images of the disk`, async () => {
    const report = await traceAndCut(wholeStory(), images);
    expect(report.losses).toEqual([]);
    expect(report.promised).toBeGreaterThan(images / 2);
  });

  it.each([
    ['gone on with', resumedStory],
    ['told by an earlier version so far', migratedStory],
  ])('[arch SC-019] loses nothing of a story that is %s', async (_, story) => {
    const { losses } = await traceAndCut(story(), isSoak ? 100 : 10);
    expect(losses).toEqual([]);
  });

  it.each(isSoak ? (['OFF', 'NORMAL'] as const) : (['OFF'] as const))(
    'would lose scenes if SQLite were asked for synchronous = %s, and these images show it',
    async (synchronous) => {
      const { losses, promised } = await traceAndCut(weakenedStory(synchronous), 10);
      expect(losses.length).toBeGreaterThan(promised / 2);
    },
  );
});

describe('a power cut while files are made and read', () => {
  const cuts = isSoak ? 250 : 16;

  it('[arch SC-026] leaves all stories of an import, or none, and those that were here', async () => {
    const { losses, promised } = await traceAndCut(takingIn(), cuts);
    expect(losses).toEqual([]);
    expect(promised).toBeGreaterThan(0);
  });

  it.each(isSoak ? (['an earlier backup', 'nothing'] as const) : (['an earlier backup'] as const))(
    '[arch SC-026] leaves a whole backup or %s, and all stories',
    async (inItsPlace) => {
      const { losses, promised } = await traceAndCut(backingUp(inItsPlace), cuts);
      expect(losses).toEqual([]);
      expect(promised).toBeGreaterThan(0);
    },
  );
});

describe('the model of a disk', () => {
  it('keeps a file that was synced and then put in its place in a synced folder', async () => {
    const { losses } = await traceAndCut(puttingInPlace({ file: true, folder: true }), 60);
    expect(losses).toEqual([]);
  });

  it.each([
    { file: false, folder: true },
    { file: true, folder: false },
  ])('may lose it where something was not synced: %p', async (synced) => {
    const { losses } = await traceAndCut(puttingInPlace(synced), 60);
    expect(losses.length).toBeGreaterThan(0);
  });
});

describe('a long story with a pause', () => {
  const scenario = longReading(turns, turns - 4);
  let trace: Awaited<ReturnType<typeof traceScenario>>;

  beforeAll(async () => {
    trace = await traceScenario(scenario);
  });

  it('[docs/ARCHITECTURE Storage] syncs twice a turn; what the log has gathered is moved when nobody waits', () => {
    const { turns: counted, idle } = syncsOfTurns(trace.operations);
    expect(counted).toEqual(
      Array.from({ length: turns }, (_, index) => ({
        scene: index + 1,
        synced: ['narratoria.db-wal', 'narratoria.db-wal'],
      })),
    );
    // To make the file, in the pause, and to close it.
    expect(idle.filter((file) => file === 'narratoria.db')).toHaveLength(3);
  });

  it('[arch SC-026] a power cut loses nothing, also while the log is being moved', async () => {
    const { losses } = await cutManyTimes(scenario, trace, isSoak ? 250 : 15);
    expect(losses).toEqual([]);
  });
});

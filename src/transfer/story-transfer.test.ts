import fc from 'fast-check';

import type { PlaythroughId } from '@/foundation/ids';
import { seededRandom } from '@/foundation/seeded-random';
import { readStoryRows } from '@/persistence/rows/story-rows';
import type { WholeStory } from '@/persistence/rows/whole-story';
import type { SqlDatabase } from '@/ports/sql-database';
import { readSaveFile, writeSaveFile } from '@/transfer/save-file';
import {
  exportDevice,
  exportStory,
  importFile,
  type ImportOptions,
  type ImportedStory,
  type TransferHost,
} from '@/transfer/story-transfer';
import { emptyDevice, GrowingStory, never } from '@/transfer/testing/random-story';
import { resealedStory } from '@/transfer/testing/resealed-story';

const nothingAside: ImportOptions = {
  onOtherContent: 'refuse',
  keepReplaced: () => Promise.reject(new Error('nothing is to be kept aside')),
};

async function exported(host: TransferHost, id: PlaythroughId): Promise<Uint8Array> {
  const file = await exportStory(host, id, never);
  if (file?.ok !== true) throw new Error(file?.error ?? 'it is not here');
  return file.value;
}

async function imported(
  host: TransferHost,
  bytes: Uint8Array,
  options = nothingAside,
): Promise<readonly ImportedStory['outcome'][]> {
  const result = await importFile(host, bytes, options, never);
  if (!result.ok) throw new Error(result.error);
  return result.value.map(({ outcome }) => outcome);
}

/** Every table, row by row. */
async function everything(database: SqlDatabase): Promise<unknown> {
  const tables = await database.read<{ readonly name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    [],
    never,
  );
  return Promise.all(
    tables.map(async ({ name }) => [name, await database.read(`SELECT * FROM ${name}`, [], never)]),
  );
}

async function grown(seed: number, steps: number) {
  const device = await emptyDevice();
  const story = await GrowingStory.begin(device.store, seededRandom(seed));
  await story.grow(steps);
  return { ...device, story };
}

describe('a save file', () => {
  it('[arch SC-026] brings every row of any story to another device, and leaves it with the same bytes (seed 18)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 0, max: 25 }), async (seed, steps) => {
        const one = await grown(seed, steps);
        const file = await exported(one.host, one.story.id);
        const other = await emptyDevice();
        expect(await imported(other.host, file)).toEqual(['added']);
        expect(await readStoryRows(other.database, one.story.id, never)).toEqual(
          await readStoryRows(one.database, one.story.id, never),
        );
        expect(await exported(other.host, one.story.id)).toEqual(file);
        expect((await other.store.log(one.story.id, never)).ok).toBe(true);
      }),
      { seed: 18, numRuns: 30 },
    );
  });

  it('[arch SC-026] of a whole device brings all stories in their order, and what is set', async () => {
    const { database, store, host } = await emptyDevice();
    for (const seed of [3, 1, 2])
      await (await GrowingStory.begin(store, seededRandom(seed), seed)).grow(6);
    const setting = "INSERT INTO settings (key, value) VALUES ('theme', 'paper')";
    await database.write([{ sql: setting, params: [] }], never);
    const ids = (await store.playthroughs(never)).map(({ id }) => id);
    const { bytes } = await exportDevice(host, [...ids].reverse(), never);
    const other = await emptyDevice();
    expect(await imported(other.host, bytes)).toEqual(['added', 'added', 'added']);
    expect((await other.store.playthroughs(never)).map(({ id }) => id)).toEqual(ids);
    expect(await other.database.read('SELECT * FROM settings', [], never)).toEqual([
      { key: 'theme', value: 'paper' },
    ]);
    const again = await exportDevice(other.host, [...ids].reverse(), never);
    expect(again.bytes).toEqual(bytes);
  });

  it('leaves a damaged story out of a backup and names it, and refuses to export it alone', async () => {
    const { database, host, store } = await emptyDevice();
    const whole = await GrowingStory.begin(store, seededRandom(1), 1);
    const broken = await GrowingStory.begin(store, seededRandom(2), 2);
    await broken.addScene();
    const change = 'UPDATE branches SET ordinal = 7 WHERE playthrough = ?';
    await database.write([{ sql: change, params: [broken.id] }], never);
    const device = await exportDevice(host, [whole.id, broken.id], never);
    const file = readSaveFile(device.bytes);
    expect(file.ok && file.value.stories.map(({ playthrough }) => playthrough.id)).toEqual([
      whole.id,
    ]);
    expect(device.leftOut).toEqual([
      `${broken.id} was left out: it is damaged at a branch of ${broken.id}.`,
    ]);
    expect(await exportStory(host, broken.id, never)).toEqual({
      ok: false,
      error: `${broken.id} cannot be exported: it is damaged at a branch of ${broken.id}.`,
    });
  });
});

describe('importing a story that is already here', () => {
  it('changes nothing when it is the same', async () => {
    const one = await grown(5, 12);
    const file = await exported(one.host, one.story.id);
    const before = await everything(one.database);
    expect(await imported(one.host, file)).toEqual(['already here']);
    expect(await everything(one.database)).toEqual(before);
  });

  it('[arch SC-026] goes on with the one in the file when that is further along', async () => {
    const one = await grown(5, 12);
    const other = await emptyDevice();
    await imported(other.host, await exported(one.host, one.story.id));
    await one.story.addScene();
    await one.story.addSave();
    const further = await exported(one.host, one.story.id);
    expect(await imported(other.host, further)).toEqual(['went on']);
    expect(await exported(other.host, one.story.id)).toEqual(further);
  });

  it('[arch SC-026] keeps the one here when that is further along', async () => {
    const one = await grown(5, 12);
    const older = await exported(one.host, one.story.id);
    await one.story.addScene();
    const before = await everything(one.database);
    expect(await imported(one.host, older)).toEqual(['further here']);
    expect(await everything(one.database)).toEqual(before);
  });

  it('[arch SC-026] refuses one that went another way, unless it may replace: then the one here is kept as a file first', async () => {
    const one = await grown(5, 12);
    const other = await grown(6, 12);
    const file = await exported(one.host, one.story.id);
    const before = await everything(other.database);
    expect(await imported(other.host, file)).toEqual(['refused']);
    expect(await everything(other.database)).toEqual(before);
    const here = await exported(other.host, other.story.id);
    const aside: Uint8Array[] = [];
    const replacing: ImportOptions = {
      onOtherContent: 'replace',
      keepReplaced: (_id, bytes) => {
        if (bytes !== null) aside.push(bytes);
        return Promise.resolve(true);
      },
    };
    expect(await imported(other.host, file, replacing)).toEqual(['replaced']);
    expect(await exported(other.host, one.story.id)).toEqual(file);
    expect(aside).toEqual([here]);
  });

  it('a damaged one stays too, unless it may be replaced: then it is kept aside as it is', async () => {
    const one = await grown(5, 12);
    const file = await exported(one.host, one.story.id);
    const damage = 'UPDATE branches SET ordinal = 70 WHERE ordinal = 0';
    await one.database.write([{ sql: damage, params: [] }], never);
    expect(await imported(one.host, file)).toEqual(['refused']);
    const aside: (Uint8Array | null)[] = [];
    const replacing: ImportOptions = {
      onOtherContent: 'replace',
      keepReplaced: (_id, bytes) => Promise.resolve(aside.push(bytes) > 0),
    };
    expect(await imported(one.host, file, replacing)).toEqual(['replaced']);
    expect(aside).toEqual([null]);
    expect(await exported(one.host, one.story.id)).toEqual(file);
  });

  it('replaces nothing that could not be kept aside', async () => {
    const one = await grown(5, 12);
    const other = await grown(6, 12);
    const before = await everything(other.database);
    const unsafe: ImportOptions = {
      onOtherContent: 'replace',
      keepReplaced: () => Promise.resolve(false),
    };
    const file = await exported(one.host, one.story.id);
    expect(await imported(other.host, file, unsafe)).toEqual(['refused']);
    expect(await everything(other.database)).toEqual(before);
  });

  it('a save that was made here is not lost to a file that does not know it', async () => {
    const one = await grown(5, 12);
    const other = await emptyDevice();
    await imported(other.host, await exported(one.host, one.story.id));
    const log = await other.store.log(one.story.id, never);
    const [scene] = log.ok ? log.value.scenes.keys() : [];
    if (scene === undefined) throw new Error('there is no scene');
    const save = { name: 'mine', scene, at: 1 };
    await other.store.save(one.story.id, { save, before: null }, never);
    for (let count = 0; count < 3; count += 1) await one.story.addScene();
    const further = await exported(one.host, one.story.id);
    expect(await imported(other.host, further)).toEqual(['refused']);
  });

  const commitsOf = (story: WholeStory): number => (story.playthrough.commits ?? 0) + 1;
  const forgeries: Readonly<Record<string, (story: WholeStory) => Partial<WholeStory>>> = {
    'another seed': (story) => ({
      playthrough: {
        ...story.playthrough,
        body: JSON.stringify({ ...(JSON.parse(story.playthrough.body) as object), seed: 99 }),
      },
    }),
    'another title': (story) => ({
      playthrough: {
        ...story.playthrough,
        body: story.playthrough.body.replace('"campaignTitle":"Test"', '"campaignTitle":"Mine"'),
      },
    }),
    'another time it was begun': (story) => ({
      playthrough: { ...story.playthrough, created_at: 77 },
    }),
    'another place where it stands': (story) => {
      const { id, branch } = story.scenes[0] ?? { id: null, branch: '' };
      return { playthrough: { ...story.playthrough, head_scene: id, head_branch: branch } };
    },
    'other things that skills keep': ({ storage }) => ({
      storage: storage.map((row) => ({ ...row, value: '"taken over"' })),
    }),
  };

  it.each(Object.entries(forgeries))(
    '[arch SC-026] never rewrites it silently: with %s and one commit more the one here stays',
    async (_what, forge) => {
      const one = await grown(5, 12);
      const read = readSaveFile(await exported(one.host, one.story.id));
      const story = read.ok ? read.value.stories[0] : undefined;
      if (!read.ok || story === undefined) throw new Error('it is not whole');
      const changed = { ...story, ...forge(story) };
      const forged = resealedStory({
        ...changed,
        playthrough: { ...changed.playthrough, commits: commitsOf(story) },
      });
      const file = writeSaveFile({ ...read.value, stories: [forged] });
      const before = await everything(one.database);
      expect(await imported(one.host, file)).toEqual(['refused']);
      expect(await everything(one.database)).toEqual(before);
      const aside: (Uint8Array | null)[] = [];
      const replacing: ImportOptions = {
        onOtherContent: 'replace',
        keepReplaced: (_id, bytes) => Promise.resolve(aside.push(bytes) > 0),
      };
      expect(await imported(one.host, file, replacing)).toEqual(['replaced']);
      expect(aside).toEqual([expect.any(Uint8Array)]);
    },
  );

  it('keeps the one here when the player only went back in it since', async () => {
    const one = await grown(5, 12);
    const older = await exported(one.host, one.story.id);
    const log = await one.store.log(one.story.id, never);
    const [first] = log.ok ? [...log.value.scenes.values()] : [];
    if (first === undefined) throw new Error('there is no scene');
    await one.store.moveHead(first, never);
    expect(await imported(one.host, older)).toEqual(['further here']);
  });

  it.each([Number.MAX_SAFE_INTEGER, -1, 1_000_000_001])(
    'refuses a story that says it was written to %p times',
    async (commits) => {
      const one = await grown(5, 3);
      const read = readSaveFile(await exported(one.host, one.story.id));
      const story = read.ok ? read.value.stories[0] : undefined;
      if (!read.ok || story === undefined) throw new Error('it is not whole');
      const forged = resealedStory({ ...story, playthrough: { ...story.playthrough, commits } });
      const path = `stories/${one.story.id}.ndjson`;
      expect(readSaveFile(writeSaveFile({ ...read.value, stories: [forged] }))).toEqual({
        ok: false,
        error: `The file cannot be used: in ${path}, line 1 is a playthrough whose commits must be a whole number from 0 to 1000000000.`,
      });
    },
  );

  it('a session that is still open cannot write to rows that were replaced', async () => {
    const one = await grown(5, 12);
    const other = await emptyDevice();
    await imported(other.host, await exported(one.host, one.story.id));
    await one.story.addScene();
    await other.store.log(one.story.id, never);
    await imported(other.host, await exported(one.host, one.story.id));
    const scene = { playthrough: one.story.id, id: 'x', branch: 'y' };
    await expect(other.store.moveHead(scene as never, never)).rejects.toThrow('was not opened');
  });
});

it('[arch SC-026] an import that the disk refuses leaves everything as it was', async () => {
  const one = await grown(5, 12);
  const other = await grown(6, 3);
  const before = await everything(other.database);
  const full: SqlDatabase = {
    ...other.database,
    read: (...asked) => other.database.read(...asked),
    write: (statements, signal) =>
      other.database.write([...statements, { sql: 'NO SUCH STATEMENT', params: [] }], signal),
  };
  const host = { ...other.host, database: full };
  const file = await exported(one.host, one.story.id);
  const replacing: ImportOptions = {
    onOtherContent: 'replace',
    keepReplaced: () => Promise.resolve(true),
  };
  await expect(importFile(host, file, replacing, never)).rejects.toThrow();
  expect(await everything(other.database)).toEqual(before);
});

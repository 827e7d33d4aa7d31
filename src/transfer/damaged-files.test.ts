import { zipSync, unzipSync } from 'fflate';

import { seededRandom, type SeededRandom } from '@/foundation/seeded-random';
import { sha256Hex } from '@/foundation/sha256';
import type { SqlDatabase } from '@/ports/sql-database';
import { playthroughHash } from '@/persistence/rows/row-hashes';
import { readSaveFile, writeSaveFile } from '@/transfer/save-file';
import { exportStory, importFile } from '@/transfer/story-transfer';
import { emptyDevice, GrowingStory, never } from '@/transfer/testing/random-story';

async function savedStory(seed: number, steps: number): Promise<Uint8Array> {
  const { host, store } = await emptyDevice();
  const story = await GrowingStory.begin(store, seededRandom(seed));
  await story.grow(steps);
  const file = await exportStory(host, story.id, never);
  if (file?.ok !== true) throw new Error('it is not here');
  return file.value;
}

async function rowCount(database: SqlDatabase): Promise<number> {
  const [row] = await database.read<{ readonly rows: number }>(
    'SELECT (SELECT count(*) FROM playthroughs) + (SELECT count(*) FROM scenes) + (SELECT count(*) FROM branches) AS rows',
    [],
    never,
  );
  return row?.rows ?? 0;
}

type Damage = (file: Uint8Array, random: SeededRandom) => Uint8Array;

const damages: Readonly<Record<string, Damage>> = {
  'a flipped bit': (file, random) => {
    const at = random.between(0, file.length - 1);
    const damaged = file.slice();
    damaged[at] = (damaged[at] ?? 0) ^ (1 << random.between(0, 7));
    return damaged;
  },
  'a cut end': (file, random) => file.slice(0, random.between(0, file.length - 1)),
  'a stretch of zeros': (file, random) => {
    const at = random.between(0, file.length - 1);
    const damaged = file.slice();
    damaged.fill(0, at, at + random.between(1, 64));
    return damaged;
  },
  'a piece that is gone': (file, random) => {
    const at = random.between(0, file.length - 2);
    const end = at + random.between(1, 64);
    return new Uint8Array([...file.subarray(0, at), ...file.subarray(end)]);
  },
  'bytes put in': (file, random) => {
    const at = random.between(0, file.length - 1);
    const more = [random.between(0, 255), random.between(0, 255)];
    return new Uint8Array([...file.subarray(0, at), ...more, ...file.subarray(at)]);
  },
  'a byte changed in what is packed': (file, random) => {
    const files = unzipSync(file);
    const paths = Object.keys(files);
    const content = files[paths[random.between(0, paths.length - 1)] ?? ''];
    if (content !== undefined) content[random.between(0, content.length - 1)] = 0x37;
    return zipSync(files);
  },
};

it.each(Object.entries(damages))(
  '[arch SC-026] 50 files with %s: one sentence and nothing changed, or the very story (seed 50)',
  async (_name, damage) => {
    const file = await savedStory(9, 15);
    const random = seededRandom(50);
    const whole = readSaveFile(file);
    let { host, database } = await emptyDevice();
    for (let count = 0; count < 50; count += 1) {
      const damaged = damage(file, random);
      const options = {
        onOtherContent: 'refuse',
        keepReplaced: () => Promise.resolve(true),
      } as const;
      const result = await importFile(host, damaged, options, never);
      if (result.ok) {
        expect(readSaveFile(damaged)).toEqual(whole);
        ({ host, database } = await emptyDevice());
      } else {
        expect(result.error).toMatch(/^The file .+\.$/);
        expect(await rowCount(database)).toBe(0);
      }
    }
  },
);

describe('a file from elsewhere', () => {
  const manifestWith = (changes: object): Uint8Array => {
    const manifest = {
      format: 'narratoria',
      version: 1,
      kind: 'story',
      madeBy: '1',
      stories: [],
      files: [],
      ...changes,
    };
    const sealed = { ...manifest, sha256: sha256Hex(JSON.stringify(manifest)) };
    return new TextEncoder().encode(JSON.stringify(sealed));
  };

  it.each([
    ['nothing', new Uint8Array(), 'is no zip file, or is cut off.'],
    ['a text', new TextEncoder().encode('Once upon a time.'), 'is no zip file, or is cut off.'],
    ['another zip', zipSync({ 'a.txt': new Uint8Array(3) }), 'was not made by Narratoria.'],
    [
      'of a newer format',
      zipSync({ 'narratoria.json': manifestWith({ version: 2 }) }),
      'was made by a newer Narratoria; update this one, and it can be read here.',
    ],
    [
      'with a path outside',
      zipSync({ '../narratoria.json': manifestWith({}) }),
      'holds a file whose path leads out of it.',
    ],
    [
      'without its story',
      zipSync({ 'narratoria.json': manifestWith({ stories: ['story-0123456789ab'] }) }),
      'is damaged: stories/story-0123456789ab.ndjson in it cannot be read.',
    ],
    [
      'with more than it lists',
      zipSync({ 'narratoria.json': manifestWith({}), more: new Uint8Array(1) }),
      'holds something that nobody listed.',
    ],
    [
      'that is a bug report',
      zipSync({ 'narratoria.json': manifestWith({ kind: 'report' }) }),
      'is a bug report, not a save; `narratoria replay` plays it again.',
    ],
  ])('%s is refused in one sentence', (_what, bytes, sentence) => {
    expect(readSaveFile(bytes)).toEqual({ ok: false, error: `The file ${sentence}` });
  });

  it('that would unpack to more than a device holds is refused before it is unpacked', () => {
    const bomb = zipSync({ bomb: new Uint8Array(1024 * 1024) });
    const view = new DataView(bomb.buffer);
    const directory = view.getUint32(bomb.length - 22 + 16, true);
    view.setUint32(directory + 24, 0xfffffff0, true);
    expect(readSaveFile(bomb)).toEqual({
      ok: false,
      error:
        'The file is too large when it is unpacked, and is not read; stories of a large backup come in one by one, each exported as a file of its own.',
    });
  });

  it('that unpacks to more than it says is not unpacked further', () => {
    const bomb = zipSync({ bomb: new Uint8Array(64 * 1024 * 1024) });
    const view = new DataView(bomb.buffer);
    const directory = view.getUint32(bomb.length - 22 + 16, true);
    view.setUint32(directory + 24, 10, true);
    expect(readSaveFile(bomb)).toEqual({ ok: false, error: 'The file is broken or cut off.' });
  });

  it('with a change where no row is sealed is refused all the same', async () => {
    const files = unzipSync(await savedStory(9, 8));
    const path = Object.keys(files).find((name) => name.startsWith('stories/')) ?? '';
    const text = new TextDecoder().decode(files[path]);
    files[path] = new TextEncoder().encode(text.replace('"started_at":1,', '"started_at":2,'));
    expect(readSaveFile(zipSync(files))).toEqual({
      ok: false,
      error: `The file is damaged: ${path} in it is not what was written.`,
    });
  });

  it('with a seal that fits but a head that leads nowhere is refused', async () => {
    const file = readSaveFile(await savedStory(9, 8));
    const story = file.ok ? file.value.stories[0] : undefined;
    if (!file.ok || story === undefined) throw new Error('it is not whole');
    const moved = { ...story.playthrough, head_scene: 'scene-nowhere' };
    const playthrough = { ...moved, hash: playthroughHash(moved) };
    const forged = writeSaveFile({ ...file.value, stories: [{ ...story, playthrough }] });
    expect(readSaveFile(forged)).toEqual({
      ok: false,
      error: `The file cannot be used: ${playthrough.id} in it is no story that can be played: it stands nowhere.`,
    });
  });
});

import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { packArchive } from '@/transfer/archive';

import { narratoriaAlone, temporaryFolder, type Run } from './testing/narratoria';
import { zipBombs } from './testing/zip-bombs';

const recorder = path.join(__dirname, 'testing/peak-memory.cjs');
const mostMegabytes = 100;

let folder: string;
let bombs: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  folder = temporaryFolder();
  bombs = await zipBombs();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What the command says of the file, and the most memory its process had meanwhile. */
async function taken(
  command: 'import' | 'replay',
  bytes: Uint8Array,
  length = bytes.length,
): Promise<{ readonly run: Run; readonly megabytes: number }> {
  const [file, peak] = [path.join(folder, 'some.narratoria'), path.join(folder, 'peak')];
  writeFileSync(file, bytes);
  truncateSync(file, length);
  const run = await narratoriaAlone([command, file, '--data', folder], {
    nodeOptions: ['--require', recorder],
    environment: { NARRATORIA_PEAK: peak },
  });
  return { run, megabytes: Number(readFileSync(peak, 'utf8')) / 1024 };
}

it('[arch SC-026] a zip of half a megabyte that unpacks to 500 is refused in one sentence, before 100 MB of memory are used', async () => {
  const said: Record<string, unknown> = {};
  const { megabytes: usual } = await taken('import', new Uint8Array(100));
  for (const [what, bytes] of bombs) {
    const { run, megabytes } = await taken('import', bytes);
    const more = megabytes - usual;
    const isOneSentence = /^\S+: The file [^.]+\.\n$/u.test(run.stderr);
    const isRefused = run.code === 1 && run.stdout === '' && isOneSentence;
    if (!isRefused || more >= mostMegabytes)
      said[what] = [run.code, run.stdout, run.stderr, `${more.toFixed(0)} MB more`];
  }
  expect(said).toEqual({});
});

it('[arch SC-026] a save with right checksums that is 15 MB of empty lines is refused likewise', async () => {
  const id = 'story-0123456789ab';
  const lines = Buffer.alloc(15 * 1024 * 1024, '\n');
  const files = new Map([[`stories/${id}.ndjson`, lines]]);
  const save = packArchive({ kind: 'story', madeBy: '0.1.0', stories: [id], files });
  const { megabytes: usual } = await taken('import', new Uint8Array(100));
  const { run, megabytes } = await taken('import', save);
  expect(run.stderr).toMatch(/: The file cannot be used: .* it has more than 1000000 rows\.\n$/);
  expect(megabytes - usual).toBeLessThan(mostMegabytes);
});

it('[arch SC-026] a bug report that unpacks to 500 MB, and a file of 600 MB, are refused likewise', async () => {
  const [bomb = Buffer.alloc(0)] = bombs.values();
  const { megabytes: usual } = await taken('replay', new Uint8Array(100));
  const replayed = await taken('replay', bomb);
  const sparse = await taken('import', new Uint8Array(100), 600 * 1024 * 1024);
  const sentences = [replayed, sparse].map(({ run }) => run.stderr.replace(/^\S+/u, 'FILE'));
  expect(sentences).toEqual([
    'FILE The file would grow too much when it is unpacked, and is not read; stories of a large backup come in one by one, each exported as a file of its own.\n',
    'FILE has more than 512 MB, and is not read.\n',
  ]);
  const peak = Math.max(replayed.megabytes, sparse.megabytes);
  expect(peak - usual).toBeLessThan(mostMegabytes);
});

import { rmSync } from 'node:fs';
import path from 'node:path';

import { DatabaseSync } from '@photostructure/sqlite';

import { seededRandom, seedFrom } from '@/foundation/seeded-random';

import type { DatabaseFiles } from './damage/damage';
import { damagesToBytes } from './damage/damage-bytes';
import { damagesToRows } from './damage/damage-rows';
import { databaseFile, filesOf, layDown } from './damage/database-files';
import { judge } from './damage/judge';
import { playLibrary } from './damage/play-library';
import { readLibrary, type LibraryReading } from './damage/read-library';
import { scriptsForImages } from './power-cut/open-image';
import { temporaryFolder } from './testing/narratoria';

const copies = Number(process.env['NARRATORIA_DAMAGED_COPIES'] ?? 1_000);

type Library = {
  readonly files: DatabaseFiles;
  readonly reading: Extract<LibraryReading, { kind: 'read' }>;
};

async function readWhole(files: DatabaseFiles): Promise<Library> {
  const folder = temporaryFolder();
  layDown(files, folder);
  const reading = await readLibrary(folder);
  if (reading.kind !== 'read') throw new Error(reading.says);
  return { files, reading };
}

/** Closed; as a killed process leaves it, its newest story in the log alone; and one of other stories. */
async function makeLibraries(): Promise<{
  closed: Library;
  killed: Library;
  other: DatabaseFiles;
}> {
  const scripts = scriptsForImages();
  try {
    const [folder, otherFolder] = [temporaryFolder(), temporaryFolder()];
    await playLibrary(folder, [1, 2], scripts);
    const closed = filesOf(folder);
    // Whoever is still reading keeps what is new in the log.
    const holder = new DatabaseSync(path.join(folder, databaseFile));
    holder.exec('BEGIN; SELECT * FROM sqlite_schema');
    await playLibrary(folder, [3], scripts);
    const killed = filesOf(folder);
    holder.close();
    await playLibrary(otherFolder, [4, 5], scripts);
    return {
      closed: await readWhole(closed),
      killed: await readWhole(killed),
      other: filesOf(otherFolder),
    };
  } finally {
    await scripts.close();
  }
}

/** What was done → what went wrong → how often. */
type Faults = Record<string, Record<string, number>>;

async function damageMany(): Promise<{ faults: Faults; tally: Record<string, number> }> {
  const { closed, killed, other } = await makeLibraries();
  const damages = [...damagesToBytes, ...damagesToRows];
  const scratch = temporaryFolder();
  const faults: Faults = {};
  const tally: Record<string, number> = {};
  let done = 0;
  for (let attempt = 0; done < copies; attempt += 1) {
    const random = seededRandom(seedFrom('damage', attempt));
    const library = random.pick([closed, killed]);
    const damaged = damages[attempt % damages.length]?.({ files: library.files, other, random });
    if (damaged === null || damaged === undefined) continue;
    done += 1;
    const folder = path.join(scratch, String(attempt));
    layDown(damaged.files, folder);
    const found = await readLibrary(folder);
    rmSync(folder, { recursive: true });
    const verdict = judge(library.reading.stories, found, damaged);
    tally[verdict.kind] = (tally[verdict.kind] ?? 0) + 1;
    if (verdict.kind !== 'wrong') continue;
    const ofKind = (faults[damaged.kind] ??= {});
    ofKind[verdict.what] = (ofKind[verdict.what] ?? 0) + 1;
  }
  return { faults, tally };
}

describe(`${copies} damaged copies of a library`, () => {
  it('[docs/ARCHITECTURE Storage] each story is what it was, to the byte, or is said to be damaged', async () => {
    const { faults, tally } = await damageMany();
    expect(faults).toEqual({});
    // A damage that is never noticed, or that never touches a story, would prove nothing.
    expect(tally['named']).toBeGreaterThan(copies / 3);
  });
});

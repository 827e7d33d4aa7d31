import { rmSync } from 'node:fs';
import path from 'node:path';

import { DatabaseSync } from '@photostructure/sqlite';

import { seededRandom, seedFrom } from '@/foundation/seeded-random';

import type { DatabaseFiles } from './damage';
import { damagesToBytes } from './damage-bytes';
import { damagesToRows } from './damage-rows';
import { databaseFile, filesOf, layDown } from './database-files';
import { judge } from './judge';
import { judgeList } from './judge-list';
import { listLibrary } from './list-library';
import { playLibrary } from './play-library';
import { readLibrary, type LibraryReading } from './read-library';
import { scriptsForImages } from '../power-cut/open-image';
import { temporaryFolder } from '../testing/narratoria';

/** The one the stories are played in. */
const campaign = 'forty-three-smokes';

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

/** As many copies of a library, each damaged in another way. */
export async function damageMany(
  copies: number,
): Promise<{ readonly faults: Faults; readonly tally: Readonly<Record<string, number>> }> {
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
    const { stories } = library.reading;
    const verdict = judge(stories, found, damaged);
    tally[verdict.kind] = (tally[verdict.kind] ?? 0) + 1;
    // Again from the beginning, by another door: the first reading may have changed the files.
    layDown(damaged.files, folder);
    const list = await listLibrary(folder, campaign);
    rmSync(folder, { recursive: true });
    const missed = judgeList(stories.keys(), list, { ...damaged, found });
    for (const what of [verdict.kind === 'wrong' ? verdict.what : null, missed]) {
      if (what === null) continue;
      const ofKind = (faults[damaged.kind] ??= {});
      ofKind[what] = (ofKind[what] ?? 0) + 1;
    }
  }
  return { faults, tally };
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readSaveFile } from '@/transfer/save-file';

import { root } from '../testing/narratoria';
import { scriptsForImages } from './open-image';
import type { CutImage, Scenario } from './scenario';
import { backupOf, inFolder, keptIn, tellStories } from './told-stories';

const backup = 'all.narratoria';

/** Before the backup is made, an earlier one may be in its place. */
export type InItsPlace = 'an earlier backup' | 'nothing';

/** The stories go into one file, which is there whole or is not taken for a backup. */
export function backingUp(inItsPlace: InItsPlace): Scenario {
  const scripts = scriptsForImages();
  let before: Buffer | null = null;
  let after: Buffer | null = null;
  return {
    name: `a backup where ${inItsPlace} was`,
    prepare: async (folder) => {
      const home = path.join(folder, 'home');
      const earlier = await tellStories(home, scripts, [{ seed: 1, choices: [1] }]);
      if (inItsPlace !== 'nothing') before = earlier.backup;
      if (before !== null) writeFileSync(path.join(folder, backup), before);
      after = (await tellStories(home, scripts, [{ seed: 2, choices: [2, 1] }])).backup;
    },
    command: (folder) => ({
      program: process.execPath,
      args: [
        path.join(root, 'bin/narratoria'),
        ...['backup', 'create', '-o', path.join(folder, backup)],
        ...['--json', '--data', path.join(folder, 'home')],
      ],
    }),
    check: async (image) => {
      if (after === null) throw new Error('Nothing was prepared.');
      const now = await inFolder(path.join(image.folder, 'home'), scripts, async (engine) => {
        await keptIn(engine);
        return backupOf(engine);
      }).catch(String);
      if (typeof now === 'string') return [now];
      return [
        ...(now.equals(after) ? [] : ['a story']),
        ...lostFromBackup(image, { before, after }),
      ];
    },
    close: () => scripts.close(),
  };
}

function lostFromBackup(
  { folder, told }: CutImage,
  { before, after }: { readonly before: Buffer | null; readonly after: Buffer },
): readonly string[] {
  const file = path.join(folder, backup);
  const found = existsSync(file) ? readFileSync(file) : null;
  const isNew = found?.equals(after) ?? false;
  const isOld = before === null ? found === null : (found?.equals(before) ?? false);
  const taken = readdirSync(folder)
    .filter((name) => name !== backup && name.endsWith('.narratoria'))
    .filter((name) => readSaveFile(new Uint8Array(readFileSync(path.join(folder, name)))).ok);
  return [
    ...(isNew || (isOld && told === '') ? [] : ['the backup']),
    ...taken.map((name) => `${name} is taken for a backup`),
  ];
}

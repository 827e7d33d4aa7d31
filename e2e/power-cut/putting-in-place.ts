import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Scenario } from './scenario';

const content = 'A whole file. '.repeat(500);

/** What must be synced before a file can be called safe. */
export type Synced = { readonly file: boolean; readonly folder: boolean };

/** A file is written beside its place and renamed into it, as an export or a backup would. */
export function puttingInPlace({ file, folder }: Synced): Scenario {
  const steps = [
    `const fs = require('node:fs'); const [folder, content] = process.argv.slice(1);`,
    `const written = fs.openSync(folder + '/new', 'w');`,
    `for (let at = 0; at < content.length; at += 1000) fs.writeSync(written, content.slice(at, at + 1000));`,
    file ? 'fs.fsyncSync(written);' : '',
    `fs.closeSync(written); fs.renameSync(folder + '/new', folder + '/story.txt');`,
    folder ? 'fs.fsyncSync(fs.openSync(folder));' : '',
    // A run that syncs nothing at all has no moments about a sync.
    `fs.fsyncSync(fs.openSync(folder + '/other', 'w')); process.stdout.write('kept');`,
  ];
  return {
    name: 'putting a file in its place',
    command: (into) => ({
      program: process.execPath,
      args: ['-e', steps.join('\n'), into, content],
    }),
    check: (image) => {
      const place = path.join(image.folder, 'story.txt');
      const isThere = existsSync(place);
      const isWhole = isThere && readFileSync(place, 'utf8') === content;
      // Before its folder is synced it may be absent; it must never be half there.
      const isLost = image.told === 'kept' ? !isWhole : isThere && !isWhole;
      return Promise.resolve(isLost ? ['the file'] : []);
    },
  };
}

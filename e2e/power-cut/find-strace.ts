import { existsSync } from 'node:fs';
import path from 'node:path';

import { installDebianPackage } from '../testing/install-debian-package';

/** A strace that is there, or one that is installed now. The tests of power cuts never go without. */
export function findStrace(): string {
  const found = installedStrace() ?? (installDebianPackage('strace'), installedStrace());
  if (found !== undefined) return found;
  throw new Error(
    'There is no strace, and none could be installed; power cuts are rebuilt from its trace. Install the package strace (Linux).',
  );
}

function installedStrace(): string | undefined {
  return String(process.env['PATH'])
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'strace'))
    .find((file) => existsSync(file));
}

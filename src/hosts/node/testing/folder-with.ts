import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '@/hosts/node/testing/temporary-folder';

/** A folder of this name with these files, below a temporary one. */
export function folderWith(files: Readonly<Record<string, string>>, name = 'root'): string {
  const root = path.join(temporaryFolder(), name);
  mkdirSync(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

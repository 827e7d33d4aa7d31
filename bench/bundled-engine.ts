import path from 'node:path';

import { Engine } from '@/engine/engine';
import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import type { FileStore } from '@/ports/file-store';

/** The bundled campaigns, or others, in a database that is gone with the process; scripts run in this process. */
export async function bundledEngine(
  root: string,
  content: { readonly campaigns?: FileStore; readonly skills?: FileStore } = {},
): Promise<Engine> {
  const bundled = (folder: string): FileStore => folderFileStore(path.join(root, folder));
  const engine = await Engine.create(
    {
      storage: { database: openSqliteDatabase(':memory:') },
      content: { campaigns: bundled('campaigns'), skills: bundled('skills'), ...content },
      compute: { scripts: scriptsInThisProcess(), cores: 2 },
      device: { clock: systemClock, random: { secureSeed: () => 1 } },
    },
    new AbortController().signal,
  );
  if (!engine.ok) throw engine.error;
  return engine.value;
}

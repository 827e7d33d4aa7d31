import { readFileSync } from 'node:fs';
import path from 'node:path';

import { meaningOf, openScriptHost } from '@/cli/kit/open-node-engine';
import { Engine } from '@/engine/engine';
import { fileWitness } from '@/hosts/node/database/file-witness';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { systemRandom } from '@/hosts/node/system-random';
import type { ScriptHost } from '@/ports/script-host';

import { root } from '../testing/narratoria';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
};
const never = new AbortController().signal;

export type OpenedImage = { readonly engine: Engine; close(): Promise<void> };

/** Scripts for many images: to start a sandbox for each would take longer than all the rest. */
export function scriptsForImages(): ScriptHost {
  const workerFile = String(process.env['NARRATORIA_TEST_WORKER']);
  return openScriptHost({ root, version, workerFile, argv: [] });
}

/** The true engine on the true database of the command line; rejects if that does not open. */
export async function openImage(folder: string, scripts: ScriptHost): Promise<OpenedImage> {
  const file = path.join(folder, 'narratoria.db');
  const database = openSqliteDatabase(file);
  const close = (): Promise<void> => database.close();
  const engine = await Engine.create(
    {
      storage: { database, witness: fileWitness(`${file}.witness`) },
      content: {
        campaigns: folderFileStore(path.join(root, 'campaigns')),
        skills: folderFileStore(path.join(root, 'skills')),
      },
      compute: { scripts, cores: 1, meaning: meaningOf({ root }) },
      device: { clock: systemClock, random: systemRandom },
      version,
    },
    never,
  ).catch(async (reason: unknown) => {
    await close();
    throw reason;
  });
  if (engine.ok) return { engine: engine.value, close };
  await close();
  throw engine.error;
}

import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { isFolder } from '@/cli/kit/is-folder';
import { readWhole } from '@/cli/kit/read-whole';
import type { Surroundings } from '@/cli/kit/surroundings';
import type { Engine } from '@/engine/engine';
import { openCampaignFolder, openCampaignZip } from '@/engine/files/open-campaign';
import { openedCampaignLimits } from '@/foundation/limits';
import { folderFileStore } from '@/hosts/node/folder-file-store';

type Named = {
  /** As it was typed: a campaign that is here, or a folder or zip anywhere. */
  readonly name: string;
  readonly root: Surroundings['root'];
  readonly data: string;
};

/** A folder or zip is taken in, and this is what it is called here then; null for the name of a campaign. */
export async function openedCampaign(
  engine: Engine,
  { name, root, data }: Named,
  signal: AbortSignal,
): Promise<string | null> {
  const isBundled = existsSync(path.join(root, 'campaigns', name, 'manifest.json'));
  if (!isPath(name) && (isBundled || !isThere(name))) return null;
  if (!existsSync(name))
    throw new CliFault(`There is no folder and no file ${name}.`, exitCode.usage);
  const kept = [root, data].map((folder) => path.join(folder, 'campaigns'));
  if (isFolder(name) && kept.some((folder) => isIn(folder, name)))
    return path.basename(realpathSync(name));
  const called = path.basename(path.resolve(name));
  const opened = isFolder(name)
    ? await openCampaignFolder(engine, { name: called, store: folderFileStore(name) }, signal)
    : await openCampaignZip(
        engine,
        { name: called, bytes: await readWhole(name, openedCampaignLimits.bytes, signal) },
        signal,
      );
  if (opened.ok) return opened.value.id;
  throw new CliFault(opened.error, signal.aborted ? exitCode.interrupted : exitCode.bad);
}

/** Meant as one, whether or not something is there. */
function isPath(name: string): boolean {
  return /[/\\]|^\.\.?$|\.zip$/i.test(name);
}

/** A folder that happens to be called like a campaign is none, unless it is one. */
function isThere(name: string): boolean {
  if (name === '') return false;
  return existsSync(path.join(name, 'manifest.json')) || isFile(name);
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile();
}

/** Where campaigns are kept already it would be taken for a copy of itself. */
function isIn(folder: string, name: string): boolean {
  return existsSync(folder) && path.dirname(realpathSync(name)) === realpathSync(folder);
}

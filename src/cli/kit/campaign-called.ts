import { existsSync } from 'node:fs';
import path from 'node:path';

import { loadCampaign, type LoadedCampaign } from '@/campaign/load-campaign';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { FileStore } from '@/ports/file-store';

/** A folder, or the name of a campaign of the player's or of Narratoria's. */
export async function campaignCalled(
  name: string,
  installed: FileStore,
  signal: AbortSignal,
): Promise<LoadedCampaign> {
  const isName = !/[\\/.]/.test(name);
  // Where no campaign is there may be anything, and all of it would be read.
  if (!isName && !existsSync(path.join(name, 'manifest.json')))
    throw new CliFault(`${name} is no campaign: it has no manifest.json.`, exitCode.usage);
  const store = isName ? installed : folderFileStore(path.dirname(path.resolve(name)));
  const loaded = await loadCampaign(
    store,
    isName ? name : path.basename(path.resolve(name)),
    signal,
  );
  if (!loaded.ok) throw new CliFault(loaded.error.message, exitCode.usage);
  return loaded.value;
}

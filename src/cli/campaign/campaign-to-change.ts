import { existsSync } from 'node:fs';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { campaignStore } from '@/cli/kit/campaign-store';
import { exitCode } from '@/cli/kit/exit-code';
import { isFolder } from '@/cli/kit/is-folder';
import type { Surroundings } from '@/cli/kit/surroundings';
import type { CampaignAt } from '@/engine/files/enrichment';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { ownFolderStore } from '@/hosts/node/own-folder-store';
import type { FileStore } from '@/ports/file-store';

type Named = {
  readonly campaign: string;
  readonly surroundings: Surroundings;
  readonly dataFolder: string;
};

/** A folder anywhere, or the name of a campaign that is kept here; its files can be changed. */
export function campaignToChange({ campaign, surroundings, dataFolder }: Named): CampaignAt {
  if (campaign.trim() === '')
    throw new CliFault('A campaign is needed, and none was named.', exitCode.usage);
  if (!/[\\/.]/.test(campaign)) {
    const store = campaignStore(surroundings, dataFolder);
    return { store, id: campaign };
  }
  if (!existsSync(campaign)) throw new CliFault(`There is no folder ${campaign}.`, exitCode.usage);
  if (!isFolder(campaign))
    throw new CliFault(
      /\.zip$/i.test(campaign)
        ? `${campaign} is a zip: unpack it, and name the folder.`
        : `${campaign} is no folder.`,
      exitCode.usage,
    );
  // Where no campaign is there may be anything, and all of it would be read.
  if (!existsSync(path.join(campaign, 'manifest.json')))
    throw new CliFault(`${campaign} is no campaign: it has no manifest.json.`, exitCode.usage);
  const folder = path.resolve(campaign);
  return { store: storeAround(folder), id: path.basename(folder) };
}

/** Only the folder itself is written into: what lies beside it is nobody's business here. */
function storeAround(folder: string): FileStore {
  const id = path.basename(folder);
  const { changes } = ownFolderStore(folder, folder);
  const inside = (place: string): string => place.slice(id.length + 1);
  return {
    ...folderFileStore(path.dirname(folder)),
    changes: {
      write: (place, bytes, signal) => changes.write(inside(place), bytes, signal),
      remove: (place, signal) => changes.remove(inside(place), signal),
      rename: (from, to, signal) => changes.rename(inside(from), inside(to), signal),
      watch: (place, listener) => changes.watch(inside(place), listener),
    },
  };
}

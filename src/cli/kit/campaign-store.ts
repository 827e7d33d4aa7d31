import path from 'node:path';

import type { Surroundings } from '@/cli/kit/surroundings';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { ownFolderStore } from '@/hosts/node/own-folder-store';
import { layeredFileStore } from '@/hosts/shared/files/layered-file-store';
import type { ChangeableFileStore } from '@/ports/file-store';

/** The player's own campaigns, each a folder in `campaigns/` beside the stories, over those that came along. */
export function campaignStore(
  { root }: Pick<Surroundings, 'root'>,
  dataFolder: string,
): ChangeableFileStore {
  return layeredFileStore(
    ownFolderStore(path.join(dataFolder, 'campaigns')),
    folderFileStore(path.join(root, 'campaigns')),
  );
}

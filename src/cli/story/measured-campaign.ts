import path from 'node:path';

import { isFolder } from '@/cli/kit/is-folder';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { FileStore } from '@/ports/file-store';

/** A campaign by its id, or one that lies in a folder somewhere. */
export type MeasuredCampaign = {
  /** Null for the first there is. */
  readonly id: string | null;
  /** Where to look for it; null for where campaigns are. */
  readonly store: FileStore | null;
};

/** What has a mark between folders in it, or stands for one, is a path: an id has none. */
export function measuredCampaign(named: string | null): MeasuredCampaign {
  const isPath = named !== null && (/[/\\]/.test(named) || /^\.{1,2}$/.test(named));
  if (!isPath || !isFolder(named)) return { id: named, store: null };
  const folder = path.resolve(named);
  return { id: path.basename(folder), store: folderFileStore(path.dirname(folder)) };
}

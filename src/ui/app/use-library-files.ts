import { useEffect, useMemo } from 'react';

import type { PlaythroughId } from '@/foundation/ids';
import { useApp } from '@/ui/app/app-context';
import { FileArrivals } from '@/ui/app/file-arrivals';

type LibraryFiles = {
  /** What can be done with a story as a whole; without one, with all of them. */
  readonly onFiles: (story: PlaythroughId | null) => void;
  /** What could be written for a campaign, or was. */
  readonly onEnrich: (campaign: string) => void;
  /** Asks for a file; null where files cannot be exchanged yet. */
  readonly onOpenFile: (() => void) | null;
};

/** The library's way to files; those that are dropped onto the window come in as long as it is used. */
export function useLibraryFiles(): LibraryFiles {
  const app = useApp();
  const exchange = app.desk?.exchange ?? null;
  const arrivals = useMemo(
    () =>
      exchange === null
        ? null
        : new FileArrivals(exchange, (files) => {
            app.openFiles(files);
          }),
    [app, exchange],
  );
  useEffect(() => arrivals?.watchDrops(), [arrivals]);
  return {
    onFiles: (story) => {
      app.openFiles(story === null ? { kind: 'device' } : { kind: 'story', id: story });
    },
    onEnrich: (campaign) => {
      app.openFiles({ kind: 'campaign', id: campaign });
    },
    onOpenFile: arrivals === null ? null : () => void arrivals.choose(),
  };
}

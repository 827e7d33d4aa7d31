import { useContext, useEffect, useState } from 'react';

import { campaignPicture } from '@/engine/library/campaign-picture';
import { CampaignFileStore } from '@/ui/kit/campaign-file-store';
import { pictureAddress } from '@/ui/art/late/picture-address';
import type { ReleasedAddress } from '@/ui/art/late/released-address';

type Shown = { readonly path: string; readonly uri: string };

/** Null until the picture is there, and for good when it cannot be had: the drawn one stays. */
export function usePictureAddress(path: string): string | null {
  const files = useContext(CampaignFileStore);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let address: ReleasedAddress | null = null;
    const store = files();
    const reading = store === null ? null : campaignPicture(store, path, stop.signal);
    // Whatever was wrong with it, nothing of the story is lost.
    reading
      ?.then((picture) => {
        if (picture === null || stop.signal.aborted) return;
        address = pictureAddress(picture);
        setShown({ path, uri: address.uri });
      })
      .catch(() => undefined);
    return () => {
      stop.abort();
      address?.release();
    };
  }, [path, files]);
  return shown?.path === path ? shown.uri : null;
}

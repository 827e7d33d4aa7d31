import type { CampaignPicture } from '@/engine/library/campaign-picture';
import type { ReleasedAddress } from '@/ui/art/late/released-address';

/** The browser keeps the bytes until the address is released. */
export function pictureAddress({ format, bytes }: CampaignPicture): ReleasedAddress {
  const uri = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: format }));
  return {
    uri,
    release: () => {
      URL.revokeObjectURL(uri);
    },
  };
}

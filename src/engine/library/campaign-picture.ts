import { pictureLimits } from '@/foundation/limits';
import { pictureFormat, type PictureFormat } from '@/foundation/picture-format';
import type { FileStore } from '@/ports/file-store';

export type CampaignPicture = { readonly format: PictureFormat; readonly bytes: Uint8Array };

/** A picture of a campaign as a setting names it; null when it is not there, too large, or no picture. */
export async function campaignPicture(
  campaigns: FileStore,
  path: string,
  signal: AbortSignal,
): Promise<CampaignPicture | null> {
  const bytes = (await campaigns.readBytes?.(path, pictureLimits.bytes, signal)) ?? null;
  const format = bytes === null ? null : pictureFormat(bytes);
  return bytes === null || format === null ? null : { format, bytes };
}

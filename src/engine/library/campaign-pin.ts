import type { LoadedCampaign } from '@/campaign/load-campaign';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { sha256OfBytes } from '@/foundation/sha256';
import type { Digest } from '@/ports/digest';
import type { CampaignPin, Playthrough } from '@/story/log/playthrough';

/** A story goes on with another campaign than it was begun with; both as their authors number them. */
export type CampaignChange = { readonly before: string; readonly now: string };

const hereAndNow: Digest = (bytes) => Promise.resolve(sha256OfBytes(bytes));

/** What a story is begun with, so that it is known again after years and on another device. */
export async function campaignPin(
  {
    campaign,
    contents,
  }: Pick<LoadedCampaign, 'contents'> & {
    readonly campaign: { readonly version: string };
  },
  digest = hereAndNow,
): Promise<CampaignPin> {
  return { version: campaign.version, sha256: await digest(encodeUtf8(contents())) };
}

/** Null when nothing is told otherwise, or when nobody knows what the story was begun with. */
export function campaignChange(
  { campaignPin: pinned }: Pick<Playthrough, 'campaignPin'>,
  { version, sha256 }: CampaignPin,
): CampaignChange | null {
  if (pinned === undefined || pinned.sha256 === sha256) return null;
  return { before: pinned.version, now: version };
}

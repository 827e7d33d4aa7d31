import type { CampaignPicture } from '@/engine/library/campaign-picture';
import type { ReleasedAddress } from '@/ui/art/late/released-address';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** An address that an image can be shown from. A phone knows none for bytes in memory but the bytes themselves. */
export function pictureAddress({ format, bytes }: CampaignPicture): ReleasedAddress {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const held = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    parts.push(
      digits.charAt(held >> 18) + digits.charAt((held >> 12) & 63),
      second === undefined ? '=' : digits.charAt((held >> 6) & 63),
      third === undefined ? '=' : digits.charAt(held & 63),
    );
  }
  return { uri: `data:${format};base64,${parts.join('')}`, release: () => undefined };
}

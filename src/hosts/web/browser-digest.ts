import { sha256OfBytes } from '@/foundation/sha256';
import type { Digest } from '@/ports/digest';

/** Pages that are not served securely have no `subtle`: there it is computed here. */
export const browserDigest: Digest = async (bytes) => {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return sha256OfBytes(bytes);
  const digest = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

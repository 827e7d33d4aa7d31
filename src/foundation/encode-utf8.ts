import { utf8ToBytes } from '@noble/hashes/utils';

import type { Json } from '@/foundation/json';

export function encodeUtf8(text: string): Uint8Array {
  return utf8ToBytes(text);
}

/** How much room a value takes when it is written down. */
export function jsonBytes(value: Json): number {
  return encodeUtf8(JSON.stringify(value)).length;
}

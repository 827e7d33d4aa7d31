import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

export function sha256Hex(text: string): string {
  return sha256OfBytes(utf8ToBytes(text));
}

export function sha256OfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

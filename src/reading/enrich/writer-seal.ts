import { sha256Hex } from '@/foundation/sha256';

export const writer = 'narratoria/built-in-writer';

export const seal = /(\bchecksum"?: "sha256:)[0-9a-f]*"/;

export function checksumOf(text: string): string {
  return sha256Hex(text.replaceAll('\r\n', '\n').replace(seal, '$1"'));
}

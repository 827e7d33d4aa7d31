import { scanJson } from '@/foundation/json-trees/scan-json';
import type { TextFault } from '@/foundation/parse-text';
import { textPosition } from '@/foundation/text-position';

/** What keeps a text from being JSON, in the same words on every host; null when it is JSON. */
export function jsonFault(text: string): Required<TextFault> | null {
  const slip = scanJson(text);
  return slip === null ? null : { message: slip.message, ...textPosition(text, slip.offset) };
}

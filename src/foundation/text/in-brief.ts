import { quotedCharacters } from '@/foundation/limits';

/** Text from outside as a message quotes it: enough to be recognised. */
export function inBrief(text: string): string {
  return text.length > quotedCharacters ? `${text.slice(0, quotedCharacters)}…` : text;
}

import type { FoundPerson } from '@/reading/found/reading';
import { inert } from '@/reading/story/made-passage';

/** In quotation marks where it can be said so; what speaks to the reader or quotes somebody is told. */
export function spoken(text: string): string {
  return /["“”]|\byou(?:r|rs)?\b/i.test(text) || /^[^.]{1,60}: /.test(text)
    ? inert(text)
    : `"${inert(text)}"`;
}

/** Of whose sayings none is in words nobody makes any: a cat, a statue, somebody who nods. */
export function hasVoice({ isSilent, sayings }: FoundPerson): boolean {
  return !isSilent && (sayings.length === 0 || sayings.some(({ text }) => /["“]/.test(text)));
}

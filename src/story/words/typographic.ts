import { withoutSteering } from '@/story/words/without-steering';

/**
 * Straight quotation marks, as authors type them, become the ones a book would print. After a dash one
 * opens only before a word: speech that is broken off ends there.
 */
export function typographic(text: string): string {
  return withoutSteering(text)
    .replace(/(^|[\s([{])"/g, '$1“')
    .replace(/([—–'-])"(?=[^\s.,;:!?…)\]}"'—–-])/g, '$1“')
    .replace(/"/g, '”')
    .replace(leftOut, '$1’')
    .replace(/(^|[\s([{“])'(?=\S)/g, '$1‘')
    .replace(/([—–-])'(?=[^\s.,;:!?…)\]}”'—–-])/g, '$1‘')
    .replace(/'/g, '’');
}

/** ’Tis, rock ’n’ roll, the winter of ’43. */
const leftOut = /(^|[\s([{“—–-])'(?=(?:tis|twas|twere|twill|twould|em|til|\d\ds?)\b|n')/gi;

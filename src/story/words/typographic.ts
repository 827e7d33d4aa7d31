/**
 * Straight quotation marks, as authors type them, become the ones a book would print. After a dash one
 * opens only before a word: speech that is broken off ends there. What cannot be seen and would turn a line
 * around, or is shown as a box, is left out.
 */
export function typographic(text: string): string {
  return text
    .replace(/[^\P{Cc}\s]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
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

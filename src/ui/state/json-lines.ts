import type { Json } from '@/foundation/json';

/** A piece of a line; those found are marked. */
export type LinePart = { readonly text: string; readonly isFound: boolean };

export type JsonLine = {
  /** From 0, in the whole text. */
  readonly index: number;
  readonly depth: number;
  readonly parts: readonly LinePart[];
};

export type JsonSearch = {
  /** All of them, or what was found with the groups it is in. */
  readonly lines: readonly JsonLine[];
  readonly found: number;
};

const indent = 2;

export function jsonText(value: Json): string {
  return JSON.stringify(value, null, indent);
}

export function searchJson(text: string, query: string): JsonSearch {
  const lines = text.split('\n').map((line, index) => {
    const words = line.trimStart();
    return { index, depth: (line.length - words.length) / indent, words };
  });
  if (query === '')
    return {
      lines: lines.map(({ words, ...line }) => ({
        ...line,
        parts: [{ text: words, isFound: false }],
      })),
      found: 0,
    };
  const pattern = new RegExp(`(${query.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')})`, 'iu');
  const found: JsonLine[] = [];
  let around: JsonLine[] = [];
  let count = 0;
  for (const { words, ...line } of lines) {
    const parts = partsOf(words, pattern);
    around = around.filter(({ depth }) => depth < line.depth);
    const isMatch = parts.length > 1;
    if (isMatch) found.push(...around.splice(0), { ...line, parts });
    count += (parts.length - 1) / 2;
    if (!isMatch && /[{[]$/.test(words)) around.push({ ...line, parts });
  }
  return { lines: found, found: count };
}

/** Every second part is what was looked for. */
function partsOf(words: string, pattern: RegExp): readonly LinePart[] {
  return words.split(pattern).map((text, index) => ({ text, isFound: index % 2 === 1 }));
}

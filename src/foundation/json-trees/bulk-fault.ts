export type BulkLimits = {
  readonly depth: number;
  /** Of all lists and objects together: what stands in them, and they themselves. */
  readonly values: number;
};

const codeOf = (character: string): number => character.charCodeAt(0);
const [quote, backslash, comma] = [codeOf('"'), codeOf('\\'), codeOf(',')];
const [list, listEnd, object, objectEnd] = [codeOf('['), codeOf(']'), codeOf('{'), codeOf('}')];

/**
 * Whether text from elsewhere would be more than allowed once it is parsed: a few megabytes of brackets become
 * hundreds of objects. Whether it is JSON is for the parser to say.
 */
export function bulkFault(text: string, limits: BulkLimits): keyof BulkLimits | null {
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = stringEnd(text, at);
    else if (code === list || code === object) {
      depth += 1;
      values += 1;
    } else if (code === listEnd || code === objectEnd) depth -= 1;
    else if (code === comma) values += 1;
    if (depth > limits.depth) return 'depth';
    if (values > limits.values) return 'values';
  }
  return null;
}

/** Where the string that begins here ends, or the text does. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return text.length;
}

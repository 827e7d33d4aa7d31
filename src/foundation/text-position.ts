/** From 1, as editors count. */
export type TextPosition = { readonly line: number; readonly column: number };

/** The line and column of a character; `\r\n` is one line's end. */
export function textPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

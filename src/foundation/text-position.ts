/** From 1, as editors count. */
export type TextPosition = { readonly line: number; readonly column: number };

/** The same for many characters of one text, whose lines are looked for once. */
export function textPositions(text: string): (offset: number) => TextPosition {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [line, last] = [0, starts.length - 1];
    while (line < last) {
      const middle = Math.ceil((line + last) / 2);
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else last = middle - 1;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The line and column of a character; `\r\n` is one line's end. */
export function textPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

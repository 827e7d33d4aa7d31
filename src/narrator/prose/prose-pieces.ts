export type Piece = { readonly kind: 'text' | 'braces'; readonly text: string };

/** Text and `{…}` pieces; a brace may be escaped, and braces nest. */
export function piecesOf(text: string): readonly Piece[] {
  const closing = closingBraces(text);
  const pieces: Piece[] = [];
  let plain = '';
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const end = closing.get(index) ?? -1;
    if (text[index] === '\\' && (text[index + 1] === '{' || text[index + 1] === '}')) {
      plain += text.slice(start, index);
      index += 1;
      start = index;
    } else if (end > index) {
      pieces.push(
        { kind: 'text', text: plain + text.slice(start, index) },
        { kind: 'braces', text: text.slice(index + 1, end) },
      );
      plain = '';
      index = end;
      start = end + 1;
    }
  }
  return [...pieces, { kind: 'text', text: plain + text.slice(start) }];
}

/** Where each brace that is closed closes. Looking for one brace after the other, a thousand open ones take long. */
function closingBraces(text: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') open.push(index);
    else if (text[index] === '}') {
      const opened = open.pop();
      if (opened !== undefined) closing.set(opened, index);
    }
  }
  return closing;
}

/** Splits at `|` outside inner braces. */
export function alternatives(text: string): readonly string[] {
  const options: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (text[index] !== '|' || depth !== 0) continue;
    options.push(text.slice(start, index));
    start = index + 1;
  }
  return [...options, text.slice(start)];
}

/** `if condition: rest`. */
export function askedIn(
  inner: string,
): { readonly condition: string; readonly rest: string } | null {
  const colon = inner.indexOf(':');
  if (!/^if\s[^:]/.test(inner) || colon === -1) return null;
  return {
    condition: inner.slice(2, colon).trimStart(),
    rest: inner.slice(colon + 1).trimStart(),
  };
}

export type Piece = { readonly kind: 'text' | 'braces'; readonly text: string };

/** Text and `{…}` pieces; a brace may be escaped, and braces nest. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  for (let index = 0; index < text.length; index += 1) {
    const end = text[index] === '{' ? closingBrace(text, index) : -1;
    if (text[index] === '\\' && (text[index + 1] === '{' || text[index + 1] === '}')) {
      index += 1;
      plain += text[index] ?? '';
    } else if (end > index) {
      pieces.push(
        { kind: 'text', text: plain },
        { kind: 'braces', text: text.slice(index + 1, end) },
      );
      plain = '';
      index = end;
    } else {
      plain += text[index] ?? '';
    }
  }
  return [...pieces, { kind: 'text', text: plain }];
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** Splits at `|` outside inner braces. */
export function alternatives(text: string): readonly string[] {
  const options: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '|' && depth === 0) options.push('');
    else options[options.length - 1] = `${options[options.length - 1] ?? ''}${character}`;
  }
  return options;
}

/** Straight quotation marks, as authors type them, become the ones a book would print. */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{—–“-])'(?=\S)/g, (_, before: string) => `${before}‘`)
    .replace(/'/g, '’');
}

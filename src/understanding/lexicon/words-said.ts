/** The words of a text in lower case, as they stand there. */
export function wordsSaid(text: string): readonly string[] {
  return text.match(/[a-z0-9à-ÿ'-]+/g) ?? [];
}

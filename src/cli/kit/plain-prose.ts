/** Prose as a terminal can show it: the author's marks of emphasis (`*Assessor*`) are for faces a terminal lacks. */
export function plainProse(markdown: string): string {
  // Emphasis may run over several sentences, and a sentence comes alone: each mark is taken by itself.
  return markdown
    .replace(/(^|[\s"'“‘(])\*(?=\S)/g, '$1')
    .replace(/(\S)\*(?=$|[\s.,;:!?"'”’)])/g, '$1');
}

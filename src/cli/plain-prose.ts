/** Prose as a terminal can show it: the author's marks of emphasis (`*Assessor*`) are for faces a terminal lacks. */
export function plainProse(markdown: string): string {
  return markdown.replace(/(^|[^\w*])\*([^*]+)\*(?![\w*])/g, '$1$2');
}

/** What a story contains, as one phrase: each as its author wrote it, without a full stop at the end. */
export function listWarnings(warnings: readonly string[]): string {
  return warnings.map((each) => each.trim().replace(/\.$/, '')).join('; ');
}

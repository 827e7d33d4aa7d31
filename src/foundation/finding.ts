/**
 * Something to say about a file of an author: of a campaign or of a skill. An `error` is left out of
 * the story or cannot run; with a `warning` all goes on, but perhaps not as it was meant.
 */
export type Finding = {
  readonly severity: 'error' | 'warning' | 'info';
  readonly file: string;
  /** From 1, as editors count; absent where a file has no lines, or nobody knows which it is. */
  readonly line?: number;
  readonly column?: number;
  /** The same for all findings of a kind, so that tools can tell them apart. */
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
};

/** One line for people, in the form that editors make a link of. */
export function findingWords(finding: Finding): string {
  const { file, line, column, severity, code, message, suggestion } = finding;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const advice = suggestion === undefined ? '' : ` — ${suggestion}`;
  return `${place} ${severity} ${code} ${message}${advice}`;
}

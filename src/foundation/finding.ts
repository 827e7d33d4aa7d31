/** Something a check has to say about a file of an author. */
export type Finding = {
  readonly severity: 'error' | 'warning' | 'info';
  readonly file: string;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  /** From 1, as editors count. */
  readonly line?: number;
  readonly column?: number;
};

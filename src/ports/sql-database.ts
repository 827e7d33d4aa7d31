export type SqlValue = string | number | bigint | Uint8Array | null;

export type Statement = { readonly sql: string; readonly params: readonly SqlValue[] };

/**
 * One SQLite database. Reads see whole committed states. No code of ours runs inside a
 * transaction: `write` takes all statements at once, so a host may send them to a worker as one
 * message. A broken host (full disk, damaged file, lock held elsewhere) rejects with a HostFault,
 * and so does everything after `close` or with a signal that is already aborted.
 */
export interface SqlDatabase {
  /**
   * A BLOB comes back as a Uint8Array; a whole number as a number where that is exact (up to
   * ±(2⁵³−1)), else as a bigint.
   */
  read<Row>(sql: string, params: readonly SqlValue[], signal: AbortSignal): Promise<readonly Row[]>;
  /**
   * All statements or none; durable when it resolves. An aborted signal before the start writes
   * nothing. A row that breaks a constraint rejects with the code `conflict`.
   */
  write(statements: readonly Statement[], signal: AbortSignal): Promise<void>;
  /** Safe to call twice. */
  close(): Promise<void>;
}

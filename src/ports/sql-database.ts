export type SqlValue = string | number | bigint | Uint8Array | null;

export type Statement = { readonly sql: string; readonly params: readonly SqlValue[] };

/**
 * One SQLite database. Reads see whole committed states. No code of ours runs inside a
 * transaction: `write` takes all statements at once, so a host may send them to a worker as one
 * message. A broken host (full disk, damaged file, lock held elsewhere) rejects with a HostFault.
 */
export interface SqlDatabase {
  read<Row>(sql: string, params: readonly SqlValue[], signal: AbortSignal): Promise<readonly Row[]>;
  /** All statements or none; durable when it resolves. An aborted signal before the start writes nothing. */
  write(statements: readonly Statement[], signal: AbortSignal): Promise<void>;
  /** Safe to call twice. */
  close(): Promise<void>;
}

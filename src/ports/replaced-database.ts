import type { SqlDatabase } from '@/ports/sql-database';

/** A damaged database that was put aside, and an empty one in its place. */
export type ReplacedDatabase = {
  readonly damaged: SqlDatabase;
  readonly fresh: SqlDatabase;
  /** How the damaged one is called now. */
  readonly aside: string;
  /**
   * Called when everything that is whole is in the new one. Where it is needed and was not called, the
   * damaged one is opened again the next time.
   */
  readonly settle?: () => Promise<void>;
};

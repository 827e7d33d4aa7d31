import type { Clock } from '@/ports/clock';
import type { FileStore } from '@/ports/file-store';
import type { Random } from '@/ports/random';
import type { ScriptHost } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';

/** Everything the engine needs of the world. */
export type EngineHost = {
  readonly database: SqlDatabase;
  readonly scripts: ScriptHost;
  /** One folder for each campaign. */
  readonly campaigns: FileStore;
  /** One folder for each skill. */
  readonly skills: FileStore;
  readonly clock: Clock;
  readonly random: Random;
};

import type { AssetSource } from '@/ports/asset-source';
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
  /** Scripts that can compute at the same time. */
  readonly cores: number;
  /** Where scripts run outside the sandbox, the files they write. */
  readonly files?: AssetSource;
};

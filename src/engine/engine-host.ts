import type { AssetSource } from '@/ports/asset-source';
import type { Clock } from '@/ports/clock';
import type { FileStore } from '@/ports/file-store';
import type { Random } from '@/ports/random';
import type { ScriptHost } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';
import type { StoryWitness } from '@/ports/story-witness';

/** Everything the engine needs of the world. */
export type EngineHost = {
  /** Of Narratoria, for files that leave the device. */
  readonly version?: string;
  readonly database: SqlDatabase;
  /** Who can tell that the end of the database is gone. */
  readonly witness?: StoryWitness;
  /** Copies the database before it is mended, and says how the copy is called; null when it cannot. */
  readonly keepAside?: (signal: AbortSignal) => Promise<string | null>;
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

import type { AssetSource } from '@/ports/asset-source';
import type { Clock } from '@/ports/clock';
import type { Digest } from '@/ports/digest';
import type { FileStore } from '@/ports/file-store';
import type { KeptAside } from '@/ports/kept-aside';
import type { Random } from '@/ports/random';
import type { ReplacedDatabase } from '@/ports/replaced-database';
import type { ScriptHost } from '@/ports/script-host';
import type { SearchByMeaning } from '@/ports/search-by-meaning';
import type { SqlDatabase } from '@/ports/sql-database';
import type { StoryWitness } from '@/ports/story-witness';

/** Where the stories are kept, and what can be done and said when they are in danger. */
export type HostStorage = {
  readonly database: SqlDatabase;
  /** Who can tell that the end of the database is gone. */
  readonly witness?: StoryWitness;
  /** Copies the database before it is mended, and says how the copy is called; null when it cannot. */
  readonly keepDatabaseAside?: (signal: AbortSignal) => Promise<string | null>;
  /** Puts an empty database in the damaged one's place; null when that cannot be done. */
  readonly replaceDatabase?: () => Promise<ReplacedDatabase | null>;
  /** Where the player has no files of their own to look for them. */
  readonly keptAside?: KeptAside;
  /** Tells one sentence each time the player must know something although nothing failed. */
  readonly watchWarnings?: (listener: (sentence: string) => void) => () => void;
};

/** What is played: files, with one folder for each campaign and for each skill. */
export type HostContent = {
  readonly campaigns: FileStore;
  readonly skills: FileStore;
};

/** What computes for the engine, as fast as the platform can. */
export type HostCompute = {
  readonly scripts: ScriptHost;
  /** Where scripts run outside the sandbox, the files they write. */
  readonly files?: AssetSource;
  /** Scripts that can compute at the same time. */
  readonly cores: number;
  /** Without it digests are computed where they are asked for. */
  readonly digest?: Digest;
  /** Without it memories are found by their words alone. */
  readonly meaning?: SearchByMeaning;
};

/** Time and chance, which no two runs share: a replay puts its own in their place. */
export type HostDevice = {
  readonly clock: Clock;
  readonly random: Random;
};

/** What the engine needs of the device, in groups: who needs one part takes its group or the port itself. */
export type HostServices = {
  readonly storage: HostStorage;
  readonly content: HostContent;
  readonly compute: HostCompute;
  readonly device: HostDevice;
};

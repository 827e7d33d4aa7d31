import type { Clock } from '@/ports/clock';
import type { Digest } from '@/ports/digest';
import type { FileExchange } from '@/ports/file-exchange';
import type { FileStore } from '@/ports/file-store';
import type { KeptAside } from '@/ports/kept-aside';
import type { PreferenceStore } from '@/ports/preference-store';
import type { Random } from '@/ports/random';
import type { ReplacedDatabase } from '@/ports/replaced-database';
import type { SearchByMeaning } from '@/ports/search-by-meaning';
import type { ScriptHost } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';
import type { StoryWitness } from '@/ports/story-witness';

/** What the engine needs of the device. */
export type HostServices = {
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
  readonly scripts: ScriptHost;
  readonly campaigns: FileStore;
  readonly skills: FileStore;
  readonly clock: Clock;
  readonly random: Random;
  /** Scripts that can compute at the same time. */
  readonly cores: number;
  /** Without it digests are computed where they are asked for. */
  readonly digest?: Digest;
  /** Without it memories are found by their words alone. */
  readonly meaning?: SearchByMeaning;
};

export type HostStatus =
  | { readonly kind: 'opening' }
  /** `visit`: there is no storage here, the story lasts until the window closes. */
  | { readonly kind: 'ready'; readonly services: HostServices; readonly keeps: 'device' | 'visit' }
  /** Another window has the stories open; this one becomes ready by itself when that one closes. */
  | { readonly kind: 'elsewhere' }
  /** One sentence for the player. */
  | { readonly kind: 'failed'; readonly message: string };

/** The device the app runs on, whichever it is. */
export interface ThisHost {
  readonly preferences: PreferenceStore;
  /** Null where files cannot be exchanged yet. */
  readonly files: FileExchange | null;
  /**
   * Tells the status now and at each change, until the returned function is called. The first watcher
   * opens the host. After `elsewhere` the services given before reject, and new ones come with `ready`.
   */
  watch(listener: (status: HostStatus) => void): () => void;
  /** Asks the other window to let the stories go. */
  takeOver(): void;
  /** Tells when a newer version of the app waits to take this one's place. */
  watchUpdate(listener: () => void): () => void;
  applyUpdate(): void;
}

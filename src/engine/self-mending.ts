import { mendingDatabase } from '@/persistence/mending-database';
import type { DatabaseSalvage } from '@/persistence/mending/salvage-database';
import type { HostStorage } from '@/ports/host-services';

/** What was found in a database that could not be read to its end, and how that one is called now. */
export type MendedDatabase = DatabaseSalvage & { readonly aside: string };

export type SelfMendingStorage = {
  readonly storage: HostStorage;
  /** Null as long as everything could be read. */
  readonly mendedDatabase: () => MendedDatabase | null;
};

/** A storage that can replace its database gets one that mends itself. */
export function selfMending(storage: HostStorage): SelfMendingStorage {
  const { replaceDatabase } = storage;
  if (replaceDatabase === undefined) return { storage, mendedDatabase: () => null };
  let mended: MendedDatabase | null = null;
  const database = mendingDatabase({
    database: storage.database,
    replace: replaceDatabase,
    onMended: (salvage, aside) => {
      mended = { ...salvage, aside };
    },
    place: 'private',
  });
  return { storage: { ...storage, database }, mendedDatabase: () => mended };
}

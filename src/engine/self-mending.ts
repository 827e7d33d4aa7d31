import type { EngineHost } from '@/engine/engine-host';
import { mendingDatabase } from '@/persistence/mending-database';
import type { DatabaseSalvage } from '@/persistence/mending/salvage-database';

/** What was found in a database that could not be read to its end, and how that one is called now. */
export type MendedDatabase = DatabaseSalvage & { readonly aside: string };

export type SelfMendingHost = {
  readonly host: EngineHost;
  /** Null as long as everything could be read. */
  readonly mendedDatabase: () => MendedDatabase | null;
};

/** A host that can replace its database gets one that mends itself. */
export function selfMending(host: EngineHost): SelfMendingHost {
  const { replaceDatabase } = host;
  if (replaceDatabase === undefined) return { host, mendedDatabase: () => null };
  let mended: MendedDatabase | null = null;
  const database = mendingDatabase({
    database: host.database,
    replace: replaceDatabase,
    onMended: (salvage, aside) => {
      mended = { ...salvage, aside };
    },
    place: 'private',
  });
  return { host: { ...host, database }, mendedDatabase: () => mended };
}

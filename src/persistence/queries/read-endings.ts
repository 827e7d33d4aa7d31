import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import type { SqlDatabase } from '@/ports/sql-database';

/** Ids of the endings that stories of a campaign came to, on every road. */
export async function readEndings(
  database: SqlDatabase,
  campaign: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  // Only those that can have one are read: a long story has hundreds of scenes and few endings.
  const rows = await database.read<{ readonly outcome: string }>(
    `SELECT outcome FROM scenes JOIN playthroughs ON playthroughs.id = scenes.playthrough
     WHERE playthroughs.campaign = ? AND outcome LIKE '%"ending":"%'`,
    [campaign],
    signal,
  );
  const endings = rows.flatMap(({ outcome }) => {
    const read = parseJson(outcome);
    const ending = read.ok && isJsonObject(read.value) ? read.value['ending'] : null;
    return typeof ending === 'string' ? [ending] : [];
  });
  return new Set(endings);
}

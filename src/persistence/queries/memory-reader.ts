import {
  memoryFrom,
  memoryQuery,
  memoryRows,
  revisedRows,
  type MemoryFilters,
  type MemoryRow,
  type Query,
} from '@/persistence/queries/memory-query';
import type { Viewpoint } from '@/persistence/rows/viewpoint';
import type { SqlDatabase } from '@/ports/sql-database';
import type { Memory } from '@/story/state/memory';

const mostKept = 50_000;

/** Reads memories. A row is checked when it is first read; without a revision it stays what it is. */
export class MemoryReader {
  private kept = new Map<string, Memory>();

  constructor(private readonly database: SqlDatabase) {}

  /** Null when a row is not what was written. */
  async read(
    viewpoint: Viewpoint,
    { filters, limit }: { readonly filters: MemoryFilters; readonly limit: number },
    signal: AbortSignal,
  ): Promise<readonly Memory[] | null> {
    const hasRevisions = await this.hasRevisions(viewpoint, signal);
    const found = await this.idsOf(
      memoryQuery(viewpoint, { filters, limit, hasRevisions }),
      signal,
    );
    const revised = hasRevisions
      ? await this.revised(viewpoint, signal)
      : new Map<string, Memory | null>();
    const asTheyWere = found.filter((id) => !revised.has(id));
    await this.keep(asTheyWere, signal);
    return wholeOnly(
      found.map((id) => (revised.has(id) ? revised.get(id) : this.kept.get(id)) ?? null),
    );
  }

  private async idsOf({ sql, params }: Query, signal: AbortSignal): Promise<readonly string[]> {
    // One list is read in a third of the time that ten thousand rows take.
    const [list] = await this.database.read<{ readonly ids: string }>(
      `SELECT json_group_array(id) AS ids FROM (${sql})`,
      params,
      signal,
    );
    return JSON.parse(list?.ids ?? '[]') as readonly string[];
  }

  /** By id; null for a row that is not what was written. */
  private async revised(
    viewpoint: Viewpoint,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Memory | null>> {
    const { sql, params } = revisedRows(viewpoint);
    const rows = await this.database.read<MemoryRow>(sql, params, signal);
    return new Map(rows.map((row) => [row.id, memoryFrom(row)]));
  }

  private async keep(ids: readonly string[], signal: AbortSignal): Promise<void> {
    if (this.kept.size + ids.length > mostKept) this.kept = new Map();
    const unread = ids.filter((id) => !this.kept.has(id));
    if (unread.length === 0) return;
    const { sql, params } = memoryRows(unread);
    for (const row of await this.database.read<MemoryRow>(sql, params, signal)) {
      const memory = memoryFrom(row);
      if (memory !== null) this.kept.set(row.id, memory);
    }
  }

  private async hasRevisions({ playthrough }: Viewpoint, signal: AbortSignal): Promise<boolean> {
    const rows = await this.database.read(
      'SELECT 1 FROM memory_revisions WHERE playthrough = ? LIMIT 1',
      [playthrough],
      signal,
    );
    return rows.length > 0;
  }
}

function wholeOnly(memories: readonly (Memory | null)[]): readonly Memory[] | null {
  const whole: Memory[] = [];
  for (const memory of memories) {
    if (memory === null) return null;
    whole.push(memory);
  }
  return whole;
}

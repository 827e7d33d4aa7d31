import type { PlaythroughId } from '@/foundation/ids';
import type { MemoryFilters } from '@/persistence/queries/memory-query';
import { readLore, type LoreChunk } from '@/persistence/rows/lore-rows';
import { readPortraits, type Portrait } from '@/persistence/rows/portrait-rows';
import { readVisits, type Visit } from '@/persistence/rows/session-rows';
import { QueryLog, type LoggedQuery } from '@/persistence/queries/query-log';
import { MemoryReader } from '@/persistence/queries/memory-reader';
import { isDerived, rebuildStatements } from '@/persistence/mending/rebuild-derived';
import {
  readStandings,
  type Standing,
  type StandingKind,
} from '@/persistence/queries/read-standings';
import type { StoryLog } from '@/persistence/rows/story-log';
import type { Viewpoint } from '@/persistence/rows/viewpoint';
import type { Clock } from '@/ports/clock';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import type { Memory, RecalledMemory } from '@/story/state/memory';

const mostRows = 100_000;

/** Finds what bears on a question, by words and meaning; handed in by whoever asks. */
export type MemoryIndex = {
  search(
    memories: readonly Memory[],
    request: { readonly query: string; readonly limit: number; readonly threshold: number },
  ): Promise<readonly RecalledMemory[]>;
};

/**
 * What can be asked about a story (arch §6.1.2). Every answer is of one story, seen from one scene of it;
 * rows that are not what was written are made again from the log before anything is answered.
 */
export class StoryData {
  private readonly log = new QueryLog();
  private readonly memories: MemoryReader;
  private readonly derived = new Set<PlaythroughId>();

  constructor(
    private readonly database: SqlDatabase,
    private readonly clock: Pick<Clock, 'elapsed'>,
    private readonly readLog: (id: PlaythroughId, signal: AbortSignal) => Promise<StoryLog | null>,
  ) {
    this.memories = new MemoryReader(database);
  }

  get queries(): readonly LoggedQuery[] {
    return this.log.queries;
  }

  /** Memories for which all filters hold, the newest first. */
  exactMatch(
    viewpoint: Viewpoint,
    { filters, limit = mostRows }: { readonly filters: MemoryFilters; readonly limit?: number },
    signal: AbortSignal,
  ): Promise<readonly Memory[]> {
    return this.timed({ method: 'exactMatch', dataType: 'memory', viewpoint, signal }, async () => {
      const found = await this.memories.read(viewpoint, { filters, limit }, signal);
      if (found !== null) return found;
      await this.rebuild(viewpoint.playthrough, signal);
      const again = await this.memories.read(viewpoint, { filters, limit }, signal);
      if (again === null) throw notReadable(viewpoint);
      return again;
    });
  }

  /** Filters hold before anything is scored: what is not in scope cannot be in the way. */
  semanticSearch(
    viewpoint: Viewpoint,
    {
      index,
      filters = {},
      ...request
    }: {
      readonly query: string;
      readonly limit: number;
      readonly threshold: number;
      readonly filters?: MemoryFilters;
      readonly index: MemoryIndex;
    },
    signal: AbortSignal,
  ): Promise<readonly RecalledMemory[]> {
    return this.timed(
      { method: 'semanticSearch', dataType: 'memory', viewpoint, signal },
      async () => {
        const inScope = await this.exactMatch(viewpoint, { filters }, signal);
        return index.search([...inScope].reverse(), request);
      },
    );
  }

  /** Reputation with factions, or what people think; of one of them or of all. */
  standings(
    viewpoint: Viewpoint,
    asked: {
      readonly kind: StandingKind;
      readonly subject: string | null;
      /** In-game minutes now. */
      readonly minutes: number;
    },
    signal: AbortSignal,
  ): Promise<readonly Standing[]> {
    return this.timed({ method: 'exactMatch', dataType: asked.kind, viewpoint, signal }, () =>
      readStandings(this.database, { viewpoint, ...asked }, signal),
    );
  }

  /** Of the campaign's lore, of one file or of all. */
  lore(
    viewpoint: Viewpoint,
    asked: { readonly campaign: string; readonly filePath: string | null },
    signal: AbortSignal,
  ): Promise<readonly LoreChunk[]> {
    return this.timed({ method: 'exactMatch', dataType: 'lore', viewpoint, signal }, () =>
      readLore(this.database, asked, signal),
    );
  }

  portraits(
    viewpoint: Viewpoint,
    characterId: string | null,
    signal: AbortSignal,
  ): Promise<readonly Portrait[]> {
    const { playthrough } = viewpoint;
    return this.timed({ method: 'exactMatch', dataType: 'portrait', viewpoint, signal }, () =>
      readPortraits(this.database, { playthrough, characterId }, signal),
    );
  }

  visits(
    viewpoint: Viewpoint,
    { from, to }: { readonly from: number; readonly to: number },
    signal: AbortSignal,
  ): Promise<readonly Visit[]> {
    const { playthrough } = viewpoint;
    return this.timed({ method: 'exactMatch', dataType: 'session', viewpoint, signal }, () =>
      readVisits(this.database, { playthrough, from, to }, signal),
    );
  }

  /** What belongs to no branch: lore and portraits. */
  write(statements: readonly Statement[], signal: AbortSignal): Promise<void> {
    return this.database.write(statements, signal);
  }

  /** After an import, a salvage or an older version; never in the way of opening a story. */
  async ensureDerived(playthrough: PlaythroughId, signal: AbortSignal): Promise<void> {
    if (this.derived.has(playthrough)) return;
    if (!(await isDerived(this.database, playthrough, signal)))
      await this.rebuild(playthrough, signal);
    this.derived.add(playthrough);
  }

  /** Makes everything that follows from the log again. */
  async rebuild(playthrough: PlaythroughId, signal: AbortSignal): Promise<void> {
    const log = await this.readLog(playthrough, signal);
    if (log !== null) await this.database.write(rebuildStatements(log), signal);
  }

  private async timed<Row>(
    { method, dataType, viewpoint, signal }: Question,
    ask: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const { playthrough } = viewpoint;
    await this.ensureDerived(playthrough, signal);
    const started = this.clock.elapsed();
    const rows = await ask();
    const ms = this.clock.elapsed() - started;
    this.log.add({ method, dataType, scope: playthrough, ms, count: rows.length });
    return rows;
  }
}

type Question = {
  readonly method: string;
  readonly dataType: string;
  readonly viewpoint: Viewpoint;
  readonly signal: AbortSignal;
};

function notReadable({ playthrough }: Viewpoint): HostFault {
  return new HostFault('damaged-database', `The memories of ${playthrough} cannot be read.`);
}

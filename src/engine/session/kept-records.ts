import { memoryId, storedId, type MemoryId } from '@/foundation/ids';
import { recalledMemories, relevanceThreshold } from '@/foundation/limits';
import { deleteLore, storeLore, type LoreChunk } from '@/persistence/rows/lore-rows';
import type { MemoryFilters } from '@/persistence/queries/memory-query';
import { deletePortrait, storePortrait, type Portrait } from '@/persistence/rows/portrait-rows';
import type { Visit } from '@/persistence/rows/session-rows';
import type { MemoryIndex, StoryData } from '@/persistence/story-data';
import type { Standing, StandingKind } from '@/persistence/queries/read-standings';
import type { Viewpoint } from '@/persistence/rows/viewpoint';
import type { FindableText, Measured } from '@/recall/text-measure';
import type { EntryChange, StoryEntry } from '@/story/log/entry';
import type { Memory, RecalledMemory } from '@/story/state/memory';

/** What the records need of the story that is open; asked anew each time, for the player moves. */
export type OpenRecords = {
  readonly viewpoint: Viewpoint;
  readonly campaign: string;
  /** In-game minutes now. */
  readonly minutes: number;
  readonly data: StoryData;
  /** Finds what bears on a question, from where the player stands. */
  readonly index: MemoryIndex;
  readonly measureLore: (
    texts: readonly FindableText[],
    query: string,
    signal: AbortSignal,
  ) => Promise<readonly Measured[]>;
  /** Where the player stands; null before the first scene. */
  readonly scene: { readonly id: Memory['scene']; readonly at: number } | null;
  readonly entryCount: number;
  /** What the player remembers where they stand. */
  readonly memories: readonly Memory[];
  readonly change: (change: EntryChange, signal: AbortSignal) => Promise<StoryEntry | null>;
};

/**
 * One kind of thing that is kept, with the methods of arch §6.1.2. What belongs to the story is never
 * lost by changing or deleting it: it is seen otherwise from here on, and undo takes that back.
 */
interface Kept<Stored, Changes, Filters, Answer> {
  exactMatch(filters: Filters, signal: AbortSignal): Promise<readonly Answer[]>;
  /** The id under which it can be changed and deleted; null before the first scene. */
  store(record: Stored, signal: AbortSignal): Promise<string | null>;
  /** Whether there was such a thing. */
  update(id: string, changes: Changes, signal: AbortSignal): Promise<boolean>;
  delete(id: string, signal: AbortSignal): Promise<boolean>;
}

type Search<Filters> = {
  readonly query: string;
  readonly limit?: number;
  readonly threshold?: number;
  readonly filters?: Filters;
};

type LoreFilters = { readonly sourceFile?: string };

export type KeptRecords = {
  readonly memory: Kept<
    Omit<Memory, 'id' | 'scene' | 'timestamp' | 'isPinned'>,
    { readonly summary?: string; readonly isPinned?: boolean },
    MemoryFilters,
    Memory
  > & {
    semanticSearch(
      search: Search<MemoryFilters>,
      signal: AbortSignal,
    ): Promise<readonly RecalledMemory[]>;
  };
  readonly reputation: KeptStandings;
  readonly perception: KeptStandings;
  readonly lore: Kept<LoreChunk, Partial<Omit<LoreChunk, 'id'>>, LoreFilters, LoreChunk> & {
    semanticSearch(
      search: Search<LoreFilters>,
      signal: AbortSignal,
    ): Promise<readonly (LoreChunk & { readonly relevance: number })[]>;
  };
  readonly portrait: Kept<
    Portrait,
    Partial<Omit<Portrait, 'id'>>,
    { readonly characterId?: string },
    Portrait
  >;
  readonly session: {
    exactMatch(
      filters: { readonly from?: number; readonly to?: number },
      signal: AbortSignal,
    ): Promise<readonly Visit[]>;
  };
};

/** The subject is a faction or a person; its name is its id. */
type KeptStandings = Kept<
  { readonly subject: string; readonly score: number },
  { readonly score: number },
  { readonly subject?: string },
  Standing
>;

export function keptRecords(open: () => OpenRecords): KeptRecords {
  return {
    memory: keptMemories(open),
    reputation: keptStandings(open, 'reputation'),
    perception: keptStandings(open, 'perception'),
    lore: keptLore(open),
    portrait: keptPortraits(open),
    session: {
      exactMatch: ({ from = 0, to = Number.MAX_SAFE_INTEGER }, signal) => {
        const { data, viewpoint } = open();
        return data.visits(viewpoint, { from, to }, signal);
      },
    },
  };
}

function keptMemories(open: () => OpenRecords): KeptRecords['memory'] {
  const exactMatch = (filters: MemoryFilters, signal: AbortSignal): Promise<readonly Memory[]> => {
    const { data, viewpoint } = open();
    return data.exactMatch(viewpoint, { filters }, signal);
  };
  // By the log, which is read already: the rows that follow from it may be ten thousand.
  const isKnown = (id: MemoryId): boolean => open().memories.some((memory) => memory.id === id);
  return {
    exactMatch,
    semanticSearch: ({ query, limit, threshold, filters }, signal) => {
      const { data, viewpoint, index } = open();
      return data.semanticSearch(
        viewpoint,
        {
          query,
          limit: limit ?? recalledMemories,
          threshold: threshold ?? relevanceThreshold,
          filters: filters ?? {},
          index,
        },
        signal,
      );
    },
    store: async (record, signal) => {
      const { scene, change, entryCount } = open();
      if (scene === null) return null;
      const id = memoryId(scene.id, 'player', entryCount);
      const timestamp = new Date(scene.at).toISOString();
      const memory = { ...record, id, scene: scene.id, timestamp };
      await change({ kind: 'memory-stored', memory }, signal);
      return id;
    },
    update: async (id, { summary, isPinned }, signal) => {
      const memory = storedId.memory(id);
      if (!isKnown(memory)) return false;
      const { change } = open();
      if (summary !== undefined)
        await change({ kind: 'memory-corrected', memory, summary }, signal);
      if (isPinned !== undefined) await change({ kind: 'memory-pinned', memory, isPinned }, signal);
      return true;
    },
    delete: async (id, signal) => {
      const memory = storedId.memory(id);
      if (!isKnown(memory)) return false;
      await open().change({ kind: 'memory-forgotten', memory }, signal);
      return true;
    },
  };
}

function keptStandings(open: () => OpenRecords, kind: StandingKind): KeptStandings {
  const exactMatch: KeptStandings['exactMatch'] = ({ subject = null }, signal) => {
    const { data, viewpoint, minutes } = open();
    return data.standings(viewpoint, { kind, subject, minutes }, signal);
  };
  const put = async (subject: string, score: number, signal: AbortSignal): Promise<boolean> => {
    const { change, minutes } = open();
    const patch =
      kind === 'reputation'
        ? { reputation: { [subject]: score } }
        : { people: { [subject]: { feeling: score, feltAt: minutes } } };
    return (await change({ kind: 'state-patched', patch }, signal)) !== null;
  };
  const isKnown = async (subject: string, signal: AbortSignal): Promise<boolean> =>
    (await exactMatch({ subject }, signal)).length > 0;
  return {
    exactMatch,
    store: async ({ subject, score }, signal) =>
      (await put(subject, score, signal)) ? subject : null,
    update: async (subject, { score }, signal) =>
      (await isKnown(subject, signal)) && (await put(subject, score, signal)),
    // Nobody who was heard of is unheard of again: they think nothing in particular.
    delete: async (subject, signal) =>
      (await isKnown(subject, signal)) && (await put(subject, 0, signal)),
  };
}

function keptLore(open: () => OpenRecords): KeptRecords['lore'] {
  const exactMatch: KeptRecords['lore']['exactMatch'] = ({ sourceFile = null }, signal) => {
    const { data, viewpoint, campaign } = open();
    return data.lore(viewpoint, { campaign, filePath: sourceFile }, signal);
  };
  const store = async (chunk: LoreChunk, signal: AbortSignal): Promise<string> => {
    const { data, campaign } = open();
    await data.write([storeLore(campaign, chunk)], signal);
    return chunk.id;
  };
  return {
    exactMatch,
    store,
    semanticSearch: async ({ query, limit, threshold, filters = {} }, signal) => {
      const chunks = await exactMatch(filters, signal);
      const texts = chunks.map(({ id, content: text }) => ({ id, text, labels: [] }));
      const measured = await open().measureLore(texts, query, signal);
      return chunks
        .map((chunk, place) => ({ ...chunk, relevance: measured[place]?.relevance ?? 0 }))
        .filter(({ relevance }) => relevance >= (threshold ?? relevanceThreshold))
        .sort((one, other) => other.relevance - one.relevance)
        .slice(0, limit ?? recalledMemories);
    },
    ...changing({ exactMatch, store }, (id, signal) => {
      const { data, campaign } = open();
      return data.write([deleteLore(campaign, id)], signal);
    }),
  };
}

/** What has an id of its own and belongs to no branch is changed by storing it again. */
function changing<Row extends { readonly id: string }>(
  {
    exactMatch,
    store,
  }: {
    readonly exactMatch: (filters: object, signal: AbortSignal) => Promise<readonly Row[]>;
    readonly store: (row: Row, signal: AbortSignal) => Promise<string>;
  },
  remove: (id: string, signal: AbortSignal) => Promise<void>,
): Pick<Kept<Row, Partial<Omit<Row, 'id'>>, object, Row>, 'update' | 'delete'> {
  const find = async (id: string, signal: AbortSignal): Promise<Row | undefined> =>
    (await exactMatch({}, signal)).find((row) => row.id === id);
  return {
    update: async (id, changes, signal) => {
      const before = await find(id, signal);
      if (before === undefined) return false;
      await store({ ...before, ...changes }, signal);
      return true;
    },
    delete: async (id, signal) => {
      if ((await find(id, signal)) === undefined) return false;
      await remove(id, signal);
      return true;
    },
  };
}

function keptPortraits(open: () => OpenRecords): KeptRecords['portrait'] {
  const exactMatch: KeptRecords['portrait']['exactMatch'] = ({ characterId = null }, signal) => {
    const { data, viewpoint } = open();
    return data.portraits(viewpoint, characterId, signal);
  };
  const store = async (portrait: Portrait, signal: AbortSignal): Promise<string> => {
    const { data, viewpoint } = open();
    await data.write([storePortrait(viewpoint.playthrough, portrait)], signal);
    return portrait.id;
  };
  return {
    exactMatch,
    store,
    ...changing({ exactMatch, store }, (id, signal) => {
      const { data, viewpoint } = open();
      return data.write([deletePortrait(viewpoint.playthrough, id)], signal);
    }),
  };
}

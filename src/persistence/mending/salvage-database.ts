import { sha256OfBytes } from '@/foundation/sha256';
import { gatherRows, gatherWhole } from '@/persistence/rows/gather-rows';
import { inspectStory, type Damage } from '@/persistence/rows/inspect-story';
import { salvagedRows } from '@/persistence/mending/salvage-story';
import { insertStatements } from '@/persistence/rows/whole-story';
import type {
  AssetRow,
  BranchRow,
  EntryRow,
  PlaythroughRow,
  SaveRow,
  SceneRow,
  StorageRow,
  StoryRows,
} from '@/persistence/rows/story-rows';
import type { SqlDatabase } from '@/ports/sql-database';

type OfStory = { readonly playthrough: string };
type WordsRow = { readonly scene: string; readonly words: string; readonly hash: string };

/** What was found in a file that could not be read to its end. */
export type DatabaseSalvage = {
  readonly stories: readonly {
    readonly id: string;
    /** Null when nothing of it is missing. */
    readonly damage: Damage | null;
    readonly kept: number;
    readonly commits: number;
  }[];
  /** Of these something was found, but not enough to go on with. */
  readonly lost: readonly string[];
};

/** Brings what is whole of a damaged database into a new one; the damaged one is only read. */
export async function salvageDatabase(
  damaged: SqlDatabase,
  fresh: SqlDatabase,
  signal: AbortSignal,
): Promise<DatabaseSalvage> {
  const tables = await gatherTables(damaged, signal);
  const stories: DatabaseSalvage['stories'][number][] = [];
  const lost = new Set(tables.scenes.map(({ playthrough }) => playthrough));
  for (const playthrough of tables.playthroughs) {
    const rows = storyOf(playthrough, tables);
    const inspection = inspectStory(rows, 0);
    const kept = inspection.damage === null ? rows : salvagedRows(rows, inspection);
    if (kept === null) continue;
    const assets = kept.assets.filter(({ id }) => tables.assetBytes.has(id));
    // A file that cannot be read back is not registered as if it could.
    const isShort = assets.length < kept.assets.length;
    const whole = isShort
      ? (salvagedRows({ ...kept, assets }, inspectStory({ ...kept, assets }, 0)) ?? kept)
      : kept;
    await fresh.write(
      insertStatements({
        ...whole,
        visits: [],
        visitedScenes: [],
        portraits: [],
        assetBytes: tables.assetBytes,
      }),
      signal,
    );
    lost.delete(playthrough.id);
    stories.push({
      id: playthrough.id,
      damage: inspection.damage,
      kept: whole.scenes.length,
      commits: whole.playthrough.commits ?? 0,
    });
  }
  return { stories, lost: [...lost] };
}

type Tables = {
  readonly playthroughs: readonly PlaythroughRow[];
  readonly branches: readonly (BranchRow & OfStory)[];
  readonly scenes: readonly (Omit<SceneRow, 'words' | 'words_hash'> & OfStory)[];
  readonly words: ReadonlyMap<string, WordsRow>;
  readonly entries: readonly (EntryRow & OfStory)[];
  readonly saves: readonly (SaveRow & OfStory)[];
  readonly assets: readonly (AssetRow & OfStory)[];
  readonly assetBytes: ReadonlyMap<string, Uint8Array>;
  readonly storage: readonly (StorageRow & OfStory)[];
};

async function gatherTables(database: SqlDatabase, signal: AbortSignal): Promise<Tables> {
  const rowsOf = <Row>(table: string): Promise<readonly Row[]> =>
    gatherRows<Row>(database, table, signal);
  const words = await rowsOf<WordsRow>('scene_words');
  const assets = await rowsOf<AssetRow & OfStory & { readonly bytes: unknown }>('assets');
  return {
    playthroughs: await rowsOf('playthroughs'),
    branches: await rowsOf('branches'),
    scenes: await rowsOf('scenes'),
    words: new Map(words.map((row) => [row.scene, row])),
    entries: await rowsOf('entries'),
    saves: await gatherWhole(database, 'saves', signal),
    assets,
    assetBytes: new Map(
      assets.flatMap(({ id, bytes, checksum }) =>
        bytes instanceof Uint8Array && sha256OfBytes(bytes) === checksum ? [[id, bytes]] : [],
      ),
    ),
    storage: await gatherWhole(database, 'skill_storage', signal),
  };
}

/** Only the columns that are part of a story: what else a damaged row holds is left behind. */
function storyOf(row: PlaythroughRow, tables: Tables): StoryRows {
  const isOf = ({ playthrough }: OfStory): boolean => playthrough === row.id;
  const { id, campaign, body, created_at, head_scene, head_branch, commits, digest, hash } = row;
  return {
    playthrough: {
      id,
      campaign,
      body,
      created_at,
      head_scene,
      head_branch,
      commits,
      digest,
      hash,
    },
    branches: tables.branches
      .filter(isOf)
      .map((each) => pick(each, ['id', 'ordinal', 'forked_from', 'hash'])),
    scenes: tables.scenes
      .filter(isOf)
      .map((each) => {
        const words = tables.words.get(each.id);
        return {
          ...pick(each, ['id', 'branch', 'parent', 'number', 'at', 'outcome', 'hash']),
          words: words?.words ?? null,
          words_hash: words?.hash ?? null,
        };
      })
      .sort((one, other) => one.number - other.number),
    entries: tables.entries
      .filter(isOf)
      .map((each) => pick(each, ['id', 'scene', 'ordinal', 'at', 'body', 'hash'])),
    saves: tables.saves.filter(isOf).map((each) => pick(each, ['name', 'scene', 'at', 'hash'])),
    assets: tables.assets
      .filter(isOf)
      .map((each) =>
        pick(each, [
          'id',
          'scene',
          'tool',
          'kind',
          'media_type',
          'body',
          'checksum',
          'created_at',
          'hash',
        ]),
      ),
    storage: tables.storage
      .filter(isOf)
      .map((each) => pick(each, ['skill', 'key', 'value', 'hash'])),
  };
}

function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

import {
  storedId,
  type AssetId,
  type BranchId,
  type PlaythroughId,
  type SceneId,
} from '@/foundation/ids';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import { insertAsset, readAssetBytes, type NewAsset } from '@/persistence/asset-rows';
import { outcomeHash, wordsHash } from '@/persistence/scene-hash';
import { readStorage, writeStorage, type StorageChange } from '@/persistence/storage-rows';
import type { Playthrough, Scene, SceneWords } from '@/story/scene';

type PlaythroughRow = {
  readonly id: string;
  readonly body: string;
  readonly created_at: number;
  readonly head_scene: string | null;
  readonly head_branch: string;
};

type SceneRow = {
  readonly id: string;
  readonly branch: string;
  readonly parent: string | null;
  readonly number: number;
  readonly at: number;
  readonly outcome: string;
  readonly hash: string;
  readonly words: string | null;
  readonly words_hash: string | null;
};

export type Branch = {
  readonly id: BranchId;
  readonly ordinal: number;
  readonly forkedFrom: SceneId | null;
};

/** What a playthrough is made of, read whole: the log alone rebuilds the session. */
export type StoryLog = {
  readonly playthrough: Playthrough;
  readonly branches: readonly Branch[];
  readonly scenes: ReadonlyMap<SceneId, Scene>;
};

/** What the first commit of a turn writes beside the scene. */
export type BesideTheScene = {
  /** The branch the scene begins, if it begins one. */
  readonly newBranch: Branch | null;
  readonly storage: readonly StorageChange[];
  readonly assets: readonly NewAsset[];
};

/** Where a playthrough stands; a fault when that scene is damaged. */
export type StoryHead = {
  readonly playthrough: Playthrough;
  readonly head: Result<Pick<Scene, 'number' | 'outcome'> | null, HostFault>;
};

type HeadRow = PlaythroughRow & { readonly parent_hash: string | null } & (
    Pick<SceneRow, 'branch' | 'number' | 'at' | 'outcome' | 'hash'> | { readonly hash: null }
  );

/** Playthroughs and their scene logs. Scenes and words are only ever added. */
export class StoryStore {
  /** Hashes of the scenes read or written so far, so that a new scene can be chained to its parent. */
  private readonly hashes = new Map<SceneId, string>();

  constructor(private readonly database: SqlDatabase) {}

  /** The newest first. */
  async playthroughs(signal: AbortSignal): Promise<readonly Playthrough[]> {
    const rows = await this.database.read<PlaythroughRow>(
      'SELECT id, body, created_at, head_scene, head_branch FROM playthroughs ORDER BY rowid DESC',
      [],
      signal,
    );
    return rows.map(playthroughFrom);
  }

  /** Reads one scene of each playthrough, not its log; the newest first. */
  async heads(signal: AbortSignal): Promise<readonly StoryHead[]> {
    const rows = await this.database.read<HeadRow>(
      `SELECT playthroughs.id, body, created_at, head_scene, head_branch,
         head.branch, head.number, head.at, head.outcome, head.hash, before.hash AS parent_hash
       FROM playthroughs LEFT JOIN scenes AS head ON head.id = head_scene
       LEFT JOIN scenes AS before ON before.id = head.parent
       ORDER BY playthroughs.rowid DESC`,
      [],
      signal,
    );
    return rows.map((row) => {
      const playthrough = playthroughFrom(row);
      return { playthrough, head: headFrom(playthrough, row) };
    });
  }

  async begin(playthrough: Playthrough, signal: AbortSignal): Promise<void> {
    const { id, campaign, createdAt, headScene, headBranch, ...body } = playthrough;
    await this.database.write(
      [
        {
          sql: 'INSERT INTO playthroughs (id, campaign, body, created_at, head_scene, head_branch) VALUES (?, ?, ?, ?, ?, ?)',
          params: [
            id,
            campaign,
            JSON.stringify({ campaign, ...body }),
            createdAt,
            headScene,
            headBranch,
          ],
        },
        insertBranch(id, { id: headBranch, ordinal: 0, forkedFrom: null }),
      ],
      signal,
    );
  }

  async log(id: PlaythroughId, signal: AbortSignal): Promise<Result<StoryLog, HostFault>> {
    const playthrough = (await this.playthroughs(signal)).find((each) => each.id === id);
    if (playthrough === undefined) return fail(new HostFault('missing', `there is no story ${id}`));
    const branches = await this.database.read<{
      id: string;
      ordinal: number;
      forked_from: string | null;
    }>(
      'SELECT id, ordinal, forked_from FROM branches WHERE playthrough = ? ORDER BY ordinal',
      [id],
      signal,
    );
    const rows = await this.database.read<SceneRow>(
      `SELECT scenes.id, branch, parent, number, at, outcome, scenes.hash, words, scene_words.hash AS words_hash
       FROM scenes LEFT JOIN scene_words ON scene_words.scene = scenes.id
       WHERE playthrough = ? ORDER BY number, scenes.rowid`,
      [id],
      signal,
    );
    const scenes = this.verified(playthrough, rows);
    if (!scenes.ok) return scenes;
    return succeed({
      playthrough,
      branches: branches.map((row) => ({
        id: storedId.branch(row.id),
        ordinal: row.ordinal,
        forkedFrom: row.forked_from === null ? null : storedId.scene(row.forked_from),
      })),
      scenes: scenes.value,
    });
  }

  /** The first commit of a turn: what happened, what was made and kept, and where the story now stands. */
  async commitOutcome(
    scene: Scene,
    { newBranch, storage, assets }: BesideTheScene,
    signal: AbortSignal,
  ): Promise<void> {
    const outcome = JSON.stringify(scene.outcome);
    const parentHash = scene.parent === null ? null : (this.hashes.get(scene.parent) ?? null);
    const hash = outcomeHash({ ...scene, outcome }, parentHash);
    const { id, playthrough, branch, parent, number, at } = scene;
    await this.database.write(
      [
        ...(newBranch === null ? [] : [insertBranch(playthrough, newBranch)]),
        {
          sql: 'INSERT INTO scenes (id, playthrough, branch, parent, number, at, outcome, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
          params: [id, playthrough, branch, parent, number, at, outcome, hash],
        },
        moveHeadTo(playthrough, id, branch),
        ...storage.map((change) => writeStorage(playthrough, change)),
        ...assets.map((asset) => insertAsset(playthrough, asset)),
      ],
      signal,
    );
    this.hashes.set(id, hash);
  }

  /** What a skill has kept for itself in a playthrough, on whichever branch: JSON by name. */
  storageOf(
    playthrough: PlaythroughId,
    skill: string,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> {
    return readStorage(this.database, { playthrough, skill }, signal);
  }

  /** Null when it is not there, or no longer what was written. */
  assetBytes(id: AssetId, signal: AbortSignal): Promise<Uint8Array | null> {
    return readAssetBytes(this.database, id, signal);
  }

  /** The second commit: how it was told. */
  async commitWords(scene: SceneId, sceneWords: SceneWords, signal: AbortSignal): Promise<void> {
    const words = JSON.stringify(sceneWords);
    const hash = wordsHash(this.hashes.get(scene) ?? '', words);
    await this.database.write(
      [
        {
          sql: 'INSERT INTO scene_words (scene, words, hash) VALUES (?, ?, ?)',
          params: [scene, words, hash],
        },
      ],
      signal,
    );
  }

  /** Going back deletes nothing: only where the story stands is changed. */
  async moveHead(scene: Scene, signal: AbortSignal): Promise<void> {
    await this.database.write([moveHeadTo(scene.playthrough, scene.id, scene.branch)], signal);
  }

  private verified(
    playthrough: Playthrough,
    rows: readonly SceneRow[],
  ): Result<ReadonlyMap<SceneId, Scene>, HostFault> {
    const scenes = new Map<SceneId, Scene>();
    for (const row of rows) {
      const id = storedId.scene(row.id);
      const parent = row.parent === null ? null : storedId.scene(row.parent);
      const parentHash = parent === null ? null : (this.hashes.get(parent) ?? null);
      const isWhole =
        row.hash === outcomeHash({ ...row, id }, parentHash) &&
        (row.words === null || row.words_hash === wordsHash(row.hash, row.words));
      const outcome = parseJson(row.outcome);
      const words = row.words === null ? succeed(null) : parseJson(row.words);
      if (!isWhole || !outcome.ok || !words.ok) return fail(damagedAt(row.number, playthrough));
      this.hashes.set(id, row.hash);
      scenes.set(id, {
        id,
        playthrough: playthrough.id,
        branch: storedId.branch(row.branch),
        parent,
        number: row.number,
        at: row.at,
        outcome: outcome.value as Scene['outcome'],
        words: words.value as Scene['words'],
      });
    }
    return succeed(scenes);
  }
}

function playthroughFrom(row: PlaythroughRow): Playthrough {
  const body = parseJson(row.body);
  return {
    ...((body.ok ? body.value : {}) as Omit<
      Playthrough,
      'id' | 'createdAt' | 'headScene' | 'headBranch'
    >),
    id: storedId.playthrough(row.id),
    createdAt: row.created_at,
    headScene: row.head_scene === null ? null : storedId.scene(row.head_scene),
    headBranch: storedId.branch(row.head_branch),
  };
}

function headFrom(playthrough: Playthrough, row: HeadRow): StoryHead['head'] {
  const id = playthrough.headScene;
  if (id === null) return succeed(null);
  if (row.hash === null) return fail(damagedAt(1, playthrough));
  const outcome = parseJson(row.outcome);
  if (!outcome.ok || row.hash !== outcomeHash({ ...row, id }, row.parent_hash))
    return fail(damagedAt(row.number, playthrough));
  return succeed({ number: row.number, outcome: outcome.value as Scene['outcome'] });
}

function damagedAt(scene: number, { id }: Playthrough): HostFault {
  return new HostFault('damaged-database', `is damaged at scene ${String(scene)} of ${id}`);
}

function insertBranch(playthrough: PlaythroughId, branch: Branch): Statement {
  return {
    sql: 'INSERT INTO branches (id, playthrough, ordinal, forked_from) VALUES (?, ?, ?, ?)',
    params: [branch.id, playthrough, branch.ordinal, branch.forkedFrom],
  };
}

function moveHeadTo(playthrough: PlaythroughId, scene: SceneId, branch: BranchId): Statement {
  return {
    sql: 'UPDATE playthroughs SET head_scene = ?, head_branch = ? WHERE id = ?',
    params: [scene, branch, playthrough],
  };
}

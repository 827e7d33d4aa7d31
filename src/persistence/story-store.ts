import {
  storedId,
  type AssetId,
  type BranchId,
  type PlaythroughId,
  type SceneId,
} from '@/foundation/ids';
import { fail, succeed, type Result } from '@/foundation/result';
import type { Clock } from '@/ports/clock';
import { HostFault } from '@/ports/host-fault';
import type { StoryWitness } from '@/ports/story-witness';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import { readAssetBytes } from '@/persistence/rows/asset-rows';
import { hashOfBranch, insertBranch } from '@/persistence/rows/branch-rows';
import { deleteStoryStatements } from '@/persistence/delete-story';
import { markDerived, rowsOfEntry } from '@/persistence/rows/derive-rows';
import {
  damageWords,
  inspectStory,
  type Damage,
  type Inspection,
} from '@/persistence/rows/inspect-story';
import { readHeads, readLostStories, type StoryHead } from '@/persistence/queries/read-heads';
import { entryHash, saveHash } from '@/persistence/rows/row-hashes';
import type { Salvage } from '@/persistence/mending/salvage-story';
import { sealAfter, sealOf, sealStatement, type Seal } from '@/persistence/rows/seal';
import { StoryData } from '@/persistence/story-data';
import { readStorage } from '@/persistence/rows/storage-rows';
import { logFrom, playthroughFrom, type Branch, type StoryLog } from '@/persistence/rows/story-log';
import {
  playthroughColumns,
  readStoryRows,
  type PlaythroughRow,
  type StoryRows,
} from '@/persistence/rows/story-rows';
import {
  outcomeCommit,
  wordsCommit,
  type RowsWithOutcome,
  type WordsToKeep,
} from '@/persistence/turn-commits';
import type { NamedSave, StoryEntry } from '@/story/log/entry';
import type { Playthrough } from '@/story/log/playthrough';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';

/** Playthroughs and their scene logs. Scenes, words and entries are only ever added. */
export class StoryStore {
  /** Hashes of the scenes read or written so far, so that a new scene can be chained to its parent. */
  private readonly hashes = new Map<SceneId, string>();
  private readonly seals = new Map<PlaythroughId, Seal>();

  constructor(
    private readonly database: SqlDatabase,
    private readonly witness: StoryWitness,
  ) {}

  /** What can be asked about the stories. */
  data(clock: Pick<Clock, 'elapsed'>): StoryData {
    return new StoryData(this.database, clock, async (id, signal) => {
      const log = await this.log(id, signal);
      return log.ok ? log.value : null;
    });
  }

  /** The newest first. */
  async playthroughs(signal: AbortSignal): Promise<readonly Playthrough[]> {
    const rows = await this.database.read<PlaythroughRow>(
      `SELECT ${playthroughColumns} FROM playthroughs ORDER BY rowid DESC`,
      [],
      signal,
    );
    return rows.map(playthroughFrom);
  }

  /** Reads one scene of each playthrough, not its log; the newest first. */
  heads(signal: AbortSignal): Promise<readonly StoryHead[]> {
    return readHeads(this.database, signal);
  }

  async begin(playthrough: Playthrough, signal: AbortSignal): Promise<void> {
    const { id, campaign, createdAt, headScene, headBranch, ...rest } = playthrough;
    const body = JSON.stringify({ campaign, ...rest });
    const branch = { id: headBranch, ordinal: 0, forkedFrom: null };
    const row = {
      id,
      campaign,
      body,
      created_at: createdAt,
      head_scene: headScene,
      head_branch: headBranch,
    };
    const seal = sealAfter({ ...row, commits: 0, digest: null, storage: new Map() }, [
      hashOfBranch(id, branch),
    ]);
    await this.database.write(
      [
        {
          sql: `INSERT INTO playthroughs (id, campaign, body, created_at, head_scene, head_branch)
                VALUES (?, ?, ?, ?, ?, ?)`,
          params: [id, campaign, body, createdAt, headScene, headBranch],
        },
        insertBranch(id, branch),
        markDerived(id),
        sealStatement(seal),
      ],
      signal,
    );
    this.settle(seal);
  }

  /** A story that is damaged in any place is not told: what is wrong is named instead. */
  async log(id: PlaythroughId, signal: AbortSignal): Promise<Result<StoryLog, HostFault>> {
    // Before the rows: what is written in between is in them, and not in what was remembered.
    const witnessed = this.witness.recall().get(id) ?? 0;
    const rows = await readStoryRows(this.database, id, signal);
    if (rows === null) return fail(new HostFault('missing', `there is no story ${id}`));
    const inspection = inspectStory(rows, witnessed);
    if (inspection.damage !== null) return fail(damagedStory(id, inspection.damage));
    this.remember(id, rows, inspection);
    return succeed(logFrom(rows));
  }

  /**
   * Stories that are no longer there, though something of them is left or somebody remembers them; only
   * their ids are known.
   */
  async lost(signal: AbortSignal): Promise<readonly string[]> {
    const remembered = [...this.witness.recall().keys()];
    const known = new Set<string>((await this.playthroughs(signal)).map(({ id }) => id));
    const orphans = await readLostStories(this.database, signal);
    return [...new Set([...orphans, ...remembered.filter((id) => !known.has(id))])];
  }

  /** Keeps what is whole of a damaged story and lets the rest go; null when there is nothing to keep. */
  async salvage(id: PlaythroughId, signal: AbortSignal): Promise<Salvage | null> {
    const rows = await readStoryRows(this.database, id, signal);
    if (rows === null) return null;
    const inspection = inspectStory(rows, this.witness.recall().get(id) ?? 0);
    // Hardly ever needed: on the web its code is fetched then.
    const { salvageStory } = await import('@/persistence/mending/salvage-story');
    const salvaged = salvageStory(rows, inspection);
    if (salvaged === null) return null;
    await this.database.write(salvaged.statements, signal);
    this.witness.note(id, salvaged.commits);
    return salvaged.salvage;
  }

  /** The first commit of a turn: what happened, what was made and kept, and where the story now stands. */
  async commitOutcome(scene: Scene, beside: RowsWithOutcome, signal: AbortSignal): Promise<void> {
    const { id, parent, playthrough } = scene;
    const parentHash = parent === null ? null : (this.hashes.get(parent) ?? null);
    const { statements, seal, hash } = outcomeCommit(scene, beside, {
      parentHash,
      seal: this.sealOf(playthrough),
    });
    await this.database.write(statements, signal);
    this.settle(seal);
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
  async commitWords(scene: Scene, told: WordsToKeep, signal: AbortSignal): Promise<void> {
    const { statements, seal } = wordsCommit(scene, told, {
      sceneHash: this.hashes.get(scene.id) ?? '',
      seal: this.sealOf(scene.playthrough),
    });
    await this.database.write(statements, signal);
    this.settle(seal);
  }

  /** Going back deletes nothing: only where the story stands is changed. */
  async moveHead(
    { playthrough, id, branch }: Pick<Scene, 'playthrough' | 'id' | 'branch'>,
    signal: AbortSignal,
  ): Promise<void> {
    const seal = sealAfter(
      { ...this.sealOf(playthrough), head_scene: id, head_branch: branch },
      [],
    );
    await this.writeSealed(seal, [], signal);
  }

  /** A road of its own from a scene, on which nothing has happened yet. */
  async addBranch(
    playthrough: PlaythroughId,
    { branch, head }: { readonly branch: Branch; readonly head: SceneId },
    signal: AbortSignal,
  ): Promise<void> {
    const seal = sealAfter(
      { ...this.sealOf(playthrough), head_scene: head, head_branch: branch.id },
      [hashOfBranch(playthrough, branch)],
    );
    await this.writeSealed(seal, [insertBranch(playthrough, branch)], signal);
  }

  /** Something changed between two scenes; `branch` and `number` are those of its scene. */
  async addEntry(
    entry: StoryEntry,
    place: {
      readonly playthrough: PlaythroughId;
      readonly branch: BranchId;
      readonly number: number;
      readonly before: StoryState;
    },
    signal: AbortSignal,
  ): Promise<void> {
    const { playthrough, before } = place;
    const body = JSON.stringify(entry.change);
    const { id, scene, ordinal, at } = entry;
    const hash = entryHash(playthrough, { id, scene, ordinal, at, body });
    const insert = {
      sql: 'INSERT INTO entries (id, playthrough, scene, ordinal, at, body, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      params: [id, playthrough, scene, ordinal, at, body, hash],
    };
    const derived = rowsOfEntry(entry.change, place, { before });
    const seal = sealAfter(this.sealOf(playthrough), [hash]);
    await this.writeSealed(seal, [insert, ...derived], signal);
  }

  /** A name the player gave before names another scene from now on. */
  async save(
    playthrough: PlaythroughId,
    { save, before }: { readonly save: NamedSave; readonly before: NamedSave | null },
    signal: AbortSignal,
  ): Promise<void> {
    const hash = saveHash(playthrough, save);
    const { name, scene, at } = save;
    const seal = sealAfter(this.sealOf(playthrough), [
      hash,
      ...(before === null ? [] : [saveHash(playthrough, before)]),
    ]);
    const insert = {
      sql: 'INSERT OR REPLACE INTO saves (playthrough, name, scene, at, hash) VALUES (?, ?, ?, ?, ?)',
      params: [playthrough, name, scene, at, hash],
    };
    await this.writeSealed(seal, [insert], signal);
  }

  /** Everything of it, on every branch: nothing of it can be had back. */
  async delete(playthrough: PlaythroughId, signal: AbortSignal): Promise<void> {
    await this.database.write(deleteStoryStatements(playthrough), signal);
    this.seals.delete(playthrough);
    this.witness.forget(playthrough);
  }

  /** Its rows are about to be other ones: a session that is still open must not write to them. */
  letGo(playthrough: PlaythroughId): void {
    this.seals.delete(playthrough);
    this.witness.forget(playthrough);
  }

  /** Rows from elsewhere are kept. */
  noteKept(playthrough: PlaythroughId, commits: number): void {
    this.witness.note(playthrough, commits);
  }

  private async writeSealed(
    seal: Seal,
    statements: readonly Statement[],
    signal: AbortSignal,
  ): Promise<void> {
    await this.database.write([...statements, sealStatement(seal)], signal);
    this.settle(seal);
  }

  /** After its write was kept. */
  private settle(seal: Seal): void {
    this.seals.set(storedId.playthrough(seal.id), seal);
    this.witness.note(seal.id, seal.commits ?? 0);
  }

  private sealOf(playthrough: PlaythroughId): Seal {
    const seal = this.seals.get(playthrough);
    // Written without having been read, a story would be sealed as if it had no rows.
    if (seal === undefined) throw new Error(`${playthrough} was not opened`);
    return seal;
  }

  private remember(id: PlaythroughId, rows: StoryRows, { digest, whole }: Inspection): void {
    for (const [scene, hash] of whole) this.hashes.set(scene, hash);
    this.seals.set(id, sealOf(rows, digest));
  }
}

function damagedStory(id: PlaythroughId, damage: Damage): HostFault {
  return new HostFault('damaged-database', `is damaged at ${damageWords(damage, id)}`);
}

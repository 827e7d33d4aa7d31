import { branchId, storedId } from '@/foundation/ids';
import { digestOf } from '@/persistence/rows/digest';
import {
  hashesOf,
  isWholeEntry,
  type Damage,
  type Inspection,
} from '@/persistence/rows/inspect-story';
import {
  assetHash,
  branchHash,
  playthroughHash,
  saveHash,
  storageHash,
} from '@/persistence/rows/row-hashes';
import { sealStatement } from '@/persistence/rows/seal';
import { isSoundBody } from '@/persistence/rows/sound-rows';
import type { BranchRow, SceneRow, StoryRows } from '@/persistence/rows/story-rows';
import type { Statement } from '@/ports/sql-database';

/** What was found of a damaged story. */
export type Salvage = {
  readonly damage: Damage;
  /** Scenes that are whole and were kept, on all roads. */
  readonly kept: number;
};

export type SalvagedStory = {
  readonly salvage: Salvage;
  readonly commits: number;
  /** One transaction: what is not whole goes, and the story is sealed again. */
  readonly statements: readonly Statement[];
};

/** Null when nothing is wrong, or when it cannot be said which story this is. */
export function salvageStory(rows: StoryRows, inspection: Inspection): SalvagedStory | null {
  const { damage, whole } = inspection;
  const kept = damage === null ? null : salvagedRows(rows, inspection);
  if (damage === null || kept === null) return null;
  const { playthrough } = kept;
  return {
    salvage: { damage, kept: whole.size },
    commits: playthrough.commits ?? 0,
    statements: [
      // A scene may go before one that refers to it.
      { sql: 'PRAGMA defer_foreign_keys = ON', params: [] },
      ...removals(rows, kept),
      ...kept.branches.flatMap((branch) => putBranch(rows.playthrough.id, branch)),
      { sql: 'DELETE FROM derived_marks WHERE playthrough = ?', params: [rows.playthrough.id] },
      sealStatement({ ...playthrough, storage: new Map() }),
    ],
  };
}

/** The story that is left of a damaged one, sealed as it is now; null when it cannot be said which it is. */
export function salvagedRows(rows: StoryRows, inspection: Inspection): StoryRows | null {
  if (!isSoundBody(rows.playthrough.body)) return null;
  const kept = wholeRows(rows, inspection);
  const head = standingOf(rows, kept.scenes);
  const playthrough = {
    ...rows.playthrough,
    head_scene: head?.id ?? null,
    head_branch: head?.branch ?? branchId(storedId.playthrough(rows.playthrough.id), 0),
    commits: (rows.playthrough.commits ?? 0) + 1,
    digest: digestOf(hashesOf(kept)),
  };
  return { ...kept, playthrough: { ...playthrough, hash: playthroughHash(playthrough) } };
}

/** With hashes that fit: of branches also those that only their scenes still tell of. */
function wholeRows(rows: StoryRows, { whole, wordless }: Inspection): StoryRows {
  const { id } = rows.playthrough;
  const scenes = rows.scenes
    .filter((row) => whole.has(storedId.scene(row.id)))
    .map((row) =>
      wordless.has(storedId.scene(row.id)) ? { ...row, words: null, words_hash: null } : row,
    );
  const isKept = ({ scene }: { readonly scene: string }): boolean =>
    whole.has(storedId.scene(scene));
  return {
    playthrough: rows.playthrough,
    scenes,
    branches: wholeBranches(rows, scenes),
    entries: rows.entries.filter((row) => isWholeEntry(id, row) && isKept(row)),
    saves: rows.saves.filter((row) => row.hash === saveHash(id, row) && isKept(row)),
    assets: rows.assets.filter((row) => row.hash === assetHash(id, row) && isKept(row)),
    storage: rows.storage.filter((row) => row.hash === storageHash(id, row)),
  };
}

function wholeBranches(rows: StoryRows, scenes: readonly SceneRow[]): readonly BranchRow[] {
  const { id } = rows.playthrough;
  const kept = rows.branches.filter(
    (row) =>
      row.hash === branchHash(id, row) &&
      (row.forked_from === null || scenes.some((scene) => scene.id === row.forked_from)),
  );
  const known = new Set(kept.map((row) => row.id));
  const told = [branchId(storedId.playthrough(id), 0), ...scenes.map(({ branch }) => branch)];
  const missing = [...new Set<string>(told)].filter((branch) => !known.has(branch));
  return [...kept, ...missing.map((branch) => branchFromScenes(id, branch, scenes))];
}

/** A branch's id says its ordinal, and its first scene where it began. */
function branchFromScenes(playthrough: string, id: string, scenes: readonly SceneRow[]): BranchRow {
  const most = scenes.length + 1;
  let ordinal = 0;
  while (ordinal < most && branchId(storedId.playthrough(playthrough), ordinal) !== id)
    ordinal += 1;
  const first = scenes.find((scene) => scene.branch === id);
  const row = { id, ordinal, forked_from: ordinal === 0 ? null : (first?.parent ?? null) };
  return { ...row, hash: branchHash(playthrough, row) };
}

/** Where the player stood, else the whole scene nearest before it, else the last there is. */
function standingOf(rows: StoryRows, kept: readonly SceneRow[]): SceneRow | null {
  const byId = new Map(kept.map((row) => [row.id, row]));
  const parents = new Map(rows.scenes.map((row) => [row.id, row.parent]));
  const seen = new Set<string>();
  let id = rows.playthrough.head_scene;
  while (id !== null && !byId.has(id) && !seen.has(id)) {
    seen.add(id);
    id = parents.get(id) ?? null;
  }
  return (id === null ? undefined : byId.get(id)) ?? kept[kept.length - 1] ?? null;
}

function removals(rows: StoryRows, kept: StoryRows): readonly Statement[] {
  const { id } = rows.playthrough;
  const list = (values: readonly string[]): string => JSON.stringify(values);
  const scenes = list(kept.scenes.map((row) => row.id));
  const words = list(kept.scenes.filter((row) => row.words !== null).map((row) => row.id));
  const outside = (column: string): string => `${column} NOT IN (SELECT value FROM json_each(?))`;
  const of = (table: string, column: string, values: string): Statement => ({
    sql: `DELETE FROM ${table} WHERE playthrough = ? AND ${outside(column)}`,
    params: [id, values],
  });
  return [
    {
      sql: `DELETE FROM scene_words WHERE scene IN (SELECT id FROM scenes WHERE playthrough = ?) AND ${outside('scene')}`,
      params: [id, words],
    },
    of('entries', 'id', list(kept.entries.map((row) => row.id))),
    of('saves', 'name', list(kept.saves.map((row) => row.name))),
    of('assets', 'id', list(kept.assets.map((row) => row.id))),
    of(
      'skill_storage',
      // No skill is called with a control character.
      'skill || char(31) || key',
      list(kept.storage.map(({ skill, key }) => `${skill}\u001f${key}`)),
    ),
    of('scenes', 'id', scenes),
    of('branches', 'id', list(kept.branches.map((row) => row.id))),
  ];
}

function putBranch(playthrough: string, row: BranchRow): readonly Statement[] {
  const { id, ordinal, forked_from, hash } = row;
  return [
    { sql: 'DELETE FROM branches WHERE id = ?', params: [id] },
    {
      sql: 'INSERT INTO branches (id, playthrough, ordinal, forked_from, hash) VALUES (?, ?, ?, ?, ?)',
      params: [id, playthrough, ordinal, forked_from, hash],
    },
  ];
}

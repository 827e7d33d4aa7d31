import { storedId, type BranchId, type SceneId } from '@/foundation/ids';
import { parseJson } from '@/foundation/parse-text';
import { isSoundBody } from '@/persistence/rows/sound-rows';
import type { EntryRow, PlaythroughRow, SceneRow, StoryRows } from '@/persistence/rows/story-rows';
import type { EntryChange, NamedSave, StoryEntry } from '@/story/log/entry';
import type { Playthrough } from '@/story/log/playthrough';
import type { Scene } from '@/story/log/scene';
import { afterWordsChange, isWordsChange } from '@/story/log/tellings';

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
  readonly entries: readonly StoryEntry[];
  readonly saves: readonly NamedSave[];
};

/** Of rows that were inspected. */
export function logFrom({ playthrough, branches, scenes, entries, saves }: StoryRows): StoryLog {
  const read = entries.map(entryFrom);
  return {
    playthrough: playthroughFrom(playthrough),
    branches: branches.map((row) => ({
      id: storedId.branch(row.id),
      ordinal: row.ordinal,
      forkedFrom: row.forked_from === null ? null : storedId.scene(row.forked_from),
    })),
    scenes: retoldScenes(
      scenes.map((row) => sceneFrom(row, playthrough.id)),
      read,
    ),
    entries: read,
    saves: saves.map(({ name, scene, at }) => ({ name, scene: storedId.scene(scene), at })),
  };
}

/** Each scene in the words it is read in now. */
function retoldScenes(
  scenes: readonly Scene[],
  entries: readonly StoryEntry[],
): ReadonlyMap<SceneId, Scene> {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  for (const { scene: id, change } of entries) {
    const scene = byId.get(id);
    if (scene !== undefined && isWordsChange(change)) byId.set(id, afterWordsChange(scene, change));
  }
  return byId;
}

type Begun = Omit<Playthrough, 'id' | 'createdAt' | 'headScene' | 'headBranch'>;

export function playthroughFrom(row: Omit<PlaythroughRow, 'digest' | 'hash'>): Playthrough {
  return {
    ...(isSoundBody(row.body) ? (jsonIn(row.body) as Begun) : unknownBeginning(row)),
    id: storedId.playthrough(row.id),
    createdAt: row.created_at,
    headScene: row.head_scene === null ? null : storedId.scene(row.head_scene),
    headBranch: storedId.branch(row.head_branch),
  };
}

/** A story nobody can open is listed all the same, by what is left of it. */
function unknownBeginning({ campaign }: { readonly campaign: unknown }): Begun {
  return {
    campaign: String(campaign),
    campaignTitle: String(campaign),
    seed: 0,
    style: 'vivid',
    clock: 'system',
    startingPatch: {},
    startAtBeat: null,
  };
}

function sceneFrom(row: SceneRow, playthrough: string): Scene {
  return {
    id: storedId.scene(row.id),
    playthrough: storedId.playthrough(playthrough),
    branch: storedId.branch(row.branch),
    parent: row.parent === null ? null : storedId.scene(row.parent),
    number: row.number,
    at: row.at,
    outcome: jsonIn(row.outcome) as Scene['outcome'],
    words: row.words === null ? null : (jsonIn(row.words) as Scene['words']),
  };
}

function entryFrom({ id, scene, ordinal, at, body }: EntryRow): StoryEntry {
  return { id, scene: storedId.scene(scene), ordinal, at, change: jsonIn(body) as EntryChange };
}

/** Whatever else a damaged text holds: who reads it has inspected it, or says that it is damaged. */
function jsonIn(text: unknown): unknown {
  const parsed = typeof text === 'string' ? parseJson(text) : null;
  return parsed?.ok === true ? parsed.value : {};
}

import { branchId, type BranchId, type PlaythroughId, type SceneId } from '@/foundation/ids';
import {
  afterEntry,
  emptyTimeline,
  stateTo,
  timelineTo,
  type Timeline,
} from '@/engine/turn-data/timeline';
import type { Branch, StoryLog } from '@/persistence/rows/story-log';
import type { NamedSave, StoryEntry } from '@/story/log/entry';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';
import { afterWordsChange, isWordsChange } from '@/story/log/tellings';

/** The log of one story in memory, kept in step with the store: every road, not only the one in use. */
export class StoryRecord {
  private readonly scenes: Map<SceneId, Scene>;
  private readonly branches: Branch[];
  private readonly added: StoryEntry[];
  private saved: readonly NamedSave[];
  private readonly playthrough: PlaythroughId;
  /** Scenes that another one follows. */
  private readonly parents: Set<SceneId | null>;

  constructor(log: StoryLog) {
    this.playthrough = log.playthrough.id;
    this.scenes = new Map(log.scenes);
    this.parents = new Set([...log.scenes.values()].map(({ parent }) => parent));
    this.branches = [...log.branches];
    this.added = [...log.entries];
    this.saved = log.saves;
  }

  get all(): Iterable<Scene> {
    return this.scenes.values();
  }

  get sceneCount(): number {
    return this.scenes.size;
  }

  get entryCount(): number {
    return this.added.length;
  }

  get saves(): readonly NamedSave[] {
    return this.saved;
  }

  /** Everything that is or was remembered, on every road, as it was and as it was corrected. */
  get memoryTexts(): readonly string[] {
    const told = [...this.scenes.values()].flatMap(({ outcome }) => outcome.memories);
    const changed = this.added.flatMap(({ change }) => {
      if (change.kind === 'memory-corrected') return [change.summary];
      return change.kind === 'memory-stored' ? [change.memory.summary] : [];
    });
    return [...told.map(({ summary }) => summary), ...changed];
  }

  scene(id: SceneId): Scene | null {
    return this.scenes.get(id) ?? null;
  }

  branch(id: BranchId): Branch | null {
    return this.branches.find((branch) => branch.id === id) ?? null;
  }

  hasSuccessor(id: SceneId): boolean {
    return this.parents.has(id);
  }

  branchOf(scene: Scene): Branch {
    const { branch: id } = scene;
    return this.branch(id) ?? { id, ordinal: 0, forkedFrom: null };
  }

  /** Whose dice were rolled in it: a retry rolls those of the scene it retries. */
  diceOf(scene: Scene): Branch {
    const { diceOf } = scene.outcome;
    return (diceOf === undefined ? null : this.branch(diceOf)) ?? this.branchOf(scene);
  }

  /** Not part of the record before it is added. */
  newBranch(forkedFrom: SceneId | null): Branch {
    const ordinal = this.branches.length;
    return { id: branchId(this.playthrough, ordinal), ordinal, forkedFrom };
  }

  timelineTo(scene: SceneId | null): Timeline {
    const { scenes, added: entries } = this;
    return scene === null ? emptyTimeline : timelineTo(scene, { scenes, entries });
  }

  stateTo(scene: SceneId): StoryState {
    const { scenes, added: entries } = this;
    return stateTo(scene, { scenes, entries });
  }

  addScene(scene: Scene): void {
    this.scenes.set(scene.id, scene);
    this.parents.add(scene.parent);
  }

  addBranch(branch: Branch): void {
    if (this.branch(branch.id) === null) this.branches.push(branch);
  }

  /** Gives the timeline with it; other words may be for any scene of it, all else is for its last. */
  addEntry(entry: StoryEntry, timeline: Timeline): Timeline {
    this.added.push(entry);
    const scene = this.scenes.get(entry.scene);
    if (scene === undefined || !isWordsChange(entry.change)) return afterEntry(timeline, entry);
    this.scenes.set(scene.id, afterWordsChange(scene, entry.change));
    return this.timelineTo(timeline.scenes[timeline.scenes.length - 1]?.id ?? null);
  }

  /** A name names one scene. */
  addSave(save: NamedSave): void {
    this.saved = [...this.saved.filter(({ name }) => name !== save.name), save];
  }
}

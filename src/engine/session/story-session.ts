import type { Choice } from '@/contracts/generated/choice';
import type { AssetId, BranchId, SceneId } from '@/foundation/ids';
import { endEvent, finishScene, sceneEvent, settingEvent } from '@/engine/telling/finish-scene';
import type { PlayerAction, TurnStart } from '@/engine/turn-data/taking-turn';
import { recordsSeen } from '@/engine/session/records-seen';
import { keptRecords, type KeptRecords } from '@/engine/session/kept-records';
import { noteEntry } from '@/engine/session/note-entry';
import { sceneSeed, type OpenStory } from '@/engine/turn-data/open-story';
import type { ChapterOfStory, Recap } from '@/engine/library/recap';
import { failedSkills } from '@/engine/plans/failed-skills';
import { sessionWords, type SessionWords } from '@/engine/session/session-words';
import { settingOf } from '@/engine/turn-data/setting-of';
import type { EmbeddingProgress } from '@/engine/recall/story-recall';
import { StoryRecord } from '@/engine/session/story-record';
import { storyTree, type TreeScene } from '@/engine/session/story-tree';
import type { LateCode } from '@/engine/turn/late-code';
import { retryTurn, takeTurn, type TurnSetup } from '@/engine/turn/take-turn';
import type { KeptAttempts, TurnStep } from '@/engine/turn-data/turn-step';
import { loadTurnCode } from '@/engine/session/load-turn-code';
import { afterScene, type Timeline } from '@/engine/turn-data/timeline';
import type { Suggestion, TurnEvent } from '@/engine/turn-data/turn-event';
import { turningPoints, type TurningPoint } from '@/engine/library/turning-points';
import type { Branch, StoryLog } from '@/persistence/rows/story-log';
import type { Salvage } from '@/persistence/mending/salvage-story';
import type { LoggedQuery } from '@/persistence/queries/query-log';
import type { StoryData } from '@/persistence/story-data';
import type { SkillHealths } from '@/plan/skill-healths';
import type { Asset } from '@/story/log/asset';
import type { EntryChange, NamedSave, StoryEntry } from '@/story/log/entry';
import type { Memory } from '@/story/state/memory';
import type { Playthrough } from '@/story/log/playthrough';
import type { Scene } from '@/story/log/scene';
import type { SceneSetting } from '@/story/setting/scene-setting';
import type { StoryState } from '@/story/state/story-state';

const untimed = { plan: 0, run: 0, words: 0 };
/** Who has read less has not forgotten it. */
const fewestScenesForRecap = 4;

/** A story that was damaged: what was, what is left, and where the damaged one is kept. */
export type Mended = Salvage & { readonly aside: string };

/** One story being played. Everything it knows is rebuilt from the log. */
export class StorySession {
  private readonly record: StoryRecord;
  private readonly data: StoryData;
  private timeline: Timeline;
  /** The road the next scene is on, unless the one where the player stands has a successor. */
  private branch: BranchId;
  private healths: SkillHealths = new Map();
  /** Of the newest turn, for a retry; after a restart everything in it runs again. */
  private succeeded: { readonly in: SceneId; readonly kept: KeptAttempts } | null = null;
  private late: LateCode | null = null;
  /** By the newest reply, until something happens: a bare yes takes it. */
  private proposed: readonly Suggestion[] = [];
  /** When everything can be asked for; playing need not wait for it. */
  readonly whenReady: Promise<void>;
  /** After the story was resumed: when memories can be found by their meaning, as far as they ever can. */
  whenEmbedded: Promise<void> = Promise.resolve();

  constructor(
    private readonly story: OpenStory,
    log: StoryLog,
    /** What was wrong with the story when it was opened. */
    readonly mended: Mended | null = null,
  ) {
    this.record = new StoryRecord(log);
    this.data = story.store.data(story.clock);
    this.branch = log.playthrough.headBranch;
    this.timeline = this.record.timelineTo(log.playthrough.headScene);
    this.whenReady = this.prepare();
  }

  get playthrough(): Playthrough {
    return this.story.playthrough;
  }

  get state(): StoryState {
    return this.timeline.state;
  }

  /** From the first scene to where the player stands, on this branch. */
  get path(): readonly Scene[] {
    return this.timeline.scenes;
  }

  get choices(): readonly Choice[] {
    return this.head?.words?.choices ?? [];
  }

  /** Of the scene where the player stands; null before the first. */
  get setting(): SceneSetting | null {
    return this.head === null ? null : settingOf(this.story, this.timeline);
  }

  get title(): string {
    return this.story.campaign.title;
  }

  /** The choices of this path after which the story was another one, the oldest first. */
  get turningPoints(): readonly TurningPoint[] {
    return turningPoints(this.story.campaign, this.path);
  }

  /** For who comes back to a story that has begun; null in one that is short or has ended. */
  async recap(): Promise<Recap | null> {
    if (this.path.length < fewestScenesForRecap) return null;
    // Nobody needs it for the first scene: on the web it is fetched late, and done without if that fails.
    const code = await import('@/engine/library/recap').catch(() => null);
    return code?.recapOf(this.story.campaign, this.timeline) ?? null;
  }

  /** The path in chapters named after its beats, the oldest first. */
  async chapters(): Promise<readonly ChapterOfStory[]> {
    const { chaptersOfStory } = await import('@/engine/library/recap');
    return chaptersOfStory(this.story.campaign, this.timeline);
  }

  /** What skills made on this branch, the oldest first; nothing is shown before something refers to it. */
  get assets(): readonly Asset[] {
    return this.path.flatMap(({ outcome, words }) => [
      ...(outcome.assets ?? []),
      ...(words?.assets ?? []),
    ]);
  }

  /** Null when it is not there, or no longer what was written. */
  assetBytes(id: AssetId, signal: AbortSignal): Promise<Uint8Array | null> {
    return this.story.store.assetBytes(id, signal);
  }

  /** How the skills have done since this session began; one that never ran is not in it. */
  get skillHealth(): SkillHealths {
    return this.healths;
  }

  /** What is remembered where the player stands, the oldest first. */
  get memories(): readonly Memory[] {
    return this.timeline.past.memories;
  }

  /** Every road ever taken. */
  get tree(): readonly TreeScene[] {
    const { path, record } = this;
    return storyTree({ scenes: record.all, path, saves: record.saves });
  }

  get saves(): readonly NamedSave[] {
    return this.record.saves;
  }

  /** The state when a scene of the tree was over; null when there is no such scene. */
  stateAt(id: SceneId): StoryState | null {
    return this.record.scene(id) === null ? null : this.record.stateTo(id);
  }

  get hasEnded(): boolean {
    return (this.head?.outcome.ending ?? null) !== null;
  }

  async *resume(signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const { id, campaign, seed } = this.playthrough;
    yield { type: 'story', id, campaign, seed };
    yield* this.current(signal);
    // The player reads now: nobody waits for what it takes to find things again.
    this.whenEmbedded = this.embedMemories(signal);
  }

  /** Shows where the story stands: tells the first scene, finishes one that was cut off, or repeats the last. */
  async *current(signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const { head, story } = this;
    if (head === null) {
      yield* this.turn(null, signal);
    } else if (head.words === null) {
      yield* this.finish(head, signal);
    } else {
      yield settingEvent(story, this.timeline, head);
      yield sceneEvent(head, untimed);
      yield* endEvent(story, this.path);
    }
  }

  /**
   * One turn, event by event. After an ending nothing more happens. A scene that was cut off is told
   * first, and nothing is taken: the player has not seen what it offers.
   */
  async *take(action: PlayerAction, signal: AbortSignal): AsyncGenerator<TurnEvent> {
    if (this.head?.words === null) yield* this.current(signal);
    else if (this.hasEnded)
      yield { type: 'notice', kind: 'ended', message: 'This story has ended; undo to go back.' };
    else yield* this.turn(action, signal);
  }

  /** Whether skills failed in the scene where the player stands. */
  get canRetry(): boolean {
    const { head } = this;
    return head !== null && failedSkills(head, this.story.skills).length > 0;
  }

  /**
   * The same act once more (arch §8.3.4), as a sibling of the scene where the player stands: what failed
   * runs again, and what depends on it, with the same dice. Without a failure nothing happens.
   */
  async *retry(signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const { head, record } = this;
    if (head === null || !this.canRetry) return;
    const timeline = record.timelineTo(head.parent);
    const standing = { timeline, branch: record.newBranch(head.parent), isNewBranch: true };
    const before = this.succeeded?.in === head.id ? this.succeeded.kept : new Map();
    const retried = { scene: head, diceOf: record.diceOf(head), before };
    const start = await this.startFrom(standing);
    yield* this.heard(retryTurn(this.story, { ...start, retried }, signal), standing);
  }

  /** The words of the scene where the player stands, other words for it, and what they come from. */
  get words(): SessionWords {
    const { story, record, path } = this;
    const library = async () => (await this.lateCode())?.narratorLibrary ?? null;
    return sessionWords({ story, record, path, library }, async (change, of, signal) => {
      await this.note(change, of, signal);
      return record.scene(of.id);
    });
  }

  /** Goes back one scene; null at the first. */
  undo(signal: AbortSignal): Promise<Scene | null> {
    return this.goTo((this.head?.number ?? 0) - 1, signal);
  }

  /**
   * Goes back to a scene of this path, or null when it has none of that number. Nothing is deleted, and
   * another choice from there makes another branch.
   */
  async goTo(sceneNumber: number, signal: AbortSignal): Promise<Scene | null> {
    const scene = this.path.find(({ number }) => number === sceneNumber);
    return scene === undefined ? null : this.goToScene(scene.id, signal);
  }

  /** To any scene of the tree, also one of a road that was left; null when there is no such scene. */
  async goToScene(id: SceneId, signal: AbortSignal): Promise<Scene | null> {
    const scene = this.record.scene(id);
    if (scene === null) return null;
    await this.story.store.moveHead(scene, signal);
    this.standAt(id, scene.branch);
    return scene;
  }

  /** A road of its own from a scene of the tree, with dice of its own, before anything is done on it. */
  async branchAt(id: SceneId, signal: AbortSignal): Promise<Branch | null> {
    const { record } = this;
    if (record.scene(id) === null) return null;
    const branch = record.newBranch(id);
    await this.story.store.addBranch(this.playthrough.id, { branch, head: id }, signal);
    record.addBranch(branch);
    this.standAt(id, branch.id);
    return branch;
  }

  /** Gives the scene where the player stands a name; a name given before moves here. */
  async save(name: string, signal: AbortSignal): Promise<NamedSave | null> {
    const { head, record } = this;
    if (head === null) return null;
    const save = { name, scene: head.id, at: this.story.clock.now() };
    const before = record.saves.find((known) => known.name === name) ?? null;
    await this.story.store.save(this.playthrough.id, { save, before }, signal);
    record.addSave(save);
    return save;
  }

  /** What is kept of this story and can be asked for, as it is seen from where the player stands. */
  get records(): KeptRecords {
    return keptRecords(() => {
      const { story, head, record, data, timeline } = this;
      const seen = recordsSeen({ story, head, record, data, timeline });
      return { ...seen, change: (change, signal) => this.change(change, signal) };
    });
  }

  /** How the newest questions about the story went. */
  get queries(): readonly LoggedQuery[] {
    return this.data.queries;
  }

  /** Something the player changes between two scenes; null before the first. */
  async change(change: EntryChange, signal: AbortSignal): Promise<StoryEntry | null> {
    return this.head === null ? null : this.note(change, this.head, signal);
  }

  /** Words of any scene of this path may change; all else changes where the player stands. */
  private async note(change: EntryChange, at: Scene, signal: AbortSignal): Promise<StoryEntry> {
    const { story, record, state } = this;
    const entry = await noteEntry({ story, record, state }, { change, at }, signal);
    this.timeline = record.addEntry(entry, this.timeline);
    return entry;
  }

  private get head(): Scene | null {
    return this.timeline.scenes[this.timeline.scenes.length - 1] ?? null;
  }

  /** What follows from the log and is missing is made again. A fault in that is told to who asks for it. */
  private async prepare(): Promise<void> {
    await this.data
      .ensureDerived(this.playthrough.id, new AbortController().signal)
      .catch(() => undefined);
  }

  /**
   * Has what is remembered on every road embedded by whoever searches now, and the campaign's lore. What is not embedded when it
   * is searched for is embedded then, so that a fault here costs nothing but time.
   */
  embedMemories(signal: AbortSignal): Promise<void> {
    const { recall, lore } = this.story;
    return recall
      .embedAll({ whole: this.record.memoryTexts, parts: [] }, signal)
      .then(() => lore.prepare(signal))
      .catch(() => undefined);
  }

  /** How far they are; null when there is nothing to do. */
  get embeddingProgress(): EmbeddingProgress | null {
    return this.story.recall.progress;
  }

  private async *turn(action: PlayerAction | null, signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const standing = this.standing();
    // Nobody chose anything yet: the first words do not wait for what only choices need.
    const start =
      action === null
        ? { standing, healths: this.healths, code: null }
        : await this.startFrom(standing);
    const asked = { ...start, action, proposed: this.proposed };
    yield* this.heard(takeTurn(this.story, asked, signal), standing);
  }

  /** Words for a scene that was cut off between its two commits. */
  private async *finish(scene: Scene, signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const { record, story, healths } = this;
    const timeline = record.timelineTo(scene.parent);
    const code = scene.parent === null ? null : await this.lateCode();
    const seed = sceneSeed(this.playthrough, record.diceOf(scene), scene.number);
    const library = code?.narratorLibrary ?? null;
    const telling = finishScene(
      { story, timeline, scene, seed, library },
      { code, skills: { healths, retried: [] }, ms: { plan: 0, run: 0 } },
      signal,
    );
    const branch = record.branch(scene.branch) ?? record.diceOf(scene);
    yield* this.heard(telling, { timeline, branch, isNewBranch: false });
  }

  private async startFrom(standing: TurnStart): Promise<TurnSetup> {
    return { standing, healths: this.healths, code: await this.lateCode() };
  }

  /** Asked for again as long as it could not be had. */
  private async lateCode(): Promise<LateCode | null> {
    this.late ??= await loadTurnCode();
    return this.late;
  }

  /** What only the session has to know is heard here, and not passed on. */
  private async *heard(
    steps: AsyncGenerator<TurnStep>,
    { branch, timeline }: TurnStart,
  ): AsyncGenerator<TurnEvent> {
    let kept: KeptAttempts = new Map();
    for await (const step of steps) {
      if (step.type === 'reply') this.proposed = step.suggestions;
      if (step.type === 'ran') {
        this.healths = step.healths;
        kept = step.kept ?? kept;
      } else if (step.type === 'committed') {
        this.record.addBranch(branch);
        this.add(step.scene, timeline);
        this.succeeded = { in: step.scene.id, kept };
        this.proposed = [];
      } else yield step;
    }
  }

  private add(scene: Scene, before: Timeline): void {
    this.record.addScene(scene);
    this.timeline = afterScene(before, scene);
    this.branch = scene.branch;
  }

  private standAt(scene: SceneId, branch: BranchId): void {
    this.timeline = this.record.timelineTo(scene);
    this.branch = branch;
    this.proposed = [];
  }

  /** A scene that already has a successor is left by a branch of its own, with dice of its own. */
  private standing(): TurnStart {
    const { head, timeline, record } = this;
    const branch = record.branch(this.branch) ?? record.newBranch(null);
    const isMadeBefore = head !== null && branch.id !== head.branch;
    return isMadeBefore || head === null || !record.hasSuccessor(head.id)
      ? { timeline, branch, isNewBranch: false }
      : { timeline, branch: record.newBranch(head.id), isNewBranch: true };
  }
}

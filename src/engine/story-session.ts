import type { Choice } from '@/contracts/generated/choice';
import { branchId, type AssetId, type SceneId } from '@/foundation/ids';
import { endEvent, finishScene, sceneEvent, settingEvent } from '@/engine/finish-scene';
import type { PlayerAction, Standing } from '@/engine/gather';
import type { KeptAttempts } from '@/engine/kept-attempts';
import { sceneSeed, type OpenStory } from '@/engine/open-story';
import { failedSkills } from '@/engine/retry';
import { settingOf } from '@/engine/setting-of';
import { retryTurn, takeTurn, type TurnListener } from '@/engine/take-turn';
import { turningPoints, type TurningPoint } from '@/engine/turning-points';
import { afterScene, emptyTimeline, timelineTo, type Timeline } from '@/engine/timeline';
import type { TurnEvent } from '@/engine/turn-event';
import type { Branch, StoryLog } from '@/persistence/story-log';
import type { SkillHealths } from '@/plan/skill-healths';
import type { Asset } from '@/story/asset';
import type { Playthrough, Scene } from '@/story/scene';
import type { SceneSetting } from '@/story/scene-setting';
import type { StoryState } from '@/story/story-state';

const untimed = { plan: 0, run: 0, words: 0 };

/** One story being played. Everything it knows is rebuilt from the log. */
export class StorySession {
  private readonly scenes: Map<SceneId, Scene>;
  private readonly branches: Branch[];
  private timeline: Timeline;
  private healths: SkillHealths = new Map();
  /** Of the newest turn, for a retry; after a restart everything in it runs again. */
  private succeeded: { readonly in: SceneId; readonly kept: KeptAttempts } | null = null;

  constructor(
    private readonly story: OpenStory,
    log: StoryLog,
  ) {
    this.scenes = new Map(log.scenes);
    this.branches = [...log.branches];
    this.timeline = timelineTo(log.playthrough.headScene, this.scenes);
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

  /** What skills made on this branch, the oldest first; nothing is shown before something refers to it. */
  get assets(): readonly Asset[] {
    return this.path.flatMap(({ outcome }) => outcome.assets ?? []);
  }

  /** Null when it is not there, or no longer what was written. */
  assetBytes(id: AssetId, signal: AbortSignal): Promise<Uint8Array | null> {
    return this.story.store.assetBytes(id, signal);
  }

  /** How the skills have done since this session began; one that never ran is not in it. */
  get skillHealth(): SkillHealths {
    return this.healths;
  }

  get hasEnded(): boolean {
    return (this.head?.outcome.ending ?? null) !== null;
  }

  async *resume(signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const { id, campaign, seed } = this.playthrough;
    yield { type: 'story', id, campaign, seed };
    yield* this.current(signal);
  }

  /** Shows where the story stands: tells the first scene, finishes one that was cut off, or repeats the last. */
  async *current(signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const { head } = this;
    if (head === null) {
      yield* this.turn(null, signal);
    } else if (head.words === null) {
      const timeline = this.pathTo(head.parent);
      const ms = { plan: 0, run: 0 };
      const seedOfScene = sceneSeed(this.playthrough, this.diceOf(head), head.number);
      yield* finishScene({
        story: this.story,
        timeline,
        scene: head,
        seed: seedOfScene,
        ms,
        onCommitted: (scene) => {
          this.add(scene, timeline);
        },
      });
    } else {
      yield settingEvent(this.story, this.timeline, head);
      yield sceneEvent(head, untimed);
      yield* endEvent(this.story, this.path);
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
    const { head } = this;
    if (head === null || !this.canRetry) return;
    const timeline = this.pathTo(head.parent);
    const standing = { timeline, branch: this.branchFrom(head.parent), isNewBranch: true };
    const before = this.succeeded?.in === head.id ? this.succeeded.kept : new Map();
    const retried = { scene: head, diceOf: this.diceOf(head), before };
    yield* retryTurn(this.story, { ...this.listener(standing), retried }, signal);
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
    if (scene === undefined) return null;
    await this.story.store.moveHead(scene, signal);
    this.timeline = this.pathTo(scene.id);
    return scene;
  }

  private get head(): Scene | null {
    return this.timeline.scenes[this.timeline.scenes.length - 1] ?? null;
  }

  private async *turn(action: PlayerAction | null, signal: AbortSignal): AsyncGenerator<TurnEvent> {
    yield* takeTurn(this.story, { ...this.listener(this.standing()), action }, signal);
  }

  private listener(standing: Standing): TurnListener {
    const { branch, timeline } = standing;
    let kept: KeptAttempts = new Map();
    return {
      standing,
      healths: this.healths,
      onRun: (run) => {
        this.healths = run.healths;
        kept = run.kept;
      },
      onCommitted: (scene) => {
        if (!this.branches.some(({ id }) => id === branch.id)) this.branches.push(branch);
        this.add(scene, timeline);
        this.succeeded = { in: scene.id, kept };
      },
    };
  }

  private add(scene: Scene, before: Timeline): void {
    this.scenes.set(scene.id, scene);
    this.timeline = afterScene(before, scene);
  }

  /** A scene that already has a successor is left by a branch of its own, with dice of its own. */
  private standing(): Standing {
    const { head, timeline } = this;
    const hasSuccessor =
      head !== null && [...this.scenes.values()].some(({ parent }) => parent === head.id);
    if (!hasSuccessor) return { timeline, branch: this.branchOf(head), isNewBranch: false };
    return { timeline, branch: this.branchFrom(head.id), isNewBranch: true };
  }

  private branchFrom(forkedFrom: SceneId | null): Branch {
    const ordinal = this.branches.length;
    return { id: branchId(this.playthrough.id, ordinal), ordinal, forkedFrom };
  }

  private diceOf(scene: Scene): Branch {
    const { diceOf } = scene.outcome;
    return this.branches.find(({ id }) => id === diceOf) ?? this.branchOf(scene);
  }

  private branchOf(scene: Scene | null): Branch {
    const id = scene?.branch ?? this.playthrough.headBranch;
    return this.branches.find((branch) => branch.id === id) ?? { id, ordinal: 0, forkedFrom: null };
  }

  private pathTo(scene: SceneId | null): Timeline {
    return scene === null ? emptyTimeline : timelineTo(scene, this.scenes);
  }
}

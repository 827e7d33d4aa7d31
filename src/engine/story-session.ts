import type { Choice } from '@/contracts/generated/choice';
import { branchId, type AssetId, type SceneId } from '@/foundation/ids';
import { endEvent, finishScene, sceneEvent, settingEvent } from '@/engine/finish-scene';
import type { PlayerAction, Standing } from '@/engine/gather';
import { sceneSeed, type OpenStory } from '@/engine/open-story';
import { settingOf } from '@/engine/setting-of';
import { takeTurn } from '@/engine/take-turn';
import { turningPoints, type TurningPoint } from '@/engine/turning-points';
import { afterScene, emptyTimeline, timelineTo, type Timeline } from '@/engine/timeline';
import type { TurnEvent } from '@/engine/turn-event';
import type { Branch, StoryLog } from '@/persistence/story-store';
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
      const seedOfScene = sceneSeed(this.playthrough, this.branchOf(head), head.number);
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
    const standing = this.standing();
    const { branch, timeline } = standing;
    const onCommitted = (scene: Scene): void => {
      if (!this.branches.some(({ id }) => id === branch.id)) this.branches.push(branch);
      this.add(scene, timeline);
    };
    const onHealths = (healths: SkillHealths): void => {
      this.healths = healths;
    };
    const { healths } = this;
    yield* takeTurn(this.story, { standing, action, healths, onHealths, onCommitted }, signal);
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
    const ordinal = this.branches.length;
    const id = branchId(this.playthrough.id, ordinal);
    return { timeline, branch: { id, ordinal, forkedFrom: head.id }, isNewBranch: true };
  }

  private branchOf(scene: Scene | null): Branch {
    const id = scene?.branch ?? this.playthrough.headBranch;
    return this.branches.find((branch) => branch.id === id) ?? { id, ordinal: 0, forkedFrom: null };
  }

  private pathTo(scene: SceneId | null): Timeline {
    return scene === null ? emptyTimeline : timelineTo(scene, this.scenes);
  }
}

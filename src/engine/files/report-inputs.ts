import type { BranchId, SceneId } from '@/foundation/ids';
import type { Branch, StoryLog } from '@/persistence/rows/story-log';
import type { Scene } from '@/story/log/scene';
import type { ReportedInput, ReportedTurn } from '@/transfer/report-file';

/**
 * What the player must have done for a story to have these scenes; `log.scenes` in the order in which
 * they happened. Where they only looked around is not known.
 */
export function reportInputs(log: StoryLog): readonly ReportedInput[] {
  const inputs = new InputsOf(log);
  for (const scene of log.scenes.values()) inputs.add(scene);
  return inputs.finished();
}

class InputsOf {
  private readonly inputs: ReportedInput[] = [];
  private readonly before: Scene[] = [];
  private readonly branches: ReadonlyMap<BranchId, Branch>;
  private roads = 1;
  private standing: { readonly scene: SceneId | null; readonly branch: BranchId | null } = {
    scene: null,
    branch: null,
  };

  constructor(private readonly log: StoryLog) {
    this.branches = new Map(log.branches.map((branch) => [branch.id, branch]));
  }

  add(scene: Scene): void {
    const { taken, diceOf } = scene.outcome;
    if (diceOf !== undefined) this.retry(scene, diceOf);
    else if (taken === null) this.inputs.push({ kind: 'begin', ...turnOf(scene) });
    else {
      this.standWhereTaken(scene);
      const { choice, text } = taken;
      this.inputs.push({ kind: 'take', choice, text, ...turnOf(scene) });
    }
    this.before.push(scene);
    this.standing = { scene: scene.id, branch: scene.branch };
    this.roads = Math.max(this.roads, (this.branches.get(scene.branch)?.ordinal ?? 0) + 1);
    this.addChanges(scene);
  }

  private addChanges({ id }: Scene): void {
    for (const { scene, change } of this.log.entries) {
      const isNow =
        change.scenesBefore === undefined
          ? scene === id
          : change.scenesBefore === this.before.length;
      if (!isNow) continue;
      this.goTo(scene, this.standing.branch);
      this.inputs.push({ kind: 'change', change });
    }
  }

  finished(): readonly ReportedInput[] {
    const { headScene } = this.log.playthrough;
    if (headScene !== null) this.goTo(headScene, this.standing.branch);
    return this.inputs;
  }

  private retry(scene: Scene, diceOf: BranchId): void {
    const retried = [...this.before]
      .reverse()
      .find(
        ({ parent, branch, outcome }) =>
          parent === scene.parent && (branch === diceOf || outcome.diceOf === diceOf),
      );
    this.makeRoadsBefore(scene);
    if (retried !== undefined) this.goTo(retried.id, this.standing.branch);
    this.inputs.push({ kind: 'retry', ...turnOf(scene) });
  }

  private standWhereTaken(scene: Scene): void {
    const { parent, branch } = scene;
    if (parent === null) return;
    const isNewRoad = (this.branches.get(branch)?.ordinal ?? 0) >= this.roads;
    const parentBranch = this.log.scenes.get(parent)?.branch ?? null;
    this.makeRoadsBefore(scene);
    this.goTo(parent, isNewRoad ? parentBranch : branch);
    // Where nobody has gone on yet, another road is one that was asked for.
    if (isNewRoad && !this.before.some((each) => each.parent === parent)) {
      this.inputs.push({ kind: 'branch', scene: parent });
      this.roads += 1;
    }
  }

  /** Roads that were begun and left: later ones are counted after them. */
  private makeRoadsBefore({ branch }: Scene): void {
    const ordinal = this.branches.get(branch)?.ordinal ?? 0;
    for (const { ordinal: left, forkedFrom, id } of this.log.branches) {
      if (left < this.roads || left >= ordinal || forkedFrom === null) continue;
      this.inputs.push({ kind: 'branch', scene: forkedFrom });
      this.roads = left + 1;
      this.standing = { scene: forkedFrom, branch: id };
    }
  }

  private goTo(scene: SceneId, branch: BranchId | null): void {
    if (this.standing.scene === scene && this.standing.branch === branch) return;
    this.inputs.push({ kind: 'go', scene });
    this.standing = { scene, branch: this.log.scenes.get(scene)?.branch ?? null };
  }
}

function turnOf({ at, outcome, words }: Scene): ReportedTurn {
  return { at, secureSeed: outcome.secureSeed ?? null, isTold: words !== null };
}

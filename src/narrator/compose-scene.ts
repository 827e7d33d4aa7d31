import { deepMerge } from '@/foundation/deep-merge';
import { patchAt } from '@/foundation/dot-path';
import type { JsonObject } from '@/foundation/json';
import { mostSceneWords, sceneWords } from '@/foundation/limits';
import { patchBetween } from '@/foundation/patch-between';
import { bestPassage } from '@/narrator/best-passage';
import { pickEngineLine, type EngineLineKind } from '@/narrator/engine-lines';
import { outcomePassage } from '@/narrator/outcome-passage';
import { countWords } from '@/narrator/split-sentences';
import type { TellingContext } from '@/narrator/telling-context';
import { beatDue, isDue, type Beat, type BeatMoment } from '@/story/beat';
import { effectPatch } from '@/story/effect';
import { isIdle } from '@/story/idle-intent';
import type { Passage, PassageMemory, ScenePart } from '@/story/passage';
import type { ToldPart } from '@/story/scene';
import { endingOf, placeOf, type StoryState } from '@/story/story-state';

/** Which passages a scene is made of and what telling them changes, decided before the first commit. */
export type Composition = {
  readonly told: readonly ToldPart[];
  readonly patch: JsonObject;
  readonly beat: string | null;
  readonly ending: string | null;
  readonly memories: readonly PassageMemory[];
};

export type ComposeRequest = {
  /** `state` is the state after the plan, the passing of time and the player's own steps. */
  readonly context: TellingContext;
  readonly placeBefore: string | null;
  /** A beat the player asked to start at. */
  readonly startAtBeat: string | null;
};

/** The shape of a scene: what the choice brought, the place, the beat, a reaction, what presses now. */
export function composeScene(request: ComposeRequest): Composition {
  const scene = new SceneInProgress(request.context);
  const { intent } = request.context;
  if (intent === null) scene.addBest('opening');
  else scene.addOutcome();
  // What leads nowhere takes no time: neither the beats nor the author's words are spent on it.
  if (intent !== null && isIdle(intent)) return scene.composition();
  const hasArrived = placeOf(scene.state) !== request.placeBefore;
  if (hasArrived && intent !== null) scene.addArrival();
  scene.tellBeat(request.startAtBeat);
  if (endingOf(scene.state) === null) {
    for (const part of ['reaction', 'callback', 'pressure', 'place'] as const) scene.fillWith(part);
    if (scene.isThin()) scene.addBest('breather');
    if (scene.told.length === 0) scene.addEngineLine('done');
  } else {
    scene.addBest('ending');
  }
  return scene.composition();
}

/** No plan could be carried out: a breather of the author's, or nothing, and the last rung has its say (arch §2.3.4). */
export function composeFallback(context: TellingContext): Composition {
  const scene = new SceneInProgress(context);
  scene.addBest('breather');
  return scene.composition();
}

class SceneInProgress {
  readonly told: ToldPart[] = [];
  state: StoryState;
  private beat: string | null = null;
  private beatToStart: string | null = null;
  private words = 0;
  private readonly memories: PassageMemory[] = [];

  constructor(private readonly context: TellingContext) {
    this.state = context.state;
  }

  addOutcome(): void {
    const found = outcomePassage(this.contextNow());
    switch (found.kind) {
      case 'passage':
        this.add(found.passage);
        return;
      case 'beat':
        this.beatToStart = found.beat;
        return;
      case 'line':
        this.addEngineLine(found.line);
        return;
      case 'nothing':
        return;
    }
  }

  addBest(part: ScenePart): void {
    const passage = bestPassage(part, this.contextNow(), isNoBeatPassage);
    if (passage !== null) this.add(passage);
  }

  /** Adds a part only while the scene is short of its words, and each part once. */
  fillWith(part: ScenePart): void {
    if (this.words >= sceneWords[this.context.style]) return;
    if (!this.told.some((told) => told.part === part)) this.addIfRoom(part);
  }

  /** A place seen for the first time is always shown, and by the passage written for that. */
  addArrival(): void {
    if (endingOf(this.state) !== null) return;
    const first = bestPassage('place', this.contextNow(), isFirstSight);
    if (first === null) this.addIfRoom('place');
    else this.add(first);
  }

  private addIfRoom(part: ScenePart): void {
    const isUntold = (candidate: Passage): boolean =>
      isNoBeatPassage(candidate) && !this.told.some(({ passage: id }) => id === candidate.id);
    const hasRoom = (candidate: Passage): boolean =>
      this.words + wordsIn(candidate) <= mostSceneWords;
    // As long as a first sight is still to come, no passage speaks as if it were behind.
    const first = bestPassage(
      part,
      this.contextNow(),
      (candidate) => isFirstSight(candidate) && isUntold(candidate),
    );
    const passage =
      first ??
      bestPassage(
        part,
        this.contextNow(),
        (candidate) => isUntold(candidate) && hasRoom(candidate),
      );
    if (passage !== null && hasRoom(passage)) this.add(passage);
  }

  isThin(): boolean {
    return this.words < sceneWords.terse * 0.6;
  }

  /** The one beat of this scene: started by a passage or the player, else the most pressing that is due. */
  tellBeat(asked: string | null): void {
    if (endingOf(this.state) !== null) return;
    const { campaign, sceneNumber } = this.context;
    const started = campaign.beats.find(({ id }) => id === (this.beatToStart ?? asked));
    const beat = started ?? beatDue(campaign.beats, this.moment());
    if (beat === null) return;
    const mark = patchAt(`beats.${beat.id}`, { scene: sceneNumber });
    const passage = this.passageOfBeat(beat.id, mark);
    if (started === undefined && this.isTooMuch(passage) && this.mayWait(beat)) return;
    this.beat = beat.id;
    this.change(mark);
    if (passage !== null) this.add(passage);
  }

  private passageOfBeat(beat: string, mark: JsonObject): Passage | null {
    const context = { ...this.contextNow(), beat, state: deepMerge(this.state, mark) };
    for (const part of ['opening', 'outcome', 'pressure', 'reaction', 'callback'] as const) {
      const passage = bestPassage(part, context, ({ conditions }) => conditions.beat === beat);
      if (passage !== null) return passage;
    }
    return null;
  }

  private isTooMuch(passage: Passage | null): boolean {
    return passage !== null && this.words + wordsIn(passage) > mostSceneWords;
  }

  /** A beat comes within two scenes of being due (arch §7.5), so that a full scene may leave it to the next. */
  private mayWait(beat: Beat): boolean {
    const { sceneNumber } = this.context;
    const wasDue = isDue(beat, { ...this.moment(), sceneNumber: sceneNumber - 1 });
    return !wasDue && isDue(beat, { ...this.moment(), sceneNumber: sceneNumber + 1 });
  }

  private moment(): BeatMoment {
    const { sceneNumber, band, past } = this.context;
    return { state: this.state, sceneNumber, roll: band, history: past.history };
  }

  addEngineLine(kind: EngineLineKind): void {
    const line = pickEngineLine(kind, this.context.seed, this.context.past.toldPassages);
    this.told.push({ part: 'outcome', passage: line });
  }

  composition(): Composition {
    return {
      told: this.told,
      patch: patchBetween(this.context.state, this.state),
      beat: this.beat,
      ending: endingOf(this.state),
      memories: this.memories,
    };
  }

  private add(passage: Passage): void {
    this.told.push({ part: passage.part, passage: passage.id });
    this.words += wordsIn(passage);
    for (const effect of passage.effects) {
      if (effect.kind === 'start') this.beatToStart = effect.beat;
      this.change(effectPatch(effect, this.state, this.context.campaign.rules));
    }
    if (passage.memory !== null && !this.isRememberedByPlan(passage))
      this.memories.push(passage.memory);
  }

  /** The planner has already let the memory skill keep what the choice leads to. */
  private isRememberedByPlan(passage: Passage): boolean {
    const { intent } = this.context;
    return intent !== null && (passage.id === intent.leadsTo || passage.id === intent.elseTo);
  }

  private change(patch: JsonObject): void {
    this.state = deepMerge(this.state, patch);
  }

  private contextNow(): TellingContext {
    return { ...this.context, state: this.state, beat: this.beat };
  }
}

function isFirstSight(passage: Passage): boolean {
  return passage.conditions.first === true && isNoBeatPassage(passage);
}

function isNoBeatPassage(passage: Passage): boolean {
  return passage.conditions.beat === null;
}

function wordsIn(passage: Passage): number {
  return passage.prose.reduce((sum, paragraph) => sum + countWords(paragraph), 0);
}

import { deepMerge } from '@/foundation/deep-merge';
import type { JsonObject } from '@/foundation/json';
import { mostSceneWords, sceneWords } from '@/foundation/limits';
import { patchBetween } from '@/foundation/patch-between';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { beatPart, beatProse } from '@/narrator/beat-prose';
import { bestPassage } from '@/narrator/best-passage';
import { pickEngineLine, type EngineLineKind } from '@/narrator/engine-lines';
import { outcomePassage } from '@/narrator/outcome-passage';
import { countWords } from '@/narrator/split-sentences';
import type { TellingContext } from '@/narrator/telling-context';
import type { Beat, BeatMoment, BeatOutcome } from '@/story/beat';
import { outcomeAt } from '@/story/beat-outcome';
import { skipUnreachable } from '@/story/beat-skips';
import { beatsDue, mayWait } from '@/story/beats-due';
import { effectPatch } from '@/story/effect';
import { isEncounter } from '@/story/encounters';
import { isIdle } from '@/story/idle-intent';
import type { Passage, PassageMemory, ScenePart } from '@/story/passage';
import type { SceneLogEntry, ToldPart } from '@/story/scene';
import { endingOf, placeOf, type StoryState } from '@/story/story-state';

/** Which passages a scene is made of and what telling them changes, decided before the first commit. */
export type Composition = {
  readonly told: readonly ToldPart[];
  readonly patch: JsonObject;
  readonly beat: string | null;
  /** What the beat, and the way it turned out, made true. */
  readonly consequences: readonly string[];
  readonly log: readonly SceneLogEntry[];
  readonly ending: string | null;
  readonly memories: readonly PassageMemory[];
};

export const nothingComposed: Composition = {
  told: [],
  patch: {},
  beat: null,
  consequences: [],
  log: [],
  ending: null,
  memories: [],
};

export type ComposeRequest = {
  /** `state` is the state after the plan, the passing of time and the player's own steps. */
  readonly context: TellingContext;
  readonly placeBefore: string | null;
  /** A beat the player asked to start at. */
  readonly startAtBeat: string | null;
  /** On this journey something is met. */
  readonly isEncounter?: boolean;
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
  if (request.isEncounter === true) scene.addEncounter();
  if (hasArrived && intent !== null) scene.addArrival();
  scene.tellBeat(request.startAtBeat);
  scene.skipBeats();
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
  private consequences: readonly string[] = [];
  private log: readonly SceneLogEntry[] = [];
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

  /** The best of what an author keeps for journeys, whatever part it is. */
  addEncounter(): void {
    for (const part of ['reaction', 'pressure', 'callback'] as const) {
      const met = bestPassage(part, this.contextNow(), isEncounter);
      if (met === null) continue;
      this.add(met);
      return;
    }
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
    const { beats } = this.context.campaign;
    const started = beats.find(({ id }) => id === (this.beatToStart ?? asked));
    const beat = started ?? beatsDue(beats, this.moment())[0];
    if (beat === undefined) return;
    const way = this.drawOutcome(beat);
    const mark = markOf(beat, way, this.context.sceneNumber);
    const passage = this.passageOfBeat(beat.id, mark);
    const prose = passage?.prose ?? [];
    const own = beatProse({ beat, way, passage, told: prose.join(' ') });
    const isTooMuch = this.words + wordsOf([...prose, ...own]) > mostSceneWords;
    if (started === undefined && isTooMuch && mayWait(beat, beats, this.moment())) return;
    this.beat = beat.id;
    this.consequences = [...beat.consequences, ...(way?.consequences ?? [])];
    this.change(mark);
    if (passage !== null) this.add(passage);
    if (own.length === 0) return;
    this.told.push({ part: 'pressure', passage: beatPart(beat.id) });
    this.words += wordsOf(own);
  }

  /** What can no longer come is given up, so that the story can go on without it. */
  skipBeats(): void {
    if (endingOf(this.state) !== null) return;
    const { campaign, sceneNumber } = this.context;
    const { state, log } = skipUnreachable(campaign.beats, this.state, sceneNumber);
    this.state = state;
    this.log = log;
  }

  private drawOutcome({ id, outcomes }: Beat): BeatOutcome | null {
    if (outcomes.length === 0) return null;
    const lot = seededRandom(seedFrom(this.context.seed, 'beat', id)).between(0, 999_999);
    return outcomeAt(outcomes, lot / 1_000_000);
  }

  private passageOfBeat(beat: string, mark: JsonObject): Passage | null {
    const context = { ...this.contextNow(), beat, state: deepMerge(this.state, mark) };
    for (const part of ['opening', 'outcome', 'pressure', 'reaction', 'callback'] as const) {
      const passage = bestPassage(part, context, ({ conditions }) => conditions.beat === beat);
      if (passage !== null) return passage;
    }
    return null;
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
      consequences: this.consequences,
      log: this.log,
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

/** Beats and encounters are told when their time has come. */
function isNoBeatPassage(passage: Passage): boolean {
  return passage.conditions.beat === null && !isEncounter(passage);
}

function markOf(beat: Beat, way: BeatOutcome | null, scene: number): JsonObject {
  return { beats: { [beat.id]: { scene, outcome: way?.id ?? null, skipped: null } } };
}

function wordsIn({ prose }: Passage): number {
  return wordsOf(prose);
}

function wordsOf(prose: readonly string[]): number {
  return prose.reduce((sum, paragraph) => sum + countWords(paragraph), 0);
}

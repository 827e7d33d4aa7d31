import { deepMerge } from '@/foundation/deep-merge';
import type { JsonObject } from '@/foundation/json';
import { mostSceneWords, sceneWords } from '@/foundation/limits';
import { patchBetween } from '@/foundation/patch-between';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { beatPart, beatProse } from '@/narrator/beat-prose';
import { bestPassages } from '@/narrator/best-passage';
import type { Composition, ComposeRequest } from '@/narrator/composition';
import type { EngineLineKind } from '@/narrator/engine-lines';
import { outcomePassage } from '@/narrator/outcome-passage';
import { SceneWords } from '@/narrator/scene-words';
import { countWords } from '@/narrator/split-sentences';
import type { TellingContext } from '@/narrator/telling-context';
import type { Beat, BeatMoment, BeatOutcome } from '@/story/beat';
import { outcomeAt } from '@/story/beat-outcome';
import { skipUnreachable } from '@/story/beat-skips';
import { beatsDue, mayWait } from '@/story/beats-due';
import { effectPatch } from '@/story/effect';
import { isEncounter } from '@/story/encounters';
import { isEnglish } from '@/story/is-english';
import type { Passage, PassageMemory, ScenePart } from '@/story/passage';
import type { SceneLogEntry } from '@/story/scene';
import { endingOf, type StoryState } from '@/story/story-state';

/** A scene while it is being composed: each part is chosen by what the ones before it changed. */
export class SceneInProgress {
  state: StoryState;
  private readonly words: SceneWords;
  private beat: string | null = null;
  private consequences: readonly string[] = [];
  private log: readonly SceneLogEntry[] = [];
  private beatToStart: string | null = null;
  private hasArrivedUnseen = false;
  private readonly memories: PassageMemory[] = [];

  constructor(
    private readonly context: TellingContext,
    private readonly request: Pick<ComposeRequest, 'stateBefore' | 'input'> = {},
  ) {
    this.state = context.state;
    this.words = new SceneWords(request);
  }

  get isEmpty(): boolean {
    return this.words.told.length === 0;
  }

  addOutcome(): void {
    const found = outcomePassage(this.contextNow(), (passage) => this.mayBeTold(passage));
    switch (found.kind) {
      case 'goal':
        this.addAnyhow(found.passage);
        return;
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
    this.addFirst(bestPassages(part, this.contextNow(), isNoBeatPassage));
  }

  /** The author's words if there are any that fit, else the engine's own. */
  addBreather(): void {
    if (this.addFirst(bestPassages('breather', this.contextNow(), isNoBeatPassage))) return;
    this.words.addOwnBreather(this.contextNow());
  }

  /** The best of what an author keeps for journeys, whatever part it is. */
  addEncounter(): void {
    for (const part of ['reaction', 'pressure', 'callback'] as const)
      if (this.addFirst(bestPassages(part, this.contextNow(), isEncounter))) return;
  }

  /** Adds a part only while the scene is short of its words, and each part once. */
  fillWith(part: ScenePart): void {
    if (this.words.count >= sceneWords[this.context.style]) return;
    if (!this.words.told.some((told) => told.part === part)) this.addIfRoom(part);
  }

  /** A place seen for the first time is always shown, and by the passage written for that. */
  addArrival(): void {
    if (endingOf(this.state) !== null) return;
    const first = bestPassages('place', this.contextNow(), isFirstSight);
    if (this.addFirst(first)) return;
    const hasFitting = this.addIfRoom('place');
    this.hasArrivedUnseen = !hasFitting;
  }

  /** Whether there was a passage for it, also if there was no room. */
  private addIfRoom(part: ScenePart): boolean {
    const isUntold = (candidate: Passage): boolean =>
      isNoBeatPassage(candidate) && !this.words.told.some(({ passage: id }) => id === candidate.id);
    const hasRoom = (candidate: Passage): boolean =>
      this.words.count + wordsIn(candidate) <= mostSceneWords;
    // As long as a first sight is still to come, no passage speaks as if it were behind.
    const first = bestPassages(
      part,
      this.contextNow(),
      (candidate) => isFirstSight(candidate) && isUntold(candidate),
    );
    if (first.length > 0) {
      this.addFirst(first.filter(hasRoom));
      return true;
    }
    const fitting = bestPassages(part, this.contextNow(), isUntold);
    this.addFirst(
      fitting.every(hasRoom)
        ? fitting
        : bestPassages(part, this.contextNow(), (one) => isUntold(one) && hasRoom(one)),
    );
    return fitting.length > 0;
  }

  isThin(): boolean {
    return this.words.count < sceneWords.terse * 0.6;
  }

  /** The one beat of this scene: started by a passage or the player, else the most pressing that is due. */
  tellBeat(asked: string | null): void {
    if (endingOf(this.state) !== null) return;
    const { campaign } = this.context;
    const { beats } = campaign;
    const started = beats.find(({ id }) => id === (this.beatToStart ?? asked));
    const beat = started ?? beatsDue(beats, this.moment())[0];
    if (beat === undefined) return;
    const way = this.drawOutcome(beat);
    const mark = markOf(beat, way, this.context.sceneNumber);
    const passage = this.passageOfBeat(beat.id, mark);
    const prose = passage?.prose ?? [];
    const own = beatProse({ beat, way, passage, told: prose.join(' '), campaign });
    const isTooMuch = this.words.count + wordsOf([...prose, ...own]) > mostSceneWords;
    if (started === undefined && isTooMuch && mayWait(beat, beats, this.moment())) return;
    this.beat = beat.id;
    this.consequences = [...beat.consequences, ...(way?.consequences ?? [])];
    this.change(mark);
    if (passage !== null) this.addAnyhow(passage);
    if (own.length > 0)
      this.words.add({ part: 'pressure', passage: beatPart(beat.id) }, this.contextNow());
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

  /** The story cannot go on without its beats: where none passes the guards, the best is told all the same. */
  private passageOfBeat(beat: string, mark: JsonObject): Passage | null {
    const context = { ...this.contextNow(), beat, state: deepMerge(this.state, mark) };
    const isOfBeat = ({ conditions }: Passage): boolean => conditions.beat === beat;
    const fitting = (['opening', 'outcome', 'pressure', 'reaction', 'callback'] as const).flatMap(
      (part) => bestPassages(part, context, isOfBeat),
    );
    const failures = fitting.map((passage) => ({
      passage,
      failed: this.words.failureOf(passage, this.afterTelling(passage, context)),
    }));
    const told =
      failures.find(({ failed }) => failed === null) ??
      failures.find(({ failed }) => failed?.guard !== 'boundaries');
    return told?.passage ?? null;
  }

  private moment(): BeatMoment {
    const { sceneNumber, band, past } = this.context;
    return { state: this.state, sceneNumber, roll: band, history: past.history };
  }

  /** In a language it does not speak the engine says nothing. */
  addEngineLine(kind: EngineLineKind): void {
    if (isEnglish(this.context.campaign)) this.words.addLine(kind, this.contextNow());
  }

  /** At most one word of the engine's own between the parts. */
  join(): void {
    const { stateBefore = null } = this.request;
    const { hasArrivedUnseen } = this;
    this.words.join({ stateBefore, hasArrivedUnseen }, this.contextNow());
  }

  composition(): Composition {
    return {
      told: this.words.told,
      patch: patchBetween(this.context.state, this.state),
      beat: this.beat,
      consequences: this.consequences,
      log: [...this.log, ...this.words.log],
      ending: endingOf(this.state),
      memories: this.memories,
    };
  }

  /** The first that may be told; false when none may. */
  private addFirst(candidates: readonly Passage[]): boolean {
    const passage = candidates.find((candidate) => this.mayBeTold(candidate));
    if (passage !== undefined) this.add(passage);
    return passage !== undefined;
  }

  private mayBeTold(passage: Passage): boolean {
    const after = this.afterTelling(passage, this.contextNow());
    return this.words.failureOf(passage, after) === null;
  }

  /** Whatever the guards say; what they say is noted. */
  private addAnyhow(passage: Passage): void {
    this.words.note(passage, this.afterTelling(passage, this.contextNow()));
    this.add(passage);
  }

  private add(passage: Passage): void {
    const { effects, memory } = passage;
    for (const effect of effects) if (effect.kind === 'start') this.beatToStart = effect.beat;
    this.state = this.afterTelling(passage, this.contextNow()).state;
    this.words.addPassage(passage, this.contextNow());
    if (memory !== null && !this.isRememberedByPlan(passage)) this.memories.push(memory);
  }

  private afterTelling({ effects }: Passage, context: TellingContext): TellingContext {
    if (effects.length === 0) return context;
    let { state } = context;
    for (const effect of effects)
      state = deepMerge(state, effectPatch(effect, state, context.campaign.rules));
    return { ...context, state };
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

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';
import { mostSceneWords, sceneWords } from '@/foundation/limits';
import { patchBetween } from '@/foundation/json-trees/patch-between';
import { afterTelling } from '@/narrator/passages/after-telling';
import { drawBeat, type BeatDrawn } from '@/narrator/passages/beat-drawn';
import { beatPart, beatProse } from '@/narrator/passages/beat-prose';
import { bestPassages } from '@/narrator/passages/best-passages';
import type { Composition, ComposeRequest } from '@/narrator/scene/composition';
import type { EngineLineKind } from '@/narrator/lines/engine-lines';
import { outcomePassage } from '@/narrator/scene/outcome-passage';
import { addWhatIsLeft } from '@/narrator/scene/what-is-left';
import { WordsInProgress } from '@/narrator/scene/words-in-progress';
import { countWords } from '@/story/words/split-sentences';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { beatOf } from '@/story/campaign/beats-by-id';
import type { Beat } from '@/story/campaign/beat';
import { isLastCall, type BeatMoment } from '@/story/beats/is-due';
import { skipUnreachableBeats } from '@/story/beats/beat-skips';
import { beatsDue, mayWait } from '@/story/beats/beats-due';
import { isEncounter } from '@/story/campaign/encounters';
import { isEnglish } from '@/story/campaign/is-english';
import {
  tellsBeat,
  type Passage,
  type PassageMemory,
  type ScenePart,
} from '@/story/campaign/passage';
import type { SceneLogEntry } from '@/story/log/notice';
import { endingOf, placeOf, type StoryState } from '@/story/state/story-state';

/** A beat that comes in this scene, and what tells it. */
type ComingBeat = BeatDrawn & {
  readonly beat: Beat;
  readonly passage: Passage | null;
  readonly own: readonly string[];
};

type JourneyRequest = Pick<ComposeRequest, 'startAtBeat' | 'isEncounter'>;

/** A scene while it is being composed: each part is chosen by what the ones before it changed. */
export class SceneInProgress {
  state: StoryState;
  private readonly words: WordsInProgress;
  private beat: string | null = null;
  private consequences: readonly string[] = [];
  private log: readonly SceneLogEntry[] = [];
  private beatToStart: string | null = null;
  private hasArrivedUnseen = false;
  private waylaidAt: number | null = null;
  private readonly memories: PassageMemory[] = [];

  constructor(
    private readonly context: TellingContext,
    private readonly request: Pick<
      ComposeRequest,
      'stateBefore' | 'input' | 'isLeaving' | 'openQuestions' | 'owed'
    > = {},
  ) {
    this.state = context.state;
    this.words = new WordsInProgress(request);
  }

  private get isEmpty(): boolean {
    return this.words.told.length === 0;
  }

  /** What else the moment has to show, while the scene is short. */
  fillUp(): void {
    for (const part of ['reaction', 'callback', 'pressure', 'place'] as const) this.fillWith(part);
    if (this.isThin()) this.addBreather();
    if (this.isEmpty) this.addEngineLine('done');
    this.join();
    addWhatIsLeft(this.words, { request: this.request, beat: this.beat }, this.contextNow());
  }

  /** Nothing that forgets what is asked of the player. */
  leaveOpen(): void {
    if (this.isEmpty) this.addEngineLine('open');
  }

  addOutcome(): void {
    const now = this.contextNow();
    const found = outcomePassage(now, (passage) => this.words.failureOf(passage, now) === null);
    switch (found.kind) {
      case 'goal':
        this.addAnyhow(found.passage);
        return;
      case 'passage':
        this.add(found.passage, now);
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

  /** A story cannot begin without its opening: where none passes the guards, the best is told all the same. */
  addOpening(): void {
    const openings = bestPassages('opening', this.contextNow(), isNoBeatPassage);
    const [best] = openings;
    if (!this.addFirst(openings) && best !== undefined) this.addAnyhow(best);
  }

  /** Where the story has ended no other ending follows, nor another's words. */
  addEnding(): void {
    if (this.words.told.some(({ part }) => part === 'ending')) return;
    const ending = endingOf(this.state);
    const isOfIt = ({ effects }: Passage): boolean =>
      effects.every((effect) => effect.kind !== 'end' || effect.ending === ending);
    const isFitting = (passage: Passage): boolean => isNoBeatPassage(passage) && isOfIt(passage);
    this.addFirst(bestPassages('ending', this.contextNow(), isFitting));
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
  private fillWith(part: ScenePart): void {
    if (this.words.count >= sceneWords[this.context.style]) return;
    if (!this.words.told.some((told) => told.part === part)) this.addIfRoom(part);
  }

  /**
   * What was met on the way and the place the player has come to, unless a beat fetches them elsewhere: then
   * only how far they got.
   */
  addArrival({ startAtBeat, isEncounter = false }: JourneyRequest): void {
    if (endingOf(this.state) !== null) return;
    const coming = this.comingBeat(startAtBeat);
    if (coming !== null && this.leadsElsewhere(coming)) this.addWaylaid(coming);
    else {
      if (isEncounter) this.addEncounter();
      this.addSight();
    }
  }

  private leadsElsewhere({ passage }: ComingBeat): boolean {
    if (passage === null) return false;
    return placeOf(afterTelling(passage, this.contextNow()).state) !== placeOf(this.state);
  }

  private addWaylaid({ beat: { id } }: ComingBeat): void {
    // It may not wait any more: nobody is turned back for nothing.
    this.beatToStart = id;
    const context = { ...this.contextNow(), beat: id };
    const isOnThisWay = ({ conditions }: Passage): boolean =>
      conditions.beat === null || conditions.beat === id;
    // Whoever came here by another act than a journey has read how.
    if (context.intent?.kind !== 'move') return;
    if (this.addFirst(bestPassages('waylaid', context, isOnThisWay))) return;
    this.waylaidAt = this.words.told.length;
  }

  /** A place seen for the first time is always shown, and by the passage written for that. */
  private addSight(): void {
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
      this.words.count + passageLength(candidate) <= mostSceneWords;
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

  private isThin(): boolean {
    return this.words.count < sceneWords.terse * 0.6;
  }

  /** The one beat of this scene: started by a passage or the player, else the most pressing that is due. */
  private comingBeat(asked: string | null): ComingBeat | null {
    const { campaign } = this.context;
    const { beats } = campaign;
    const started = beatOf(beats, this.beatToStart ?? asked);
    const beat = started ?? beatsDue(beats, this.moment())[0];
    if (beat === undefined) return null;
    const { way, mark } = drawBeat(beat, this.context);
    const passage = this.passageOfBeat(beat.id, mark);
    const prose = passage?.prose ?? [];
    const own = beatProse({ beat, way, passage, told: prose.join(' '), campaign });
    const isTooMuch = this.words.count + wordsOf([...prose, ...own]) > mostSceneWords;
    const isLeft = started === undefined && isTooMuch && mayWait(beat, beats, this.moment());
    return isLeft ? null : { beat, way, mark, passage, own };
  }

  tellBeat(asked: string | null): void {
    if (endingOf(this.state) !== null) return;
    const coming = this.comingBeat(asked);
    if (coming === null) return;
    const { beat, way, mark, passage, own } = coming;
    if (this.isUnanswered(beat.id)) this.addEngineLine('done');
    this.beat = beat.id;
    this.consequences = [...beat.consequences, ...(way?.consequences ?? [])];
    this.change(mark);
    if (passage !== null) this.addAnyhow(passage);
    else if (beat.memory !== undefined) this.memories.push(beat.memory);
    if (own.length > 0)
      this.words.add({ part: 'pressure', passage: beatPart(beat.id) }, this.contextNow());
  }

  /**
   * An event does not swallow what the player did: it is told first. What only lets time go by, or is itself what
   * brought the event about, is answered by it.
   */
  private isUnanswered(beat: string): boolean {
    const { intent } = this.context;
    if (intent === null || !this.isEmpty || isLettingBe(intent)) return false;
    return this.beatToStart !== beat;
  }

  /** The beat whose window ends with this very scene: whatever the player does, its author was promised it. */
  tellLastCall(): void {
    const [beat] = beatsDue(this.context.campaign.beats, this.moment());
    if (beat !== undefined && isLastCall(beat, this.moment())) this.tellBeat(beat.id);
  }

  /** What can no longer come is given up, so that the story can go on without it. */
  skipBeats(): void {
    if (endingOf(this.state) !== null) return;
    const { campaign, sceneNumber } = this.context;
    const { state, log } = skipUnreachableBeats(campaign.beats, this.state, sceneNumber);
    this.state = state;
    this.log = log;
  }

  /** The story cannot go on without its beats: where none passes the guards, the best is told all the same. */
  private passageOfBeat(beat: string, mark: JsonObject): Passage | null {
    const context = { ...this.contextNow(), beat, state: deepMerge(this.state, mark) };
    const isOfBeat = (passage: Passage): boolean => tellsBeat(passage, beat);
    let best: Passage | null = null;
    for (const part of ['opening', 'outcome', 'pressure', 'reaction', 'callback'] as const)
      for (const passage of bestPassages(part, context, isOfBeat)) {
        const failed = this.words.failureOf(passage, context);
        if (failed === null) return passage;
        best ??= passage;
      }
    return best;
  }

  private moment(): BeatMoment {
    const { sceneNumber, windowScene = sceneNumber, band, past } = this.context;
    return { state: this.state, sceneNumber, windowScene, roll: band, history: past.history };
  }

  /** In a language it does not speak the engine says nothing. */
  private addEngineLine(kind: EngineLineKind): void {
    if (isEnglish(this.context.campaign)) this.words.addLine(kind, this.contextNow());
  }

  /** At most one word of the engine's own between the parts. */
  private join(): void {
    const { stateBefore = null } = this.request;
    const { hasArrivedUnseen, waylaidAt } = this;
    this.words.join({ stateBefore, hasArrivedUnseen, waylaidAt }, this.contextNow());
  }

  composition(): Composition {
    return {
      told: this.words.toldBefore(this.state),
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
    const now = this.contextNow();
    const passage = candidates.find((one) => this.words.failureOf(one, now) === null);
    if (passage !== undefined) this.add(passage, now);
    return passage !== undefined;
  }

  /** Whatever the guards say; what they say is noted, and what somebody has forbidden is not told of it. */
  private addAnyhow(passage: Passage): void {
    const now = this.contextNow();
    this.words.note(passage, now);
    this.add(passage, now);
  }

  private add(passage: Passage, now: TellingContext): void {
    const { effects, memory, alsoRemembered = [] } = passage;
    for (const effect of effects) if (effect.kind === 'start') this.beatToStart = effect.beat;
    // Told as things stand, then changed: "Wen" is for those who have met her, not for those who meet her here.
    this.words.addPassage(passage, now);
    this.state = afterTelling(passage, now).state;
    if (memory !== null && !this.isRememberedByPlan(passage)) this.memories.push(memory);
    this.memories.push(...alsoRemembered);
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

const lettingBe: ReadonlySet<string> = new Set(['move', 'wait', 'look', 'listen', 'remember']);

function isLettingBe({ kind, leadsTo }: Intent): boolean {
  return leadsTo === undefined && lettingBe.has(kind);
}

function isFirstSight(passage: Passage): boolean {
  return passage.conditions.first === true && isNoBeatPassage(passage);
}

/** Beats and encounters are told when their time has come. */
function isNoBeatPassage(passage: Passage): boolean {
  return passage.conditions.beat === null && !isEncounter(passage);
}

function passageLength({ prose }: Passage): number {
  return wordsOf(prose);
}

function wordsOf(prose: readonly string[]): number {
  return prose.reduce((sum, paragraph) => sum + countWords(paragraph), 0);
}

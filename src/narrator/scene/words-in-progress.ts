import { patchBetween } from '@/foundation/json-trees/patch-between';
import { afterTelling } from '@/narrator/passages/after-telling';
import type { ComposeRequest } from '@/narrator/scene/composition';
import type { EngineLineKind } from '@/narrator/lines/engine-lines';
import { memoryRecalled } from '@/narrator/passages/is-eligible';
import { pickLine } from '@/narrator/lines/pick-line';
import { withRecalled } from '@/narrator/lines/with-recalled';
import { realisePart } from '@/narrator/scene/realise-part';
import { countWords } from '@/story/words/split-sentences';
import { failedGuard, type GuardFailure } from '@/narrator/guards/failed-guard';
import type { ComposedScene, TellingContext } from '@/narrator/passages/telling-context';
import type { Passage } from '@/story/campaign/passage';
import type { SceneLogEntry } from '@/story/log/notice';
import type { ToldPart } from '@/story/log/scene';
import type { Memory } from '@/story/state/memory';
import type { StoryState } from '@/story/state/story-state';

/** All that the words of a part depend on, beside what stays as it is. */
type Tried = {
  readonly passage: string;
  readonly memory: string | undefined;
  readonly told: readonly ToldPart[];
  readonly context: TellingContext;
};

/** The words of a scene while it is being composed, and what the guards say of them. */
export class WordsInProgress {
  told: readonly ToldPart[] = [];
  /** How many there are. */
  count = 0;
  readonly log: SceneLogEntry[] = [];
  private readonly paragraphs: string[] = [];
  private readonly states = new Map<ToldPart, StoryState>();
  /** Whatever is told was tried first, in the same words. */
  private tried: (Tried & { readonly paragraphs: readonly string[] }) | null = null;

  constructor(private readonly request: Pick<ComposeRequest, 'stateBefore' | 'input'>) {}

  addPassage(passage: Passage, context: TellingContext): void {
    this.add(partOf(passage, context), context);
  }

  addLine(kind: EngineLineKind, context: TellingContext, more: Pick<ToldPart, 'asks'> = {}): void {
    this.add({ part: 'outcome', passage: this.lineFor(kind, context), ...more }, context);
  }

  /** What stands in a line only with all of its words: the shortest would say too little. */
  remind(kind: EngineLineKind, memory: Memory, context: TellingContext): void {
    const passage = this.lineFor(kind, withRecalled(context, memory));
    if (passage !== `@${kind}-0`)
      this.add({ part: 'outcome', passage, memory: memory.id }, context);
  }

  private lineFor(kind: EngineLineKind, context: TellingContext): string {
    const said = this.request.input ?? null;
    return pickLine(kind, context, { said, mayBeTold: this.passes(context) });
  }

  /** Where the engine does not speak, the question comes without a word of its own. */
  askWithLast(asks: string): void {
    const last = this.told[this.told.length - 1];
    if (last === undefined) return;
    const asking = { ...last, asks };
    this.states.set(asking, this.states.get(last) ?? {});
    this.told = [...this.told.slice(0, -1), asking];
  }

  add(part: ToldPart, context: TellingContext): void {
    const paragraphs = this.realised(part, context);
    this.told = [...this.told, part];
    this.states.set(part, context.state);
    this.paragraphs.push(...paragraphs);
    this.count += paragraphs.reduce((sum, text) => sum + countWords(text), 0);
  }

  /** From the library, where that may say anything. */
  addOwnBreather(context: TellingContext): void {
    const { told } = this;
    const id = context.library?.breather(context, { told, mayBeTold: this.passes(context) });
    if (typeof id === 'string') this.add({ part: 'breather', passage: id }, context);
  }

  join(
    scene: Omit<ComposedScene, 'told' | 'paragraphs' | 'mayBeTold'>,
    context: TellingContext,
  ): void {
    const { told, paragraphs } = this;
    const composed = { ...scene, told, paragraphs, mayBeTold: this.passes(context) };
    this.told = context.library?.joined(composed, context) ?? told;
  }

  /** Each part with how things were when it was told: what comes later in the scene is not behind yet. */
  toldBefore(end: StoryState): readonly ToldPart[] {
    return this.told.map((part) => {
      const asOf = patchBetween(end, this.states.get(part) ?? end);
      return Object.keys(asOf).length === 0 ? part : { ...part, asOf };
    });
  }

  /** Why a passage may not be told; null when it may. What it says must fit what it leads to. */
  failureOf(passage: Passage, context: TellingContext): GuardFailure | null {
    const paragraphs = this.realised(partOf(passage, context), context);
    return this.failure(paragraphs, afterTelling(passage, context), [passage.id]);
  }

  private failure(
    paragraphs: readonly string[],
    { campaign, state, past, boundaries }: TellingContext,
    told: readonly string[] = [],
  ): GuardFailure | null {
    const { stateBefore: before = null, input = null } = this.request;
    const moment = { campaign, state, past, boundaries, before, input, told };
    return failedGuard(paragraphs, moment);
  }

  /** For those who look into it. */
  note(passage: Passage, context: TellingContext): void {
    const failed = this.failureOf(passage, context);
    if (failed === null) return;
    const message = `The passage "${passage.id}" was told although: ${failed.why} ${failed.sentence}`;
    this.log.push({ kind: 'guard-failed', passage: passage.id, message });
  }

  private passes(context: TellingContext): (paragraphs: readonly string[]) => boolean {
    return (paragraphs) => this.failure(paragraphs, context) === null;
  }

  private realised(part: ToldPart, context: TellingContext): readonly string[] {
    const { passage, memory } = part;
    const { told, tried } = this;
    const isTried =
      tried?.told === told &&
      tried.context === context &&
      tried.passage === passage &&
      tried.memory === memory;
    if (isTried) return tried.paragraphs;
    const scene = {
      told: [...told, part],
      before: this.paragraphs,
      input: this.request.input ?? null,
    };
    const { paragraphs } = realisePart(part, scene, context);
    this.tried = { passage, memory, told, context, paragraphs };
    return paragraphs;
  }
}

function partOf({ part, id, conditions }: Passage, { past }: TellingContext): ToldPart {
  const memory = memoryRecalled(conditions.recalls, past);
  return { part, passage: id, ...(memory === null ? {} : { memory: memory.id }) };
}

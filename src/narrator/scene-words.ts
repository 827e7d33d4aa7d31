import type { ComposeRequest } from '@/narrator/composition';
import type { EngineLineKind } from '@/narrator/engine-lines';
import { memoryRecalled } from '@/narrator/is-eligible';
import { pickLine } from '@/narrator/pick-line';
import { realisePart } from '@/narrator/realise-part';
import { countWords } from '@/narrator/split-sentences';
import type { ComposedScene, NarratorLibrary, TellingContext } from '@/narrator/telling-context';
import type { Passage } from '@/story/passage';
import type { SceneLogEntry, ToldPart } from '@/story/scene';

type Failure = ReturnType<NarratorLibrary['failedGuard']>;

/** The words of a scene while it is being composed, and what the guards say of them. */
export class SceneWords {
  told: readonly ToldPart[] = [];
  /** How many there are. */
  count = 0;
  readonly log: SceneLogEntry[] = [];
  private readonly paragraphs: string[] = [];

  constructor(private readonly request: Pick<ComposeRequest, 'stateBefore' | 'input'>) {}

  addPassage(passage: Passage, context: TellingContext): void {
    this.add(partOf(passage, context), context);
  }

  addLine(kind: EngineLineKind, context: TellingContext): void {
    const said = this.request.input ?? null;
    const id = pickLine(kind, context, { said, mayBeTold: this.passes(context) });
    this.add({ part: 'outcome', passage: id }, context);
  }

  add(part: ToldPart, context: TellingContext): void {
    const paragraphs = this.realised(part, context);
    this.told = [...this.told, part];
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

  /** Why a passage may not be told; null when it may. `context` is how things are when it is told. */
  failureOf(passage: Passage, context: TellingContext): Failure {
    if (!hasGuards(context)) return null;
    const paragraphs = this.realised(partOf(passage, context), context);
    return this.failure(paragraphs, context, [passage.id]);
  }

  private failure(
    paragraphs: readonly string[],
    { library, campaign, state, past, boundaries }: TellingContext,
    told: readonly string[] = [],
  ): Failure {
    const { stateBefore: before = null, input = null } = this.request;
    const moment = { campaign, state, past, boundaries, before, input, told };
    return library?.failedGuard(paragraphs, moment) ?? null;
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
    const scene = {
      told: [...this.told, part],
      before: this.paragraphs,
      input: this.request.input ?? null,
    };
    return realisePart(part, scene, context).paragraphs;
  }
}

function partOf({ part, id, conditions }: Passage, { past }: TellingContext): ToldPart {
  const memory = memoryRecalled(conditions.recalls, past);
  return { part, passage: id, ...(memory === null ? {} : { memory: memory.id }) };
}

function hasGuards({ library }: TellingContext): boolean {
  return library !== undefined && library !== null;
}

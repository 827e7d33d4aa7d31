import type { Embedders } from '@/engine/recall/embedders';
import { MeantTheSame } from '@/engine/recall/meant-the-same';
import { EmbeddingShelf } from '@/engine/recall/embedding-shelf';
import { storeEmbedding } from '@/persistence/rows/embedding-rows';
import { EmbeddingStore } from '@/persistence/embedding-store';
import type { Clock } from '@/ports/clock';
import type { Embedder, InstantEmbedder } from '@/ports/embedder';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import { chooseMemories, type RecallMoment, type ScoredMemory } from '@/recall/choose-memories';
import type { FindableText, Measured, Meanings, TextMeasure } from '@/recall/text-measure';
import { withCloserLook } from '@/recall/with-closer-look';
import type { Memory, RecalledMemory } from '@/story/state/memory';

export type RecallQuestion = {
  readonly query: string;
  readonly limit: number;
  /** What fits less well is not worth mentioning. */
  readonly threshold: number;
};

type RecallParts = {
  /** Whose texts they are. */
  readonly owner: string;
  readonly embedders: Embedders;
  readonly store: EmbeddingStore;
  readonly clock: Pick<Clock, 'elapsed' | 'sleep'>;
};

/** Whatever is to be compared by its meaning. */
export type ComparedTexts = {
  readonly whole: readonly string[];
  /** Parts of long ones, which a model compares too. */
  readonly parts: readonly string[];
};

/** How far the texts of a story are embedded anew. */
export type EmbeddingProgress = {
  readonly embedder: string;
  readonly done: number;
  readonly total: number;
};

/** So few texts are waited for; for more the built-in embedder answers meanwhile. */
const fewTexts = 8;
const batch = 16;
const mostBesideAScene = 64;
/** Scripts that recall have 1.5 seconds in all. */
const longestWaitMs = 800;
/** Longer without a pause, and a screen stutters. */
const stretchMs = 8;

/**
 * Finds the memories of one story that bear on a question. Every search compares numbers of one embedder
 * only: where one does not know all the texts in question yet, the next one down answers.
 */
export class StoryRecall {
  private readonly shelves = new Map<string, Promise<EmbeddingShelf>>();
  private readonly opened = new Map<string, EmbeddingShelf>();
  private measure: TextMeasure | null = null;
  private anew: EmbeddingProgress | null = null;
  private meant: MeantTheSame | null = null;

  constructor(private readonly parts: RecallParts) {}

  /** Null when nothing is being embedded anew. */
  get progress(): EmbeddingProgress | null {
    return this.anew;
  }

  async search(
    memories: readonly Memory[],
    question: RecallQuestion,
    moment: RecallMoment,
    signal: AbortSignal,
  ): Promise<readonly RecalledMemory[]> {
    const measured = await this.measured(memories.map(findable), question.query, signal);
    const scored: ScoredMemory[] = [];
    for (let place = 0; place < memories.length; place += 1) {
      const memory = memories[place];
      const fit = measured[place];
      if (memory === undefined || fit === undefined || fit.relevance < question.threshold) continue;
      // Named one by one: spreading ten thousand of them takes ten times as long.
      const { relevance, cosine, lexical, words } = fit;
      scored.push({ memory, relevance, cosine, lexical, words });
    }
    return chooseMemories(scored, question, moment);
  }

  /** How well each of the texts fits a question, in their order. */
  async measured(
    texts: readonly FindableText[],
    query: string,
    signal: AbortSignal,
  ): Promise<readonly Measured[]> {
    const meant = await this.meanings(comparedOf(texts), query, signal);
    const measure = await this.loadMeasure();
    // Comparing takes longest: nobody waits for the answer any more.
    if (signal.aborted) return [];
    return measure === null ? [] : measure.between(query, texts, meant);
  }

  /** What the commit of these memories also writes; nothing while there is no embedder that is instant. */
  rowsOf(memories: readonly Memory[]): readonly Statement[] {
    const { embedders, owner } = this.parts;
    const embedder = embedders.builtInNow;
    const shelf = embedder === null ? undefined : this.opened.get(embedder.id);
    if (embedder === null || shelf === undefined || embedders.chosen !== null) return [];
    for (const { summary: text } of memories) shelf.add({ text, vector: embedder.embedNow(text) });
    const scope = { owner, embedder: embedder.id };
    return shelf.takeUnkept(mostBesideAScene).map((each) => storeEmbedding(scope, each));
  }

  /**
   * Has all texts of the story embedded by whoever searches, batch by batch, each kept as soon as it is
   * there: killed half-way, it goes on where it was. For a quiet moment; stopped by the signal.
   */
  async embedAll({ whole, parts }: ComparedTexts, signal: AbortSignal): Promise<void> {
    // Also where a model searches: the built-in one looks closer, and says what sentences mean the same.
    const builtIn = await this.parts.embedders.builtIn();
    const model = await this.parts.embedders.model();
    const embedder = model ?? builtIn;
    if (embedder === null) return;
    const shelf = await this.shelf(embedder);
    // Whole texts first: with them a model can answer already.
    const texts = model === null ? whole : [...whole, ...parts];
    const missing = await this.missingFrom(shelf, texts, new AbortController().signal);
    const { owner, store, embedders } = this.parts;
    const scope = { owner, embedder: embedder.id };
    // Few enough to be written with the next scene: a turn writes twice and no more.
    const isSoonKept = embedder === embedders.builtInNow && missing.length <= mostBesideAScene;
    if (isSoonKept) return this.fill(shelf, missing, signal);
    for (let start = 0; start < missing.length && !signal.aborted; start += batch) {
      this.anew = { embedder: embedder.id, done: start, total: missing.length };
      await this.fill(shelf, missing.slice(start, start + batch), signal);
      await store.write(scope, shelf.takeUnkept(Infinity), signal);
    }
    this.anew = null;
    await store.write(scope, shelf.takeUnkept(Infinity), signal);
    // Until now the others were what was searched.
    if (missing.length > 0) await store.keepOnly(scope, signal);
  }

  /** On the web its code is fetched late; if that fails nothing is found this time, and the story goes on. */
  private async loadMeasure(): Promise<TextMeasure | null> {
    if (this.measure !== null) return this.measure;
    const code = await import('@/recall/text-measure').catch(() => null);
    if (code !== null) this.measure ??= new code.TextMeasure();
    return this.measure;
  }

  /** By whoever knows all of them; null when nobody does, and words must do. */
  private async meanings(
    texts: ComparedTexts,
    query: string,
    signal: AbortSignal,
  ): Promise<Meanings | null> {
    const { embedders } = this.parts;
    const coming = embedders.isModelComing ? await this.soon(embedders.model()) : null;
    const chosen = embedders.chosen ?? coming;
    // A model that fails is no reason to forget.
    const byChosen = chosen === null ? null : this.byModel(chosen, { texts, query }, signal);
    const found = await byChosen?.catch(() => null);
    if (found !== undefined && found !== null) return found;
    const builtIn = await this.builtInSoon();
    if (builtIn === null) return null;
    const shelf = await this.shelf(builtIn);
    const add = (text: string): void => {
      shelf.add({ text, vector: builtIn.embedNow(text) });
    };
    await this.unhurried(await this.missingFrom(shelf, texts.whole, signal), add, signal);
    return signal.aborted
      ? null
      : { embedder: builtIn, cosineOf: shelf.cosines(builtIn.embedNow(query)) };
  }

  /** Whether one sentence says what another asks for; as far as anybody knows by now (arch §6.2.5). */
  readonly means = (said: string, asked: string): boolean => {
    const embedder = this.builtInNow;
    if (embedder === null) return false;
    this.meant ??= new MeantTheSame(embedder);
    return this.meant.holds(said, asked);
  };

  /** Null as long as it is not loaded. */
  get builtInNow(): InstantEmbedder | null {
    return this.parts.embedders.builtInNow;
  }

  /** Null where nobody says what words mean, or not soon enough. */
  builtInEmbedder(): Promise<InstantEmbedder | null> {
    return this.builtInSoon();
  }

  private async builtInSoon(): Promise<InstantEmbedder | null> {
    const { embedders } = this.parts;
    return embedders.builtInNow ?? this.soon(embedders.builtIn());
  }

  /** Words may still be on their way through a slow network, a model be read; the player does not wait for that. */
  private async soon<Who extends Embedder>(coming: Promise<Who | null>): Promise<Who | null> {
    const waiting = new AbortController();
    const late = this.parts.clock.sleep(longestWaitMs, waiting.signal).then(() => null);
    const found = await Promise.race([coming, late]);
    waiting.abort();
    return found;
  }

  /** Null while too many of the texts are still to be embedded. */
  private async byModel(
    embedder: Embedder,
    { texts, query }: { readonly texts: ComparedTexts; readonly query: string },
    signal: AbortSignal,
  ): Promise<Meanings | null> {
    const shelf = await this.shelf(embedder);
    const missing = await this.missingFrom(shelf, texts.whole, signal);
    if (missing.length > fewTexts) return null;
    const missingParts = await this.missingFrom(shelf, texts.parts, signal);
    // Some texts by their parts and others not: that would not compare.
    const areParts = missing.length + missingParts.length <= fewTexts;
    await this.fill(shelf, areParts ? [...missing, ...missingParts] : missing, signal);
    const [vector] = await embedder.embed([query], signal);
    if (vector === undefined) return null;
    const builtIn = await this.builtInSoon();
    const looking = builtIn === null ? embedder : withCloserLook(embedder, builtIn);
    const cosineOf = shelf.cosines(vector);
    return { embedder: looking, cosineOf, ...(areParts ? { cosineOfPart: cosineOf } : {}) };
  }

  private async fill(
    shelf: EmbeddingShelf,
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    if (texts.length === 0) return;
    const vectors = await shelf.embedder.embed(texts, signal);
    vectors.forEach((vector, place) => shelf.add({ text: texts[place] ?? '', vector }));
  }

  private async missingFrom(
    shelf: EmbeddingShelf,
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const missing: string[] = [];
    const note = (text: string): void => {
      if (!shelf.has(text)) missing.push(text);
    };
    await this.unhurried(texts, note, signal);
    return [...new Set(missing)];
  }

  /** Does it with each until it is stopped, and lets the screen move in between. */
  private async unhurried(
    texts: readonly string[],
    step: (text: string) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const { clock } = this.parts;
    let paused = clock.elapsed();
    for (const text of texts) {
      if (signal.aborted) return;
      step(text);
      if (clock.elapsed() - paused < stretchMs) continue;
      await clock.sleep(0, signal);
      paused = clock.elapsed();
    }
  }

  private shelf(embedder: Embedder): Promise<EmbeddingShelf> {
    const { owner, store, embedders } = this.parts;
    const { id, dimension } = embedder;
    const known = this.shelves.get(id);
    if (known !== undefined) return known;
    const opened = store
      .read({ owner, embedder: id, dimension }, new AbortController().signal)
      // What cannot be read is computed again.
      .catch(() => new Map<string, Float32Array>())
      .then(async (kept) => {
        const shelf = new EmbeddingShelf(embedder, await embedders.createMatrix(dimension), kept);
        this.opened.set(id, shelf);
        return shelf;
      });
    this.shelves.set(id, opened);
    return opened;
  }
}

function comparedOf(texts: readonly FindableText[]): ComparedTexts {
  const parts: string[] = [];
  for (const each of texts) if (each.parts !== undefined) parts.push(...each.parts);
  return { whole: texts.map(({ text }) => text), parts };
}

/** A memory never changes: in a long story reading them all again for each question would take longest. */
const read = new WeakMap<Memory, FindableText>();

function findable(memory: Memory): FindableText {
  const before = read.get(memory);
  if (before !== undefined) return before;
  const { id, summary, characters, about, location, kind, tags } = memory;
  const labels = [...characters, about, location, kind, ...(tags ?? [])];
  const text = { id, text: summary, labels: labels.filter((label) => label !== null) };
  read.set(memory, text);
  return text;
}

/** The recall of one story on a host. */
export function storyRecall(
  { database, clock }: { readonly database: SqlDatabase; readonly clock: Clock },
  embedders: Embedders,
  owner: string,
): StoryRecall {
  return new StoryRecall({ owner, embedders, store: new EmbeddingStore(database), clock });
}

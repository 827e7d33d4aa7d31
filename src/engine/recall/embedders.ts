import type { Embedder, InstantEmbedder } from '@/ports/embedder';
import type { SearchByMeaning } from '@/ports/search-by-meaning';
import type { VectorMatrix } from '@/ports/vector-matrix';

/**
 * Who says what texts mean: the one the player chose, and beneath it the built-in one, which is there as
 * soon as its words are loaded. Without either, memories are found by their words.
 */
export class Embedders {
  private loading: Promise<InstantEmbedder | null> | null = null;
  private loaded: InstantEmbedder | null = null;
  private preferred: Embedder | null = null;
  private whatIsWrong: string | null = null;
  private opening: Promise<Embedder | null> | null = null;
  private isOpened = false;
  private whatIsWrongWithModel: string | null = null;

  constructor(
    /** Null on a device that cannot search by meaning. */
    private readonly meaning: SearchByMeaning | null,
  ) {}

  /** Loaded once; a loading that failed is tried again by the next who asks. */
  builtIn(): Promise<InstantEmbedder | null> {
    if (this.meaning === null) return Promise.resolve(null);
    this.loading ??= this.meaning
      .loadWordTable()
      .then((bytes) => this.read(bytes))
      .catch((reason: unknown) => this.fail(sentenceOf(reason)));
    return this.loading;
  }

  /** Whoever is asked for one has an embedder, and so a device that can search by meaning. */
  createMatrix(dimension: number): VectorMatrix | Promise<VectorMatrix> {
    if (this.meaning === null) throw new Error('This device cannot search by meaning.');
    return this.meaning.createMatrix(dimension);
  }

  /** Null as long as it is not loaded. */
  get builtInNow(): InstantEmbedder | null {
    return this.loaded;
  }

  get chosen(): Embedder | null {
    return this.meaning === null ? null : this.preferred;
  }

  choose(embedder: Embedder | null): void {
    this.preferred = embedder;
  }

  /**
   * Whoever is chosen; unless somebody is, the model that the player has on this device, opened by the first
   * who asks. One that cannot be used is not tried again before the next start: that would take long each time.
   */
  model(): Promise<Embedder | null> {
    if (this.chosen !== null || this.meaning?.openModel === undefined)
      return Promise.resolve(this.chosen);
    this.opening ??= this.open(this.meaning.openModel);
    return this.opening;
  }

  /** Whether the player may have a model that nobody has opened yet. */
  get isModelComing(): boolean {
    return this.chosen === null && this.meaning?.openModel !== undefined && !this.isOpened;
  }

  /** Why memories are only found by their words, in one sentence. */
  get fault(): string | null {
    return this.whatIsWrong;
  }

  /** Why the model that the player has is not used, in one sentence. */
  get modelFault(): string | null {
    return this.whatIsWrongWithModel;
  }

  private async open(openModel: () => Promise<Embedder | null>): Promise<Embedder | null> {
    const embedder = await openModel().catch((reason: unknown) => {
      this.whatIsWrongWithModel = sentenceOf(reason);
      return null;
    });
    this.isOpened = true;
    if (this.preferred === null) this.choose(embedder);
    return this.chosen;
  }

  private async read(bytes: Uint8Array): Promise<InstantEmbedder | null> {
    const { builtInEmbedder } = await import('@/recall/built-in-embedder');
    const embedder = builtInEmbedder(bytes);
    if (!embedder.ok) return this.fail(embedder.error);
    this.loaded = embedder.value;
    this.whatIsWrong = null;
    return embedder.value;
  }

  private fail(message: string): null {
    this.loading = null;
    this.whatIsWrong = message;
    return null;
  }
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

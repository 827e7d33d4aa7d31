import { embeddingKey, type EmbeddedText } from '@/persistence/rows/embedding-rows';
import type { Embedder } from '@/ports/embedder';
import type { VectorMatrix } from '@/ports/vector-matrix';

/** The meanings of a story's texts by one embedder, laid out to be searched. */
export class EmbeddingShelf {
  private readonly rows = new Map<string, number>();
  /** Computed and not yet in the database. */
  private readonly unkept: EmbeddedText[] = [];

  constructor(
    readonly embedder: Embedder,
    private readonly matrix: VectorMatrix,
    /** From the database, by the key of the text. */
    private readonly kept: ReadonlyMap<string, Float32Array>,
  ) {}

  /** Whether its meaning is known, here or in the database. */
  has(text: string): boolean {
    if (this.rows.has(text)) return true;
    const vector = this.kept.get(embeddingKey(text));
    return vector !== undefined && this.place(text, vector);
  }

  /** False when the device has no room for it: it is then found by its words. */
  add(embedded: EmbeddedText): boolean {
    if (this.rows.has(embedded.text)) return true;
    const isPlaced = this.place(embedded.text, embedded.vector);
    if (isPlaced) this.unkept.push(embedded);
    return isPlaced;
  }

  /** What is not in the database yet, some of it: whoever asks for it writes it. */
  takeUnkept(most: number): readonly EmbeddedText[] {
    return this.unkept.splice(0, most);
  }

  /** The cosine of each text that is here with a query, to be read before the next question. */
  cosines(query: Float32Array): (text: string) => number | null {
    const scores = this.matrix.scores(query);
    return (text) => {
      const row = this.rows.get(text);
      return row === undefined ? null : (scores[row] ?? null);
    };
  }

  private place(text: string, vector: Float32Array): boolean {
    const row = this.matrix.append(vector);
    if (row.ok) this.rows.set(text, row.value);
    return row.ok;
  }
}

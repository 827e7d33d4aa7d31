import {
  deleteOtherEmbeddings,
  readEmbeddings,
  storeEmbedding,
  type EmbeddedText,
  type EmbeddingScope,
} from '@/persistence/rows/embedding-rows';
import type { SqlDatabase } from '@/ports/sql-database';

/** What texts mean, as it was computed once. All of it can be computed again. */
export class EmbeddingStore {
  constructor(private readonly database: SqlDatabase) {}

  /** By the key of their text. */
  read(
    scope: EmbeddingScope & { readonly dimension: number },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Float32Array>> {
    return readEmbeddings(this.database, scope, signal);
  }

  async write(
    scope: EmbeddingScope,
    embedded: readonly EmbeddedText[],
    signal: AbortSignal,
  ): Promise<void> {
    if (embedded.length === 0) return;
    await this.database.write(
      embedded.map((each) => storeEmbedding(scope, each)),
      signal,
    );
  }

  /** Once everything of this embedder is there: until then the others are what is searched. */
  keepOnly(scope: EmbeddingScope, signal: AbortSignal): Promise<void> {
    return this.database.write([deleteOtherEmbeddings(scope)], signal);
  }
}

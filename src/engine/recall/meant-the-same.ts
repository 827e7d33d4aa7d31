import { relevanceThreshold } from '@/foundation/limits';
import type { InstantEmbedder } from '@/ports/embedder';

/** Whether sentences mean the same; each is embedded once, and each pair is judged once. */
export class MeantTheSame {
  private readonly vectors = new Map<string, Float32Array>();
  private readonly judged = new Map<string, boolean>();

  constructor(private readonly embedder: InstantEmbedder) {}

  holds(said: string, asked: string): boolean {
    const pair = `${asked}\n${said}`;
    const before = this.judged.get(pair);
    if (before !== undefined) return before;
    const [one, other] = [this.vectorOf(said), this.vectorOf(asked)];
    let cosine = 0;
    for (let place = 0; place < one.length; place += 1)
      cosine += (one[place] ?? 0) * (other[place] ?? 0);
    const same = this.embedder.relevance(cosine) >= relevanceThreshold;
    this.judged.set(pair, same);
    return same;
  }

  private vectorOf(text: string): Float32Array {
    const vector = this.vectors.get(text) ?? this.embedder.embedNow(text);
    this.vectors.set(text, vector);
    return vector;
  }
}

import type { Embedder } from '@/ports/embedder';
import { joinScores } from '@/recall/join-scores';
import { LexicalIndex, type LexicalScore } from '@/recall/lexical-index';
import { topRows } from '@/recall/top-rows';

/** A text that may bear on a question. */
export type FindableText = {
  readonly id: string;
  readonly text: string;
  /** What it can be found by beside its own words: who was there, where it was. */
  readonly labels: readonly string[];
  /** Of a long text: what an embedder may also compare one by one. */
  readonly parts?: readonly string[];
};

/** How well a text fits a question. */
export type Measured = {
  /** 0…1, words and meaning joined. */
  readonly relevance: number;
  readonly cosine: number | null;
  readonly lexical: number;
  /** Words of the question that the text has too. */
  readonly words: readonly string[];
};

/** What an embedder says about the question and a text; null where it does not know the text. */
export type Meanings = {
  readonly embedder: Pick<Embedder, 'relevance' | 'lookCloser'>;
  readonly cosineOf: (text: string) => number | null;
  /** The same of parts; absent where they are not compared. */
  readonly cosineOfPart?: (part: string) => number | null;
};

/** A closer look takes longer; further down nothing would come up that far. */
const mostLookedAt = 64;

const nothingShared: LexicalScore = { lexical: 0, ofKnown: 0, names: 0, matchedWords: [] };

type Compared = Measured & {
  readonly id: string;
  readonly text: string;
  readonly shared: LexicalScore;
};

/** Measures how well texts fit a question, by words and, where there is an embedder, by meaning. */
export class TextMeasure {
  private readonly index = new LexicalIndex();
  /** By their id: one that is the same object as before need not be read again. */
  private readonly indexed = new Map<string, FindableText>();

  /** In the order of the texts. Only they count: what is out of scope makes no word common. */
  between(
    query: string,
    texts: readonly FindableText[],
    meanings: Meanings | null,
  ): readonly Measured[] {
    this.read(texts);
    const byWords = this.index.score(query, new Set(texts.map(({ id }) => id)));
    const compared = texts.map((each): Compared => {
      const { id, text } = each;
      const shared = byWords.get(id) ?? nothingShared;
      const { lexical, matchedWords: words } = shared;
      const cosine = meanings === null ? null : cosineBetween(each, meanings);
      const meaning = cosine === null ? null : (meanings?.embedder.relevance(cosine) ?? null);
      const relevance = joinScores({ meaning, words: shared });
      return { id, relevance, cosine, lexical, words, text, shared };
    });
    return meanings === null ? compared : lookedCloser(query, compared, meanings);
  }

  private read(texts: readonly FindableText[]): void {
    for (const each of texts) {
      const before = this.indexed.get(each.id);
      if (before === each) continue;
      if (before === undefined || wholeOf(before) !== wholeOf(each))
        this.index.add(each.id, wholeOf(each));
      this.indexed.set(each.id, each);
    }
  }
}

/**
 * What a long text means is all it says together, and a question mostly asks for one thing of it: of the
 * whole and of the part that is nearest, the mean.
 */
function cosineBetween(
  { text, parts }: FindableText,
  { cosineOf, cosineOfPart }: Meanings,
): number | null {
  const whole = cosineOf(text);
  if (whole === null || parts === undefined || cosineOfPart === undefined) return whole;
  let nearest: number | null = null;
  for (const part of parts) {
    const cosine = cosineOfPart(part);
    if (cosine !== null && (nearest === null || cosine > nearest)) nearest = cosine;
  }
  return nearest === null ? whole : (whole + nearest) / 2;
}

function wholeOf({ text, labels }: FindableText): string {
  return [text, ...labels].join('\n');
}

/** The best of them once more. */
function lookedCloser(
  query: string,
  compared: readonly Compared[],
  { embedder }: Meanings,
): readonly Compared[] {
  if (embedder.lookCloser === undefined) return compared;
  const best = topRows(
    Float32Array.from(compared, ({ relevance }) => relevance),
    {
      limit: mostLookedAt,
      isAllowed: (row) => compared[row]?.cosine !== null,
      idOf: (row) => compared[row]?.id ?? '',
    },
  ).flatMap(({ row }) => compared[row] ?? []);
  const nearer = embedder.lookCloser(
    query,
    best.map(({ text }) => text),
  );
  const placeOf = new Map(best.map(({ id }, place) => [id, place]));
  return compared.map((each) => {
    const place = placeOf.get(each.id);
    if (place === undefined) return each;
    const meaning = embedder.relevance((each.cosine ?? 0) + (nearer[place] ?? 0));
    return { ...each, relevance: joinScores({ meaning, words: each.shared }) };
  });
}

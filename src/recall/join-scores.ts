import type { LexicalScore } from '@/recall/lexical-index';
import { asLogOdds, asShare } from '@/recall/log-odds';

/** What was measured between a question and a text. */
export type Likeness = {
  /** What the embedder makes of the cosine, 0…1; null where only words were compared. */
  readonly meaning: number | null;
  readonly words: Pick<LexicalScore, 'lexical' | 'ofKnown' | 'names'>;
};

/** Fitted on the stories of the labelled set that may be seen (docs/recall.md). */
const perName = 0.25;
/** Fewer of the words than this are as often a coincidence as not. */
const fewWords = 0.5;
const perFurtherWords = 6;

/**
 * One relevance of all of it: from 0.7 on a reader would call the text related. Evidence adds up as log
 * odds, so that words help where the meaning leaves open which text it is; a few that are the same do not
 * outvote it.
 */
export function joinScores({ meaning, words }: Likeness): number {
  // Half of the rare words is what readers call related.
  if (meaning === null) return Math.round(Math.sqrt(words.ofKnown) * 1000) / 1000;
  const byWords = perName * words.names + perFurtherWords * Math.max(0, words.lexical - fewWords);
  return asShare(asLogOdds(meaning) + byWords);
}

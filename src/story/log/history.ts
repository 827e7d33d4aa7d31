import { withoutEnding } from '@/story/words/without-ending';
import { factsNow, type Ledger } from '@/story/log/fact';

/** What has been, as far as conditions ask for it. */
export type History = {
  /** What the player chose: the words, and the ids of the passages it led to. */
  readonly taken: readonly string[];
  readonly ledger: Ledger;
  /** Whether a sentence says what was asked for in other words; equal words are never asked about. */
  readonly means: (said: string, asked: string) => boolean;
};

export const noHistory: History = { taken: [], ledger: [], means: () => false };

export function hasChosen({ taken, means }: History, asked: string): boolean {
  return taken.some((said) => saysTheSame(said, asked, means));
}

/** Whether some sentence of the ledger that still holds says it. */
export function isTold({ ledger, means }: History, asked: string): boolean {
  const { sentences, plainOnes } = saidIn(ledger);
  return plainOnes.has(plain(asked)) || sentences.some((said) => means(said, asked));
}

type Said = { readonly sentences: readonly string[]; readonly plainOnes: ReadonlySet<string> };

/** Each of thousands of beats may ask for a sentence, and nothing of the ledger changes meanwhile. */
const known = new WeakMap<Ledger, Said>();

function saidIn(ledger: Ledger): Said {
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const sentences = factsNow(ledger).flatMap(({ value, kind }) =>
    kind !== 'state' && typeof value === 'string' ? [value] : [],
  );
  const said = { sentences, plainOnes: new Set(sentences.map(plain)) };
  known.set(ledger, said);
  return said;
}

function saysTheSame(said: string, asked: string, means: History['means']): boolean {
  return plain(said) === plain(asked) || means(said, asked);
}

function plain(text: string): string {
  return withoutEnding(text.toLowerCase(), /[.!?\s]/)
    .replace(/\s+/g, ' ')
    .trim();
}

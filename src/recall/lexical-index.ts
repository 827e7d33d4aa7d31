import { commonWords } from '@/recall/common-words';
import { namesIn } from '@/recall/names-in';
import { plainForm } from '@/recall/plain-form';
import { isWithinEdits } from '@/recall/within-edits';
import { comparedWords } from '@/recall/compared-words';

/** How well the words of a text fit the words of a question. */
export type LexicalScore = {
  /** 0…1: BM25 as a share of what a text with all words of the question has. */
  readonly lexical: number;
  /** The same, but words that none of the texts has do not count: questions are asked in many words. */
  readonly ofKnown: number;
  /** 0…1: the same for names alone; 0 when the question has none that the texts know. */
  readonly names: number;
  /** Words of the question that the text has too, as they were asked. */
  readonly matchedWords: readonly string[];
};

type AskedTerm = {
  readonly word: string;
  readonly term: string;
  readonly weight: number;
  readonly isName: boolean;
};

/** BM25's usual constants, with little weight on the length: memories are all one sentence. */
const saturation = 1.2;
const lengthShare = 0.3;

/** What a match of a misspelt word counts. */
const misspeltShare = 0.7;

/**
 * Which texts have the words of a question, whatever their form; the rarer a word among the texts, the
 * more it counts.
 */
export class LexicalIndex {
  /** By term: how often each text has it. */
  private readonly idsOf = new Map<string, Map<string, number>>();
  private readonly termsOf = new Map<string, ReadonlyMap<string, number>>();
  private readonly lengthOf = new Map<string, number>();
  private totalLength = 0;
  private readonly namesOf = new Map<string, ReadonlySet<string>>();
  private readonly timesName = new Map<string, number>();

  get size(): number {
    return this.termsOf.size;
  }

  has(id: string): boolean {
    return this.termsOf.has(id);
  }

  /** A text of the same id is replaced. */
  add(id: string, text: string): void {
    this.remove(id);
    const terms = new Map<string, number>();
    const found = termsIn(text);
    for (const { term } of found) terms.set(term, (terms.get(term) ?? 0) + 1);
    const names = new Set(namesIn(text).map(plainForm));
    this.termsOf.set(id, terms);
    this.lengthOf.set(id, found.length);
    this.totalLength += found.length;
    this.namesOf.set(id, names);
    for (const name of names) this.timesName.set(name, (this.timesName.get(name) ?? 0) + 1);
    for (const [term, times] of terms) {
      const ids = this.idsOf.get(term);
      if (ids === undefined) this.idsOf.set(term, new Map([[id, times]]));
      else ids.set(id, times);
    }
  }

  remove(id: string): void {
    for (const term of this.termsOf.get(id)?.keys() ?? []) {
      const ids = this.idsOf.get(term);
      ids?.delete(id);
      if (ids?.size === 0) this.idsOf.delete(term);
    }
    for (const name of this.namesOf.get(id) ?? []) {
      this.timesName.set(name, (this.timesName.get(name) ?? 1) - 1);
    }
    this.totalLength -= this.lengthOf.get(id) ?? 0;
    this.lengthOf.delete(id);
    this.termsOf.delete(id);
    this.namesOf.delete(id);
  }

  /** The texts that have any of the words; of the given ids alone, or of all. */
  score(query: string, among: ReadonlySet<string> | null): ReadonlyMap<string, LexicalScore> {
    const asked = this.askedTerms(query, among);
    const whole = { all: 0, known: 0, names: 0 };
    for (const { term, weight, isName } of asked) {
      whole.all += weight;
      if (this.countOf(term, among) > 0) whole.known += weight;
      if (isName) whole.names += weight;
    }
    const found = new Map<string, { all: number; names: number; words: string[] }>();
    const usualLength = this.totalLength / this.size;
    for (const { word, term, weight, isName } of asked) {
      for (const [id, times] of this.idsOf.get(term) ?? []) {
        if (among !== null && !among.has(id)) continue;
        let sum = found.get(id);
        if (sum === undefined) found.set(id, (sum = { all: 0, names: 0, words: [] }));
        sum.all += weight * timesShare(times, (this.lengthOf.get(id) ?? 0) / usualLength);
        if (isName) sum.names += weight;
        sum.words.push(word);
      }
    }
    const scores = new Map<string, LexicalScore>();
    for (const [id, { all, names, words }] of found)
      scores.set(id, {
        lexical: rounded(Math.min(1, all / whole.all)),
        ofKnown: rounded(Math.min(1, all / whole.known)),
        names: whole.names === 0 ? 0 : rounded(names / whole.names),
        matchedWords: words,
      });
    return scores;
  }

  private askedTerms(query: string, among: ReadonlySet<string> | null): readonly AskedTerm[] {
    const asked = new Map<string, AskedTerm>();
    for (const { word, term: written } of termsIn(query)) {
      const spelling = this.idsOf.has(written) ? written : this.nearestName(written);
      const term = spelling ?? written;
      const weight = this.rarityOf(term, among) * (term === written ? 1 : misspeltShare);
      if (!asked.has(term)) asked.set(term, { word, term, weight, isName: this.isName(term) });
    }
    return [...asked.values()];
  }

  /** What may not be found makes no word common. */
  private rarityOf(term: string, among: ReadonlySet<string> | null): number {
    const size = among?.size ?? this.size;
    const count = this.countOf(term, among);
    return Math.log(1 + (size - count + 0.5) / (count + 0.5));
  }

  private countOf(term: string, among: ReadonlySet<string> | null): number {
    const ids = this.idsOf.get(term);
    if (ids === undefined || among === null) return ids?.size ?? 0;
    let count = 0;
    for (const id of ids.keys()) count += Number(among.has(id));
    return count;
  }

  /** Most texts that have the word write it as a name. */
  private isName(term: string): boolean {
    const times = this.timesName.get(term) ?? 0;
    return times > 0 && times * 2 > (this.idsOf.get(term)?.size ?? 0);
  }

  /** Names are what players misspell, and what no table of words knows. */
  private nearestName(term: string): string | null {
    if (term.length < 4) return null;
    const limit = term.length < 8 ? 1 : 2;
    let nearest: string | null = null;
    for (const [name, times] of this.timesName) {
      if (times === 0 || !this.isName(name) || (nearest !== null && name > nearest)) continue;
      if (isWithinEdits(term, name, limit)) nearest = name;
    }
    return nearest;
  }
}

function termsIn(text: string): readonly { readonly word: string; readonly term: string }[] {
  return comparedWords(text)
    .filter((word) => word.length > 1 && !commonWords.has(word))
    .map((word) => ({ word, term: plainForm(word) }));
}

/** BM25: a second time counts less than the first, and in a long text less than in a short one. */
function timesShare(times: number, length: number): number {
  return (
    (times * (saturation + 1)) / (times + saturation * (1 - lengthShare + lengthShare * length))
  );
}

/** Hosts may differ in the last digits of a logarithm; the order of texts may not. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

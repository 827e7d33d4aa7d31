import { articles, classOf, slotOf, type Slot } from '@/understanding/phrases/frame-slots';
import { links } from '@/understanding/lexicon/links';
import { baseFormsOf, verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

/**
 * A turn of phrase, word by word: `pick|force <lock>`. The first word stands for all its forms; `a|b` is
 * either, `word?` may be missing, `<lock>` is anything of that class with what describes it, `<somebody>` any
 * few words, `<one's>` whose it is, `<event>` that something happens, `...` whatever stands between, and `.`
 * the end.
 */
export type Frame = string;

/** Several words that mean one thing which may fail. */
export type PhraseRow = readonly [kind: string, frames: readonly Frame[]];

/** From which word to before which other one a frame fits. */
export type Fit = { readonly start: number; readonly end: number };

/** The first words that fit a frame, or null. */
export type FrameFinder = (words: readonly string[]) => Fit | null;

type Compiled = {
  readonly heads: readonly string[];
  /** Its first word is a verb, and must not stand where a noun does. */
  readonly isOfVerb: boolean;
  readonly slots: readonly Slot[];
};

/**
 * `isNoun` for compounds such as "shot glass", which stand after articles; `isAsWritten` where the first word
 * has no other forms.
 */
export function framesOf(
  frames: readonly Frame[],
  { isNoun = false, isAsWritten = false } = {},
): FrameFinder {
  const formsOf = isAsWritten ? (word: string) => [word] : baseFormsOf;
  const byHead = new Map<string, Compiled[]>();
  for (const compiled of frames.map(compile))
    for (const head of compiled.heads) {
      const others = byHead.get(head) ?? [];
      byHead.set(head, others);
      others.push(compiled);
    }
  return (words) => {
    for (let at = 0; at < words.length; at += 1)
      for (const form of formsOf(words[at] ?? ''))
        for (const { slots, isOfVerb } of byHead.get(form) ?? []) {
          const isOther = !isNoun && !isAsWritten && isOfVerb && isNotDone(words, at);
          const end = isOther ? null : endOf(slots, words, at + 1);
          if (end !== null) return { start: at, end };
        }
    return null;
  };
}

/** "The slip", "a detention slip" name something, and "she lied" is what somebody else did. */
function isNotDone(words: readonly string[], at: number): boolean {
  const [before = '', first = ''] = [words[at - 1], words[at - 2]];
  if (others.has(before)) return true;
  return articles.has(before) || (articles.has(first) && verbInTable(before) === null);
}

const others = wordSet('he she they who it');

function endOf(
  slots: readonly Slot[],
  words: readonly string[],
  at: number,
  next = 0,
): number | null {
  const slot = slots[next];
  if (slot === undefined) return at;
  for (const place of slot(words, at)) {
    const end = endOf(slots, words, place, next + 1);
    if (end !== null) return end;
  }
  return null;
}

function compile(frame: Frame): Compiled {
  const [head = '', ...rest] = frame.split(' ');
  const named = /^<(.+)>$/.exec(head)?.[1];
  const heads = named === undefined ? head.split('|') : [...classOf(named)];
  const isOfVerb =
    named === undefined &&
    heads.some((word) => verbInTable(word) !== null) &&
    !heads.some((word) => links.has(word));
  return { heads, isOfVerb, slots: rest.map(slotOf) };
}

import { is, type Term } from '@/reading/prose/tagged';

/** "They talk of Ada Lunt", "a stair by Magnus Orr": named, and not there for that. */
const toldOf =
  /^(?:of|about|by|after|since|than|like|unlike|forgets?|forgot|forgotten|remembers?|remembered|misse[sd]|knew|loved|outlived|succeeded|replaced)$/;

/** Words that a story of now has of what is now, though its verb is past: "came in May, and keeps the gate". */
const nowadays = /^(?:now|still|today|these|nowadays)$/;

/** Where a name stands in its sentence: `to` is its last word. */
type Mention = { readonly from: number; readonly to: number };

/**
 * Whether a sentence of what there is now only tells of somebody: by what is theirs, by what others say of them, or
 * by what they did once. Who did more than that, or whom an opening has, stands somewhere.
 */
export function isOnlyTold(
  terms: readonly Term[],
  { from, to }: Mention,
  { isOfNow, after = [] }: { readonly isOfNow: boolean; readonly after?: readonly Term[] },
): boolean {
  const [last, before] = [terms[to], terms[from - 1]];
  const next = terms[to + 1];
  if (next?.small === 'who' && is(terms[to + 2], 'PresentTense')) return false;
  if (isOwning(last, next) || toldOf.test(before?.small ?? '')) return true;
  if (!isOfNow || terms.slice(to).some(({ small }) => nowadays.test(small))) return false;
  if (/^(?:he|she|they)$/.test(after[0]?.small ?? '') && isNow(after[1])) return false;
  const behind = terms.slice(to + 1);
  const verbs = behind.filter(
    (term, at) => is(term, 'Verb', 'Copula', 'Modal') && !isAside(behind, at),
  );
  const [first] = verbs.length > 0 ? verbs : behind.filter((term) => is(term, 'Verb', 'Copula'));
  if (first === undefined || !is(first, 'PastTense')) return false;
  // "Came up the river with a mule, and shoes horses": the same somebody, at another verb.
  return !behind.some((term, at) => /^(?:and|but)$/.test(term.small) && isNow(behind[at + 1]));
}

/** "Ada's stair", and not "Ada's seventeen": a name that only says whose something is. */
function isOwning(last: Term | undefined, next: Term | undefined): boolean {
  if (!/['’]s?$/.test(last?.text ?? '')) return false;
  return !is(next, 'Value', 'Preposition', 'Determiner', 'Gerund', 'Pronoun', 'Adverb');
}

function isNow(term: Term | undefined): boolean {
  return is(term, 'PresentTense') && !is(term, 'Infinitive', 'Gerund');
}

/** In ", who came in May,": its verb is not the name's, if another follows behind the comma. */
function isAside(terms: readonly Term[], at: number): boolean {
  const who = terms.findIndex(({ small }) => /^(?:who|whom|whose)$/.test(small));
  if (who < 0 || at < who) return false;
  return !terms.slice(who, at).some(({ after }) => after.includes(','));
}

/** Whether a setting speaks of now; of one that is told in the past hardly a sentence does. */
export function isToldOfNow(sentences: readonly { readonly terms: readonly Term[] }[]): boolean {
  const first = sentences.flatMap(
    ({ terms }) => terms.find((term) => is(term, 'Verb', 'Copula', 'Modal')) ?? [],
  );
  return 3 * first.filter(isNow).length > first.length;
}

import { is, tagged } from '@/reading/prose/tagged';

const kin =
  /^(?:husband|wife|father|mother|brother|sister|son|daughter|boy|girl|child|uncle|aunt|cousin|nephew|niece|grandfather|grandmother|parents|sons|daughters|brothers|sisters|children)$/;
const anyOfTheirs = /^(?:his|her|their|its)$/;

/** "Her late husband built the mill", "Father drowned": a sentence about whoever somebody has, and not about them. */
export function kinSpokenOf(sentence: string): { readonly isTheirs: boolean } | null {
  const terms = tagged(sentence);
  const isTheirs = anyOfTheirs.test(terms[0]?.small ?? '');
  const at = terms.findIndex(({ small }) => kin.test(small));
  const mostBefore = isTheirs ? 3 : 1;
  if (at < (isTheirs ? 1 : 0) || at > mostBefore) return null;
  const isPlain = terms
    .slice(isTheirs ? 1 : 0, at)
    .every((term) => is(term, 'Adjective', 'Participle', 'Ordinal', 'Noun') && !is(term, 'Person'));
  const [own, verb] = [terms[at], terms[at + 1]];
  const isSubject =
    own?.after.trim() === '' && is(verb, 'Verb', 'Copula', 'Modal') && !is(verb, 'Gerund');
  return isPlain && isSubject ? { isTheirs } : null;
}

import { is, type Term } from '@/reading/prose/tagged';

/** "The deed to the spring", "a bag of medicines": what it is of says which it is. */
export function withOf(terms: readonly Term[], to: number): number {
  const joint = terms[to + 1];
  if (joint?.small !== 'of' || terms[to]?.after.trim() !== '') return to;
  const skip = terms[to + 2]?.small === 'the' ? 1 : 0;
  let last = to + 1 + skip;
  while (
    last < to + 3 + skip &&
    is(terms[last + 1], 'Noun', 'Adjective') &&
    !is(terms[last + 1], 'Pronoun', 'Possessive') &&
    (last === to + 1 + skip || terms[last]?.after.trim() === '')
  )
    last += 1;
  return is(terms[last], 'Noun') && last > to + 1 + skip ? last : to;
}

/** As it stands in the sentence. */
export function wordsBetween(terms: readonly Term[], from: number, to: number): string {
  return terms
    .slice(from, to + 1)
    .map(({ text, after }, at) => (at === to - from ? text : `${text}${after}`))
    .join('');
}

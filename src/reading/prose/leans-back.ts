import { is, type Term } from '@/reading/prose/tagged';

const backward = new Set(
  'it its he she him her his hers they them their theirs this that these those there then so but and or yet still both neither each one others another such either nor here'.split(
    ' ',
  ),
);

const persons = new Set('it its he she him her his they them their'.split(' '));
/** So few words say nothing without those before them. */
const fewWords = 4;

/** Whether its first words point at something said before. */
export function leansBack(terms: readonly Term[]): boolean {
  const [first] = terms;
  if (first === undefined) return false;
  if (backward.has(first.small) || terms.length <= fewWords) return true;
  const pointer = terms.slice(0, 8).findIndex(({ small }) => persons.has(small));
  if (pointer <= 0) return false;
  const meant = terms.slice(0, pointer).filter((term) => is(term, 'Noun') && !is(term, 'Pronoun'));
  // "Latches won't lift for him": he is none of the latches.
  const isOne = one.has(terms[pointer]?.small ?? '');
  return meant.length === 0 || (isOne && meant.every((term) => is(term, 'Plural')));
}

const one = new Set('he she him her his'.split(' '));
const pointing = new Set('he she his they their this that these those'.split(' '));

/** Whether the first sentence of a paragraph points at the paragraph before: "That plague", not "It is now Thursday". */
export function pointsBack([first, second]: readonly Term[]): boolean {
  return pointing.has(first?.small ?? '') && !(first?.small === 'that' && is(second, 'Copula'));
}

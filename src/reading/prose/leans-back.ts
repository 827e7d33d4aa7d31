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
  return (
    pointer > 0 && !terms.slice(0, pointer).some((term) => is(term, 'Noun') && !is(term, 'Pronoun'))
  );
}

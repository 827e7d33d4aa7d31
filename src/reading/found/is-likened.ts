import type { Term } from '@/reading/prose/tagged';

/** "As brittle as an egg", "the colour of his collar", "like a coat hook": it is not there, it is only like something. */
export function isLikened(terms: readonly Term[], at: number): boolean {
  const before = terms.slice(Math.max(0, at - 7), at).map(({ small }) => small);
  const text = ` ${before.join(' ')} `;
  if (
    / (?:like|as if|as though|than|resembles?|reminds?|sort of|kind of) (?:\S+ ){0,4}$/.test(text)
  )
    return true;
  if (/ as \S+ as (?:\S+ ){0,4}$/.test(text) || / as (?:an?|the|any) (?:\S+ ){0,2}$/.test(text))
    return true;
  return / (?:colou?r|size|shape|length|width|weight|height|breadth|smell|sound|taste|look|thickness|age|price|cost|worth|handful) of (?:\S+ ){0,3}$/.test(
    text,
  );
}

import { is, tagged } from '@/reading/prose/tagged';

/** Small, unless it is a name. */
export function lowerFirst(text: string): string {
  const [first] = tagged(text);
  if (
    first === undefined ||
    is(first, 'ProperNoun', 'Person', 'Place', 'Acronym') ||
    /^I\b/.test(text)
  )
    return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

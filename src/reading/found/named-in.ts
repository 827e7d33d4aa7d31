import { mentions } from '@/reading/found/person-names';

/** Which of those a text names, by any of the words that mean them. */
export function namedIn<Found extends { readonly called: readonly string[] }>(
  text: string,
  known: readonly Found[],
): readonly Found[] {
  return known.filter(({ called }) => called.some((name) => namesIt(text, name)));
}

/** However it is written. */
export function namesIt(text: string, name: string): boolean {
  return mentions(text, name) || mentions(text.toLowerCase(), name.toLowerCase());
}

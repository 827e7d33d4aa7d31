const usualFade = 0.52;
/** How far down the fade so little of the picture is left that words can be read on it. */
const readableFrom = 0.55;

/**
 * Where a picture begins to fade into the page, as a part of its height: early enough that all words at
 * its foot can be read, also a name of two lines on the low picture above large text.
 */
export function placeFade(height: number, words: number): number {
  const latest = 1 - words / height / (1 - readableFrom);
  return Math.min(usualFade, Math.max(0, latest));
}

import { mentions } from '@/reading/found/person-names';
import type { Excerpt, Reading } from '@/reading/found/reading';
import type { Excerpts } from '@/reading/story/excerpts-left';

/** More would drown what it is told after. */
const mostWords = 40;

/**
 * Something of the author's that has not been told and names one of these: whoever asks is told something. It is
 * taken. Null where nothing is left.
 */
export function excerptAbout(
  names: readonly string[],
  { everywhere, topics, places }: Reading,
  free: Excerpts,
): Excerpt | null {
  const wanted = names.map((name) => name.toLowerCase()).filter((name) => name.length > 3);
  const all = [...topics, ...places].flatMap(({ excerpts }) => excerpts.slice(1));
  const found = [...everywhere, ...all].find(
    (each) =>
      each.isStart &&
      each.words <= mostWords &&
      free.isFree(each) &&
      wanted.some((name) => mentions(each.text.toLowerCase(), name)),
  );
  if (found === undefined) return null;
  free.take(found);
  return found;
}

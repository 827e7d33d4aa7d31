import type { FoundPerson } from '@/reading/found/reading';

type Named = Pick<FoundPerson, 'id' | 'name' | 'shortName' | 'called'>;

/**
 * What the author's prose calls somebody most, of the names that are theirs alone. Where it calls them nothing but
 * their whole name, the short name stays as it is.
 */
export function usualName(
  { id, name, shortName, called }: Named,
  texts: string,
  all: readonly Named[],
): string {
  if (name.startsWith('the ') || shortName === name) return name;
  const others = all.filter((other) => other.id !== id).flatMap((other) => other.called);
  // A family's name is nobody's alone.
  const family = new Set(
    all.filter((other) => other.id !== id).flatMap((other) => other.name.split(' ')),
  );
  const own = called.filter(
    (each) => each !== name && each.length > 2 && !others.includes(each) && !family.has(each),
  );
  const free = own.includes(shortName) || shortName === name ? own : [shortName, ...own];
  const counts = free.map((each) => ({
    each,
    count:
      countOf(texts, each) -
      longer(each, called).reduce((sum, long) => sum + countOf(texts, long), 0),
  }));
  const [most] = [...counts].sort((one, other) => other.count - one.count);
  const isOwn = !others.includes(shortName);
  if (most === undefined) return isOwn ? shortName : name;
  const usual = counts.find(({ each }) => each === shortName);
  return most.count > (usual?.count ?? 0) || !isOwn ? most.each : shortName;
}

/** Longer names that end with it: before a capital it was not counted at all. */
function longer(short: string, called: readonly string[]): readonly string[] {
  return called.filter(
    (each) => each.endsWith(` ${short}`) && !/^(?:Mr|Mrs|Ms|Miss|Dr)\.? \S+$/.test(each),
  );
}

function countOf(texts: string, name: string): number {
  let count = 0;
  for (let at = texts.indexOf(name); at >= 0; at = texts.indexOf(name, at + name.length)) {
    const isWhole =
      !/[\p{L}\p{N}]/u.test(texts[at - 1] ?? '') &&
      !/[\p{L}\p{N}]/u.test(texts[at + name.length] ?? '');
    // "Wray House" and "Mrs Wray" name others.
    const isPart =
      /^(?:'s)? \p{Lu}/u.test(texts.slice(at + name.length, at + name.length + 4)) ||
      /\b(?:Mr|Mrs|Ms|Miss|Dr)\.? $/.test(texts.slice(Math.max(0, at - 6), at));
    if (isWhole && (!isPart || name.includes(' '))) count += 1;
  }
  return count;
}

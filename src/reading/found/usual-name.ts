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
  const own = called.filter((each) => each !== name && each.length > 2 && !others.includes(each));
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

function longer(short: string, called: readonly string[]): readonly string[] {
  return called.filter((each) => each !== short && each.includes(short));
}

function countOf(texts: string, name: string): number {
  let count = 0;
  for (let at = texts.indexOf(name); at >= 0; at = texts.indexOf(name, at + name.length)) {
    const isWhole =
      !/[\p{L}\p{N}]/u.test(texts[at - 1] ?? '') &&
      !/[\p{L}\p{N}]/u.test(texts[at + name.length] ?? '');
    if (isWhole) count += 1;
  }
  return count;
}

import type { Damaged } from './damage';
import type { LibraryList } from './list-library';
import type { LibraryReading } from './read-library';

/**
 * Whether whoever looks at the list, and then opens what is listed, is told of each story that it is damaged or
 * gone, without opening another one; null when they are, and of no other.
 */
export function judgeList(
  ids: Iterable<string>,
  list: LibraryList,
  { found, sparesStories }: Pick<Damaged, 'sparesStories'> & { readonly found: LibraryReading },
): string | null {
  const wrong = [...ids].flatMap((id) => {
    const listed = list.stories.get(id);
    const isSaid = list.lost.includes(id) || list.said.includes(id);
    const isTold = isSaid || (listed !== undefined && (listed.fault ?? listed.told) !== null);
    if (sparesStories === true) return isTold ? ['a whole story is called damaged'] : [];
    if (listed === undefined)
      return isSaid || isRefused(list) || isUnderAnotherName(ids, list)
        ? []
        : ['a story is gone, and nobody says so'];
    return isDamaged(found, id) && !isTold && list.said === '' ? ['a damage is not told'] : [];
  });
  return wrong.length === 0 ? null : `in the list: ${[...new Set(wrong)].sort().join(', ')}`;
}

/** Who cannot read the file at all says so instead of a list. */
function isRefused({ stories, lost, said }: LibraryList): boolean {
  return stories.size + lost.length === 0 && said !== '';
}

function isDamaged(found: LibraryReading, id: string): boolean {
  return found.kind === 'read' && found.stories.get(id)?.kind === 'damaged';
}

/** One whose name is damaged is listed under another name, as damaged. */
function isUnderAnotherName(ids: Iterable<string>, { stories, lost }: LibraryList): boolean {
  const known = new Set(ids);
  return [...stories.keys(), ...lost].some((id) => !known.has(id));
}

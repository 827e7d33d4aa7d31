import type { Damaged } from './damage';
import type { LibraryReading, StoryReading } from './read-library';

/** What came of a damage. Only the first two are as they should be. */
export type Verdict =
  | { readonly kind: 'whole' }
  | { readonly kind: 'named'; readonly says: readonly string[] }
  | { readonly kind: 'wrong'; readonly what: string };

type Stories = ReadonlyMap<string, StoryReading>;

/** Each story must be what it was, to the byte, or be called damaged; and only if it is. */
export function judge(
  original: Stories,
  found: LibraryReading,
  { sparesStories }: Pick<Damaged, 'sparesStories'>,
): Verdict {
  const verdict = judgeStories(original, found);
  return sparesStories === true && verdict.kind === 'named'
    ? { kind: 'wrong', what: `called damaged: ${verdict.says.join(', ')}` }
    : verdict;
}

function judgeStories(original: Stories, found: LibraryReading): Verdict {
  if (found.kind === 'crashed') return { kind: 'wrong', what: `crashed: ${found.says}` };
  if (found.kind === 'refused') return { kind: 'named', says: [found.says] };
  const gone = [...original.keys()].filter((id) => !found.stories.has(id));
  const strange = [...found.stories].filter(([id]) => !original.has(id));
  const strangeAndDamaged = strange.filter(([, { kind }]) => kind === 'damaged');
  const what = [
    // One whose name is damaged is listed under another name, as damaged.
    ...(gone.length <= strangeAndDamaged.length ? [] : ['a story is gone']),
    ...(strange.length === strangeAndDamaged.length ? [] : ['a story that was never begun']),
    ...[...original].flatMap(([id, story]) => alteredParts(story, found.stories.get(id))),
  ];
  if (what.length > 0)
    return { kind: 'wrong', what: `unnoticed: ${[...new Set(what)].sort().join(', ')}` };
  const says = [...found.stories.values()].flatMap((each) =>
    each.kind === 'damaged' ? [each.says] : [],
  );
  return says.length > 0 ? { kind: 'named', says } : { kind: 'whole' };
}

function alteredParts(original: StoryReading, found: StoryReading | undefined): readonly string[] {
  if (original.kind !== 'whole')
    throw new Error('The library was damaged before anything was done.');
  if (found?.kind !== 'whole') return [];
  return Object.keys(original.parts).filter((part) => {
    // A file that is gone is missed by the scene that lists it.
    if (part === 'files' && found.parts[part]?.includes('lost') === true) return false;
    return original.parts[part] !== found.parts[part];
  });
}

import { refusedKeys } from '@/foundation/json-trees/deep-merge';
import { bare } from '@/campaign/place-at-start';
import { slugOf } from '@/story/words/slug-of';

type Items = ReadonlyMap<string, string>;

/** What the player carries at the start: by id, by name, or a thing that only this list names. */
export function itemsAtStart(
  written: readonly string[],
  items: Items,
): { readonly startingItems: readonly string[]; readonly items: Items } {
  const all = new Map(items);
  const byName = new Map([...items].map(([id, name]) => [bare(name), id]));
  const startingItems = new Set<string>();
  for (const name of written) {
    const known = all.has(name) ? name : byName.get(bare(name));
    const id = known ?? freeId(name, all);
    if (known === undefined) {
      all.set(id, isIdLike(name) ? name.replace(/[_-]+/g, ' ').trim() || name : name);
      byName.set(bare(name), id);
    }
    startingItems.add(id);
  }
  return { startingItems: [...startingItems], items: all.size === items.size ? items : all };
}

/** What looks like an id is one: passages may ask for it. */
function freeId(name: string, taken: Items): string {
  const own = isIdLike(name) ? name : slugOf(name);
  const isFree = (id: string): boolean => id !== '' && !taken.has(id) && !refusedKeys.has(id);
  if (isFree(own)) return own;
  let nth = 2;
  while (!isFree(`${own === '' ? 'thing' : own}_${String(nth)}`)) nth += 1;
  return `${own === '' ? 'thing' : own}_${String(nth)}`;
}

function isIdLike(name: string): boolean {
  return /^[a-z0-9_-]+$/.test(name);
}

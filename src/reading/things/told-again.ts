import { seedFrom } from '@/foundation/seeded-random';
import type { FoundProp } from '@/reading/found/reading';

const begun = ['It is', 'This is', 'You see', 'From near, it is', 'There it is:'];

/** What its author first said of it, for whoever looks: "It is a tin mug that smells bitter." Null where that is its name. */
export function toldAgain({ id, told }: FoundProp): string | null {
  if (told === null) return null;
  const start = begun[seedFrom(0, id) % begun.length] ?? '';
  return `${start} ${told.text}.`;
}

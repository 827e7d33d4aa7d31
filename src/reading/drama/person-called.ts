import { mentions } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';

/** Whom a name that stands in prose means. */
export function personCalled(name: string, people: readonly FoundPerson[]): FoundPerson | null {
  return people.find(({ called }) => called.some((each) => mentions(name, each))) ?? null;
}

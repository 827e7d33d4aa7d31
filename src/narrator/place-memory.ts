import { lastWord, memoryAt, memoryNaming, memoryOf } from '@/narrator/memory-of';
import type { TellingContext } from '@/narrator/telling-context';
import type { Memory } from '@/story/memory';
import { personPlace } from '@/story/story-state';

/** What bears on going to a place: what happened there last, else who is there, else what speaks of it. */
export function placeMemory(place: string, context: TellingContext): Memory | null {
  const { memories } = context.past;
  const there = memoryAt(memories, place);
  if (there !== null) return there;
  for (const person of peopleKnownAt(place, context)) {
    const memory = memoryOf(memories, person, context.campaign);
    if (memory !== null) return memory;
  }
  return memoryNamingPlace(place, context);
}

/** Who belongs to a place and is there: of others the player could not know it. */
function peopleKnownAt(
  place: string,
  { campaign, state }: Pick<TellingContext, 'campaign' | 'state'>,
): readonly string[] {
  return [...campaign.people.values()]
    .filter((person) => person.place === place && personPlace(state, person.id) === place)
    .map(({ id }) => id);
}

/** What speaks of a place by the last word of its name. */
export function memoryNamingPlace(
  place: string,
  { campaign, past }: Pick<TellingContext, 'campaign' | 'past'>,
): Memory | null {
  const word = lastWord(campaign.places.get(place)?.name ?? '');
  return word === null ? null : memoryNaming(past.memories, word);
}

import { memoryOfThoseNamed } from '@/narrator/reasons/person-memory';
import { memoryAt, memoryOf, newestThat } from '@/narrator/reasons/memory-of';
import { namesPartOf, speakOfTheSame, speaksOf } from '@/narrator/reasons/speak-of-the-same';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Memory } from '@/story/state/memory';
import { personPlace } from '@/story/state/story-state';

/**
 * What bears on going to a place: what its words say was done there; whom they name; of what happened there what
 * speaks of the same as they do, or of the place; who is at home there; else what speaks of it from elsewhere.
 */
export function placeMemory(text: string, place: string, context: TellingContext): Memory | null {
  const { campaign, past } = context;
  const there = (fits: (memory: Memory) => boolean): Memory | null =>
    newestThat(past.memories, (memory) => memory.location === place && fits(memory));
  const name = campaign.places.get(place)?.name ?? '';
  return (
    deedIn(text, place, context) ??
    memoryOfThoseNamed(text, context) ??
    there((memory) => speakOfTheSame(text, memory, campaign)) ??
    there((memory) => namesPartOf(name, memory)) ??
    memoryOfHost(place, context) ??
    memoryNamingPlace(place, context)
  );
}

/** "Go back to the mill, where you left the lamp burning." */
function deedIn(text: string, place: string, { past }: TellingContext): Memory | null {
  const last = memoryAt(past.memories, place);
  const deed = /^You ([^,:;.!?"]+)/.exec(last?.summary ?? '')?.[1];
  return deed !== undefined && text.includes(`you ${deed}`) ? last : null;
}

/** Of who belongs to a place and is there: of others the player could not know it. */
function memoryOfHost(place: string, { campaign, state, past }: TellingContext): Memory | null {
  const isAtHome = (id: string): boolean =>
    campaign.people.get(id)?.place === place && personPlace(state, id) === place;
  for (const id of [...campaign.people.keys()].filter(isAtHome)) {
    const memory = memoryOf(past.memories, id, campaign);
    if (memory !== null) return memory;
  }
  return null;
}

/** What speaks of a place by the last word of its name, and not only of where something was. */
export function memoryNamingPlace(
  place: string,
  { campaign, past }: Pick<TellingContext, 'campaign' | 'past'>,
): Memory | null {
  const name = campaign.places.get(place)?.name ?? '';
  return newestThat(past.memories, (memory) => speaksOf(name, memory));
}

import { newestMemory } from '@/narrator/passages/is-eligible';
import type { Campaign } from '@/story/campaign/campaign';
import type { Memory } from '@/story/state/memory';
import { namesWord } from '@/story/words/names-word';

/** Farther back than this nobody looks, so that a scene of a long story takes no longer than one of a short. */
const mostLookedAt = 2_000;
/** Words are sought in sentences, which takes longer. */
const mostRead = 300;

type Answers = { readonly recent: readonly Memory[]; readonly known: Map<string, Memory | null> };

/** One scene is asked for the same few again and again, offer by offer. */
const asked = new WeakMap<readonly Memory[], Answers>();

/** The newest memory that fits; `what` names the question, so that each is answered once a moment. */
function newest(
  memories: readonly Memory[],
  what: string,
  fits: (memory: Memory) => boolean,
): Memory | null {
  const { recent, known } = asked.get(memories) ?? begun(memories);
  const before = known.get(what);
  if (before !== undefined) return before;
  const answer = newestMemory(recent, fits);
  known.set(what, answer);
  return answer;
}

function begun(memories: readonly Memory[]): Answers {
  const answers = {
    recent: memories.slice(-mostLookedAt),
    known: new Map<string, Memory | null>(),
  };
  asked.set(memories, answers);
  return answers;
}

/** What meant something; having waited somewhere is no reason for anything. */
function isMeant({ significance }: Memory): boolean {
  return significance !== 'low';
}

/**
 * The newest memory between the player and somebody, which says so: it is about them, or about nobody, and has
 * their name. That they stood by when it happened is not enough.
 */
export function memoryOf(
  memories: readonly Memory[],
  id: string,
  { people }: Pick<Campaign, 'people'>,
): Memory | null {
  const name = people.get(id)?.shortName ?? '';
  const isNaming = (memory: Memory): boolean => isMeant(memory) && namesWord(memory.summary, name);
  return (
    newest(memories, `about ${id}`, (memory) => memory.about === id && isNaming(memory)) ??
    newest(memories, `with ${id}`, (memory) => {
      const { about, characters } = memory;
      return about === null && characters.includes(id) && isNaming(memory);
    })
  );
}

/** The newest that fits, of what meant something; asked for anew each time. */
export function newestThat(
  memories: readonly Memory[],
  fits: (memory: Memory) => boolean,
): Memory | null {
  return newestMemory(memories.slice(-mostRead), (memory) => isMeant(memory) && fits(memory));
}

/** What happened last at a place, of what meant something. */
export function memoryAt(memories: readonly Memory[], place: string): Memory | null {
  return newest(memories, `at ${place}`, (memory) => memory.location === place && isMeant(memory));
}

/** The memory that is this sentence, as a passage gave it. */
export function memorySaying(memories: readonly Memory[], summary: string): Memory | null {
  return newest(memories, `says ${summary}`, (memory) => memory.summary === summary);
}

/** The newest that speaks of a thing by this word. */
export function memoryNaming(memories: readonly Memory[], word: string): Memory | null {
  let left = mostRead;
  return newest(memories, `names ${word}`, (memory) => {
    left -= 1;
    return left >= 0 && isMeant(memory) && namesWord(memory.summary, word);
  });
}

/** What a thing or a place is mostly called by. */
export function lastWord(name: string): string | null {
  const words = name.match(/\p{L}+/gu) ?? [];
  const last = words[words.length - 1] ?? null;
  return last !== null && name.endsWith(last) ? last : null;
}

/** What is found for the first of them for which anything is. */
export function firstOf<T>(list: readonly T[], find: (each: T) => Memory | null): Memory | null {
  for (const each of list) {
    const memory = find(each);
    if (memory !== null) return memory;
  }
  return null;
}

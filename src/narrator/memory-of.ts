import { newestMemory } from '@/narrator/is-eligible';
import type { Campaign } from '@/story/campaign';
import type { Memory } from '@/story/memory';
import { namesWord } from '@/story/names-word';

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
 * The newest memory of a person or a place: what is about somebody, else what has to do with them. That they
 * stood by when it happened is not enough.
 */
export function memoryOf(
  memories: readonly Memory[],
  id: string,
  { people }: Pick<Campaign, 'people'>,
): Memory | null {
  const name = people.get(id)?.shortName ?? null;
  return (
    newest(memories, `about ${id}`, (memory) => memory.about === id && isMeant(memory)) ??
    newest(memories, `with ${id}`, (memory) => isMeant(memory) && hasToDoWith(memory, id, name))
  );
}

function hasToDoWith(memory: Memory, id: string, name: string | null): boolean {
  const { characters, witnesses = [], location, summary } = memory;
  if (location === id) return true;
  if (!characters.includes(id)) return false;
  return !witnesses.includes(id) || (name !== null && summary.includes(name));
}

/** What happened last at a place, of what meant something. */
export function memoryAt(memories: readonly Memory[], place: string): Memory | null {
  return newest(memories, `at ${place}`, (memory) => memory.location === place && isMeant(memory));
}

/** What happened last at a place, of what meant much. */
export function momentousAt(memories: readonly Memory[], place: string): Memory | null {
  return newest(
    memories,
    `momentous ${place}`,
    ({ location, significance }) => location === place && significance === 'high',
  );
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
  return /(\p{L}+)$/u.exec(name)?.[1] ?? null;
}

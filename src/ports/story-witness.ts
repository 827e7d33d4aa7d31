/**
 * Remembers beside the database, never instead of it, how far each story had come. A database whose end
 * is cut off looks like a whole, older one: only somebody else can tell. What a witness has forgotten
 * proves nothing.
 */
export interface StoryWitness {
  /** How often each story had been written to, as far as is remembered. */
  recall(): ReadonlyMap<string, number>;
  /** After a write has been kept. Never fails: a witness that cannot write says nothing later. */
  note(story: string, commits: number): void;
  /** The story was deleted. */
  forget(story: string): void;
}

export const noWitness: StoryWitness = {
  recall: () => new Map(),
  note: () => undefined,
  forget: () => undefined,
};

/** Every fixed number of the engine, once, with where it comes from. */

/** arch §2.3.2: plan generations for one action before the story goes on without one. */
export const maxPlanGenerations = 5;
/** arch §2.2.1: retries after the first run, also the most a plan may ask for (arch §1.2). */
export const maxRetries = 3;
/** arch §2.2.1: pause before the first retry, doubled for each further one. */
export const defaultBackoffMs = 100;
/** arch §2.5: a script's time when its manifest says nothing. */
export const defaultScriptTimeoutMs = 30_000;
/** arch §2.5: all scripts of a plan together. */
export const planTimeoutMs = 60_000;
/** docs/decisions: without a model a turn answers within this, whatever hangs. */
export const turnDeadlineMs = 20_000;
/** arch §7.3: a scene offers three or four choices. */
export const fewestChoices = 3;
export const mostChoices = 4;
/** Words of a scene on the built-in rung: where the narrator stops adding parts. */
export const sceneWords = { terse: 55, vivid: 75, poetic: 100 } as const;
/** No part is added that would make a scene longer than this; what the choice brought is always told. */
export const mostSceneWords = 120;
/** A sentence of this many words or more is never told twice in a playthrough. */
export const rememberedSentenceWords = 5;
/** Memories handed to a scene as `recalled`. */
export const recalledMemories = 3;
/** arch §4.1.3: below this a memory does not count as related. */
export const relevanceThreshold = 0.7;
/** A breather may be told again after this many scenes. */
export const breatherRestScenes = 30;
/** Parts of one condition, each a step when it is judged; a hostile campaign must not hang a turn. */
export const conditionSteps = 500;
/** Nesting of a condition; a deeper one would overflow the stack of whatever walks its tree. */
export const conditionDepth = 100;
/** Longest condition that is read. */
export const conditionCharacters = 2_000;
/** Longest choice line of a passage that is read. */
export const choiceCharacters = 2_000;
/** Longest typed action that is read; the rest is cut. */
export const typedActionCharacters = 500;
/** Nesting of an event that is still read; a deeper patch would overflow the stack of its merge (001 §4.2). */
export const patchDepth = 32;

/** What a script may use; 001 names no numbers, and bundled skills stay far below these. */
export const scriptLimits = {
  cpuMs: 1_000,
  memoryBytes: 32 * 1024 * 1024,
  /** Of all lines together, with their newlines (001 §2.2). */
  outputBytes: 1024 * 1024,
  /** Of one line (001 §2.3). */
  lineBytes: 256 * 1024,
  /** So many events at most (001 §5.4). */
  lines: 2_000,
  openCalls: 64,
} as const;

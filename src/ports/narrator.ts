import type { Brief } from '@/contracts/generated/brief';
import type { ModelRung } from '@/story/log/rung';

/** One sentence as a rung tells it. */
export type RungSentence = {
  readonly text: string;
  /** Which part of the brief it tells, counted from 0; never one before the part of the sentence before. */
  readonly part: number;
};

/** A rung of the narrator ladder above the built-in one. */
export interface Narrator {
  /**
   * The scene of the brief, sentence by sentence as they are made. Each is held against the guards and shown
   * when it comes. It may throw, end too early or never end: the next rung tells what is missing.
   */
  tell(brief: Brief, signal: AbortSignal): AsyncIterable<RungSentence>;
}

export type NarratorRung = { readonly name: ModelRung; readonly narrator: Narrator };

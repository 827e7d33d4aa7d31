import type { Shape } from '@/contracts/generated/contract-types';
import { shapesOfKeptRow } from '@/contracts/generated/shapes-of-story-rows';
import { hasShape } from '@/contracts/has-shape';
import { parseJson } from '@/foundation/parse-text';

/**
 * Whether a row holds what whoever reads it takes for granted. Its hash says only that it is what was
 * written: a file from elsewhere may have been sealed by anybody.
 */
export function isSoundBody(body: unknown): boolean {
  return holds(shapesOfKeptRow.body, body);
}

export function isSoundOutcome(outcome: unknown): boolean {
  return holds(shapesOfKeptRow.outcome, outcome);
}

export function isSoundWords(words: unknown): boolean {
  return holds(shapesOfKeptRow.words, words);
}

export function isSoundChange(body: unknown): boolean {
  return holds(shapesOfKeptRow.change, body);
}

/** In a damaged file a column may hold anything. */
function holds(shape: Shape, text: unknown): boolean {
  const parsed = typeof text === 'string' ? parseJson(text) : null;
  return parsed?.ok === true && hasShape(shape, parsed.value);
}

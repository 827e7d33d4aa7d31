import type { Choice } from '@/contracts/generated/choice';
import type { PlayerAction } from '@/engine/gather';

/** What a line from the player means. */
export type PlayerInput =
  | { readonly kind: 'take'; readonly action: PlayerAction }
  | { readonly kind: 'undo' | 'help' | 'again' }
  | { readonly kind: 'leave'; readonly how: 'left' | 'new' }
  | { readonly kind: 'not-offered'; readonly number: number };

const leave: PlayerInput = { kind: 'leave', how: 'left' };

const words: ReadonlyMap<string, PlayerInput> = new Map<string, PlayerInput>([
  ['', { kind: 'again' }],
  ['u', { kind: 'undo' }],
  ['undo', { kind: 'undo' }],
  ['q', leave],
  ['quit', leave],
  ['exit', leave],
  ['new', { kind: 'leave', how: 'new' }],
  ['?', { kind: 'help' }],
  ['help', { kind: 'help' }],
]);

export function readPlayerInput(line: string, choices: readonly Choice[]): PlayerInput {
  const text = line.trim();
  const word = words.get(text.toLowerCase());
  if (word !== undefined) return word;
  if (!/^\d+$/.test(text)) return { kind: 'take', action: { text } };
  const choice = choices[Number(text) - 1];
  return choice === undefined
    ? { kind: 'not-offered', number: Number(text) }
    : { kind: 'take', action: { choice: choice.id } };
}

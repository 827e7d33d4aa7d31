import type { Choice } from '@/contracts/generated/choice';
import type { PlayerAction } from '@/engine/turn-data/taking-turn';
import { readWordCommand, type WordCommand } from '@/cli/play/word-command';

/** What a line from the player means. */
export type PlayerInput =
  | { readonly kind: 'take'; readonly action: PlayerAction }
  | { readonly kind: 'undo' | 'help' | 'again' }
  | { readonly kind: 'words'; readonly command: WordCommand }
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
  const command = readWordCommand(text);
  if (command !== null) return { kind: 'words', command };
  // People write 2, 2., 2), #2, "2" and choice 2.
  const number = /^(?:choice\s+|#)?["']?(\d{1,9})["'.):]*$/i.exec(text)?.[1];
  if (number === undefined) return { kind: 'take', action: { text } };
  const choice = choices[Number(number) - 1];
  return choice === undefined
    ? { kind: 'not-offered', number: Number(number) }
    : { kind: 'take', action: { choice: choice.id } };
}

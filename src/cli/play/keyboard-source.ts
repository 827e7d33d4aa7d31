import { lineEnd, openReader, writeShown, type Look, type Shown } from '@/cli/kit/terminal';
import type { ActionSource } from '@/cli/play/action-source';
import { readPlayerInput } from '@/cli/play/player-input';

export type Keyboard = ActionSource & {
  /** Shows the prompt and what was typed so far again, after the screen was drawn anew. */
  promptAgain(): void;
};

/** Lines from a person at a terminal, with editing and history; Ctrl-C interrupts, Ctrl-D leaves. */
export function keyboardSource(
  { prompt, look }: { readonly prompt: Shown; readonly look: Look },
  onInterrupt: () => void,
): Keyboard {
  const reader = openReader('stdout', { prompt, look, edits: 'always' });
  const lines = reader[Symbol.asyncIterator]();
  let isWaiting = false;
  reader.on('SIGINT', onInterrupt);
  return {
    next: async ({ choices }) => {
      isWaiting = true;
      reader.prompt();
      const line = await lines.next();
      isWaiting = false;
      if (line.done !== true) return readPlayerInput(line.value, choices);
      writeShown('stdout', lineEnd, look);
      return null;
    },
    promptAgain: () => {
      if (isWaiting) reader.prompt(true);
    },
    close: () => {
      reader.close();
    },
  };
}

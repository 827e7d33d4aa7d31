import type { Output } from '@/cli/kit/output';
import { openReader } from '@/cli/kit/terminal';
import type { Asker } from '@/cli/play/ask-player';

/** A person at a terminal who is asked before a story begins; Ctrl-C interrupts, Ctrl-D answers no more. */
export function keyboardAsker(output: Output, onInterrupt: () => void): Asker & { close(): void } {
  const prompt = output.styled('magenta', '  › ');
  const reader = openReader('stdout', { prompt, look: output.look, edits: 'always' });
  const lines = reader[Symbol.asyncIterator]();
  reader.on('SIGINT', () => {
    onInterrupt();
    reader.close();
  });
  return {
    say: (line) => {
      output.result(line);
    },
    ask: async (question) => {
      output.result(`  ${question}`);
      reader.prompt();
      const line = await lines.next();
      return line.done === true ? null : line.value;
    },
    close: () => {
      reader.close();
    },
  };
}

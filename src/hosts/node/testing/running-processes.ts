import { readdirSync, readFileSync } from 'node:fs';

/** The processes with these words in their command, also those inside a bubble. */
export function runningProcesses(words: string): readonly number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && commandOf(entry).includes(words))
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

export async function becomesFalse(condition: () => boolean): Promise<void> {
  while (condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

import { spawn } from 'node:child_process';
import path from 'node:path';

import { endOf } from './interrupt';
import { root, type Run } from './narratoria';

/** What a person at a terminal types once they have read `after`. Everything shown is on stdout. */
export function inTerminal(
  parameters: readonly string[],
  { after, typed }: { readonly after: RegExp; readonly typed: string },
): Promise<Run> {
  const words = [process.execPath, path.join(root, 'bin/narratoria'), ...parameters];
  const command = words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ');
  // script (util-linux) gives the command a terminal of its own, and ends as the command did.
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  return endOf(child, after, () => child.stdin.write(typed));
}

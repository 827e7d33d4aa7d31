import { rmSync } from 'node:fs';

import { narratoriaAlone, temporaryFolder } from './narratoria';
import type { PlayedStory } from './printed-story';

/** The lines of `play --json`, in a process of its own and on fresh data. */
export async function printedInTerminal({ seed, inputs }: PlayedStory): Promise<readonly string[]> {
  const data = temporaryFolder();
  const choose = inputs.map((input) => (/^\d+$/.test(input) ? input : `"${input}"`)).join(',');
  const seeded = ['--seed', String(seed), '--style', 'vivid', '--choose', choose];
  const run = await narratoriaAlone(['play', ...seeded, '--json', '--quiet', '--data', data]);
  rmSync(data, { recursive: true, force: true });
  if (run.code !== 0) throw new Error(`The terminal ended with ${String(run.code)}: ${run.stderr}`);
  return run.stdout.trimEnd().split('\n');
}

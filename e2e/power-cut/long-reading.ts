import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import { playing } from './playing';
import type { Scenario } from './scenario';

/** Longer than the database waits before it uses a quiet moment. */
const pauseMs = 1_800;
const typed = 'look around';

/** A story of many scenes whose reader looks up once, after scene `pauseAt`, and then goes on. */
export function longReading(scenes: number, pauseAt: number): Scenario {
  const type = (stdin: Writable, stdout: Readable): void => {
    let told = 0;
    createInterface({ input: stdout }).on('line', (line) => {
      if (!line.startsWith('{"type":"scene"')) return;
      told += 1;
      setTimeout(
        () => {
          if (told < scenes) stdin.write(`${typed}\n`);
          else stdin.end();
        },
        told === pauseAt ? pauseMs : 0,
      );
    });
  };
  return playing({
    name: 'a long story with a pause',
    args: [],
    command: { type },
    next: () => ({ text: typed }),
  });
}

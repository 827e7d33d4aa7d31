import { createInterface } from 'node:readline';

import type { Choice } from '@/contracts/generated/choice';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import type { Choosing } from '@/cli/play/parse-choose';
import { readPlayerInput, type PlayerInput } from '@/cli/play/player-input';

export type ChoicesShown = { readonly sceneNumber: number; readonly choices: readonly Choice[] };

/** Where the player's actions come from; null when there are no more. */
export interface ActionSource {
  next(moment: ChoicesShown): Promise<PlayerInput | null>;
  /** What was scripted and not asked for; absent where nothing is. */
  unused?(): readonly string[];
  close(): void;
}

/** Picks by the story's seed and the scene, so that a run that was killed goes on as it would have. */
export function randomSource(seed: number): ActionSource {
  return {
    next: ({ sceneNumber, choices }) => {
      const [first, ...others] = choices;
      if (first === undefined) return Promise.resolve(null);
      const random = seededRandom(seedFrom(seed, 'choose', sceneNumber));
      return Promise.resolve({
        kind: 'take',
        action: { choice: random.pick([first, ...others]).id },
      });
    },
    close: () => undefined,
  };
}

export function listSource({ entries }: Extract<Choosing, { kind: 'list' }>): ActionSource {
  let taken = 0;
  return {
    next: ({ sceneNumber, choices }) => {
      const entry = entries[taken];
      taken += 1;
      if (entry === undefined) return Promise.resolve(null);
      const input = readPlayerInput(entry, choices);
      if (input.kind === 'not-offered')
        throw new CliFault(
          `Scene ${String(sceneNumber)} has no choice ${String(input.number)}; it offers ${String(choices.length)}.`,
          exitCode.usage,
        );
      return Promise.resolve(input);
    },
    unused: () => entries.slice(taken),
    close: () => undefined,
  };
}

/** Lines from a pipe. (`question()` would lose those that arrive while a turn is running.) */
export function pipeSource(): ActionSource {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async ({ choices }) => {
      const line = await lines.next();
      return line.done === true ? null : readPlayerInput(line.value, choices);
    },
    close: () => {
      reader.close();
    },
  };
}

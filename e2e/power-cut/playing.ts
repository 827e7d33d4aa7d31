import path from 'node:path';

import type { PlayerAction } from '@/engine/turn-data/taking-turn';
import type { StorySession } from '@/engine/session/story-session';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';

import { narratoria, root } from '../testing/narratoria';
import { makeOlder } from './make-older';
import { scriptsForImages } from './open-image';
import type { Scenario } from './scenario';
import { lostFromStory } from './lost-from-story';
import type { Command } from './trace-command';

const seed = 7;
const byChance = ['--choose', 'random'];

type Playing = {
  readonly name: string;
  readonly args: readonly string[];
  readonly command?: Partial<Command>;
  /** What the command does next where a session stands; null at the end. */
  readonly next: (session: StorySession) => PlayerAction | null;
};

/** A story told by the command line; each printed scene and roll is a promise. */
export function playing({ name, args, command, next }: Playing): Scenario {
  const scripts = scriptsForImages();
  return {
    name,
    command: (folder) => ({
      program: process.execPath,
      args: [
        ...(command?.args ?? []),
        path.join(root, 'bin/narratoria'),
        ...['play', '--seed', String(seed), '--json', '--data', folder, ...args],
      ],
      ...(command?.environment === undefined ? {} : { environment: command.environment }),
      ...(command?.type === undefined ? {} : { type: command.type }),
    }),
    check: (image) => lostFromStory(image, { seed, scripts, next }),
    close: () => scripts.close(),
  };
}

/** As `--choose random` picks. */
function byTheSeed({ path: scenes, choices }: StorySession): PlayerAction | null {
  const [first, ...others] = choices;
  const sceneNumber = scenes[scenes.length - 1]?.number ?? 0;
  const random = seededRandom(seedFrom(seed, 'choose', sceneNumber));
  return first === undefined ? null : { choice: random.pick([first, ...others]).id };
}

/** From nothing to the end of the story, without a pause. */
export function wholeStory(): Scenario {
  return playing({ name: 'a whole story', args: byChance, next: byTheSeed });
}

async function playSixScenes(folder: string): Promise<void> {
  const seeded = ['play', '--seed', String(seed), ...byChance, '--scenes', '6'];
  await narratoria([...seeded, '--data', folder]);
}

/** Gone on with in a database that was closed after some scenes. */
export function resumedStory(): Scenario {
  return {
    ...playing({ name: 'a story gone on with', args: byChance, next: byTheSeed }),
    prepare: playSixScenes,
  };
}

/** An earlier version has told some scenes; little more is done than to bring its database up to date. */
export function migratedStory(): Scenario {
  const args = [...byChance, '--scenes', '2'];
  return {
    ...playing({ name: 'a story of an earlier version', args, next: byTheSeed }),
    prepare: async (folder) => {
      await playSixScenes(folder);
      makeOlder(folder);
    },
  };
}

/** A whole story, with less asked of SQLite than FULL; it must lose scenes. */
export function weakenedStory(synchronous: 'OFF' | 'NORMAL'): Scenario {
  return playing({
    name: `a story with synchronous = ${synchronous}`,
    args: byChance,
    command: {
      args: ['--import', path.join(__dirname, 'weaken-synchronous.mjs')],
      environment: { NARRATORIA_TEST_SYNCHRONOUS: synchronous },
    },
    next: byTheSeed,
  });
}

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { noSuchStory } from '@/cli/kit/no-such-story';
import { openNodeEngine, type NodeEngine } from '@/cli/kit/open-node-engine';
import { openSession } from '@/cli/kit/open-session';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import type { PlaythroughId } from '@/foundation/ids';
import { lockStory } from '@/hosts/node/story-lock';

/** What a command on stories works with. */
export type StoryCommand = {
  readonly surroundings: Surroundings;
  readonly output: Output;
};

/** The engine for the time of one command. */
export async function withEngine<T>(
  { surroundings, output }: StoryCommand,
  work: (node: NodeEngine) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const node = await openNodeEngine(surroundings, output.options.data, signal);
  try {
    return await work(node);
  } finally {
    await node.close();
  }
}

type OfOneStory = StoryCommand & { readonly id: string };

/** The story a command names, by its id. */
export function withStory<T>(
  command: OfOneStory,
  work: (engine: Engine, id: PlaythroughId) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  return withEngine(
    command,
    async ({ engine }) => {
      const known = (await engine.stories(signal)).find((story) => story.id === command.id);
      if (known !== undefined) return work(engine, known.id);
      if ((await engine.lostStories(signal)).includes(command.id))
        throw new CliFault(`${command.id} was here and is gone.`, exitCode.bad);
      throw noSuchStory(command.id);
    },
    signal,
  );
}

/** One that is written to: nobody else plays it meanwhile. */
export function withLockedStory<T>(
  command: OfOneStory,
  work: (engine: Engine, id: PlaythroughId) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const whileLocked = async (engine: Engine, id: PlaythroughId): Promise<T> => {
    const release = lockStory(command.output.options.data, id);
    try {
      return await work(engine, id);
    } finally {
      release();
    }
  };
  return withStory(command, whileLocked, signal);
}

/** One that is only looked at; it may be played elsewhere meanwhile. */
export function withSession<T>(
  command: OfOneStory,
  work: (session: StorySession) => Promise<T> | T,
  signal: AbortSignal,
): Promise<T> {
  const { output } = command;
  return withStory(
    command,
    async (engine, id) => work(await openSession(engine, { id, output }, signal)),
    signal,
  );
}

export function withLockedSession<T>(
  command: OfOneStory,
  work: (session: StorySession) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const { output } = command;
  const inSession = async (engine: Engine, id: PlaythroughId): Promise<T> =>
    work(await openSession(engine, { id, output }, signal));
  return withLockedStory(command, inSession, signal);
}

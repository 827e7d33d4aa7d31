import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { whyLines } from '@/cli/play/why-lines';
import { withSession, type StoryCommand } from '@/cli/story/with-engine';

const width = 76;

export type WhyStory = StoryCommand & {
  readonly id: string;
  /** Null for the one where the story stands. */
  readonly scene: number | null;
};

/** `narratoria story why ID`: what each sentence and each choice of a scene comes from. */
export function whyStory(command: WhyStory, signal: AbortSignal): Promise<ExitCode> {
  const { output, id, scene } = command;
  return withSession(
    command,
    async (session) => {
      const asked = scene ?? session.path[session.path.length - 1]?.number ?? 0;
      const why = await session.words.why(asked);
      if (why === null)
        throw new CliFault(`${id} has no scene ${String(asked)} on this road.`, exitCode.usage);
      if (output.options.json) output.json({ id, ...why });
      else for (const line of whyLines(why, width)) output.result(line);
      return exitCode.done;
    },
    signal,
  );
}

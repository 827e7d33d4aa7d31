import { CliFault } from '@/cli/cli-fault';
import { exitCode, type ExitCode } from '@/cli/exit-code';
import { withStory, type StoryCommand } from '@/cli/story/with-engine';
import { writeBytes } from '@/cli/transfer/write-bytes';
import { StoryFiles } from '@/engine/story-files';

/** `narratoria story report ID -o FILE`: for whoever looks for a fault. */
export function reportStory(
  command: StoryCommand & { readonly id: string; readonly file: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, file } = command;
  return withStory(
    command,
    async (engine, id) => {
      const report = await new StoryFiles(engine).reportStory(id, signal);
      if (!report.ok)
        throw new CliFault(
          report.error.message,
          report.error.kind === 'missing' ? exitCode.usage : exitCode.bad,
        );
      writeBytes(file, report.value);
      if (output.options.json) output.json({ id, file, bytes: report.value.length });
      else {
        output.result(`A report on ${id} is in ${file}.`);
        output.talk(
          'It holds the story, what you did in it and which versions played it, and nothing else.',
        );
      }
      return exitCode.done;
    },
    signal,
  );
}

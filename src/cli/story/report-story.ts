import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { withStory, type StoryCommand } from '@/cli/story/with-engine';
import { fileToWrite } from '@/cli/kit/file-to-write';
import { StoryFiles } from '@/engine/files/story-files';

/** `narratoria story report ID -o FILE`: for whoever looks for a fault. */
export function reportStory(
  command: StoryCommand & { readonly id: string; readonly file: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output } = command;
  const file = fileToWrite(command.file, output, 'binary');
  return withStory(
    command,
    async (engine, id) => {
      const report = await new StoryFiles(engine).reportStory(id, signal);
      if (!report.ok)
        throw new CliFault(
          report.error.message,
          report.error.kind === 'missing' ? exitCode.usage : exitCode.bad,
        );
      file.write(report.value);
      const bytes = report.value.length;
      file.tell(`A report on ${id} is in ${file.name}.`, { id, file: file.name, bytes });
      if (!output.options.json)
        output.talk(
          'It holds the story, what you did in it and which versions played it, and nothing else.',
        );
      return exitCode.done;
    },
    signal,
  );
}

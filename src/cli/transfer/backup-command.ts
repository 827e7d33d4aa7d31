import { exitCode, type ExitCode } from '@/cli/exit-code';
import { withEngine, type StoryCommand } from '@/cli/story/with-engine';
import { writeBytes } from '@/cli/transfer/write-bytes';
import { StoryFiles } from '@/engine/story-files';

/** `narratoria backup create -o FILE`: everything that is kept here. */
export function createBackup(
  command: StoryCommand & { readonly file: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, file } = command;
  return withEngine(
    command,
    async ({ engine }) => {
      const { bytes, stories, leftOut } = await new StoryFiles(engine).exportDevice(signal);
      writeBytes(file, bytes);
      if (output.options.json) output.json({ file, bytes: bytes.length, stories, leftOut });
      else
        output.result(
          `${stories === 1 ? '1 story is' : `${String(stories)} stories are`} in ${file}.`,
        );
      for (const sentence of leftOut) output.talk(sentence);
      return leftOut.length === 0 ? exitCode.done : exitCode.bad;
    },
    signal,
  );
}

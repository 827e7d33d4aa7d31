import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { withEngine, type StoryCommand } from '@/cli/story/with-engine';
import { fileToWrite } from '@/cli/kit/file-to-write';
import { StoryFiles } from '@/engine/files/story-files';

/** `narratoria backup create -o FILE`: everything that is kept here. */
export function createBackup(
  command: StoryCommand & { readonly file: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output } = command;
  const file = fileToWrite(command.file, output, 'binary');
  return withEngine(
    command,
    async ({ engine }) => {
      const { bytes, stories, leftOut } = await new StoryFiles(engine).exportDevice(signal);
      file.write(bytes);
      const counted = stories === 1 ? '1 story is' : `${String(stories)} stories are`;
      file.tell(`${counted} in ${file.name}.`, {
        file: file.name,
        bytes: bytes.length,
        stories,
        leftOut,
      });
      for (const sentence of leftOut) output.talk(sentence);
      return leftOut.length === 0 ? exitCode.done : exitCode.bad;
    },
    signal,
  );
}

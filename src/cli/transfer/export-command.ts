import { CliFault } from '@/cli/cli-fault';
import { exitCode, type ExitCode } from '@/cli/exit-code';
import { withStory, type StoryCommand } from '@/cli/story/with-engine';
import { writeBytes } from '@/cli/transfer/write-bytes';
import { StoryFiles } from '@/engine/story-files';

export const exportFormats = ['save', 'md', 'html', 'epub'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `narratoria export ID --format save -o FILE` */
export function exportCommand(
  command: StoryCommand & {
    readonly id: string;
    readonly format: ExportFormat;
    readonly file: string;
  },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, format, file } = command;
  if (format !== 'save')
    throw new CliFault(
      `Exporting as ${format} is planned and cannot be used yet; --format save can.`,
      exitCode.usage,
    );
  return withStory(
    command,
    async (engine, id) => {
      const exported = await new StoryFiles(engine).exportStory(id, signal);
      if (!exported.ok) throw new CliFault(exported.error.message, exitCode.bad);
      writeBytes(file, exported.value);
      const scenes = await engine.sceneCount(id, signal);
      const bytes = exported.value.length;
      if (output.options.json) output.json({ id, format, file, bytes, scenes });
      else output.result(`${id} is in ${file}, whole: ${counted(scenes, 'scene')}.`);
      return exitCode.done;
    },
    signal,
  );
}

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}

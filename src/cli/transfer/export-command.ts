import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { withStory, type StoryCommand } from '@/cli/story/with-engine';
import { fileToWrite } from '@/cli/kit/file-to-write';
import type { Engine } from '@/engine/engine';
import { StoryFiles, transcriptFormats } from '@/engine/files/story-files';
import type { PlaythroughId } from '@/foundation/ids';

export const exportFormats = ['save', ...transcriptFormats] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `narratoria export ID --format save|md|html|epub -o FILE` */
export function exportCommand(
  command: StoryCommand & {
    readonly id: string;
    readonly format: ExportFormat;
    readonly file: string;
  },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, format } = command;
  const content = format === 'md' || format === 'html' ? 'text' : 'binary';
  const file = fileToWrite(command.file, output, content);
  return withStory(
    command,
    async (engine, id) => {
      const files = new StoryFiles(engine);
      const exported = await (format === 'save'
        ? files.exportStory(id, signal)
        : files.transcript(id, format, signal));
      if (!exported.ok)
        throw new CliFault(
          exported.error.message,
          exported.error.kind === 'missing' ? exitCode.usage : exitCode.bad,
        );
      file.write(exported.value);
      const scenes = await scenesIn(engine, { id, format }, signal);
      const bytes = exported.value.length;
      const extent = format === 'save' ? 'whole' : 'to be read';
      file.tell(`${id} is in ${file.name}, ${extent}: ${counted(scenes, 'scene')}.`, {
        id,
        format,
        file: file.name,
        bytes,
        scenes,
      });
      return exitCode.done;
    },
    signal,
  );
}

/** A save holds every road, a transcript the one to where the player stands. */
async function scenesIn(
  engine: Engine,
  { id, format }: { readonly id: PlaythroughId; readonly format: ExportFormat },
  signal: AbortSignal,
): Promise<number> {
  if (format === 'save') return engine.sceneCount(id, signal);
  return (await engine.storyCards(signal)).find((card) => card.id === id)?.scenes ?? 0;
}

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}

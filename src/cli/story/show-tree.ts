import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { lineEnd } from '@/cli/kit/terminal';
import { treeLines } from '@/cli/story/tree-lines';
import { withSession, type StoryCommand } from '@/cli/story/with-engine';

/** `narratoria story tree ID`: every road ever taken. */
export function showTree(
  command: StoryCommand & { readonly id: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, id } = command;
  return withSession(
    command,
    ({ tree, saves, playthrough }) => {
      if (output.options.json)
        output.json({
          id,
          head: tree.find(({ isHead }) => isHead)?.id ?? null,
          branches: [...new Set(tree.map(({ branch }) => branch))],
          saves: saves.map(({ name, scene }) => ({ name, scene })),
          scenes: tree,
        });
      else {
        output.result([playthrough.campaignTitle, lineEnd]);
        for (const line of treeLines(tree)) output.result(line);
      }
      return exitCode.done;
    },
    signal,
  );
}

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { OwnMiniLm, ownMiniLmFolder } from '@/hosts/node/own-minilm';

/**
 * Who says what texts mean, as `--embedder` has it: null for the built-in embedder alone. Without the option
 * it is what the player has in their folder, and a model named by its folder must be there and whole.
 */
export async function embedderCalled(
  name: string | undefined,
  dataFolder: string,
): Promise<OwnMiniLm | null> {
  if (name === undefined) return new OwnMiniLm(ownMiniLmFolder(dataFolder));
  if (name === 'built-in') return null;
  const [, folder] = /^minilm:(.+)$/.exec(name) ?? [];
  if (folder === undefined)
    throw new CliFault(
      `There is no embedder ${name}: use built-in, or minilm:FOLDER.`,
      exitCode.usage,
    );
  const named = new OwnMiniLm(folder, 'fault');
  await named.open();
  return named;
}

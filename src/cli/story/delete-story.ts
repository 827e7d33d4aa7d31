import { createInterface } from 'node:readline/promises';

import { CliFault } from '@/cli/cli-fault';
import { exitCode, type ExitCode } from '@/cli/exit-code';
import { storedId } from '@/foundation/ids';
import { withEngine, withLockedStory, type StoryCommand } from '@/cli/story/with-engine';

/** `narratoria story delete ID`: asks, unless it was told not to. */
export async function deleteStory(
  command: StoryCommand & { readonly id: string; readonly isSure: boolean },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, isSure } = command;
  if (await isLost(command, signal)) {
    await withEngine(
      command,
      ({ engine }) => engine.delete(storedId.playthrough(command.id), signal),
      signal,
    );
    output.result(`${command.id} is no longer missed.`);
    return exitCode.done;
  }
  return withLockedStory(
    command,
    async (engine, id) => {
      const scenes = await engine.sceneCount(id, signal);
      const counted = scenes === 1 ? '1 scene' : `${String(scenes)} scenes`;
      if (!isSure && !(await isConfirmed(`Delete ${id} with its ${counted}?`, signal))) {
        output.talk('Nothing was deleted.');
        return exitCode.bad;
      }
      await engine.delete(id, signal);
      if (output.options.json) output.json({ id, deleted: true, scenes });
      else output.result(`${id} is deleted, with its ${counted}.`);
      return exitCode.done;
    },
    signal,
  );
}

function isLost(command: StoryCommand & { readonly id: string }, signal: AbortSignal) {
  return withEngine(
    command,
    async ({ engine }) => (await engine.lostStories(signal)).includes(command.id),
    signal,
  );
}

async function isConfirmed(question: string, signal: AbortSignal): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CliFault(
      'Nobody can be asked here; --yes deletes the story without asking.',
      exitCode.usage,
    );
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await reader.question(`${question} It cannot be had back. [y/N] `, { signal });
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    reader.close();
  }
}

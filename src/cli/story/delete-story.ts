import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { lineEnd, openReader, writeShown, type Look } from '@/cli/kit/terminal';
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
    if (output.options.json) output.json({ id: command.id, deleted: true, scenes: 0 });
    else output.result(`${command.id} is no longer missed.`);
    return exitCode.done;
  }
  return withLockedStory(
    command,
    async (engine, id) => {
      const scenes = await engine.sceneCount(id, signal);
      const counted = scenes === 1 ? '1 scene' : `${String(scenes)} scenes`;
      const question = { words: `Delete ${id} with its ${counted}?`, look: output.look };
      const answer = isSure ? 'yes' : await answerTo(question, signal);
      if (answer !== 'yes') {
        if (output.options.json) output.json({ id, deleted: false, scenes });
        else output.talk('Nothing was deleted.');
        return answer === 'no' ? exitCode.bad : exitCode.interrupted;
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

type Question = { readonly words: string; readonly look: Look };

type Answer = 'yes' | 'no' | 'interrupted';

/** No word at all (Ctrl-D) is a no. */
function answerTo({ words, look }: Question, signal: AbortSignal): Promise<Answer> {
  if (!process.stdin.isTTY)
    throw new CliFault(
      'Nobody can be asked here; --yes deletes the story without asking.',
      exitCode.usage,
    );
  const prompt = `${words} It cannot be had back. [y/N] `;
  const reader = openReader('stderr', { prompt, look, edits: 'at-terminals' });
  return new Promise((resolve) => {
    const end = (answer: Answer): void => {
      signal.removeEventListener('abort', interrupt);
      resolve(answer);
      reader.close();
    };
    // While a line is read Ctrl-C is a key, which the process is not told of.
    const interrupt = (): void => {
      writeShown('stderr', lineEnd, look);
      end('interrupted');
    };
    reader.on('SIGINT', interrupt);
    signal.addEventListener('abort', interrupt);
    reader.on('line', (line) => {
      end(/^y(es)?$/i.test(line.trim()) ? 'yes' : 'no');
    });
    reader.on('close', () => {
      end('no');
    });
    reader.prompt();
  });
}

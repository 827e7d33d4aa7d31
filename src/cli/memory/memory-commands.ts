import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { openSession } from '@/cli/kit/open-session';
import { tellOfModel } from '@/cli/embedder/tell-of-model';
import { lineEnd } from '@/cli/kit/terminal';
import { memoryJson, recalledJson } from '@/cli/memory/memory-json';
import { whyWords } from '@/cli/memory/why-words';
import {
  withLockedSession,
  withSession,
  withStory,
  type StoryCommand,
} from '@/cli/story/with-engine';
import { typedActionCharacters } from '@/foundation/limits';
import type { Significance } from '@/story/state/memory';
import { placeOf } from '@/story/state/story-state';

/** `narratoria memory list --story ID`: what is remembered where the story stands, the newest first. */
export function listMemories(
  command: StoryCommand & { readonly id: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output } = command;
  return withSession(
    command,
    ({ memories }) => {
      const newestFirst = [...memories].reverse();
      if (output.options.json) output.json({ memories: newestFirst.map(memoryJson) });
      else if (newestFirst.length === 0) output.result('Nothing is remembered yet.');
      else
        for (const { timestamp, summary } of newestFirst)
          output.result(`${timestamp.slice(0, 16).replace('T', ' ')}  ${summary}`);
      return exitCode.done;
    },
    signal,
  );
}

/** `narratoria memory store TEXT --story ID`: remembered from the scene on where the story stands. */
export function storeMemory(
  command: StoryCommand & {
    readonly id: string;
    readonly text: string;
    readonly significance: Significance;
    readonly location: string | null;
    readonly characters: readonly string[];
  },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, significance, characters } = command;
  const summary = command.text.replace(/\p{C}+/gu, ' ').trim();
  if (summary === '' || summary.length > typedActionCharacters)
    throw new CliFault(
      `A memory is a text of 1 to ${String(typedActionCharacters)} characters.`,
      exitCode.usage,
    );
  return withLockedSession(
    command,
    async (session) => {
      const id = await session.records.memory.store(
        {
          summary,
          significance,
          characters,
          about: null,
          location: command.location ?? placeOf(session.state),
          kind: null,
        },
        signal,
      );
      const stored = session.memories.find((memory) => memory.id === id);
      if (stored === undefined)
        throw new CliFault('The story has no scene to remember from yet.', exitCode.bad);
      if (output.options.json) output.json({ memories: [memoryJson(stored)] });
      else output.result(`It is remembered as ${stored.id}.`);
      return exitCode.done;
    },
    signal,
  );
}

/** `narratoria memory recall QUERY --story ID`: what bears on the question, best first, and why. */
export function recallMemories(
  command: StoryCommand & { readonly id: string; readonly query: string; readonly limit: number },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, query, limit } = command;
  if (query.trim() === '' || query.length > typedActionCharacters)
    throw new CliFault(
      `A question is a text of 1 to ${String(typedActionCharacters)} characters.`,
      exitCode.usage,
    );
  return withStory(
    command,
    async (engine, id) => {
      const session = await openSession(engine, { id, output }, signal);
      // A model takes longer than anybody who plays would wait; whoever asks here does.
      await session.embedMemories(signal);
      tellOfModel(engine.embedders, output);
      const { records } = session;
      const found = await records.memory.semanticSearch({ query, limit }, signal);
      if (output.options.json) output.json({ memories: found.map(recalledJson) });
      else if (found.length === 0) output.result('Nothing is remembered that bears on it.');
      for (const memory of output.options.json ? [] : found)
        output.result([
          `${memory.relevance.toFixed(2)}  ${memory.summary}`,
          lineEnd,
          `      ${whyWords(memory)}`,
        ]);
      return exitCode.done;
    },
    signal,
  );
}

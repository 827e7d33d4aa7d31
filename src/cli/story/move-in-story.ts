import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { findScene } from '@/cli/story/find-scene';
import { withLockedSession, type StoryCommand } from '@/cli/story/with-engine';
import type { StorySession } from '@/engine/session/story-session';

/** `narratoria story undo ID` */
export function undoInStory(
  command: StoryCommand & { readonly id: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  return withLockedSession(
    command,
    async (session) => {
      const scene = await session.undo(signal);
      if (scene === null) throw new CliFault('This is where the story begins.', exitCode.bad);
      return sayWhere(session, command.output);
    },
    signal,
  );
}

/** `narratoria story goto ID SCENE` */
export function goInStory(
  command: StoryCommand & { readonly id: string; readonly scene: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  return withLockedSession(
    command,
    async (session) => {
      await session.goToScene(findScene(session, command.scene).id, signal);
      return sayWhere(session, command.output);
    },
    signal,
  );
}

/** `narratoria story branch ID SCENE`: the next choice is made on a road of its own. */
export function branchInStory(
  command: StoryCommand & { readonly id: string; readonly scene: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  return withLockedSession(
    command,
    async (session) => {
      const branch = await session.branchAt(findScene(session, command.scene).id, signal);
      return sayWhere(session, command.output, { branch: branch?.id ?? null });
    },
    signal,
  );
}

/** `narratoria story save ID NAME` */
export function saveInStory(
  command: StoryCommand & { readonly id: string; readonly name: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const name = command.name.replace(/\p{C}+/gu, ' ').trim();
  if (name === '' || name.length > longestName)
    throw new CliFault(
      `A save needs a name of 1 to ${String(longestName)} characters.`,
      exitCode.usage,
    );
  return withLockedSession(
    command,
    async (session) => {
      if ((await session.save(name, signal)) === null)
        throw new CliFault('The story has no scene to save yet.', exitCode.bad);
      return sayWhere(session, command.output, { save: name });
    },
    signal,
  );
}

const longestName = 100;

function sayWhere(
  { path, playthrough }: StorySession,
  output: Output,
  more: { readonly branch?: string | null; readonly save?: string } = {},
): ExitCode {
  const scene = path[path.length - 1];
  const number = scene?.number ?? 0;
  const place = scene?.words?.place ?? null;
  if (output.options.json)
    output.json({ id: playthrough.id, scene: scene?.id ?? null, number, place, ...more });
  else {
    const where = place === null ? '' : `, ${place}`;
    output.result(
      more.save === undefined
        ? `The story stands at scene ${String(number)}${where}.`
        : `Scene ${String(number)}${where}, is saved as "${more.save}".`,
    );
  }
  return exitCode.done;
}

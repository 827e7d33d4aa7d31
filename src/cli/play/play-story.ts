import type { ActionSource } from '@/cli/play/action-source';
import { answerWordCommand } from '@/cli/play/answer-word-command';
import type { PlayerInput } from '@/cli/play/player-input';
import type { PlayView } from '@/cli/play/play-view';
import { typedActionCharacters } from '@/foundation/limits';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { StorySession } from '@/engine/session/story-session';

const help = [
  'Type the number of a choice, or say in your own words what you do.',
  'undo goes back one scene; new begins another story; quit leaves. Everything is saved as you go.',
  'differently tells the scene in other words, and earlier goes back to those before; nothing that happened changes.',
  'why says what the choices come from, why 2 the second, why words each sentence of the scene by its number.',
  'edit 3 New words. puts your own sentence there, restore 3 gives the other back, flag 3 notes that it does not fit; 7.3 is the third sentence of scene 7, and why words 7 lists them.',
];

export type PlayParts = {
  readonly view: PlayView;
  readonly source: ActionSource;
  /** Somebody is there to ask after the story has ended. */
  readonly isInteractive: boolean;
  /** Called once, when the player has something to read and nothing is going on. */
  readonly onWaiting: () => void;
  /** Scenes to play at most. */
  readonly scenes: number;
};

/** How the visit to a story ended. */
export type PlayEnd = 'left' | 'input-ended' | 'scenes-played' | 'ended' | 'new';

export type Played = { readonly end: PlayEnd; readonly scenes: number };

/** The loop between the player and the story. */
export async function playStory(
  session: StorySession,
  parts: PlayParts,
  signal: AbortSignal,
): Promise<Played> {
  const { view, source } = parts;
  // A scene that was told before is only shown again; one that was cut off is told now.
  let scenes = session.path.slice(-1).some(({ words }) => words === null) ? 1 : 0;
  const showAll = async (events: AsyncIterable<TurnEvent>): Promise<void> => {
    for await (const event of events) {
      view.show(event);
      if (event.type === 'turn') scenes += 1;
      if (event.type === 'end' && parts.isInteractive)
        view.say('Type new for another story, undo to go back, quit to leave.');
    }
  };
  const recap = parts.isInteractive ? await session.recap() : null;
  if (recap !== null) view.remind(recap);
  await showAll(session.resume(signal));
  if (parts.isInteractive && !session.hasEnded)
    view.say('Type a number, or say what you do. ? helps, undo goes back, quit leaves.');
  parts.onWaiting();
  // Who reads gives it time enough; who does not must find the same things, however busy the machine is.
  if (!parts.isInteractive) await session.whenEmbedded;
  while (!signal.aborted) {
    if (session.hasEnded && !parts.isInteractive) return { end: 'ended', scenes };
    if (scenes >= parts.scenes) return { end: 'scenes-played', scenes };
    const sceneNumber = session.path[session.path.length - 1]?.number ?? 0;
    const input = await source.next({ sceneNumber, choices: session.choices });
    if (input === null) return { end: 'input-ended', scenes };
    if (input.kind === 'leave') return { end: input.how, scenes };
    await showAll(answer(input, session, view, signal));
  }
  return { end: 'left', scenes };
}

async function* answer(
  input: Exclude<PlayerInput, { kind: 'leave' }>,
  session: StorySession,
  view: PlayView,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent> {
  switch (input.kind) {
    case 'take':
      if ('text' in input.action && input.action.text.length > typedActionCharacters)
        view.say(`Only the first ${String(typedActionCharacters)} characters of that are taken.`);
      yield* session.take(input.action, signal);
      return;
    case 'undo':
      if ((await session.undo(signal)) === null) view.say('This is where the story begins.');
      else yield* session.current(signal);
      return;
    case 'not-offered':
      view.say(`There is no choice ${String(input.number)} here.`);
      return;
    case 'help':
      for (const line of help) view.say(line);
      return;
    case 'words':
      yield* answerWordCommand(input.command, session, view, signal);
      return;
    case 'again':
      return;
  }
}

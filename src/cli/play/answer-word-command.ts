import type { StoryView } from '@/cli/play/story-view';
import type { WhyAsked, WordCommand } from '@/cli/play/word-command';
import type { StorySession } from '@/engine/story-session';
import type { TurnEvent } from '@/engine/turn-event';
import type { SceneWhy } from '@/engine/reasons';

/** What the player asked about the words of the scene where they stand. */
export async function* answerWordCommand(
  command: WordCommand,
  session: StorySession,
  view: StoryView,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent> {
  switch (command.kind) {
    case 'differently':
      yield* session.words.tellDifferently(signal);
      return;
    case 'earlier':
      yield* session.words.tellEarlier(signal);
      return;
    case 'why':
      await explain(command.of, session, view);
      return;
    case 'edit': {
      const { sentence, text } = command;
      const edited = await session.words.edit({ sentence: sentence - 1, text }, signal);
      view.say(edited === null ? unchanged(sentence, session) : editedWords(sentence, text));
      return;
    }
    case 'flag': {
      const { sentence, isFlagged } = command;
      const flagged = await session.words.flag({ sentence: sentence - 1, isFlagged }, signal);
      view.say(flagged === null ? unchanged(sentence, session) : flaggedWords(sentence, isFlagged));
    }
  }
}

function editedWords(sentence: number, text: string | null): string {
  const number = String(sentence);
  return text === null
    ? `Sentence ${number} is the author's again.`
    : `Sentence ${number} is yours now; restore ${number} gives the other back.`;
}

function flaggedWords(sentence: number, isFlagged: boolean): string {
  const number = String(sentence);
  return isFlagged
    ? `Noted: sentence ${number} does not fit. What it comes from is not told again in this story.`
    : `Sentence ${number} is no longer said not to fit.`;
}

function unchanged(sentence: number, { path }: StorySession): string {
  const count = (path[path.length - 1]?.words?.paragraphs ?? []).flat().length;
  return sentence >= 1 && sentence <= count
    ? `Sentence ${String(sentence)} is as it was.`
    : `This scene has ${String(count)} sentences; why words lists them.`;
}

async function explain(asked: WhyAsked, session: StorySession, view: StoryView): Promise<void> {
  const scene = session.path[session.path.length - 1]?.number ?? 0;
  const why = await session.words.why(scene);
  const explained = why === null ? null : askedFor(asked, why);
  if (explained === null) view.say('There is nothing like that here.');
  else view.explain(explained);
}

/** Null when there is no such sentence or choice. */
function askedFor(asked: WhyAsked, why: SceneWhy): SceneWhy | null {
  const { sentences, choices } = why;
  switch (asked.kind) {
    case 'choices':
      return { ...why, sentences: [] };
    case 'sentences':
      return { ...why, choices: [] };
    case 'choice':
      return orNull({
        ...why,
        sentences: [],
        choices: choices.slice(asked.number - 1, asked.number),
      });
    case 'sentence':
      return orNull({
        ...why,
        sentences: sentences.filter(({ number }) => number === asked.number),
        choices: [],
      });
    case 'words': {
      const words = asked.text.toLowerCase();
      const found = sentences.filter(({ text }) => text.toLowerCase().includes(words));
      return orNull({ ...why, sentences: found, choices: [] });
    }
  }
}

function orNull(why: SceneWhy): SceneWhy | null {
  return why.sentences.length + why.choices.length === 0 ? null : why;
}

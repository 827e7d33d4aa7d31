import type { PlayView } from '@/cli/play/play-view';
import type { CommandWord, SentenceMeant, WhyAsked, WordCommand } from '@/cli/play/word-command';
import { longestOwnSentence } from '@/foundation/limits';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { SceneWhy } from '@/engine/why/reasons';

const usage: Readonly<Record<CommandWord, string>> = {
  why: 'why asks about the choices, why 2 about the second, why words about each sentence, why sentence 3 about the third; to ask in the story, end with a question mark.',
  edit: 'edit 3 Your words. puts your own sentence in the place of the third.',
  restore: 'restore 3 gives the third sentence back as it was told.',
  flag: 'flag 3 notes that the third sentence does not fit.',
  unflag: 'unflag 3 takes back that the third sentence does not fit.',
};

const nothing = 'There is nothing like that here.';

/** What the player asked about the words of the scene where they stand, or of one before it. */
export async function* answerWordCommand(
  command: WordCommand,
  session: StorySession,
  view: PlayView,
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
      const edit = { ...command, sentence: command.sentence - 1 };
      const edited = await session.words.edit(edit, signal);
      view.say(edited === null ? unchanged(command, session) : editedWords(command, command.text));
      return;
    }
    case 'flag': {
      const flag = { ...command, sentence: command.sentence - 1 };
      const flagged = await session.words.flag(flag, signal);
      view.say(
        flagged === null ? unchanged(command, session) : flaggedWords(command, command.isFlagged),
      );
      return;
    }
    case 'misused':
      view.say(usage[command.word]);
  }
}

/** As the player writes it: `3`, or `7.3` of another scene. */
function numberOf({ scene, sentence }: SentenceMeant): string {
  return scene === undefined ? String(sentence) : `${String(scene)}.${String(sentence)}`;
}

function editedWords(meant: SentenceMeant, text: string | null): string {
  const number = numberOf(meant);
  if (text === null) return `Sentence ${number} is the author's again.`;
  const most = String(longestOwnSentence);
  const cut =
    text.length > longestOwnSentence ? ` Only its first ${most} characters are kept.` : '';
  return `Sentence ${number} is yours now; restore ${number} gives the other back.${cut}`;
}

function flaggedWords(meant: SentenceMeant, isFlagged: boolean): string {
  const number = numberOf(meant);
  return isFlagged
    ? `Noted: sentence ${number} does not fit. What it comes from is not told again in this story.`
    : `Sentence ${number} is no longer said not to fit.`;
}

function unchanged(meant: SentenceMeant, session: StorySession): string {
  return notThere(meant, session) ?? `Sentence ${numberOf(meant)} is as it was.`;
}

/** Null when there is such a sentence. */
function notThere(meant: SentenceMeant, { path }: StorySession): string | null {
  const number = meant.scene ?? path[path.length - 1]?.number ?? 0;
  const scene = path.find((each) => each.number === number);
  if (scene === undefined) return `This road has no scene ${String(number)}.`;
  const count = (scene.words?.paragraphs ?? []).flat().length;
  if (meant.sentence >= 1 && meant.sentence <= count) return null;
  return meant.scene === undefined
    ? `This scene has ${String(count)} sentences; why words lists them.`
    : `Scene ${String(number)} has ${String(count)} sentences; why words ${String(number)} lists them.`;
}

async function explain(asked: WhyAsked, session: StorySession, view: PlayView): Promise<void> {
  const here = session.path[session.path.length - 1]?.number ?? 0;
  const why = await session.words.why(('scene' in asked ? asked.scene : undefined) ?? here);
  const explained = why === null ? null : askedFor(asked, why);
  if (explained === null) view.say(nothingLike(asked, session));
  else view.explain(explained);
}

function nothingLike(asked: WhyAsked, session: StorySession): string {
  switch (asked.kind) {
    case 'choice':
      return `There is no choice ${String(asked.number)} here.`;
    case 'words':
      return 'No sentence here has these words; why words lists them all.';
    case 'sentence':
      return notThere(asked, session) ?? nothing;
    case 'sentences':
      return notThere({ sentence: 1, ...asked }, session) ?? nothing;
    case 'choices':
      return nothing;
  }
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
        sentences: sentences.filter(({ number }) => number === asked.sentence),
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

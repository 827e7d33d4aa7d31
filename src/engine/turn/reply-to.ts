import type { LateCode } from '@/engine/turn/late-code';
import { narratorView } from '@/engine/turn-data/narrator-view';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import type { ReplyEvent, Suggestion } from '@/engine/turn-data/turn-event';
import { isEnglish } from '@/story/campaign/is-english';
import { isToldInPlace } from '@/story/acts/told-in-place';

/**
 * Whether the player is answered where they stand: what they said changes nothing, or may mean several things. In
 * another language than the engine's nobody has words for that, and a scene is told in its author's.
 */
export function isReplied({ taken, heard, story }: TakingTurn): boolean {
  if (taken === null || heard === null || !isEnglish(story.campaign)) return false;
  return heard.mayMean.length > 0 || isToldInPlace(taken.intent);
}

/** Nothing of it is written, so that the scene stands as it did. */
export function replyTo(turn: TakingTurn, code: LateCode | null): ReplyEvent {
  const { stateBefore: state, taken, heard } = turn;
  const said = taken?.text ?? '';
  const shown = turn.parent?.words?.choices ?? [];
  const suggestions = (heard?.mayMean ?? []).map(({ text }): Suggestion => {
    const choice = shown.find((offered) => offered.text === text);
    return { text, choice: choice?.id ?? null };
  });
  if (suggestions.length > 0)
    return byEngine(
      said,
      suggestions.length > 1 ? 'Did you mean one of these?' : 'Did you mean this?',
      suggestions,
    );
  if (code === null) return byEngine(said, 'That could not be read just now. Say it again.', []);
  const library = code.narratorLibrary;
  const view = narratorView({ ...turn, library }, { state, roll: null, beat: null, recalled: [] });
  const paragraphs = code.composeReply(view, { said, present: heard?.present ?? [] });
  return { type: 'reply', said, paragraphs, suggestions };
}

/** Of several things the first was done. */
export function whatIsLeft({ taken }: TakingTurn, rest: string): ReplyEvent {
  return byEngine(taken?.text ?? '', 'The rest is still to do.', [{ text: rest, choice: null }]);
}

function byEngine(said: string, text: string, suggestions: readonly Suggestion[]): ReplyEvent {
  return { type: 'reply', said, paragraphs: [[{ text, by: 'engine' }]], suggestions };
}

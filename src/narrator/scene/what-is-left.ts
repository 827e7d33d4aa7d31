import { questionAtHand } from '@/narrator/choices/question-at-hand';
import type { ComposeRequest } from '@/narrator/scene/composition';
import type { WordsInProgress } from '@/narrator/scene/words-in-progress';
import type { EngineLineKind } from '@/narrator/lines/engine-lines';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { isEnglish } from '@/story/campaign/is-english';
import { personPlace, placeOf } from '@/story/state/story-state';

type SceneTold = {
  readonly request: Pick<ComposeRequest, 'isLeaving' | 'openQuestions' | 'owed'>;
  /** The beat that came in it. */
  readonly beat: string | null;
};

/**
 * What the scene leaves open: a question, a promise, a way. Whom a beat has stopped on
 * the way has other things to think of.
 */
export function addWhatIsLeft(
  words: WordsInProgress,
  { request, beat }: SceneTold,
  context: TellingContext,
): void {
  const addLine = (kind: EngineLineKind): void => {
    // In a language it does not speak the engine says nothing.
    if (isEnglish(context.campaign)) words.addLine(kind, context);
  };
  const { goal, target } = context.intent ?? {};
  const isOnTheWay = goal !== undefined && target === placeOf(context.state) && beat === null;
  if (beat === null && !askAgain(words, request, context)) {
    if (request.isLeaving === true) addLine('unreplied');
    else remindOfWhatIsOwed(words, request, context);
  }
  if (isOnTheWay) addLine('onward');
}

/** A turning point waits until it is answered: where it can be put again, it is. */
function askAgain(
  words: WordsInProgress,
  { openQuestions = [] }: SceneTold['request'],
  context: TellingContext,
): boolean {
  const asking = questionAtHand(openQuestions, context);
  if (asking === null) return false;
  if (isEnglish(context.campaign)) words.addLine('askagain', context, { asks: asking.id });
  else words.askWithLast(asking.id);
  return true;
}

/** What was promised to somebody who is here and has waited long. */
function remindOfWhatIsOwed(
  words: WordsInProgress,
  { owed = [] }: SceneTold['request'],
  context: TellingContext,
): void {
  const { state, campaign } = context;
  const here = placeOf(state);
  const memory = owed.find(({ about }) => about !== null && personPlace(state, about) === here);
  if (memory !== undefined && isEnglish(campaign)) words.remind('owed', memory, context);
}

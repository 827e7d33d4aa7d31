import type { Intent } from '@/contracts/generated/choice';
import { readTypedAction } from '@/understanding/read-typed-action';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { understandAct, type UnderstoodAct } from '@/understanding/understand-act';

/** What typed words come to here, and what they mean by themselves; null where an author's way is taken. */
export type TypedWords = { readonly intent: Intent; readonly understood: UnderstoodAct | null };

/** Words of the player's own, understood once: the same understanding is acted on and planned from. */
export function readTypedWords(text: string, situation: TypedSituation): TypedWords {
  const understood = understandAct(text, situation.nearest);
  const intent = readTypedAction(text, situation, understood);
  return { intent, understood: intent.leadsTo === undefined ? understood : null };
}

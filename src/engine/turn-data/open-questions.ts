import type { Choice } from '@/contracts/generated/choice';
import { isCrossroads } from '@/narrator/choices/offer-choices';
import type { Campaign } from '@/story/campaign/campaign';
import { tellsBeat, type Passage } from '@/story/campaign/passage';
import type { Scene, ToldPart } from '@/story/log/scene';
import type { TakenAction } from '@/story/log/taken-action';

type Question = { readonly part: ToldPart; readonly passage: Passage };

/**
 * The turning points that nobody has answered, the newest first: the player said something else, went away,
 * or was fetched before they could. `taken` is what they do now.
 */
export function openQuestions(
  path: readonly Scene[],
  taken: TakenAction | null,
  campaign: Campaign,
): readonly ToldPart[] {
  let open: readonly Question[] = [];
  let before: readonly Choice[] = [];
  const stillOpen = (act: TakenAction | null): readonly Question[] =>
    act === null ? open : open.filter((question) => !answers(act, question, before));
  for (const { outcome, words } of path) {
    open = stillOpen(outcome.taken);
    before = words?.choices ?? [];
    if (outcome.beat !== null && isCrossroads(before))
      open = [...asked(outcome, campaign), ...open];
  }
  return stillOpen(taken).map(({ part }) => part);
}

function asked(
  { told, beat }: Pick<Scene['outcome'], 'told' | 'beat'>,
  { passages }: Campaign,
): readonly Question[] {
  return told.flatMap((part) => {
    const passage = passages.get(part.passage);
    const isOfBeat = passage !== undefined && beat !== null && tellsBeat(passage, beat);
    return isOfBeat && passage.choices.length > 0 ? [{ part, passage }] : [];
  });
}

/** A choice that the beat offered was taken, or typed words do what one of them does. */
function answers(
  { choice: id, intent }: TakenAction,
  { passage }: Question,
  shown: readonly Choice[],
): boolean {
  const { beat } = passage.conditions;
  const isOfBeat = ({ because }: Choice): boolean =>
    because.some((each) => each.kind === 'beat' && each.id === beat);
  const chosen = id === null ? undefined : shown.find((choice) => choice.id === id);
  if (chosen !== undefined && isOfBeat(chosen)) return true;
  const goals = passage.choices.flatMap(({ leadsTo, elseTo }) => [leadsTo, elseTo]);
  return intent.leadsTo !== undefined && goals.includes(intent.leadsTo);
}

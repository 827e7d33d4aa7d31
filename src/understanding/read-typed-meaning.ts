import type { Intent } from '@/contracts/generated/choice';
import { readTypedAction } from '@/understanding/read-typed-action';
import type { Offered } from '@/understanding/story/offered';
import { peopleAtHand, peopleHere } from '@/understanding/story/who-is-meant';
import type { TypedSituation } from '@/understanding/story/typed-situation';

/** What typed words come to, and where they leave a doubt, between what. */
export type TypedMeaning = {
  readonly intent: Intent;
  /** Choices of which one may be meant; with any of these nothing is done. */
  readonly mayMean: readonly Offered[];
  /** Of several things, what is left when the first is done, as it was typed. */
  readonly rest: string | null;
  /** Who could be spoken to, those who wait for an answer first. */
  readonly present: readonly string[];
};

export function readTypedMeaning(text: string, situation: TypedSituation): TypedMeaning {
  return {
    intent: readTypedAction(text, situation),
    mayMean: [],
    rest: null,
    present: presentFirst(situation),
  };
}

function presentFirst(situation: TypedSituation): readonly string[] {
  const here = peopleHere(situation);
  const first = peopleAtHand(situation).filter((id) => here.includes(id));
  return [...new Set([...first, ...here])];
}

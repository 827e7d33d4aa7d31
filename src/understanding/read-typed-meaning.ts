import type { Intent } from '@/contracts/generated/choice';
import { readTypedAction } from '@/understanding/read-typed-action';
import { severalThings } from '@/understanding/grammar/several-things';
import { tellingWords } from '@/understanding/story/choice-meant';
import { choicesAsGood, choicesNear } from '@/understanding/story/choices-in-doubt';
import { isConsentSaid } from '@/understanding/story/consent-said';
import type { Offered } from '@/understanding/story/offered';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { peopleAtHand, peopleHere } from '@/understanding/story/who-is-meant';

/** What typed words come to, and where they leave a doubt, between what. */
export type TypedMeaning = {
  /** The words that were read: what was proposed, where they only agree to it. */
  readonly said: string;
  readonly intent: Intent;
  /** Choices of which one may be meant; with any of these nothing is done. */
  readonly mayMean: readonly Offered[];
  /** Of several things, what is left when the first is done, as it was typed. */
  readonly rest: string | null;
  /** Who could be spoken to, those who wait for an answer first. */
  readonly present: readonly string[];
};

export function readTypedMeaning(text: string, situation: TypedSituation): TypedMeaning {
  const [proposed, ...others] = situation.proposed ?? [];
  if (proposed !== undefined && others.length === 0 && isConsentSaid(text))
    return readTypedMeaning(proposed, { ...situation, proposed: [] });
  const intent = readTypedAction(text, situation);
  const mayMean = inDoubt(text, intent, situation);
  const rest = mayMean.length > 0 ? null : restOf(text, intent, situation);
  return { said: text, intent, mayMean, rest, present: presentFirst(situation) };
}

/** What words mean for certain is done; what they may mean is asked, before they come to nothing. */
function inDoubt(text: string, intent: Intent, situation: TypedSituation): readonly Offered[] {
  if (intent.leadsTo !== undefined || intent.left === true) return [];
  const asGood = intent.kind.startsWith('ask-') ? [] : choicesAsGood(text, situation);
  if (asGood.length > 0) return asGood;
  const isLost = intent.kind === 'attempt' && nearlyDone.has(intent.refused ?? '');
  return isLost ? choicesNear(text, situation) : [];
}

/** Not understood, or nothing that leads anywhere here. */
const nearlyDone: ReadonlySet<string> = new Set(['', 'out-of-reach', 'not-held']);

/** What was asked for besides, unless the choice that was meant does it too. */
function restOf(text: string, intent: Intent, { offered }: TypedSituation): string | null {
  const several = severalThings(text);
  if (several === null) return null;
  if (intent.left === true) return several.rest;
  const choice = offered.find((each) => each.intent === intent);
  if (choice === undefined) return null;
  const done = tellingWords(`${choice.text} ${intent.kind} ${intent.target ?? ''}`);
  return tellingWords(several.rest).some((word) => done.includes(word)) ? null : several.rest;
}

function presentFirst(situation: TypedSituation): readonly string[] {
  const here = peopleHere(situation);
  const first = peopleAtHand(situation).filter((id) => here.includes(id));
  return [...new Set([...first, ...here])];
}

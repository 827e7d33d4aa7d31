import type { Intent } from '@/contracts/generated/choice';
import { meantChoice } from '@/understanding/meant/meant-choice';
import { whatIsRefused } from '@/understanding/lexicon/what-is-refused';
import { wordSet } from '@/understanding/lexicon/word-set';
import { readTypedAction } from '@/understanding/read-typed-action';
import { severalThings } from '@/understanding/grammar/several-things';
import { isNeverMeant, isOfOtherThing } from '@/understanding/story/never-meant';
import { tellingWords } from '@/understanding/story/choice-meant';
import { choicesAsGood, choicesNear } from '@/understanding/story/choices-in-doubt';
import { isConsentSaid } from '@/understanding/story/consent-said';
import type { Offered } from '@/understanding/story/offered';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { isOnlyAsked } from '@/understanding/story/topic-of';
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
  const near = isLost ? choicesNear(text, situation) : [];
  return near.length > 0 ? near : likelyMeant(text, { kind: intent.kind, isLost }, situation);
}

/** Asked about the sooner where the words come to nothing else; what can be done here is done. */
function likelyMeant(
  text: string,
  { kind, isLost }: { readonly kind: string; readonly isLost: boolean },
  situation: TypedSituation,
): readonly Offered[] {
  if (whatIsRefused(text).undone !== '' || doneHere.has(kind)) return [];
  const { mayMean } = meantChoice(text, situation);
  const onScreen = mayMean.filter(
    ({ choice }) =>
      choice.id !== undefined &&
      !isOnlyAsked(text, choice.text) &&
      !isNeverMeant(text, choice.text),
  );
  const isLikely = (onScreen[0]?.chance ?? 0) >= likelyEnough;
  const asked = onScreen.map(({ choice }) => choice);
  if (isLikely) return asked;
  // Of what is less likely it has to be about the same thing.
  return isLost ? asked.filter((choice) => !isOfOtherThing(text, choice)) : [];
}

const doneHere: ReadonlySet<string> = wordSet('move look read own-look give show remember roll');

const likelyEnough = 0.25;

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

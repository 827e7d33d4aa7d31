import { wordsIn } from '@/understanding/grammar/words-in';
import { isOtherNumber, withNumbersSpelt } from '@/understanding/grammar/numbers-in';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import { whatIsRefused } from '@/understanding/lexicon/what-is-refused';
import {
  isMeantIll,
  isRefusal,
  likely,
  namesOf,
  plainVerbs,
  tellingWords,
  vagueVerbs,
} from '@/understanding/story/choice-meant';
import { isConsentSaid } from '@/understanding/story/consent-said';
import { contradicts, deedsOfChoice } from '@/understanding/story/deeds-of-choice';
import { isAboutOthers } from '@/understanding/story/is-about-others';
import type { Offered } from '@/understanding/story/offered';
import { isOnlyAsked } from '@/understanding/story/topic-of';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { placeOf } from '@/story/state/story-state';

const mostAsked = 3;

/** Choices on the screen that words mean as well as each other; none where they mean one, or none of them. */
export function choicesAsGood(text: string, situation: TypedSituation): readonly Offered[] {
  if (isConsentSaid(text)) return consenting(situation);
  const { undone, isUnsure } = whatIsRefused(text);
  if (undone !== '' || isUnsure) return [];
  const found = new Set(likely(text, situation).map(({ choice }) => choice));
  return found.size > 1
    ? situation.offered.filter((each) => found.has(each)).slice(0, mostAsked)
    : [];
}

const agreeing: ReadonlySet<string> = new Set(['promise', 'accept', 'help', 'give', 'pay']);

/** What a bare yes may agree to, where something is wanted of the player. */
function consenting({ offered }: TypedSituation): readonly Offered[] {
  return offered
    .filter(({ id }) => id !== undefined)
    .filter(
      (choice) => !isRefusal(choice) && deedsOfChoice(choice).some((deed) => agreeing.has(deed)),
    )
    .slice(0, mostAsked);
}

/**
 * Choices on the screen that words only nearly mean: the same deed with nothing or something unknown, or
 * something vague with the same thing. Asked about where the words come to nothing else.
 */
export function choicesNear(text: string, situation: TypedSituation): readonly Offered[] {
  const { campaign, state, offered } = situation;
  const { undone, isUnsure } = whatIsRefused(text);
  if (undone !== '' || isUnsure) return [];
  const words = tellingWords(withNumbersSpelt(text));
  const [deed = '', ...others] = words;
  const faint = new Set([...plainVerbs, ...namesOf(campaign)]);
  const things = others.filter((word) => !faint.has(word));
  const isVague = vagueVerbs.has(deed) || verbInTable(deed) === null;
  const near = offered.filter((choice) => {
    const { id, intent } = choice;
    if (id === undefined || contradicts(deed, choice)) return false;
    const known = new Set(tellingWords(`${choice.text} ${intent.kind} ${intent.target ?? ''}`));
    if (isMeantIll(words, known) || isOtherNumber(text, choice.text)) return false;
    if (isOnlyAsked(text, choice.text)) return false;
    if (isAboutOthers(text, choice, { campaign, here: placeOf(state) })) return false;
    const isSameDeed = !plainVerbs.has(deed) && deedsOfChoice(choice).includes(deed);
    const isSameThing = things.some((word) => known.has(word));
    return (isSameDeed && (things.length === 0 || isSameThing)) || (isSameThing && isVague);
  });
  return wordsIn(text).length > longestNear ? [] : near.slice(0, mostAsked);
}

/** In a long sentence one word in common says nothing. */
const longestNear = 8;

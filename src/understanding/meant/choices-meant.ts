import type { Campaign } from '@/story/campaign/campaign';
import { isOtherNumber } from '@/understanding/grammar/numbers-in';
import {
  deedCompared,
  isAgainst,
  likenessOf,
  signsOfChoice,
  type ChoiceLikeness,
  type OtherThing,
} from '@/understanding/meant/choice-likeness';
import { likenessWeights } from '@/understanding/meant/likeness-weights';
import { calledIn, type Called } from '@/understanding/meant/people-said';
import { choiceSaying, typedSaying, type Saying } from '@/understanding/meant/saying';
import { wordLikeness, type NearWords } from '@/understanding/meant/word-likeness';
import { spokenOf } from '@/understanding/story/topic-of';
import type { Offered } from '@/understanding/story/offered';

export type Weighed = {
  readonly choice: Offered;
  readonly likeness: ChoiceLikeness;
  /** How likely it is meant, of all that is offered and of what nobody offered, 0…1. */
  readonly chance: number;
  /** Something in the words says that it is not meant. */
  readonly isAgainst: boolean;
  readonly isSameDeed: boolean;
  /** The words say what the choice does, as far as words can be compared. */
  readonly isSureOfDeed: boolean;
  /** Something is named that the choice has not, and the choice has something that is not named. */
  readonly otherThing: OtherThing;
  /** The words say what is done, and not with what or with whom. */
  readonly saysOnlyDeed: boolean;
};

type Situation = {
  readonly campaign: Pick<Campaign, 'people'>;
  readonly offered: readonly Offered[];
  readonly nearest?: { readonly likeness?: NearWords };
};

/** One reading of a line asks several times, with the same offers. */
const justWeighed = new WeakMap<readonly Offered[], Map<string, readonly Weighed[]>>();

/** How likely each choice is meant by a typed line, the likeliest first. */
export function choicesMeant(text: string, situation: Situation): readonly Weighed[] {
  const known = justWeighed.get(situation.offered) ?? new Map<string, readonly Weighed[]>();
  justWeighed.set(situation.offered, known);
  const before = known.get(text) ?? weigh(text, situation);
  known.set(text, before);
  return before;
}

function weigh(text: string, { campaign, offered, nearest }: Situation): readonly Weighed[] {
  const people = calledIn(campaign);
  const typed = typedSaying(text, people);
  const sayings = offered.map((choice) => sayingOfChoice(choice, people));
  const spoken = spokenOf(text);
  const topic = spoken === null ? null : typedSaying(spoken.topic, people);
  const near = wordLikeness(nearest?.likeness);
  const deedWords = new Set([...typed.deeds.all.values()].flatMap((words) => [...words]));
  const saysOnlyDeed =
    typed.people.size === 0 && typed.words.every(({ text: word }) => deedWords.has(word));
  const weighed = sayings.map((saying, place) => {
    const choice = offered[place];
    if (choice === undefined) throw new Error('There are as many sayings as choices.');
    const others = sayings.filter((other) => other !== saying);
    const isOther = isOtherNumber(text, choice.text);
    const beside = { near, others, isOtherNumber: isOther };
    const { likeness, otherThing } = likenessOf(typed, saying, beside);
    const bothTurnDown = typed.isNegative && saying.isNegative;
    const isOtherTopic =
      topic !== null &&
      topic.words.length > 0 &&
      likenessOf(topic, saying, beside).likeness.coversText < ofTopicNeeded;
    const compared = deedCompared(typed, saying);
    const against = isOtherTopic || isAgainst(likeness) || compared === 'undone';
    const isSameDeed = likeness.sharedDeed > 0;
    return {
      choice,
      likeness,
      bothTurnDown,
      isSameDeed,
      isSureOfDeed: compared === 'same',
      otherThing,
      saysOnlyDeed,
      isAgainst: against,
      score: scoreOf(likeness),
    };
  });
  const all = weighed.reduce((sum, { score }) => sum + Math.exp(score), 1);
  const undone = Math.max(...weighed.map(({ likeness, score }) => scoreIfDone(likeness, score)));
  return weighed
    .map(({ score, bothTurnDown, ...rest }) => ({
      ...rest,
      isAgainst: rest.isAgainst || undone > score + moreNeeded(bothTurnDown),
      chance: Math.exp(score) / all,
    }))
    .sort((one, other) => other.chance - one.chance);
}

/** By how much the words may be more about what they turn down than about the choice they take. */
const moreAboutIt = { usually: 0.3, whereBothTurnDown: 2 } as const;

const moreNeeded = (bothTurnDown: boolean): number =>
  bothTurnDown ? moreAboutIt.whereBothTurnDown : moreAboutIt.usually;

/** Of what is turned down: how likely it would be meant if it were not. */
function scoreIfDone(likeness: ChoiceLikeness, score: number): number {
  const turnedDown = ['otherPolarity', 'otherUndone', 'opposite'] as const;
  if (likeness.otherPolarity === 0 && likeness.opposite === 0) return -Infinity;
  return turnedDown.reduce((sum, sign) => sum - likeness[sign] * likenessWeights[sign], score);
}

/** How much of what is spoken of has to be in a choice. */
const ofTopicNeeded = 0.3;

/** A choice is held against a line, its parts and what it is about. */
const sayingsKnown = new WeakMap<Offered, Saying>();

function sayingOfChoice(choice: Offered, people: readonly Called[]): Saying {
  const before = sayingsKnown.get(choice) ?? choiceSaying(choice.text, people);
  sayingsKnown.set(choice, before);
  return before;
}

function scoreOf(likeness: ChoiceLikeness): number {
  return signsOfChoice.reduce(
    (sum, sign) => sum + likeness[sign] * likenessWeights[sign],
    likenessWeights.start,
  );
}

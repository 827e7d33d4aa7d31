import { baseFormsOf, verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';
import { deedsSaid, isAsked, type DeedsSaid } from '@/understanding/meant/deeds-said';
import { peopleSaid, type Called, type Part } from '@/understanding/meant/people-said';
import { plainText, wordsOfLine } from '@/understanding/meant/plain-words';
import { verbsSaid, type VerbSaid } from '@/understanding/meant/verbs-said';
import { polarityOf, type Polarity } from '@/understanding/meant/polarity';

export type SaidWord = {
  readonly text: string;
  readonly weight: number;
  /** It names something, and does nothing. */
  readonly isThing: boolean;
};

/** A choice or a typed line, taken apart so that one can be held against the other. */
export type Saying = Polarity & {
  readonly words: readonly SaidWord[];
  /** Where it is, when that was, who asked for it: what is said besides the matter. */
  readonly wordsBeside: readonly SaidWord[];
  readonly people: ReadonlyMap<string, Part>;
  readonly peopleBeside: ReadonlySet<string>;
  readonly hasPronoun: boolean;
  /** "It" stands for something that has another name. */
  readonly hasIt: boolean;
  readonly isAsked: boolean;
  readonly deeds: DeedsSaid;
  /** What may be done in it, word by word. */
  readonly verbs: readonly VerbSaid[];
};

const besideChoice =
  /,? (?:where|which) you [^,]*|\. .*$|, (?:where|which|whatever|since|because|for the|in case|as [a-z]+ [^,]*asks)\b[^,]*/g;

const besideTyped =
  /,? (?:(?:where )?(?:i've|i have|haven't|i was|i) (?:never|not|always|been)\b.*|never (?:been|seen)\b.*|(?:like|as) [^,]*(?:wants|asks|says|said)|for the [a-z]+ time)$/g;

const pronouns = wordSet('he him his she her hers they them their');
const its = wordSet('it this that them these those');
const you = wordSet("you your you're you'd you'll");

export const choiceSaying = (text: string, people: readonly Called[]): Saying =>
  sayingOf(plainText(text), people, { beside: besideChoice, pronouns, mayAsk: false });

export const typedSaying = (text: string, people: readonly Called[]): Saying =>
  sayingOf(plainText(text), people, {
    beside: besideTyped,
    pronouns: new Set([...pronouns, ...you]),
    mayAsk: true,
  });

type Way = {
  readonly beside: RegExp;
  readonly pronouns: ReadonlySet<string>;
  readonly mayAsk: boolean;
};

function sayingOf(text: string, people: readonly Called[], way: Way): Saying {
  const beside = [...text.matchAll(way.beside)].map(([part]) => part).join(' ');
  const matter = text.replace(way.beside, ' ');
  const words = wordsOfLine(matter);
  const { parts, otherWords } = peopleSaid(matter, people);
  const asked = way.mayAsk && isAsked(matter);
  const deeds = deedsSaid(words, asked);
  return {
    words: weighed(otherWords, words),
    wordsBeside: weighed(wordsOfLine(beside), []),
    people: parts,
    peopleBeside: new Set(peopleSaid(beside, people).parts.keys()),
    hasPronoun: words.some((word) => way.pronouns.has(word)),
    hasIt: words.some((word) => its.has(word)),
    isAsked: asked,
    deeds,
    verbs: verbsSaid(wordsOfLine(matter.replace(/,/g, ' and '))),
    ...polarityOf(words, deeds),
  };
}

const empty = wordSet(
  `a an the i me my mine myself we us our you your yours yourself he him his she her hers it its they them their this
  that these those and or but if so as at by for from in into of off on onto out over to up with about after be am is
  are was were been do does did have has had will would can could shall should may might must what who whom whose which
  where when why how there here then than not no just too also please ok okay well very some any all lets let's i'm
  i'll i've i'd it's what's that's she's he's you're we'll don't won't can't s d ll re ve t m oh sorry ah hey thing
  things bit come comes down along across around`,
);

/** Said in half of all choices, and so it tells little about which is meant. */
const faint = wordSet(
  `go get put take make have let see look say tell ask give show speak talk walk return head keep leave find come want
  know`,
);

const weightOfFaint = 0.4;

const manners = wordSet(
  `again before after first last once twice later always never ever everything anything something nothing everyone
  everybody else more away back together alone through around round along straight good`,
);

/** "Unread", "unbroken": how it is, and no thing. */
const leftAsItIs = /^un[a-z]+(?:ed|en|ead|eard|aid|old)$/;

/** A hammer is a thing, also where "hammer" is a verb. */
const beforeThings = wordSet(
  `a an the my your his her its our their this that these those some any another both two three four five six seven
  eight nine ten old new`,
);

function weighed(words: readonly string[], said: readonly string[]): readonly SaidWord[] {
  const named = new Set(said.filter((_, at) => beforeThings.has(said[at - 1] ?? '')));
  return [...new Set(words)]
    .filter((word) => !empty.has(word))
    .map((text) => ({
      text,
      weight: baseFormsOf(text).some((form) => faint.has(form)) ? weightOfFaint : 1,
      isThing:
        !manners.has(text) &&
        !leftAsItIs.test(text) &&
        (named.has(text) || (verbInTable(text) === null && !text.endsWith('ly'))),
    }));
}

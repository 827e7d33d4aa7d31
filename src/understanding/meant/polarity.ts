import { baseFormsOf } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';
import type { DeedsSaid } from '@/understanding/meant/deeds-said';

/** Whether something is said not to be done, or not to be so, and whether that is the deed itself. */
export type Polarity = { readonly isNegative: boolean; readonly isUndone: boolean };

const negations = wordSet(
  `not never no nope nah nothing none nobody nowhere neither nor cannot without instead don't doesn't didn't won't
  wouldn't can't couldn't shouldn't isn't aren't wasn't weren't haven't hasn't ain't refuse decline`,
);

/** After these words comes what is said, and what is not so in it. */
const speech = wordSet(
  `tell say admit promise swear show let ask warn inform explain declare assure agree pretend act see know speak sorry`,
);

/** From here on it is only told when, why or what. */
const subordinate = wordSet(
  'while when if because who what where which why how until before after whatever since',
);

/** Deeds that leave something undone. */
const leavingUndone = ['refuse', 'withhold', 'spare', 'hide', 'deceive', 'oppose'];

export function polarityOf(words: readonly string[], { all }: DeedsSaid): Polarity {
  const said = words.findIndex((word) => baseFormsOf(word).some((form) => speech.has(form)));
  const denied = words.flatMap((_, at) => (isDenied(words, at) ? [at] : []));
  const isMain = denied.some((at) => said < 0 || at < said);
  const known = new Set(leavingUndone.flatMap((deed) => [...(all.get(deed) ?? [])]));
  const isLeft = leavingUndone.some((deed) => all.has(deed));
  // "Do not hide it" shows it; "say nothing" is not said twice.
  const isTwice = denied.some(
    (at) =>
      !known.has(words[at] ?? '') &&
      words.slice(at + 1, at + 1 + soonAfter).some((word) => known.has(word)),
  );
  return {
    isUndone: isMain || isLeft,
    isNegative: !isTwice && (denied.length > 0 || isLeft),
  };
}

const soonAfter = 3;

function isDenied(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const isStopped = stopping.has(word) && next.endsWith('ing');
  if (!isStopped && (!negations.has(word) || idleAfter.has(next))) return false;
  const from = words.findIndex((each, place) => place > 0 && subordinate.has(each));
  return from < 0 || at < from || words.slice(from, at).some((each) => goingOn.has(each));
}

const stopping = wordSet('stop cease quit');
const goingOn = wordSet('and but');

/** "No matter", "not only": ways of speaking. */
const idleAfter = wordSet('worry matter problem doubt only far longer more worries');

import type { Clause } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { isAboutSoft, isLivingBeing, isHarmless } from '@/understanding/grammar/done-to';
import { links } from '@/understanding/lexicon/links';
import { idleWord } from '@/understanding/phrases/without-idioms';
import { nounPhrasesIn, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import { isEffort } from '@/understanding/phrases/odds-in-words';
import { riskOfDeed, type Around } from '@/understanding/act/risk-of-deed';
import { turnOfPhraseMeant } from '@/understanding/phrases/turns-of-phrase';
import type { NearestExample, ReadClause } from '@/understanding/act/understood-act';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

/** What one clause does; null where nobody can say. */
export function readClause(
  clause: Clause,
  around: Around & { readonly nearest: NearestExample },
): ReadClause | null {
  const [first = ''] = clause.words;
  // "…, laundered": how something is, not what is done.
  if (clause.words.length === 1 && /ed$/.test(first)) return null;
  const phrases = nounPhrasesIn(clause.words.slice(1), around.naming.names);
  if (isFlight(clause)) return { ...flight, clause };
  const turned = readPhrase(clause, phrases, around);
  if (turned !== null) return turned;
  const verb = verbInTable(first);
  if (verb === null) return readUnknown(clause, phrases, around);
  const risk = riskOfDeed(verb, clause, phrases, around);
  return { ...verb, risk, clause, because: `"${first}" may fail`, score: 0.8 };
}

/** Who only runs runs away. */
function isFlight({ words }: Clause): boolean {
  return words.length === 1 && words[0] === 'run';
}

const flight = {
  kind: 'flee',
  risk: 'real',
  toPerson: 'never',
  because: '"run" may fail',
  score: 0.8,
} as const;

function readPhrase(
  clause: Clause,
  phrases: readonly NounPhrase[],
  { odds, naming }: Around,
): ReadClause | null {
  const phrase = turnOfPhraseMeant(wordsSaid(clause.text));
  if (phrase === null || odds.isRoutine) return null;
  const verb = verbInTable(clause.words[0] ?? '');
  if (verb !== null && calm.has(verb.kind) && bodily.has(phrase.kind)) return null;
  const deed = { kind: phrase.kind, words: clause.words, phrases };
  if (isAboutSoft(deed) || (phrase.kind === 'attack' && isHarmless(deed, naming))) return null;
  const isOfPeople = verb === null || verb.toPerson === 'never';
  const ownPerson = onPeople.has(phrase.kind) ? 'when-named' : 'never';
  return {
    ...phrase,
    clause,
    toPerson: isOfPeople ? ownPerson : verb.toPerson,
    because: phrase.words.includes(idleWord)
      ? 'the words sound risky'
      : `"${phrase.words}" may fail`,
    score: 0.9,
  };
}

const calm: ReadonlySet<string> = wordSet('look read write feel');

/** What nobody does with the eyes alone. */
const bodily: ReadonlySet<string> = wordSet('climb flee force attack sneak');

const onPeople: ReadonlySet<string> = wordSet('attack persuade deceive threaten steal help');

/** "Drones", "neon": a word alone that is no verb is not done. */
const fewestWords = 2;

const noVerbs =
  /^(?:her|his|him|the|them|their|not|all|who|and|she|they|this|that|there|one|two|its|it's)$/;

function readUnknown(
  clause: Clause,
  phrases: readonly NounPhrase[],
  { odds, naming, nearest }: Around & { readonly nearest: NearestExample },
): ReadClause | null {
  const [first = ''] = clause.words;
  const isVerb = /^[a-z]{3}/.test(first) && !noVerbs.test(first) && !links.has(first);
  if (!isVerb || clause.words.length < fewestWords) return null;
  const unknown = { kind: 'other', toPerson: 'when-named', clause } as const;
  const isClaimed = odds.isAtStake && phrases.some((phrase) => isLivingBeing(phrase, naming));
  if (isEffort(clause.text) || odds.isDangerous || odds.isHazardous || isClaimed)
    return { ...unknown, risk: 'real', because: 'it is tried, and may fail', score: 0.7 };
  const like = /^(?:the|a|an|his|her|their|its|there) /.test(clause.text)
    ? null
    : nearest(clause.text);
  if (like === null) return { ...unknown, risk: 'none', because: `"${first}" is done`, score: 0.5 };
  const { kind, risk, isToPerson, example, score } = like;
  const toPerson = isToPerson ? 'when-named' : 'never';
  return { kind, risk, toPerson, clause, because: `it is like "${example}"`, score };
}

import type { Clause } from '@/narrator/understanding/clauses';
import { isAboutSoft, isAlive, isHarmless } from '@/narrator/understanding/done-to';
import { idleWord } from '@/narrator/understanding/idioms';
import { nounPhrasesIn, type NounPhrase } from '@/narrator/understanding/noun-phrases';
import {
  isAtStake,
  isDangerous,
  isEffort,
  isHazardous,
  isRoutine,
} from '@/narrator/understanding/odds-in-words';
import { riskOfDeed, type Around } from '@/narrator/understanding/risk-of-deed';
import { phraseMeant } from '@/narrator/understanding/turns-of-phrase';
import type { NearestExample, ReadClause } from '@/narrator/understanding/understood-act';
import { verbMeaning } from '@/narrator/understanding/verb-table';

/** What one clause does; null where nobody can say. */
export function readClause(
  clause: Clause,
  around: Around & { readonly nearest: NearestExample },
): ReadClause | null {
  const [first = ''] = clause.words;
  // "…, laundered": how something is, not what is done.
  if (clause.words.length === 1 && /ed$/.test(first)) return null;
  const phrases = nounPhrasesIn(clause.words.slice(1), around.naming.names);
  const turned = readPhrase(clause, phrases, around);
  if (turned !== null) return turned;
  const verb = verbMeaning(first);
  if (verb === null) return readUnknown(clause, phrases, around);
  const risk = riskOfDeed(verb, clause, phrases, around);
  return { ...verb, risk, clause, because: `"${first}" may fail`, score: 0.8 };
}

function readPhrase(
  clause: Clause,
  phrases: readonly NounPhrase[],
  { whole, naming }: Around,
): ReadClause | null {
  const phrase = phraseMeant(clause.text);
  if (phrase === null || isRoutine(whole)) return null;
  const verb = verbMeaning(clause.words[0] ?? '');
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

const calm: ReadonlySet<string> = new Set('look read write feel'.split(' '));

/** What nobody does with the eyes alone. */
const bodily: ReadonlySet<string> = new Set('climb flee force attack sneak'.split(' '));

const onPeople: ReadonlySet<string> = new Set(
  'attack persuade deceive threaten steal help'.split(' '),
);

/** "Drones", "neon": a word alone that is no verb is not done. */
const fewestWords = 2;

const noVerbs =
  /^(?:her|his|him|the|them|their|for|with|from|not|all|who|and|she|they|this|that|there|one|two|its|it's)$/;

function readUnknown(
  clause: Clause,
  phrases: readonly NounPhrase[],
  { said, whole, naming, nearest }: Around & { readonly nearest: NearestExample },
): ReadClause | null {
  const [first = ''] = clause.words;
  if (!/^[a-z]{3}/.test(first) || noVerbs.test(first) || clause.words.length < fewestWords)
    return null;
  const unknown = { kind: 'other', toPerson: 'when-named', clause } as const;
  const isClaimed = isAtStake(whole) && phrases.some((phrase) => isAlive(phrase, naming));
  if (isEffort(clause.text) || isDangerous(whole) || isHazardous(said) || isClaimed)
    return { ...unknown, risk: 'real', because: 'it is tried, and may fail', score: 0.7 };
  const like = /^(?:the|a|an|his|her|their|its|there) /.test(clause.text)
    ? null
    : nearest(clause.text);
  if (like === null) return { ...unknown, risk: 'none', because: `"${first}" is done`, score: 0.5 };
  const { kind, risk, isToPerson, example, score } = like;
  const toPerson = isToPerson ? 'when-named' : 'never';
  return { kind, risk, toPerson, clause, because: `it is like "${example}"`, score };
}

import { lastNamed } from '@/reading/decisions/who-is-meant';
import { mentions } from '@/reading/found/person-names';
import { personNouns } from '@/reading/found/word-classes';
import type { FoundPerson } from '@/reading/found/reading';
import { is, tagged } from '@/reading/prose/tagged';
import { pastOf } from '@/reading/prose/verb-forms';
import { upperFirst } from '@/reading/prose/upper-first';

/** A choice of more words is read by nobody. */
const mostWords = 11;

/** What one is, knows or feels is nothing one can choose to do. */
const noDeeds =
  /^(?:be|am|is|are|was|were|has|had|know|see|hear|feel|seem|appear|become|remember|forget|understand|believe|think|notice|conclude|guess|expect|want|wish|like|love|hate|fear|need|own|owe|mean|belong|find|learn|recogni[sz]e|die|fall|sleep|live|get|come|subtract|count|smell|taste|imagine|hope|do|will|would|can|could|may|might|must|shall|should|not|never|no|only|still|also|already)$/;

export type Said = {
  /** What has been told before these words, in which their pronouns may have their names. */
  readonly before: string;
  readonly people: readonly FoundPerson[];
};

/** The deed with which these words begin, as it follows "you"; null where it is none that one could choose. */
export function deedIn(words: string, said: Said): string | null {
  const [clause = ''] = /^[^.;:!?—–("“”]*/.exec(words.replace(/[*_]/g, '')) ?? [];
  const [first = ''] = clause.split(/,/);
  const plain = first
    .replace(
      /\s(?:so that|because|as if|unless|until|while|although|though|which|but|and|or if|if)\b.*$/,
      '',
    )
    .trim();
  const named = withNames(plain, said);
  return named !== null && isDeed(named) ? named : null;
}

function isDeed(words: string): boolean {
  const all = words.split(/\s+/);
  const [verb = ''] = all;
  if (all.length < 2 || all.length > mostWords) return false;
  const isToFindOut = /^find out (?:who|what|where|why|how|whether)\b/.test(words);
  if ((noDeeds.test(verb) && !isToFindOut) || !/^\p{Ll}+$/u.test(verb)) return false;
  if (isToFindOut && /^find out who \p{Ll}+ it$/u.test(words)) return true;
  // "Have the roof mended" is done, "have the key" is not.
  if (verb === 'have' && !/^have the .+ \p{Ll}+(?:ed|en|t|de|d)\b/u.test(words)) return false;
  // The choice stands alone: nobody would know what "it" is.
  if (
    /\b(?:it|its|they|them|their|there|here|this|these|those|so|such|else)\b|\bthat$/i.test(words)
  )
    return false;
  const [, term] = tagged(`you ${words}`);
  return !is(term, 'Preposition', 'Determiner', 'Pronoun', 'Conjunction', 'QuestionWord');
}

/** Null where nobody is meant for certain. */
function withNames(words: string, { before, people }: Said): string | null {
  const found = /\b(?:him|his|her|he|she|himself|herself|hers)\b/i.exec(words);
  if (found === null) return words;
  const pronoun = found[0].toLowerCase();
  if (/^(?:he|she|himself|herself|hers)$/.test(pronoun)) return null;
  // "Write that the man has hurt his back": whose it is the words say themselves.
  if (pronoun === 'his' && isOfNameless(words.slice(0, found.index))) return words;
  const person = lastNamed(before, people, pronoun === 'her' ? 'she' : 'he');
  const isNamed = people.some(({ called }) => called.some((name) => mentions(words, name)));
  const name = person?.shortName ?? namelessIn(before);
  if (name === null || isNamed) return null;
  const rest = words.slice(found.index + pronoun.length);
  const [next] = tagged(rest.trim());
  const isOwner = pronoun === 'his' || (pronoun === 'her' && is(next, 'Noun', 'Adjective'));
  const put = `${words.slice(0, found.index)}${isOwner ? `${name}'s` : name}${rest}`;
  return /\b(?:him|his|her|he|she)\b/i.test(put) ? null : put;
}

/** "The abbess remembers": whom the sentence before is about, if it is somebody without a name. */
function namelessIn(before: string): string | null {
  const subjects = [...before.matchAll(/(?:^|[.!?]\s+)The (\p{Ll}+(?:-\p{Ll}+)?)\b/gu)];
  const last = subjects[subjects.length - 1]?.[1];
  const isPerson =
    last !== undefined && (personNouns.has(last) || /(?:[^ln]ess|man|woman|wife)$/.test(last));
  return isPerson ? `the ${last}` : null;
}

function isOfNameless(words: string): boolean {
  return words.split(/\s+/).some((word) => personNouns.has(word.toLowerCase()));
}

/** "witness a count" → "witnessed a count". */
export function doneDeed(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ');
  return [pastOf(verb), ...rest].join(' ');
}

/** "witness a count" → "Witness a count." */
export function asChoice(deed: string): string {
  return `${upperFirst(deed)}.`;
}

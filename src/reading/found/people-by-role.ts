import { foundPerson } from '@/reading/found/found-person';
import { pronounsFor } from '@/reading/people/pronouns-for';
import { personPhrases, type PersonPhrase } from '@/reading/found/person-phrases';
import { isOwnDeed } from '@/reading/found/person-signs';
import type { FoundPerson } from '@/reading/found/reading';
import { goesOnAway, isFoundAfter, isSaidAway } from '@/reading/people/away-signs';
import type { ReadSentence } from '@/reading/prose/sentence';
import { is, type Term } from '@/reading/prose/tagged';
import { anyone } from '@/story/campaign/pronouns-of';

/** So much has to be done by somebody before they are one to be met. */
const enoughSigns = 2;

/** What anybody may be: it needs another word beside it. */
const plainHeads =
  /^(?:man|woman|boy|girl|kid|child|friend|guest|stranger|visitor|owner|leader|person|witness|passenger|traveller|traveler)$/;

/** Of nobody in a story, though a text speaks of them. */
const outside = /^(?:player|reader|writer|author|narrator|storyteller|god)$/;

/** Whose they are says who they are: "your sister" is met under her name or not at all. */
const kin =
  /^(?:aunt|uncle|brother|sister|mother|father|son|daughter|niece|nephew|cousin|wife|husband|widow|widower|grandfather|grandmother|friend|child|mate)$/;

type Candidate = { signs: number; isAway: boolean; isPlain: boolean };

/** Whom the author calls by what they are: the toll keeper, the bride, a blind harper. */
export function peopleByRole(
  sentences: readonly ReadSentence[],
  taken: readonly string[],
): readonly FoundPerson[] {
  const told = sentences.filter(
    ({ file, isForNarrator }) => /^(?:plot\/premise|world\/setting)/.test(file) && !isForNarrator,
  );
  const known = new Set([...taken.map((words) => lastOf(words)), ...headsOfNamed(told)]);
  const found = new Map<string, Candidate>();
  for (const [at, sentence] of told.entries())
    for (const phrase of personPhrases(sentence.terms)) {
      const name = nameOf(phrase, sentence.terms);
      if (known.has(phrase.head) || outside.test(phrase.head) || isNobody(phrase, sentence.terms))
        continue;
      const key = [...found.keys()].find((each) => isSame(each, name)) ?? name;
      const kept = key.length >= name.length ? key : name;
      const entry = found.get(key) ?? { signs: 0, isAway: false, isPlain: true };
      if (kept !== key) found.delete(key);
      found.set(kept, entry);
      const next = told[at + 1];
      entry.signs += signsOf(phrase, sentence, next);
      entry.isPlain &&= plainHeads.test(name) && phrase.determiner !== 'the';
      const after = next?.text ?? '';
      entry.isAway ||=
        (isSaidAway(sentence.text, phrase.words) && !isFoundAfter(after)) || goesOnAway(after);
    }
  return [...found].flatMap(([words, { signs, isAway, isPlain }]) => {
    if (signs < enoughSigns || isAway || isPlain) return [];
    const person = foundPerson(`the ${words}`, sentences, { role: null, own: [] });
    const [plain = ''] = words.split(/ (?:in|with|at|from|of) /);
    const said = pronounsFor(plain);
    return [{ ...person, pronouns: said === anyone ? person.pronouns : said }];
  });
}

function lastOf(words: string): string {
  return words.toLowerCase().split(' ').pop() ?? '';
}

/** "The cook, Ada Lunt", "Ada Lunt the cook", "Sheriff Danner", "she is the cook": who that is has a name. */
function headsOfNamed(sentences: readonly ReadSentence[]): readonly string[] {
  return sentences.flatMap(({ terms }) =>
    personPhrases(terms).flatMap(({ head, from, to }) => {
      const [before, next, after] = [terms[from - 1], terms[to + 1], terms[to + 2]];
      const isNamedAfter =
        isName(next) ||
        (/^(?:called|named|is|was)$/.test(next?.small ?? '') && isNameOrCalled(next, after));
      const isNamedBefore = isName(before) && /^,?\s*$/.test(before?.after ?? '');
      return isNamedAfter || isNamedBefore ? [head] : [];
    }),
  );
}

function isNameOrCalled(said: Term | undefined, after: Term | undefined): boolean {
  return (
    /^(?:called|named)$/.test(said?.small ?? '') ||
    /^(?:called|named)$/.test(after?.small ?? '') ||
    isName(after)
  );
}

function isName(term: Term | undefined): boolean {
  return (
    term !== undefined &&
    /^\p{Lu}[\p{L}'’.-]+$/u.test(term.text) &&
    !is(term, 'Pronoun', 'Determiner', 'Conjunction', 'Preposition')
  );
}

/** Somebody in general, somebody else's, or what somebody is who has been spoken of before. */
function isNobody({ determiner, head, from, to }: PersonPhrase, terms: readonly Term[]): boolean {
  const isTheirs = /^(?:their|its|our)$/.test(determiner) && !kin.test(head);
  if (!/^(?:the|an?)$/.test(determiner) && !isTheirs) return true;
  const before = terms[from - 1];
  // "The man you call the tanner" is the tanner.
  if (/^(?:you|they|we|I)$/.test(terms[to + 1]?.text ?? '')) return true;
  if (
    /^(?:like|as|than|without|called|named|become|becomes|became|if|when|whenever|unless|whether)$/.test(
      before?.small ?? '',
    )
  )
    return true;
  // "The voice of a child", "for a stranger".
  if (determiner !== 'the' && /^(?:of|for)$/.test(before?.small ?? '')) return true;
  if (is(before, 'Copula') && !isExistential(terms, from)) return true;
  // "A witness is paid three": whoever it may be.
  const verb = verbAfter(terms, from + 1);
  const isThere = posture.test(verb?.small ?? '') || isAtRest(terms);
  return /^an?$/.test(determiner) && from === 0 && !is(verb, 'PastTense', 'Gerund') && !isThere;
}

/** "A boy sits by the door" has one boy, as "a boy is paid in bread" has not. */
const posture = /^(?:sits|stands|waits|lies|leans|sleeps|kneels|crouches|hovers|paces)$/;

function isAtRest(terms: readonly Term[]): boolean {
  return terms.some(
    (term, at) =>
      is(term, 'Copula') &&
      /^(?:asleep|waiting|sitting|standing|lying|leaning|kneeling|here)$/.test(
        terms[at + 1]?.small ?? '',
      ),
  );
}

/** "There is a porter", "at the desk is a clerk". */
function isExistential(terms: readonly Term[], from: number): boolean {
  const start = terms.slice(0, from);
  return start.some(
    (term, at) =>
      is(term, 'There') ||
      (at < from - 1 &&
        /^(?:in|at|on|behind|under|by|beside|inside|aboard|near)$/.test(start[0]?.small ?? '')),
  );
}

/** How much one sentence says of it that here is somebody who can be met. */
function signsOf(
  { from, to, determiner }: PersonPhrase,
  { terms, file }: ReadSentence,
  next: ReadSentence | undefined,
): number {
  const goesOn = next?.leans === true && /^(?:he|she|they)\b/i.test(next.text) ? 0.5 : 0;
  const isOfPremise = file.startsWith('plot/') ? 0.5 : 0;
  const also = goesOn + isOfPremise;
  if (terms[wornEnd(to, terms) + 1]?.small === 'who') return 2 + also;
  const [before, earlier] = [terms[from - 1], terms[from - 2]];
  const comes = /^(?:is|was|comes|came|sits|sat|stands|stood|lives|lived|sleeps|waits|there's)$/;
  if (
    comes.test(before?.small ?? '') &&
    (is(before, 'There') ||
      is(earlier, 'There', 'Preposition', 'Noun', 'Adverb') ||
      earlier === undefined)
  )
    return 2 + also;
  const verb = verbAfter(terms, to + 1);
  if (verb === undefined || !beginsClause(before)) return determiner === 'the' ? 0.5 : 0.25;
  // "The preacher rings the bell": so it always is here.
  const isAlways = from === 0 && determiner !== 'a' && !is(verb, 'PastTense', 'Modal');
  return (isOwnDeed(verb.small) || isAlways ? 2 : 1.5) + also;
}

/** Where nothing governs it: at the beginning, after a comma, after "and". */
function beginsClause(before: Term | undefined): boolean {
  return (
    before === undefined ||
    /[,;:.!?"“”—–]/.test(before.after) ||
    /^(?:and|but|then|so|now|while|where)$/.test(before.small)
  );
}

/** "The girl in the wet dress came": what somebody does, a few words on. */
function verbAfter(terms: readonly Term[], from: number): Term | undefined {
  for (let at = from; at < Math.min(terms.length, from + mostBetween); at += 1) {
    const term = terms[at];
    if (is(term, 'Verb', 'Copula', 'Modal', 'Auxiliary') || isLikeVerb(terms, at)) return term;
    if (term === undefined || /[,;:.!?—–]/.test(term.after)) return undefined;
  }
  return undefined;
}

const mostBetween = 7;

/** "The ferrywoman poles the flatboat", "their corporal hums waltzes": a plural after one person is what they do. */
function isLikeVerb(terms: readonly Term[], at: number): boolean {
  const [before, term] = [terms[at - 1], terms[at]];
  return (
    before?.after.trim() === '' &&
    is(before, 'Singular') &&
    /[^s]s$/.test(term?.small ?? '') &&
    is(term, 'Plural')
  );
}

/** "A man in a grey suit" has no other name; a blind harper is one by himself. */
function nameOf({ words, to }: PersonPhrase, terms: readonly Term[]): string {
  const end = plainHeads.test(words) ? wornEnd(to, terms) : to;
  const worn = terms.slice(to + 1, end + 1).map(({ text }) => (/^an?$/.test(text) ? 'the' : text));
  return [words, ...worn].join(' ');
}

/** Where "in a very good suit" ends, or the phrase itself where nothing of the kind follows. */
function wornEnd(to: number, terms: readonly Term[]): number {
  if (!/^(?:in|with)$/.test(terms[to + 1]?.small ?? '') || terms[to]?.after.trim() !== '')
    return to;
  for (let at = to + 2; at < Math.min(terms.length, to + 2 + mostWorn); at += 1) {
    const [term, next] = [terms[at], terms[at + 1]];
    const isNoun = is(term, 'Noun') && !is(term, 'Possessive');
    if (isNoun && (term?.after.trim() !== '' || !is(next, 'Noun'))) return at;
    if (term?.after.trim() !== '') return to;
  }
  return to;
}

const mostWorn = 5;

/** "The kid" is the skinny kid, "the old man" not the young one. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    one === other ||
    long.endsWith(` ${short}`) ||
    long.startsWith(`${short} in `) ||
    long.startsWith(`${short} with `)
  );
}

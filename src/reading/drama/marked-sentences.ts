import type { MarkedSentence, Referent } from '@/reading/drama/referent';
import { escapePattern } from '@/foundation/text/escape-pattern';
import { guessedPronouns } from '@/reading/found/guess-pronouns';
import { pronounsFor } from '@/reading/people/pronouns-for';
import { isLikened } from '@/reading/found/is-likened';
import { nameRuns } from '@/reading/found/name-runs';
import { nounPhrases, type TaggedPhrase } from '@/reading/found/noun-phrases';
import { isNameOf, mentions } from '@/reading/found/person-names';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import {
  locatives,
  personNouns,
  placeNouns,
  regionNouns,
  vagueNouns,
} from '@/reading/found/word-classes';
import { wordsBetween, withOf } from '@/reading/drama/words-of-phrase';
import { is, tagged, type Term } from '@/reading/prose/tagged';
import { anyone, pronounsOf } from '@/story/campaign/pronouns-of';

const mostWords = 4;
const it = pronounsOf('it');

type Span = { readonly from: number; readonly to: number; readonly referent: Referent };

/** Sentences with their people and things marked; a pronoun for one person is that person. */
export function markedSentences(
  sentences: readonly string[],
  reading: Reading,
): readonly MarkedSentence[] {
  const others = namesOfOthers(sentences, reading);
  const met: Referent[] = [];
  return sentences.map((sentence) => {
    const terms = tagged(sentence);
    const starts = offsetsOf(sentence, terms);
    const spans = [
      ...namedPeople(sentence, reading.people),
      ...[...others].flatMap(([name, referent]) => spansOf(sentence, name, referent)),
      ...nounPhrases(terms).flatMap((phrase) => phraseSpan(phrase, { terms, starts, reading })),
    ];
    const kept = withPronouns(apart(spans), { sentence, terms, starts, met });
    return { sentence, ...markedWith(sentence, kept) };
  });
}

function markedWith(
  sentence: string,
  spans: readonly Span[],
): Pick<MarkedSentence, 'marked' | 'referents'> {
  let marked = '';
  let at = 0;
  for (const [nth, { from, to }] of spans.entries()) {
    marked += `${sentence.slice(at, from)}[${String(nth)}]`;
    at = to;
  }
  return { marked: marked + sentence.slice(at), referents: spans.map(({ referent }) => referent) };
}

/** In their order, and of two that share words the longer. */
function apart(spans: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  for (const span of [...spans].sort((one, other) => other.to - other.from - (one.to - one.from)))
    if (!kept.some(({ from, to }) => span.from < to && from < span.to)) kept.push(span);
  return kept.sort((one, other) => one.from - other.from);
}

/** "He" and "her" are whoever was named last of those who are called so. */
function withPronouns(
  spans: readonly Span[],
  {
    sentence,
    terms,
    starts,
    met,
  }: {
    readonly sentence: string;
    readonly terms: readonly Term[];
    readonly starts: readonly number[];
    readonly met: Referent[];
  },
): readonly Span[] {
  const found: Span[] = [...spans];
  for (const [at, { small, text }] of terms.entries()) {
    const start = starts[at] ?? 0;
    for (const { from, to, referent } of spans)
      if (to <= start && !met.includes(referent) && from < start) met.push(referent);
    if (!/^(?:he|she|him|her)$/.test(small) || quotes(sentence.slice(0, start)) % 2 === 1) continue;
    // "Her coat" is no more about her than about a coat.
    if (small === 'her' && is(terms[at + 1], 'Noun', 'Adjective', 'Value')) continue;
    const they = small === 'him' ? 'he' : small === 'her' ? 'she' : small;
    const named = [...met]
      .reverse()
      .find((each) => each.is === 'person' && each.pronouns.they === they);
    const whole = { from: start, to: start + (text.split(/['’]/)[0] ?? '').length };
    if (named !== undefined && !spans.some(({ from, to }) => whole.from < to && from < whole.to))
      found.push({ ...whole, referent: named });
  }
  for (const { referent } of spans) if (!met.includes(referent)) met.push(referent);
  return found.sort((one, other) => one.from - other.from);
}

function quotes(text: string): number {
  return (text.match(/["“”]/g) ?? []).length;
}

function offsetsOf(sentence: string, terms: readonly Term[]): readonly number[] {
  let from = 0;
  return terms.map(({ text }) => {
    const at = sentence.indexOf(text, from);
    if (at < 0) return from;
    from = at + text.length;
    return at;
  });
}

function namedPeople(sentence: string, people: readonly FoundPerson[]): readonly Span[] {
  return people.flatMap((person) => {
    const referent: Referent = {
      key: person.id,
      name: person.shortName.replace(/^The /, 'the '),
      head: (person.name.split(' ').pop() ?? '').toLowerCase(),
      is: 'person',
      pronouns: person.pronouns,
      isMany: /^the .*[^s]s$/i.test(person.name) && !isSomebody(lastWord(person.name)),
      isBeside: false,
      isNew: false,
    };
    return person.called.flatMap((name) => spansOf(sentence, name, referent));
  });
}

function lastWord(name: string): string {
  return (name.split(' ').pop() ?? name).toLowerCase();
}

/** Whole words, and nobody's possession: "Enid's spoons" are spoons. */
function spansOf(sentence: string, name: string, referent: Referent): readonly Span[] {
  const spans: Span[] = [];
  for (let from = sentence.indexOf(name); from >= 0; from = sentence.indexOf(name, from + 1)) {
    const to = from + name.length;
    const isWhole =
      !/[\p{L}\p{N}]/u.test(sentence[from - 1] ?? '') &&
      !/^(?:[\p{L}\p{N}-]|['’]s? \p{Ll})/u.test(sentence.slice(to));
    const isAfterArticle =
      /\b[Tt]he $/.test(sentence.slice(0, from)) &&
      (/^\p{Ll}/u.test(name) || referent.name.startsWith('the '));
    if (isWhole) spans.push({ from: isAfterArticle ? from - 4 : from, to, referent });
  }
  return spans;
}

/** Who has a name in the premise and cannot be met: who is dead or away, a ship, a feast, a law. */
function namesOfOthers(
  sentences: readonly string[],
  { people, places, player, sentences: all }: Reading,
): ReadonlyMap<string, Referent> {
  const known = people.flatMap(({ called }) => called);
  const here = places.flatMap(({ called, name }) => [name, ...called]);
  const found = new Map<string, Referent>();
  for (const sentence of sentences)
    for (const run of nameRuns(tagged(sentence))) {
      const { text, words, hasArticle, isAtStart, isPerson, isPlace, isRegion } = run;
      const isSaid = sentences.some((each) => inside(each, text));
      if (isRegion || (isAtStart && words.length === 1 && !isSaid)) continue;
      if (text.length < 2 || /^\p{L}$/u.test(text) || player.includes(text)) continue;
      if (known.some((name) => mentions(name, text) || isNameOf(words, name))) continue;
      if (here.some((name) => mentions(name, text) || mentions(text, name))) continue;
      if (isPlace && !isPerson) continue;
      const isMany = hasArticle && /[^s]s$/.test(text);
      const whole = [...found.values()].find(({ name }) => mentions(name, text));
      const isKin =
        words.length > 1 &&
        people.some(({ name }) => name.endsWith(` ${words[words.length - 1] ?? ''}`));
      const isOffice = hasArticle && isSomebody(lastWord(text));
      const isSomebodys = isOffice || ((isPerson || isKin) && !hasArticle);
      found.set(text, {
        key: whole?.key ?? text,
        name: whole?.name ?? (hasArticle ? `the ${text}` : text),
        head: lastWord(text),
        is: isSomebodys ? 'person' : isNameOfPlace(text, all) ? 'place' : 'thing',
        pronouns: isSomebodys ? guessedPronouns(text, '', all) : isMany ? anyone : it,
        ...{ isMany, isBeside: false, isNew: false },
      });
    }
  return found;
}

/** "The village of Thornby", "Thornby Hall": so it is used elsewhere. */
function isNameOfPlace(name: string, sentences: Reading['sentences']): boolean {
  const bare = escapePattern(name);
  const isOfOne = new RegExp(String.raw`\b\p{Ll}+ of ${bare}\b`, 'u');
  const isInOne = new RegExp(String.raw`\b${bare} (\p{Lu}\p{Ll}+)\b`, 'u');
  return sentences.some(({ text }) => {
    const [, noun = ''] = isInOne.exec(text) ?? [];
    const [of = ''] = isOfOne.exec(text) ?? [];
    return placeNouns.has(noun.toLowerCase()) || isOfAPlace(of.split(' ')[0] ?? '');
  });
}

function isOfAPlace(word: string): boolean {
  return placeNouns.has(word) || regionNouns.has(word) || personNouns.has(word);
}

/** Whether it stands with its capital where no sentence begins. */
function inside(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name, 1);
  return at > 0 && /[\p{L},;] $/u.test(sentence.slice(0, at));
}

/** A noun with what belongs to it: "Enid's six christening spoons", "the book of sentences". */
function phraseSpan(
  phrase: TaggedPhrase,
  {
    terms,
    starts,
    reading,
  }: {
    readonly terms: readonly Term[];
    readonly starts: readonly number[];
    readonly reading: Reading;
  },
): readonly Span[] {
  const { from } = phrase;
  const to = withoutVerb(phrase, terms);
  const words = wordsBetween(terms, from, to);
  const head = terms[to]?.small ?? '';
  if (/\p{Lu}/u.test(terms[to]?.text ?? '') || isVague(head) || isLikened(terms, from)) return [];
  if (words.split(' ').length > mostWords || is(terms[to], 'Gerund', 'Date', 'Time')) return [];
  let first = from;
  while (
    first < to &&
    /^(?:still|now|just|only|even|once|then|also|own)$/.test(terms[first]?.small ?? '')
  )
    first += 1;
  while (isNumber(terms[first - 1]) && terms[first - 1]?.after.trim() === '') first -= 1;
  const owner = terms[first - 1];
  const isOwned = owner !== undefined && owner.after.trim() === '';
  const isAfterThe = /^[Tt]he$/.test(terms[first - 2]?.text ?? '');
  const article = isOwned ? ownerOf(owner, isAfterThe) : null;
  // "Counts eggs": what has no article may have a verb before it.
  if (article === null && first === from && from < to && /[^s]s$/.test(terms[from]?.small ?? ''))
    first += 1;
  const last = withOf(terms, to);
  const start = starts[article === null ? first : first - 1] ?? 0;
  const end = (starts[last] ?? 0) + (terms[last]?.text.length ?? 0);
  const own = wordsBetween(terms, terms[first]?.small === 'one' ? from : first, last);
  const isPerson = isSomebody(head);
  const isMany = is(terms[to], 'Plural') || (/[^s]s$/.test(head) && is(terms[from - 1], 'Value'));
  const before = terms[(article === null ? first : first - 1) - 1]?.small ?? '';
  const isPlace =
    placeNouns.has(head) ||
    regionNouns.has(head) ||
    reading.places.some(({ called }) => called.some((name) => name.toLowerCase() === head));
  // What has neither article nor owner is no one thing, unless it is many: "bees".
  if (article === null && !isMany && !isNumber(terms[first])) return [];
  return [
    {
      from: start,
      to: end,
      referent: {
        key: head.replace(/s$/, ''),
        name: `${article ?? 'the'} ${own}`,
        head,
        is: isPerson ? 'person' : isPlace ? 'place' : 'thing',
        pronouns: isPerson ? pronounsFor(words) : isMany ? anyone : it,
        isMany,
        isBeside: locatives.has(before) || before === 'with',
        isNew: owner?.small === 'a' || owner?.small === 'an' || article === null,
      },
    },
  ];
}

/** "The contract lies on the table", "the girl asks": what looks like a noun is what it does. */
function withoutVerb({ from, to }: TaggedPhrase, terms: readonly Term[]): number {
  const isDoing =
    /^(?:lies?|stands?|sits?|hangs?|asks?|says?|wants?|knows?|waits?|rings?|rests?|leaves?|comes?|goes|holds?|keeps?|runs?|needs?|creaks?|burns?|knocks?|sleeps?|calls?|looks?|smells?|owes?|means?|falls?|rises?|turns?)$/.test(
      terms[to]?.small ?? '',
    );
  return to > from && isDoing && is(terms[to - 1], 'Noun') ? to - 1 : to;
}

/** Of children and strangers stories are made, of legs and hours not. */
function isVague(head: string): boolean {
  return (
    (vagueNouns.has(head) && !isSomebody(head)) ||
    /^(?:yours|mine|something|anything|nothing|nobody|somebody|everything|others|gentlemen|ladies|sir|madam|thanks)$/.test(
      head,
    )
  );
}

function isSomebody(head: string): boolean {
  return (
    personNouns.has(head) ||
    /(?:keeper|master|mistress|maker|man|woman|wife)$/.test(head) ||
    /^(?:bride|child|kid|baby|lodger|tanner|corporal|cadet|bailiff|stranger|girlfriend|boyfriend|pupil|murderer|killer|robber|burglar|refugee|runaway|hostage|patron|boss|medic|runner|announcer|mate|twin|cousin|ex|lover|fiancé|fiancée|bridegroom|hero|villain|emperor|empress|soprano|tenor|bishop|champion|rival|partner|predecessor|successor|teller|negotiator|reeve|climber|customer|intruder|informer|informant|witch|heir|patient|client|tenant)$/.test(
      head,
    )
  );
}

function isNumber(term: Term | undefined): boolean {
  return is(term, 'Value') && !/^(?:an?|the)$/.test(term?.small ?? '');
}

/** "The King's horses" keep their article. */
function ownerOf(owner: Term, isAfterThe: boolean): string | null {
  const article = articleOf(owner);
  return isAfterThe && article === owner.text ? `the ${article}` : article;
}

function articleOf({ text, small, tags }: Term): string | null {
  if (/^(?:the|an?|this|that|these|those|his|her|its|their|thy)$/.test(small)) return 'the';
  if (/^(?:your|our)$/.test(small)) return 'your';
  if (/['’]s?$/.test(text)) return /^\p{Lu}/u.test(text) ? text : `the ${text}`;
  return tags.has('Determiner') && /^(?:one|another)$/.test(small) ? 'the' : null;
}

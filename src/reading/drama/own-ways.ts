import { deedIn, type Said } from '@/reading/decisions/deed-words';
import { personCalled } from '@/reading/drama/person-called';
import type { Drama } from '@/reading/drama/drama';
import type { FoundPerson } from '@/reading/found/reading';
import { baseOfParticiple } from '@/reading/prose/verb-forms';
import { is, tagged } from '@/reading/prose/tagged';

/** What a premise itself says can be done, as it follows "you". */
export type OwnWay = {
  readonly deed: string;
  /** Who wants it done, where it is somebody's wish. */
  readonly wish: FoundPerson | null;
};

type Asked = { readonly words: string; readonly wish: FoundPerson | null };

type Reader = (sentence: string, people: readonly FoundPerson[]) => readonly Asked[];

/** What leaves most to the player first. */
const readers: readonly Reader[] = [
  asked,
  mustBe,
  whether,
  undone,
  ordered,
  wouldCost,
  couldStill,
  sentFor,
  wished,
];

const ask = (words: string): Asked => ({ words, wish: null });

/** The deeds that a premise asks about, orders, wants or has not seen done yet. */
export function ownWays(
  sentences: readonly string[],
  people: readonly FoundPerson[],
  drama: Drama | null,
): readonly OwnWay[] {
  const found: OwnWay[] = [];
  for (const read of readers)
    for (const [at, sentence] of sentences.entries())
      for (const { words, wish } of read(sentence, people)) {
        const said: Said = { before: sentences.slice(0, at + 1).join(' '), people };
        const deed = isVerbAlone(words, read) ? words : deedIn(withMatter(words, drama), said);
        if (deed === null || found.some((each) => isSameDeed(each.deed, deed))) continue;
        found.push({ deed: withTruth(deed), wish });
      }
  return found;
}

/** "And if nobody comes, will you sing?" */
function isVerbAlone(words: string, read: Reader): boolean {
  const [, verb] = tagged(`to ${words}`);
  return (
    (read === asked || read === couldStill) &&
    /^(?:\p{Ll}{3,}|\p{Ll}{2,} (?:while you can|anyway|alone|home|away))$/u.test(words) &&
    is(verb, 'Infinitive')
  );
}

/** "Tell Hale" does not say what. */
function withTruth(deed: string): string {
  return /^tell (?:the )?[\p{L}'’.]+(?: \p{Lu}\p{L}+)?$/u.test(deed) ? `${deed} the truth` : deed;
}

/** Two deeds with one verb on one thing are one. */
function isSameDeed(one: string, other: string): boolean {
  const [verb, ...rest] = one.split(' ');
  const [otherVerb, ...otherRest] = other.split(' ');
  return verb === otherVerb && rest[rest.length - 1] === otherRest[otherRest.length - 1];
}

/** "It" in a question at the end is what the story is about. */
function withMatter(words: string, drama: Drama | null): string {
  if (drama === null) return words;
  const { about } = drama;
  if (about.is === 'person')
    return words.replace(
      new RegExp(String.raw`\b${about.pronouns.them}\b(?! \p{Ll}{3,})`, 'u'),
      about.name,
    );
  const pronoun = about.isMany ? /\bthem\b/u : /\bit\b/u;
  return words.replace(pronoun, about.name);
}

/** "Should you stay with the sleeper, or follow the footprints?", "Do you deliver it?" */
function asked(sentence: string): readonly Asked[] {
  if (!/\?["”’)]?$/.test(sentence)) return [];
  const found =
    /(?:^|, |[Aa]nd |[Oo]r |[Ss]o )(?:[Ss]hould|[Dd]o|[Ww]ill|[Ww]ould|[Ss]hall|[Cc]an) you (\p{Ll}[^?]*)\?/u.exec(
      sentence,
    )?.[1] ??
    /(?:^|\b[Aa]re |, |[Aa]nd |[Ss]o )[Yy]ou (?:going|goin['’]?|about|meaning) to (\p{Ll}[^?]*)\?/u.exec(
      sentence,
    )?.[1] ??
    bareQuestion(sentence);
  return found === undefined ? [] : eitherOf(found);
}

/** "Pay, or dig, or wake the meadow?" */
function bareQuestion(sentence: string): string | undefined {
  const [, words = ''] =
    /^(\p{Lu}\p{Ll}+\b[^?.;:!]*\bor\b[^?.;:!]*)\?["”’)]*$/u.exec(sentence) ?? [];
  const small = words.charAt(0).toLowerCase() + words.slice(1);
  const parts = partsOf(small);
  // "Rain or snow?" asks what it is like, and not what to do.
  const isToDo = parts.length > 1 && parts.some((part) => part.includes(' '));
  return words !== '' && isToDo && parts.every(beginsWithDeed) ? small : undefined;
}

function eitherOf(words: string): readonly Asked[] {
  const parts = partsOf(words);
  return parts.map((part, at) => ask(withObjectOf(parts[at - 1] ?? '', part)));
}

/** "Run the job, change it, or walk": what is changed is the job. */
function withObjectOf(before: string, part: string): string {
  const object = /^\p{Ll}+ ((?:the|your|his|her) [\p{L}'’ -]+)$/u.exec(before)?.[1];
  return object === undefined ? part : part.replace(/^(\p{Ll}+) it$/u, `$1 ${object}`);
}

/** "Take the rector, trust the captain, or refuse them both": each side, and each of several. */
function partsOf(words: string): readonly string[] {
  const sides = words
    .split(/,? or (?:(?:will|do|should|would) you |to )?/)
    .map((part) => part.replace(/^to /, '').trim());
  const [first = '', ...rest] = sides;
  if (rest.length === 0) return sides;
  const listed = first.split(/, (?:to )?/);
  return listed.every(beginsWithDeed) ? [...listed, ...rest] : sides;
}

function beginsWithDeed(words: string): boolean {
  const [, verb, next] = tagged(`to ${words}`);
  return (
    is(verb, 'Infinitive') &&
    !is(verb, 'Modal', 'Copula', 'Auxiliary') &&
    (next === undefined || !is(next, 'Copula', 'Auxiliary'))
  );
}

/** "The bridge must be held or cut", "somebody will have to be accused, or forgiven". */
function mustBe(sentence: string): readonly Asked[] {
  const found =
    /(?:^|, |and |but |[Bb]y \p{L}+ )([Tt]he (?:\p{Ll}+ ){0,3}?\p{Ll}+|[Ss]omebody|[Ss]omeone|\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)*) (?:must|has to|have to|will have to|needs to|should) (?:either )?((?:be )?\p{Ll}+)(?:,? or (?:be )?(\p{Ll}+))?/u.exec(
      sentence,
    );
  const [, subject = '', first = '', second] = found ?? [];
  if (found === null || (!first.startsWith('be ') && second === undefined)) return [];
  const what = /^some/i.test(subject) ? 'whoever is guilty' : subject.replace(/^The /, 'the ');
  return [first.replace(/^be /, ''), second ?? ''].flatMap((form) => {
    // "Hold" is as good as "be held".
    const base =
      baseOfParticiple(form) ?? (/^(?:hold|stand|burn|open|close|turn)$/.test(form) ? form : null);
    if (base === null || base === 'be') return [];
    return [ask(`${base} ${what}${base === 'tell' ? ' the truth' : ''}`)];
  });
}

/** "If you go down alone you will live", "you could still apologise". */
function couldStill(sentence: string): readonly Asked[] {
  const found =
    /^If you (\p{Ll}[^,.;:?!]{2,50}?),? (?:you(?:['’]ll| will| won['’]t| would)|nobody|everybody|then)\b/u.exec(
      sentence,
    )?.[1] ??
    // "If you say no, she goes": what else could be said is told of as well.
    /^If you (say (?:yes|no|nothing))\b/u.exec(sentence)?.[1] ??
    /\b[Yy]ou (?:could|can|might|may) (?:still|always|also|just) (\p{Ll}[^,.;:?!]+)/u.exec(
      sentence,
    )?.[1];
  return found === undefined ? [] : eitherOf(found);
}

function whether(sentence: string): readonly Asked[] {
  const found = /\b(?:whether|decide|choose|either) (?:now )?to (\p{Ll}[^.?;:!]*)/u.exec(
    sentence,
  )?.[1];
  return found === undefined ? [] : eitherOf(found);
}

/** "You have not yet rung the bell", "nobody has told the bees": it is still to be done. */
function undone(sentence: string): readonly Asked[] {
  const found =
    /\b(?:you|nobody|no one) (?:have|has|had)(?: not|n['’]t)?(?: yet)? (\p{Ll}+) ([^.?;:!,"“”]+)/iu.exec(
      sentence,
    );
  const [whole = '', form = '', rest = ''] = found ?? [];
  const isNot = /(?: not|n['’]t) |^(?:nobody|no one)/i.test(whole);
  const base = baseOfParticiple(form);
  if (!isNot || base === null || /\b(?:any|anything|anybody|anyone|ever)\b/.test(rest)) return [];
  return [ask(`${base} ${rest.replace(/ (?:yet|since|for|in|so far)\b.*$/, '')}`)];
}

/** "Find her or get dressed," he says; the order is: hold the bridge. */
function ordered(sentence: string): readonly Asked[] {
  const quote = /["“](\p{Lu}\p{Ll}+ [^"“”.!?,]{3,60})[.!,]?["”]/u.exec(sentence)?.[1];
  const order =
    /\b(?:orders?|instructions|note|telegram|message)\b[^:"“]{0,40}: (\p{Ll}+ [^.!?,]{3,60})/u.exec(
      sentence,
    )?.[1];
  return [quote, order].flatMap((words) => {
    if (words === undefined) return [];
    const small = words.charAt(0).toLowerCase() + words.slice(1);
    const [, verb] = tagged(`to ${small}`);
    const [, , next] = tagged(`to ${small}`);
    const isOrder =
      is(verb, 'Infinitive', 'Verb') &&
      !is(verb, 'Modal', 'Copula', 'Auxiliary') &&
      is(next, 'Determiner', 'Pronoun', 'Possessive', 'ProperNoun', 'Preposition', 'Particle');
    return isOrder && !/\b(?:me|you|your|my|I)\b/.test(small) ? eitherOf(small) : [];
  });
}

/** "To turn the ship around would burn the fuel." */
function wouldCost(sentence: string): readonly Asked[] {
  const found = /(?:^|, )[Tt]o (\p{Ll}+ [^.?;:!,]+?) (?:would|will|means|is to|costs)\b/u.exec(
    sentence,
  )?.[1];
  return found === undefined ? [] : [ask(found)];
}

/** "You are to play for her", "hired to steal the chalice". */
function sentFor(sentence: string): readonly Asked[] {
  const found =
    /\b(?:you(?: are|['’]re) to|(?:hired|sent|paid|told|ordered|asked|called in|engaged|here)(?: by [^,.;]{3,40})? to) (\p{Ll}[^.?;:!,]+)/u.exec(
      sentence,
    )?.[1];
  return found === undefined
    ? []
    : [
        ask(
          found.replace(
            / (?:out of|before|by|from|within|at) (?:the|your|dawn|noon|night|a|an) ?.*$/,
            '',
          ),
        ),
      ];
}

/** "Hale wants to cut the rope", "Tove is for nailing the door shut". */
function wished(sentence: string, people: readonly FoundPerson[]): readonly Asked[] {
  const found =
    /(?<![\p{L}.])(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)*) (?:(?:wants|would like|wishes|begs you|hopes|would have you|says|tells you|urges you) to (\p{Ll}+ [^.?;:!,]+)|(?:is|are) (?:all )?for (\p{Ll}+ing [^.?;:!,]+))/u.exec(
      sentence,
    );
  const [, name = '', wish, doing] = found ?? [];
  const person = personCalled(name, people);
  if (person === null) return [];
  const gerund = doing?.split(' ')[0] ?? '';
  const base = baseOfParticiple(gerund.replace(/ing$/, 'ed'));
  const words = wish ?? (base === null ? undefined : doing?.replace(gerund, base));
  return words === undefined
    ? []
    : [{ words: words.replace(/ (?:now|at once|tonight|today)$/, ''), wish: person }];
}

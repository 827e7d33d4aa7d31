import { escapePattern } from '@/foundation/text/escape-pattern';
import { isOrder } from '@/reading/prose/is-tellable';
import { is, tagged, type Term } from '@/reading/prose/tagged';
import { baseOfThird } from '@/reading/prose/verb-forms';

const players = /\b(?:the player(?:'s|’s)? character|the player|the PC)\b/gi;

/** "The player arrives with a staff" → "You arrive with a staff." Null where that would not be a sentence to tell. */
export function toldToYou(sentence: string, alsoMeant: readonly string[] = []): string | null {
  const marked = alsoMeant.reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`\\b${escapePattern(name)}\\b(?!['’]s)`, 'g'), 'the player'),
    sentence,
  );
  if (!new RegExp(players.source, 'i').test(marked) || isOrder(marked)) return null;
  const text = marked
    .replace(/\bthe player['’]s character\b/gi, 'the player')
    .replace(/\bthe player['’]s\b/gi, 'your')
    .replace(/\(as they please\)|, man or woman as they please/gi, '');
  const terms = tagged(text.replace(players, 'Youngplayer'));
  const words: string[] = [];
  let isAfterYou = false;
  const alsoYours = secondVerbs(terms);
  for (const [at, term] of terms.entries()) {
    const { before, after } = term;
    const isYou = term.text === 'Youngplayer';
    const isYours = isAfterYou || alsoYours.has(at);
    const word = isYou ? 'you' : isYours ? agreeing(term) : reflexive(term, terms.slice(0, at));
    words.push(`${before}${word}${after}`);
    if (isYou) isAfterYou = after.trim() === '';
    else if (!is(term, 'Adverb', 'Auxiliary')) isAfterYou = false;
  }
  const told = words.join('').trim();
  return /\b(?:player|narrator)\b/i.test(told)
    ? null
    : told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** The verb that follows "you". */
function agreeing(term: Term): string {
  const known = irregular[term.small];
  if (known !== undefined) return known;
  if (stays.has(term.small) || !/^[a-z]+s$/.test(term.text)) return term.text;
  return is(term, 'PresentTense', 'Plural', 'Noun', 'Modal') ? baseOfThird(term.text) : term.text;
}

/** "The player takes the cup, and drinks": what they do besides, before anybody else does anything. */
function secondVerbs(terms: readonly Term[]): ReadonlySet<number> {
  const you = terms.findIndex(({ text }) => text === 'Youngplayer');
  const found = new Set<number>();
  // "The player, in some other town, wakes": what stands between does not change who does it.
  if (terms[you]?.after.trim() === ',') {
    const end = terms.findIndex(({ after }, at) => at > you && after.trim() === ',');
    if (end > 0 && isThird(terms[end + 1])) found.add(end + 1);
  }
  const isAfterComma = terms[you - 1]?.after.trim() === ',';
  if (you < 0 || (you > 1 && found.size === 0 && !isAfterComma)) return found;
  // "Takes the lamp, wakes the cook and goes": whether it is a series only its last verb says.
  const series: number[] = [];
  for (let at = you + 2; at < terms.length; at += 1) {
    const [term, before] = [terms[at], terms[at - 1]];
    if (is(term, 'Pronoun', 'QuestionWord') && !/^(?:they|them|it)$/.test(term?.small ?? '')) break;
    if (
      /[.;:!?]/.test(before?.after ?? '') ||
      /^(?:that|who|which|if|when|because|as)$/.test(term?.small ?? '')
    )
      break;
    if (!isThird(term)) continue;
    if (/^(?:and|or|then)$/.test(before?.small ?? '')) {
      found.add(at);
      for (const listed of series) found.add(listed);
      series.length = 0;
    } else if (before?.after.trim() === ',') series.push(at);
  }
  return found;
}

function isThird(term: Term | undefined): boolean {
  const small = term?.small ?? '';
  // Yesterday's "read" has no s.
  if (small === 'reads') return true;
  return /^(?:has|is|does)$/.test(small) || (is(term, 'PresentTense') && /[^s]s$/.test(small));
}

/** "Leaves" is many a thing, but not before "it". */
function isDeedOfOne(term: Term, next: Term | undefined): boolean {
  return isThird(term) || (/[^s]s$/.test(term.small) && isBeforeWhom(next));
}

function isBeforeWhom(next: Term | undefined): boolean {
  return is(next, 'Pronoun', 'Determiner', 'Possessive');
}

/** Words on s that are no verbs. */
const stays = new Set(
  'as its this thus always perhaps sometimes afterwards besides towards across less us yes'.split(
    ' ',
  ),
);

function reflexive({ small, text }: Term, before: readonly Term[]): string {
  // "You have chosen the nine days, having seen past them": many that were just named.
  const isOfMany =
    small === 'them' && before.some((term) => is(term, 'Plural') && !is(term, 'Pronoun'));
  return isOfMany ? text : (meaningYou[small] ?? text);
}

/** Authors say "they" of the player, whoever that may be. */
const meaningYou: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themselves: 'yourself',
  themself: 'yourself',
  "they're": "you're",
  "they've": "you've",
  "they'll": "you'll",
  "they'd": "you'd",
};

/** "takes measurements of their own" → "Take measurements of your own". */
export function asOrder(phrase: string, most: number): string | null {
  const plain = phrase.trim().replace(/[.;]$/, '');
  // Behind somebody who does it a verb is known for one: "answer", "hands".
  const [, ...terms] = tagged(`${/^\p{L}+s\b/u.test(plain) ? 'he' : 'they'} ${plain}`);
  const start = terms.findIndex((term, at) => isDeed(term, terms[at + 1]));
  if (start < 0 || start > 1) return null;
  // "Brings her to the bay": whom, nobody knows who has only the choice to read.
  if (/\b(?:him|her|his|hers|he|she)\b/i.test(phrase) && !/\p{L} \p{Lu}/u.test(phrase)) return null;
  const isOfOne = /[^s]s$/.test(terms[start]?.small ?? '');
  const words = terms.slice(start).map((term, at) => {
    const { text, small } = term;
    // "Rides out and leaves": what is joined is ordered too.
    const isJoined = /^(?:and|or|then)$/.test(terms[start + at - 1]?.small ?? '');
    const next = terms[start + at + 1];
    const isVerb = isOfOne ? isDeedOfOne(term, next) : isThird(term) && isBeforeWhom(next);
    return at === 0 || (isJoined && isVerb)
      ? baseOfThird(small)
      : ((
          {
            their: 'your',
            they: 'you',
            them: 'you',
            themselves: 'yourself',
            'the player': 'you',
          } as Readonly<Record<string, string>>
        )[small] ?? text);
  });
  const cut = cutAt(terms.slice(start), words, most);
  if (cut.length < 2) return null;
  // Hyphens and apostrophes stand between words too.
  const text = cut
    .map((word, at) => `${word}${at === cut.length - 1 ? '' : terms[start + at]?.after || ' '}`)
    .join('');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** "searches the lower deck": a word on s before an article is one, whatever else it may be. */
function isDeed(term: Term, next: Term | undefined): boolean {
  const isBare =
    /[^s]s$/.test(term.small) &&
    is(next, 'Determiner', 'Possessive', 'Pronoun', 'Preposition', 'Person');
  const isVerb =
    is(term, 'Verb') && !is(term, 'Auxiliary', 'Modal', 'Gerund', 'Participle', 'Copula');
  return isVerb || (isBare && !is(term, 'Determiner', 'Pronoun'));
}

/** At a comma, or where the words are too many. */
function cutAt(terms: readonly Term[], words: readonly string[], most: number): readonly string[] {
  const comma = terms.findIndex(({ after }, at) => at > 1 && /[,;:(—–]/.test(after));
  const end = comma < 0 ? words.length : comma + 1;
  return end <= most ? words.slice(0, end) : [];
}

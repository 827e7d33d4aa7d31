import { is, lastIndexOf, type Term } from '@/reading/prose/tagged';

/** Openings that go on from what was said before, whatever follows. */
const goesOn =
  /^(?:so|but|and|or|yet|nor|then|thus|hence|therefore|however|instead|otherwise|meanwhile|moreover|besides|nevertheless|nonetheless|likewise|similarly|consequently|accordingly|also|too|still,|even (?:so|then|that)|in (?:either|both|that|this|any|such|each) (?:case|event|way|respect)|(?:for|after|before|because of|at|since|until|by|from|with|of|to|on|in) (?:this|that|these|those|them|it|him|both|then|neither|either)\b|that|which|the (?:others?|former|latter|same|two|pair|rest)\b(?! of)|both|neither|such|this|these|those|another|others|as (?:such|a result|it does|they do)|no (?:more|less) than that|not (?:so|any more|that)|all (?:of )?(?:this|that|these|those|them)|(?:one|some|most|none|each|many|few|either|half|much|part) of (?:them|these|those|this|that|it)|here\b|he|she|it|they|him|her|his|hers|its|their|theirs|ours)\b/i;

/** Openings that count among what was said, unless a noun follows. */
const counts =
  /^(?:each|either|one|ones|most|none|all|many|few|several|two|three|four|some|the (?:first|second|third|last|fourth|next|older|younger|larger|smaller|upper|lower))$/;

/** Time and weather, and what is the case: nothing was said before that it could mean. */
const expletive =
  /^it(?:['’]s| is| was| has been| will be) (?:now|late|early|always |still |nearly |almost |just |(?:\p{L}+|\d+) (?:hours?|days?|nights?|weeks?|months?|years?)\b|the (?:first|last|end|year|night|day|month|hour|season|morning)|(?:a |an )?(?:spring|summer|autumn|winter|morning|noon|afternoon|evening|night|midnight|dawn|dusk|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|raining|snowing|said|told|known|believed|thought|held|true|easy|hard|possible|impossible|customary|forbidden|considered|\d)|^it (?:rains|snows|rained|snowed|takes|took|happened|seems|seemed|has (?:not )?(?:rained|snowed))/iu;

const temporal = new Set(
  'night nights day days morning mornings evening evenings afternoon noon midnight dawn dusk week weeks month months year years spring summer autumn winter hour hours time times season minute minutes moment sunday monday tuesday wednesday thursday friday saturday century today tonight'.split(
    ' ',
  ),
);

const anybody = new Set(
  'who whoever anyone anybody everyone everybody someone somebody nobody no-one one people person man woman child boy girl those whom'.split(
    ' ',
  ),
);

/** So few words say nothing without those before them. */
const fewWords = 4;

/** Whether it says little or nothing without what was said before it. */
export function leansBack(sentence: string, terms: readonly Term[]): boolean {
  const text = sentence.replace(/^["“‘'(*_]+/, '');
  if (expletive.test(text)) return false;
  if (goesOn.test(text) && !isExistential(text)) return true;
  return (
    /^(?:\p{L}+ ){1,4}the others?\b/iu.test(text) ||
    /\b(?:say|says|said|think|thinks|thought|do|does|did|tell|told|hope|hoped) so[.!?]/i.test(
      text,
    ) ||
    countsAmong(terms) ||
    isElliptical(terms) ||
    terms.some((_, at) => isUnresolved(terms, at)) ||
    terms.some((_, at) => isElsewhere(terms, at))
  );
}

/** Whether it is so short that it must belong to what stands before it. */
export function isShortRemark(terms: readonly Term[]): boolean {
  return terms.length <= fewWords;
}

function isExistential(text: string): boolean {
  return (
    /^here (?:is|are)\b|^(?:those|that) (?:who|which|whom)\b/i.test(text) ||
    /^(?:that|this|these|those) \p{L}+ who\b/iu.test(text)
  );
}

/** "One talks, one shoots": of those who were named. */
function countsAmong(terms: readonly Term[]): boolean {
  const [first, second, third] = terms;
  if (first === undefined || second === undefined) return false;
  const pair = `${first.small} ${second.small}`;
  const isVerb = (term: Term | undefined): boolean =>
    is(term, 'Verb', 'Copula', 'Modal', 'Auxiliary') && !is(term, 'Gerund', 'Participle');
  if (temporal.has(second.small)) return false;
  // "One talks": a plural after it is none.
  if (/^(?:one|each)$/.test(first.small) && is(second, 'Plural')) return true;
  if (counts.test(pair)) return isVerb(third) || third?.small === 'of' || third?.small === 'ones';
  return counts.test(first.small) && first.small !== 'some' && isVerb(second);
}

/** "The garden has." */
function isElliptical(terms: readonly Term[]): boolean {
  const last = terms[terms.length - 1];
  return terms.length <= 8 && is(last, 'Copula', 'Auxiliary', 'Modal') && terms.length > 1;
}

const persons = new Set('he she him her his hers himself herself'.split(' '));
const thingWords = new Set('it its itself'.split(' '));
const many = new Set('they them their theirs themselves'.split(' '));

/** A pronoun before which the sentence names nobody and nothing that it could mean. */
function isUnresolved(terms: readonly Term[], at: number): boolean {
  const { small = '' } = terms[at] ?? {};
  const [word = ''] = small.split(/['’]/);
  const before = terms.slice(0, at);
  if (thingWords.has(word) && isEmpty(terms, at)) return false;
  // "Smoke was seen over it": of its own clause it can mean nothing.
  const own = isObject(terms, at) ? before.slice(0, clauseStart(before)) : before;
  if (persons.has(word)) return !own.some((term, nth) => isSomebody(term, nth, own));
  if (many.has(word)) return !own.some((term) => isThing(term) || anybody.has(term.small));
  return thingWords.has(word) && !own.some((term) => isThing(term) && !is(term, 'Plural'));
}

function isObject(terms: readonly Term[], at: number): boolean {
  return /^(?:it|him|them)$/.test(terms[at]?.small ?? '') && !is(terms[at + 1], 'Verb');
}

function clauseStart(terms: readonly Term[]): number {
  return (
    lastIndexOf(
      terms,
      ({ small, after }) =>
        /[,;:—–]/.test(after) ||
        /^(?:and|but|or|who|that|which|where|when|because|as|if|until|before|after|while|whoever|since|though)$/.test(
          small,
        ),
    ) + 1
  );
}

/** It rains, it is said that, whatever it looks like. */
function isEmpty(terms: readonly Term[], at: number): boolean {
  const rest = terms
    .slice(at, at + 6)
    .map(({ text }) => text)
    .join(' ');
  return expletive.test(rest) || /^it (?:is|was) \p{L}+ (?:that|to|who)\b/iu.test(rest);
}

function isSomebody(term: Term, at: number, all: readonly Term[]): boolean {
  if (anybody.has(term.small) || is(term, 'Person', 'FirstName', 'LastName', 'Honorific'))
    return true;
  if (is(term, 'Pronoun')) return false;
  const isName = /^\p{Lu}/u.test(term.text) && (at > 0 || is(all[0], 'Noun'));
  return (
    isName || (is(term, 'Noun') && is(all[at - 1], 'Determiner', 'Adjective') && isThing(term))
  );
}

function isThing(term: Term): boolean {
  return (
    is(term, 'Noun') &&
    !is(term, 'Pronoun', 'Date') &&
    !temporal.has(term.small) &&
    term.small !== 'there'
  );
}

/** "As nowhere else but there": not the "there" of "there is". */
function isElsewhere(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  if (term?.small !== 'there') return false;
  const next = terms[at + 1];
  const isBeing =
    is(next, 'Copula', 'Modal', 'Auxiliary') ||
    /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|seems?|used|comes?|stands?|goes|be|being|isn['’]?t|aren['’]?t|wasn['’]?t)$/.test(
      next?.small ?? '',
    ) ||
    /there['’]s/i.test(term.text);
  const before = terms.slice(0, at);
  return !isBeing && !before.slice(0, clauseStart(before)).some(isThing);
}

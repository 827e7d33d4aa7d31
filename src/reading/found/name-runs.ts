import { is, type Term } from '@/reading/prose/tagged';
import {
  groupNouns,
  personNouns,
  personTitles,
  placeNouns,
  placePrefixes,
  regionNouns,
  thingNouns,
  vesselNouns,
} from '@/reading/found/word-classes';

/** A name as prose has it: "Mrs Wray", "the House of Four Chairs", "Thorpe Gannet". */
export type NameRun = {
  readonly text: string;
  readonly words: readonly string[];
  /** It stands after "the". */
  readonly hasArticle: boolean;
  /** A sentence begins with it, so that its capital may say nothing. */
  readonly isAtStart: boolean;
  /** The word before it and the one after, in small letters. */
  readonly previous: string;
  readonly next: string;
  readonly isPerson: boolean;
  /** A title or the words around it say so: "Mrs Wray", "a boy called Pip", "Ludmila Orr, who sings". */
  readonly isIntroduced: boolean;
  readonly isPlace: boolean;
  /** A firm, a law, a ship, a goat: it has a name, and is nobody. */
  readonly isNobody: boolean;
  /** A country or a people: there, and no matter of this story. */
  readonly isRegion: boolean;
  /** Where it begins, without its article, and ends among the terms. */
  readonly from: number;
  readonly to: number;
};

const joints = new Set('of the de la del da di du and at von van e y et und &'.split(' '));
const notNames = new Set(
  'i you he she it we they your my his her their our its the a an and but or if in on at to by of for from with as so then when where what who why how this that these those there here up down over under behind beyond inside outside above below past across near beside between through into along out no not yes oh ah o well now one two three four five six seven eight nine ten nobody everybody everyone everything nothing somebody someone something monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february march april may june july august september october november december christmas easter god english french german latin italian spanish ok okay'.split(
    ' ',
  ),
);

/** Runs of words with a capital, inside one sentence. */
export function nameRuns(terms: readonly Term[]): readonly NameRun[] {
  const runs: NameRun[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    if (!isCapital(terms[at])) continue;
    let end = at;
    while (end + 1 < terms.length && !breaks(terms[end])) {
      const next = terms[end + 1];
      if (isCapital(next) || isNumberOf(terms, end)) end += 1;
      else if (
        joints.has(next?.small ?? '') &&
        isCapital(terms[end + 2]) &&
        !breaks(next) &&
        goesOn(terms, at, end)
      )
        end += 2;
      else break;
    }
    const run = runOf(terms, at, end);
    if (run !== null) runs.push(run);
    at = end;
  }
  return runs;
}

/** "Corvin and Mirrin" are two, "Kettle and Quilt" after "the" is one; "House of Four Chairs" is one. */
function goesOn(terms: readonly Term[], start: number, end: number): boolean {
  const joint = terms[end + 1]?.small ?? '';
  // "Inspector Ada Lunt of Records" is Ada Lunt.
  if (joint === 'of') return (end === start || !isTitle(terms[start])) && !isKin(terms[start]);
  if (joint === 'the') return false;
  if (joint !== 'and' && joint !== 'at') return true;
  return (
    joint === 'and' && terms[end - 1]?.small === 'the' && !is(terms[end], 'Person', 'FirstName')
  );
}

/** Mrs Hill is no hill, though Queen Street is a street. */
const addressed =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Captain|Inspector|Sergeant|Lieutenant|Professor|Reverend|Aunt|Uncle|Nurse|Sir)\.?$/;

/** "Wife of Deputy Orr" is a wife, and no name. */
function isKin(term: Term | undefined): boolean {
  return /^(?:wife|husband|widow|widower|son|daughter|brother|sister|mother|father|friend|cousin|niece|nephew|owner|head|chief|heir|keeper|captain)$/.test(
    term?.small ?? '',
  );
}

function isTitle(term: Term | undefined): boolean {
  return personTitles.has(term?.small.replace(/\.$/, '') ?? '');
}

function runOf(terms: readonly Term[], from: number, to: number): NameRun | null {
  let start = from;
  const isAtStart =
    from === 0 ||
    /[.!?"“:]\s*$/.test(terms[from - 1]?.after ?? '') ||
    /["“‘]/.test(terms[from]?.before ?? '');
  // "The Guest" at the beginning of a sentence is "the Guest".
  let hasArticle = terms[from - 1]?.small === 'the';
  if (terms[start]?.small === 'the' && start < to) {
    start += 1;
    hasArticle = true;
  }
  // "There's Auntie Fola": what is said of her, and no name.
  while (start < to && isNoName(terms[start])) start += 1;
  const run = terms.slice(start, to + 1);
  const words = run.map(({ text }, at) => (at === run.length - 1 ? withoutPossessive(text) : text));
  const [first = ''] = words;
  if (words.length === 1 && (isNoName(terms[start]) || first.length < 2)) return null;
  if (words.length === 1 && isShouted(terms, start)) return null;
  if (words.length === 1 && isAtStart && !hasArticle && isAnybody(first.toLowerCase())) return null;
  const previous = terms[start - 1 - (hasArticle ? 1 : 0)]?.small ?? '';
  const isTitled = run.slice(0, -1).some(isTitle);
  const isPlaceWord = isCalledAsPlace(words);
  const next = terms[to + 1]?.small ?? '';
  const caller = callerOf(terms, start - 1);
  const isCalled = personNouns.has(caller);
  // Villages are old, young and little too.
  const isOffice = isTitled && !/^(?:old|young|little)$/i.test(first);
  const isNobody = !isOffice && !isCalled && isOfNobody(words, caller, previous);
  const isIntroduced =
    isOffice ||
    (!isPlaceWord &&
      !isNobody &&
      !hasArticle &&
      (isCalled || next === 'who' || personNouns.has(previous)));
  return {
    text: joined(words, run),
    words,
    hasArticle,
    isAtStart: isAtStart && start === from,
    previous,
    next,
    isIntroduced,
    isNobody,
    isPerson:
      isTitled ||
      isIntroduced ||
      (!isPlaceWord &&
        !isNobody &&
        run.some((term) => is(term, 'Person', 'FirstName', 'LastName', 'MaleName', 'FemaleName'))),
    isRegion: run.some((term) => is(term, 'Country', 'Demonym', 'Region')),
    from: start,
    to,
    isPlace:
      isPlaceWord ||
      (!isTitled &&
        !isIntroduced &&
        run.some((term) => is(term, 'Place', 'City', 'Country', 'Region'))),
  };
}

/** "Salt Street", "Port Ellis", "Studio Two": by what they are called. */
function isCalledAsPlace(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words[words.length - 1]?.toLowerCase() ?? '';
  if (addressed.test(first)) return false;
  return (
    placeNouns.has(last) ||
    (words.length > 1 && placePrefixes.has(first.toLowerCase())) ||
    isNumbered(words)
  );
}

function isNoName(term: Term | undefined): boolean {
  return notNames.has(term?.small.replace(/['’]s$/, '') ?? '');
}

/** "NOTICE" is no name; but "ARGUS speaks", "by PERCY, who is a robot" are. */
function isShouted(terms: readonly Term[], at: number): boolean {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]];
  if (!/^\p{Lu}{4,}$/u.test(term?.text ?? '')) return false;
  const isAmongCapitals = [before, next].some((each) => /^\p{Lu}{2,}$/u.test(each?.text ?? ''));
  const isSubject = is(next, 'Verb', 'Copula', 'Modal') || next?.small === 'who';
  return (
    isAmongCapitals || !isSubject || /["“”‘]/.test(`${term?.before ?? ''}${before?.after ?? ''}`)
  );
}

/** "Great-Aunt Hetty" has a hyphen, and "Mrs. Wray" the stop that her author gave her. */
function joined(words: readonly string[], run: readonly Term[]): string {
  return words
    .map((word, at) =>
      at === words.length - 1 ? word : word + betweenNames(run[at]?.after ?? ' '),
    )
    .join('');
}

function betweenNames(after: string): string {
  return after.includes('&')
    ? ' & '
    : after.includes('-')
      ? '-'
      : after.startsWith('.')
        ? '. '
        : ' ';
}

/** "People who stay", "Guests pay first". */
function isAnybody(word: string): boolean {
  const one = word.replace(/s$/, '');
  const isMany = one !== word && personNouns.has(one);
  return (
    isMany ||
    /^(?:people|men|women|children|folk|folks|others|parents|youngsters|grown-ups)$/.test(word)
  );
}

/** "A boy called Pip", "her sister is called Ann": what is called so. */
function callerOf(terms: readonly Term[], at: number): string {
  if (!/^(?:called|named)$/.test(terms[at]?.small ?? '')) return '';
  const isSaid = /^(?:is|was|are|were)$/.test(terms[at - 1]?.small ?? '');
  return terms[at - (isSaid ? 2 : 1)]?.small ?? '';
}

/** "Lunt & Sons", "the Salt Act", "a goat called Friday", "the brig Endeavour". */
function isOfNobody(words: readonly string[], caller: string, previous: string): boolean {
  const isThing = (word: string): boolean =>
    vesselNouns.has(word) || placeNouns.has(word) || regionNouns.has(word) || thingNouns.has(word);
  return (
    words.includes('&') ||
    // "Climber Nine", "Unit 4": there are others of its kind.
    (words.length > 1 && numeral.test(words[words.length - 1] ?? '')) ||
    words.some((word) => groupNouns.has(word.toLowerCase().replace(/\.$/, ''))) ||
    /^House$/.test(words[0] ?? '') ||
    isThing(caller) ||
    vesselNouns.has(previous)
  );
}

const numeral =
  /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty|\d+)$/;

/** "Studio Two", "Platform 9", "Ward C". */
export function isNumbered([place = '', number = '', ...rest]: readonly string[]): boolean {
  return (
    rest.length === 0 &&
    placeNouns.has(place.toLowerCase()) &&
    /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty|\p{Lu}|[IVX]+)$/u.test(
      number,
    )
  );
}

function isCapital(term: Term | undefined): boolean {
  return (
    term !== undefined &&
    /^[\p{Lu}][\p{L}'’.-]*$/u.test(term.text) &&
    term.text !== 'I' &&
    // "You'll" may be said in the middle of a sentence.
    !/^I['’]|['’](?:ll|ve|re|d|m|t)$/i.test(term.text) &&
    // "There's Tideway House", and no house of There's.
    !/^(?:there|here|that|what|who|where|how|it|he|she|let)['’]s$/i.test(term.text)
  );
}

/** "Shed 14": and no year. */
function isNumberOf(terms: readonly Term[], at: number): boolean {
  return /^\d{1,3}$/.test(terms[at + 1]?.text ?? '') && !is(terms[at], 'Date', 'Month', 'WeekDay');
}

/** A comma or a quotation mark ends a name, and so does its possessive. */
function breaks(term: Term | undefined): boolean {
  return (
    term === undefined ||
    /[,;:!?()"“”—–]|\s-\s/.test(term.after) ||
    (/\.$/.test(term.after.trim()) && !/^(?:Mr|Mrs|Ms|Dr|St)$/.test(term.text))
  );
}

function withoutPossessive(word: string): string {
  return word.replace(/['’]s?$/, '');
}

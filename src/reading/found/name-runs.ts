import { is, type Term } from '@/reading/prose/tagged';
import { personNouns, personTitles, placeNouns } from '@/reading/found/word-classes';

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
  /** A country or a people: there, and no matter of this story. */
  readonly isRegion: boolean;
};

const joints = new Set(['of', 'the', 'de', 'la', 'and', 'at', 'von', 'van']);
const notNames = new Set(
  'i you he she it we they the a an and but or if in on at to by of for from with as so then when where what who why how this that these those there here no not yes oh ah o well now one two three four five six seven eight nine ten nobody everybody everyone everything nothing somebody someone something monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february march april may june july august september october november december christmas easter god english french german latin italian spanish ok okay'.split(
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
      if (isCapital(next)) end += 1;
      else if (
        joints.has(next?.small ?? '') &&
        isCapital(terms[end + 2]) &&
        !breaks(next) &&
        goesOn(terms, end)
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
function goesOn(terms: readonly Term[], end: number): boolean {
  const joint = terms[end + 1]?.small;
  if (joint === 'of' || joint === 'de' || joint === 'la' || joint === 'von' || joint === 'van')
    return true;
  if (joint === 'the') return false;
  return (
    joint === 'and' && terms[end - 1]?.small === 'the' && !is(terms[end], 'Person', 'FirstName')
  );
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
  while (start < to && notNames.has(terms[start]?.small ?? '')) start += 1;
  const run = terms.slice(start, to + 1);
  const words = run.map(({ text }, at) => (at === run.length - 1 ? withoutPossessive(text) : text));
  const [first = ''] = words;
  if (words.length === 1 && (notNames.has(first.toLowerCase()) || first.length < 2)) return null;
  if (words.length === 1 && /^[\p{Lu}]+$/u.test(first) && first.length > 3) return null;
  const previous = terms[start - 1 - (hasArticle ? 1 : 0)]?.small ?? '';
  const last = words[words.length - 1] ?? '';
  const isTitled = words
    .slice(0, -1)
    .some((word) => personTitles.has(word.toLowerCase().replace(/\.$/, '')));
  const isPlaceWord = placeNouns.has(last.toLowerCase()) || isNumbered(words);
  const next = terms[to + 1]?.small ?? '';
  const isCalled =
    /^(?:called|named)$/.test(previous) && personNouns.has(terms[start - 2]?.small ?? '');
  // Villages are old, young and little too.
  const isOffice = isTitled && !/^(?:old|young|little)$/i.test(first);
  const isIntroduced =
    isOffice ||
    (!isPlaceWord && !hasArticle && (isCalled || next === 'who' || personNouns.has(previous)));
  return {
    // "Great-Aunt Hetty" has a hyphen.
    text: words
      .map(
        (word, at) =>
          `${word}${at === words.length - 1 ? '' : (run[at]?.after.includes('-') ?? false) ? '-' : ' '}`,
      )
      .join(''),
    words,
    hasArticle,
    isAtStart: isAtStart && start === from,
    previous,
    next,
    isIntroduced,
    isPerson:
      isTitled ||
      isIntroduced ||
      (!isPlaceWord &&
        run.some((term) => is(term, 'Person', 'FirstName', 'LastName', 'MaleName', 'FemaleName'))),
    isRegion: run.some((term) => is(term, 'Country', 'Demonym', 'Region')),
    isPlace:
      isPlaceWord ||
      (!isTitled &&
        !isIntroduced &&
        run.some((term) => is(term, 'Place', 'City', 'Country', 'Region'))),
  };
}

/** "Studio Two", "Platform 9", "Ward C". */
export function isNumbered([place = '', number = '', ...rest]: readonly string[]): boolean {
  return (
    rest.length === 0 &&
    placeNouns.has(place.toLowerCase()) &&
    /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\p{Lu}|[IVX]+)$/u.test(
      number,
    )
  );
}

function isCapital(term: Term | undefined): boolean {
  return (
    term !== undefined &&
    /^[\p{Lu}][\p{L}'’.-]*$/u.test(term.text) &&
    term.text !== 'I' &&
    !/^I['’]/.test(term.text)
  );
}

/** A comma or a quotation mark ends a name, and so does its possessive. */
function breaks(term: Term | undefined): boolean {
  return (
    term === undefined ||
    /[,;:!?()"“”—–]/.test(term.after) ||
    (/\.$/.test(term.after.trim()) && !/^(?:Mr|Mrs|Ms|Dr|St)$/.test(term.text))
  );
}

function withoutPossessive(word: string): string {
  return word.replace(/['’]s?$/, '');
}

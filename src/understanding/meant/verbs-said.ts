import { areOneDeed, areUndoing, isKnownVerb } from '@/understanding/lexicon/verbs-related';
import { baseFormsOf, verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

/** A verb in the forms it may be of, and where it goes: "pull" the bridge "up". */
export type VerbSaid = {
  readonly forms: readonly string[];
  /** What it may be called, with where it goes. */
  readonly names: readonly string[];
  readonly goes: string | null;
  /** It stands where verbs stand: "and leave", not "the doctor's hand". */
  readonly isDone: boolean;
};

const beforeNouns = wordSet(
  `a an the my your his her its our their this that these those some any no another of with in at on from by every each`,
);
const particles = wordSet('up down in out on off away back aside apart over');
const afterParticle = wordSet('and but then to from of at with for before now again');

const beforeVerbs = wordSet("and but then to i we i'll we'll will would just instead");

/** Every word that may be what is done, in their order. */
export function verbsSaid(words: readonly string[]): readonly VerbSaid[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1] ?? '';
    if (beforeNouns.has(before) || (at > 0 && particles.has(word)) || /'s$/.test(before)) return [];
    const forms = baseFormsOf(word);
    const isVerb = at === 0 || verbInTable(word) !== null || forms.some(isKnownVerb);
    return isVerb ? [verbOf(forms, goesTo(words, at), beforeVerbs.has(before))] : [];
  });
}

const farthest = 6;

function goesTo(words: readonly string[], at: number): string | null {
  const next = words[at + 1] ?? '';
  if (particles.has(next)) return next;
  for (let place = at + 2; place < Math.min(words.length, at + farthest); place += 1) {
    const [word = '', after] = [words[place], words[place + 1]];
    if (particles.has(word) && (after === undefined || afterParticle.has(after))) return word;
  }
  if (next === 'against') return next;
  return words.slice(at + 1, at + farthest).includes('from') ? 'from' : null;
}

function verbOf(forms: readonly string[], goes: string | null, isDone: boolean): VerbSaid {
  const whole = goes === null ? [] : forms.map((form) => `${form}_${goes}`).filter(isKnownVerb);
  return { forms, goes, isDone, names: whole.length > 0 ? whole : forms.filter(isKnownVerb) };
}

const otherWays: ReadonlySet<string> = new Set(
  ['up down', 'in out', 'on off', 'in off', 'on out', 'in away', 'back out'].flatMap((pair) => [
    pair,
    pair.split(' ').reverse().join(' '),
  ]),
);

type Compared = 'same' | 'undone' | 'elsewhere' | 'other';

/** Whether two verbs say the same, or undo each other, as far as can be known. */
export function verbsCompared(mine: VerbSaid, its: VerbSaid): Compared {
  const isSameVerb = mine.forms.some((form) => its.forms.includes(form));
  if (isSameVerb && mine.goes !== its.goes) return sameWay(mine.goes, its.goes);
  if (isSameVerb) return 'same';
  const isSo = (are: (one: string, other: string) => boolean): boolean =>
    mine.names.some((one) => its.names.some((other) => are(one, other)));
  if (isSo(areUndoing)) return 'undone';
  return isSo(areOneDeed) ? 'same' : 'other';
}

const telling = wordSet('down off out away back against');

/** To climb up is to climb; to climb down may be something else. */
function sameWay(mine: string | null, its: string | null): Compared {
  if (mine !== null && its !== null)
    return otherWays.has(`${mine} ${its}`) ? 'undone' : 'elsewhere';
  return telling.has(mine ?? '') || telling.has(its ?? '') ? 'elsewhere' : 'same';
}

import {
  inFirstPerson,
  plain,
  sentencesOf,
  wordsOf,
  type Clause,
} from '@/narrator/understanding/clauses';
import { groupMeant } from '@/narrator/understanding/group-meant';
import { withoutIdioms } from '@/narrator/understanding/idioms';
import { asksForDice } from '@/narrator/understanding/odds-in-words';
import type { Mention, Naming, SenseOfNoun } from '@/narrator/understanding/people-meant';
import { personMeant } from '@/narrator/understanding/person-meant';
import { asksOfThePast } from '@/narrator/understanding/questions-of-the-past';
import { readClause } from '@/narrator/understanding/read-clause';
import { spokenTo } from '@/narrator/understanding/spoken-to';
import { verbMeaning, type Risk, type VerbMeaning } from '@/narrator/understanding/verb-table';
import { withoutWordsAboutRules } from '@/narrator/understanding/words-about-rules';

/** Why something was read into the words, and how sure that is, 0…1. */
export type Evidence = { readonly because: string; readonly score: number };

/** What the player's words mean, before anybody asks whether it can be done. */
export type UnderstoodAct = {
  readonly kind: string;
  readonly risk: Risk;
  readonly isDiceAsked: boolean;
  readonly asksMemory: boolean;
  readonly person: Mention | null;
  readonly group: Mention | null;
  /** Said to the engine and not in the story: only words. */
  readonly isAboutRules: boolean;
  readonly isUnclear: boolean;
  readonly why: {
    readonly dice: Evidence | null;
    readonly person: Evidence | null;
    readonly group: Evidence | null;
    readonly memory: Evidence | null;
  };
};

export type LikeExample = Omit<VerbMeaning, 'toPerson' | 'needs'> & {
  readonly isToPerson: boolean;
  readonly example: string;
  readonly score: number;
};

/** What words mean to whoever knows: the nearest labelled example, and what kind of noun a word is. */
export type NearestExample = {
  (text: string): LikeExample | null;
  readonly senseOfNoun?: SenseOfNoun;
};

/** One clause, read. */
export type ReadClause = VerbMeaning & Evidence & { readonly clause: Clause };

const nobodyKnows: SenseOfNoun = () => null;

/** Words of the player's own: patterns first, and what they are like where no pattern fits (arch §5.4). */
export function understandAct(text: string, nearest: NearestExample = () => null): UnderstoodAct {
  const plainly = withoutWordsAboutRules(plain(text));
  const whole = inFirstPerson(plainly);
  if (whole === '') return onlyWords;
  const said = withoutIdioms(whole);
  const sentences = sentencesOf(said, (word) => verbMeaning(word) !== null);
  const naming: Naming = { names: namesIn(text), sense: nearest.senseOfNoun ?? nobodyKnows };
  const read = sentences.flatMap(({ isQuestion, clauses }) =>
    isQuestion
      ? []
      : clauses.flatMap((clause) => readClause(clause, { said, whole, naming, nearest }) ?? []),
  );
  const isDiceAsked = asksForDice(said);
  const asksMemory = asksOfThePast(whole);
  const called = sentencesOf(plainly, () => false)
    .map((sentence) => spokenTo(text, sentence))
    .find((mention) => mention !== null);
  const risky = asksMemory ? undefined : read.find(({ risk }) => risk === 'real');
  const main = risky ?? read.find(({ kind }) => kind !== 'feel') ?? read[0];
  const group =
    called === undefined || !whole.endsWith('?')
      ? groupMeant({ said: whole, sentences, naming, asksMemory })
      : null;
  const person =
    asksMemory && called == null
      ? null
      : personMeant(read, { naming, called: called ?? null, said });
  const remembers = asksMemory && called == null;
  return {
    kind: kindOf({ isDiceAsked, asksMemory: remembers, main }),
    risk: remembers ? 'none' : (main?.risk ?? 'none'),
    isDiceAsked,
    asksMemory: remembers,
    person: person?.mention ?? null,
    group: group?.mention ?? null,
    isAboutRules: false,
    isUnclear:
      main === undefined && !isDiceAsked && !asksMemory && group === null && person === null,
    why: {
      dice: isDiceAsked ? { because: 'you ask for dice', score: 1 } : evidenceOf(risky),
      person: evidenceOf(person),
      group: evidenceOf(group),
      memory: asksMemory ? { because: 'you ask about what was', score: 0.9 } : null,
    },
  };
}

const onlyWords: UnderstoodAct = {
  kind: 'other',
  risk: 'none',
  isDiceAsked: false,
  asksMemory: false,
  person: null,
  group: null,
  isAboutRules: true,
  isUnclear: true,
  why: { dice: null, person: null, group: null, memory: null },
};

function evidenceOf(evidence: Evidence | null | undefined): Evidence | null {
  if (evidence === null || evidence === undefined) return null;
  const { because, score } = evidence;
  return { because, score };
}

function kindOf({
  isDiceAsked,
  asksMemory,
  main,
}: {
  readonly isDiceAsked: boolean;
  readonly asksMemory: boolean;
  readonly main: ReadClause | undefined;
}): string {
  if (asksMemory) return 'remember';
  if (isDiceAsked && (main === undefined || main.risk === 'none')) return 'roll';
  return main?.kind ?? 'other';
}

const notNames = new Set(
  'i do not no i’m god gods english sunday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** Words written with a capital that do not begin a sentence. */
function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  let before = '.';
  for (const word of text.split(/\s+/)) {
    const isFirst = /[.!?:"“]$/.test(before) && !/^(?:mrs?|ms|dr|st)\.$/i.test(before);
    const name = wordsOf(plain(word))[0]?.replace(/'s?$/, '') ?? '';
    if (!isFirst && /^["“(]?[A-ZÀ-Þ]/.test(word) && !notNames.has(name) && !/^i'/.test(name))
      names.add(name);
    before = word;
  }
  return names;
}

import { inFirstPerson, plain, sentencesOf, wordsOf } from '@/narrator/understanding/clauses';
import { groupMeant } from '@/narrator/understanding/group-meant';
import { withoutIdioms } from '@/narrator/understanding/idioms';
import { asksForDice } from '@/narrator/understanding/odds-in-words';
import type { Mention, Naming, SenseOfNoun } from '@/narrator/understanding/people-meant';
import { personMeant } from '@/narrator/understanding/person-meant';
import { asksOfThePast } from '@/narrator/understanding/questions-of-the-past';
import { readClause } from '@/narrator/understanding/read-clause';
import { spokenTo } from '@/narrator/understanding/spoken-to';
import type {
  Evidence,
  NearestExample,
  ReadClause,
  UnderstoodAct,
} from '@/narrator/understanding/understood-act';
import { verbMeaning } from '@/narrator/understanding/verb-table';
import { withoutWordsAboutRules } from '@/narrator/understanding/words-about-rules';

export type { NearestExample, UnderstoodAct };

const nobodyKnows: SenseOfNoun = () => null;

/** Words of the player's own: patterns first, and what they are like where no pattern fits (arch §5.4). */
export function understandAct(text: string, nearest: NearestExample = () => null): UnderstoodAct {
  const plainly = withoutWordsAboutRules(plain(text));
  const whole = inFirstPerson(plainly);
  if (whole === '') return onlyWords;
  const said = withoutIdioms(whole);
  // "Roll to leap" is a leap.
  const acted = said.replace(/\broll(?:s|ing)? (?:the dice |a die |\d*d\d+ )?to (?=[a-z])/g, '');
  const sentences = sentencesOf(acted, (word) => verbMeaning(word) !== null);
  const naming: Naming = { names: namesIn(text), sense: nearest.senseOfNoun ?? nobodyKnows };
  const read = sentences.flatMap(({ isQuestion, clauses }) =>
    isQuestion
      ? []
      : clauses.flatMap((clause) => readClause(clause, { said, whole, naming, nearest }) ?? []),
  );
  const isDiceAsked = asksForDice(said);
  const called = whoIsCalled(text, plainly);
  const isOfThePast = asksOfThePast(whole);
  const asksMemory = isOfThePast && called === null;
  const risky = isOfThePast ? undefined : read.find(({ risk }) => risk === 'real');
  const main = risky ?? read.find(({ kind }) => kind !== 'feel') ?? read[0];
  const group =
    called === null || !whole.endsWith('?')
      ? groupMeant({ said: whole, sentences, naming, asksMemory: isOfThePast })
      : null;
  const found = asksMemory ? null : personMeant(read, { naming, called, said });
  // What is done to many is done to nobody in particular.
  const isOfMany = group !== null && found?.mention.words === group.mention.words;
  const person = isOfMany && group.mention.words !== '' ? null : found;
  const isNothing = main === undefined || (main.kind === 'other' && main.risk === 'none');
  return {
    kind: kindOf({ isDiceAsked, asksMemory, isCalled: called !== null, main }),
    risk: asksMemory ? 'none' : (main?.risk ?? 'none'),
    isDiceAsked,
    asksMemory,
    person: person?.mention ?? null,
    group: group?.mention ?? null,
    isAboutRules: false,
    isUnclear: isNothing && !isDiceAsked && !asksMemory && group === null && person === null,
    why: {
      dice: isDiceAsked ? { because: 'you ask for dice', score: 1 } : evidenceOf(risky),
      person: evidenceOf(person),
      group: evidenceOf(group),
      memory: isOfThePast ? { because: 'you ask about what was', score: 0.9 } : null,
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
  isCalled,
  main,
}: {
  readonly isDiceAsked: boolean;
  readonly asksMemory: boolean;
  readonly isCalled: boolean;
  readonly main: ReadClause | undefined;
}): string {
  if (asksMemory) return 'remember';
  if (isDiceAsked && (main === undefined || main.risk === 'none')) return 'roll';
  return main?.kind ?? (isCalled ? 'talk' : 'other');
}

/** Read as it was typed: "you" is somebody here, and not the player. */
function whoIsCalled(text: string, plainly: string): Mention | null {
  for (const sentence of sentencesOf(plainly, () => false)) {
    const called = spokenTo(text, sentence);
    if (called !== null) return called;
  }
  return null;
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

import { inFirstPerson, plainlyWritten, saidSentences } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { groupMeant } from '@/understanding/groups/group-meant';
import { asksForDice } from '@/understanding/phrases/asks-for-dice';
import { oddsIn } from '@/understanding/phrases/odds-in-words';
import { withoutIdioms } from '@/understanding/phrases/without-idioms';
import type { Mention, Naming, SenseOfNoun } from '@/understanding/grammar/who-is';
import { personMeant } from '@/understanding/act/person-meant';
import { asksOfThePast } from '@/understanding/phrases/asks-of-the-past';
import { readClause } from '@/understanding/act/read-clause';
import { spokenTo } from '@/understanding/act/spoken-to';
import type {
  Evidence,
  NearestExample,
  ReadClause,
  UnderstoodAct,
} from '@/understanding/act/understood-act';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import { withoutWordsAboutRules } from '@/understanding/lexicon/words-about-rules';
import { wordSet } from '@/understanding/lexicon/word-set';

export type { NearestExample, UnderstoodAct };

const nobodyKnows: SenseOfNoun = () => null;

/** Words of the player's own: patterns first, and what they are like where no pattern fits (arch §5.4). */
export function understandAct(text: string, nearest: NearestExample = () => null): UnderstoodAct {
  const plainly = withoutWordsAboutRules(plainlyWritten(text));
  const whole = inFirstPerson(plainly);
  if (whole === '') return onlyWords;
  const said = withoutIdioms(whole);
  // "Roll to leap" is a leap.
  const acted = said.replace(
    /\broll(?:s|ing)? (?:(?:the|a|my) (?:dice|die) |\d*d\d+ )?to (?=[a-z])/g,
    '',
  );
  const sentences = saidSentences(acted, (word) => verbInTable(word) !== null);
  const naming: Naming = { names: namesIn(text), sense: nearest.senseOfNoun ?? nobodyKnows };
  const odds = oddsIn({ said, whole, isShouted: isShouted.test(text) });
  const read = sentences.flatMap(({ isQuestion, clauses }) =>
    isQuestion
      ? []
      : clauses.flatMap((clause) => readClause(clause, { odds, naming, nearest }) ?? []),
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

/** "Get out NOW", "run!!" */
const isShouted = /\b(?:NOW|RUN|GO|QUICK|HURRY|FAST)\b|!{2,}/;

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
  for (const sentence of saidSentences(plainly, () => false)) {
    const called = spokenTo(text, sentence);
    if (called !== null) return called;
  }
  return null;
}

const notNames = wordSet(
  'i do not no i’m god gods english sunday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
);

/** Words written with a capital that do not begin a sentence. */
function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  let before = '.';
  for (const word of text.split(/\s+/)) {
    const isFirst = /[.!?:"“]$/.test(before) && !/^(?:mrs?|ms|dr|st)\.$/i.test(before);
    const name = wordsSaid(plainlyWritten(word))[0]?.replace(/'s?$/, '') ?? '';
    if (!isFirst && /^["“(]?[A-ZÀ-Þ]/.test(word) && !notNames.has(name) && !/^i'/.test(name))
      names.add(name);
    before = word;
  }
  return names;
}

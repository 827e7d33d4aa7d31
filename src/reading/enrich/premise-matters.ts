import type { Excerpt, Reading } from '@/reading/found/reading';
import { nounPhrases } from '@/reading/found/noun-phrases';
import { idFor, mentions } from '@/reading/found/person-names';
import { personNouns } from '@/reading/found/word-classes';
import { is } from '@/reading/prose/tagged';

/** Something that the premise leaves open. */
export type Matter = {
  readonly id: string;
  /** As it stands after "about". */
  readonly name: string;
  readonly isThing: boolean;
  readonly at: Pick<Excerpt, 'file' | 'line'> | null;
};

/** Words that leave something open: who, why, whether, not yet, missing, until. */
const open =
  /\?|\b(?:nobody|no one|never|not|isn['’]t|hasn['’]t|won['’]t|without|missing|gone|lost|stolen|cut|broken|whether|why|who|whoever|until|before|unless|must|has to|have to|needs?|owe[sd]?|wants?|asking|secret)\b/i;

/** What the premise asks about, the most open first; of the setting where the premise names nothing. */
export function premiseMatters(reading: Reading): readonly Matter[] {
  const premise = reading.premise.flat();
  const subjects = [
    ...reading.things.map((thing) => ({ ...thing, isThing: true })),
    ...reading.topics
      .filter(({ name }) => !isName(name))
      .map((each) => ({ ...each, isThing: false })),
  ];
  const weighed = subjects.map(({ id, name, called, isThing }) => {
    const named = premise.flatMap((each, at) => {
      const weight = weightIn(each.text, called, isThing ? 0.4 : 0);
      return weight === 0 ? [] : [{ each, weight: weight + at / premise.length }];
    });
    const [first] = named;
    const at = first === undefined ? null : { file: first.each.file, line: first.each.line };
    const weight = named.reduce((sum, each) => sum + each.weight, 0);
    return { matter: { id, name, isThing, at }, weight };
  });
  if (weighed.every(({ weight }) => weight === 0)) return subjectsOf(reading);
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return weighed
    .filter(({ weight }) => weight > 0 && weight >= most * leastShare)
    .sort((one, other) => other.weight - one.weight)
    .map(({ matter }) => matter);
}

/** "The roller was moved in the night": what sentences of the premise are about, if it is nobody. */
function subjectsOf({ sentences }: Reading): readonly Matter[] {
  const found = sentences.flatMap(({ file, line, text, terms, isTellable }) => {
    const [phrase] = isTellable && file === 'plot/premise.md' ? nounPhrases(terms) : [];
    if (phrase === undefined || phrase.article !== 'the' || phrase.from !== 1) return [];
    const { words, head, to } = phrase;
    const isNobody = !personNouns.has(head) && is(terms[to + 1], 'Copula', 'Auxiliary');
    if (!isNobody || words.split(' ').length > 3 || /\p{Lu}/u.test(words)) return [];
    const matter = { id: idFor(words), name: `the ${words}`, isThing: false, at: { file, line } };
    return [{ matter, weight: open.test(text) ? 1 : 0 }];
  });
  return found
    .sort((one, other) => other.weight - one.weight)
    .map(({ matter }) => matter)
    .slice(0, 2);
}

/** What weighs less beside the first is only mentioned. */
const leastShare = 0.4;

/** What a sentence leaves open weighs most; where something else lies or is done with, least. */
function weightIn(text: string, called: readonly string[], beside: number): number {
  const small = text.toLowerCase();
  const word = called.find((each) => mentions(small, each.toLowerCase()))?.toLowerCase();
  if (word === undefined) return 0;
  const at = small.indexOf(word);
  const isBeside =
    /\b(?:in|into|from|under|on|onto|at|by|off|of|inside|behind|with) (?:\p{L}+ ){0,2}$/u.test(
      small.slice(0, at),
    );
  const isDweltOn = /^, (?:an?|which|that|as|with)\b/.test(small.slice(at + word.length));
  return (open.test(text) ? 3 : 1) * (isBeside ? beside : 1) + (isDweltOn ? 2 : 0);
}

/** Somebody or somewhere: not everything can be said of them. */
function isName(name: string): boolean {
  return !name.startsWith('the ');
}

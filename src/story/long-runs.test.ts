import { slowOn } from '@/foundation/testing/long-runs';
import { parseCondition } from '@/story/conditions/parse-condition';
import { parseEffect } from '@/story/rules/effect';
import { capitalWords, plainApostrophes } from '@/story/words/capital-words';
import { emphasised } from '@/story/words/emphasis';
import { namesWord } from '@/story/words/names-word';
import { phrasePrints } from '@/story/words/phrase-prints';
import { sentenceKey } from '@/story/words/sentence-key';
import { typographic } from '@/story/words/typographic';
import { withoutEnding } from '@/story/words/without-ending';

it.each<[string, (text: string) => unknown]>([
  ['words with a capital', capitalWords],
  ['apostrophes', plainApostrophes],
  ['emphasis', (text) => emphasised([{ text, by: 'author' }])],
  ['a name in a text', (text) => namesWord(text, 'Oda')],
  ['a text as a name', (text) => namesWord('Oda is here.', text)],
  ['prints of phrases', phrasePrints],
  ['the key of a sentence', sentenceKey],
  ['quotation marks', typographic],
  ['an ending', (text) => withoutEnding(text, /[\s.!?-]/)],
  ['a condition', parseCondition],
  ['an effect', parseEffect],
  ['an effect with a value', (text) => parseEffect(`flags.a = ${text}`)],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 200_000)).toEqual([]);
});

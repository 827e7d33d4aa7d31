import { Linter } from 'eslint';

import { noAnswers } from './no-answers.mjs';

/** What the rule says of a piece of code: the words it names, piece by piece. */
function named(code) {
  const linter = new Linter();
  return linter
    .verify(code, [
      {
        plugins: { house: { rules: { 'no-answers': noAnswers } } },
        rules: { 'house/no-answers': 2 },
      },
    ])
    .map(({ message }) => /"([^"]*)"/.exec(message)?.[1] ?? message);
}

it.each([
  ['/\\bcharts i have\\b/', 'charts i have'],
  ['/\\bbehind a barrel\\b/', 'behind a barrel'],
  ['/\\bate (?:it|my homework)\\b/', 'ate my homework'],
  ['/\\b(?:in|under) (?:the )?old stone bridge\\b/', 'the old stone bridge'],
  ['/\\bring(?:s|ing)? the silver bell twice/', 'ring the silver bell twice'],
  ["'loop the wire round'", 'loop the wire round'],
  ["'loop the wire round <vital>'", 'loop the wire round'],
  ["said.includes('ate my homework')", 'ate my homework'],
  ['`tell ${who} that the dog ate it`', 'that the dog ate it'],
  ["new RegExp('\\\\bcharts i have\\\\b')", 'charts i have'],
  ["const source = '(?:star|sea) charts i have|maps'", 'charts i have'],
])('%s quotes a sentence', (code, words) => {
  expect(named(code)).toEqual([words]);
});

it.each([
  ['/\\b(?:pull|drag|haul) (?:him|her) (?:out|up|clear)\\b/'],
  ['/\\bbefore (?:[\\w-]+ ){1,3}?[\\w-]+s\\b/'],
  ['/\\bwhat (?:do|did) (?:i|we) (?:know|learn)\\b/'],
  ['/\\bso that it is\\b|\\bwhat is in my\\b/'],
  ["'pick|force <lock>'"],
  ["'talk <somebody> into|out'"],
  ["'what is it'"],
  ["wordSet('guard sentry patrol bouncer')"],
  ['wordSet(`guard sentry\n  patrol bouncer`)'],
  ["import { x } from '@/understanding/lexicon/idioms';"],
  ["throw new Error('No class of words is called so.')"],
  ["const found = { because: 'somebody is spoken to', score: 1 }"],
])('%s quotes none', (code) => {
  expect(named(code)).toEqual([]);
});

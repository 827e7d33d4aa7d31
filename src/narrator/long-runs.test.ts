import { slowOn } from '@/foundation/testing/long-runs';
import { allFailedGuards, type GuardContext } from '@/narrator/guards/failed-guard';
import { readText } from '@/narrator/guards/read-text';
import { beatProse } from '@/narrator/passages/beat-prose';
import { alternatives, askedIn, piecesOf } from '@/narrator/prose/prose-pieces';
import { realiseProse, type RealiseContext } from '@/narrator/prose/realise-prose';
import { smoothSeams } from '@/narrator/prose/smooth-seams';
import { countWords, splitSentences } from '@/story/words/split-sentences';
import { lastWord } from '@/narrator/reasons/memory-of';
import { speakOfTheSame, speaksOf } from '@/narrator/reasons/speak-of-the-same';
import { contextOf } from '@/narrator/testing/context-of';
import { plainBeat } from '@/story/campaign/plain-beat';
import { atWeir, campaignOf, memory, passage } from '@/story/testing/small-world';

const campaign = campaignOf([passage('start', 'opening')]);

const moment: RealiseContext = {
  campaign,
  state: atWeir,
  sceneNumber: 2,
  band: null,
  seed: 1,
  memory: null,
  input: null,
  cast: { person: 'oda' },
};

const held: GuardContext = { ...contextOf(campaign), before: null, told: [], input: null };

it.each<[string, (text: string) => unknown]>([
  ['sentences', splitSentences],
  ['words', countWords],
  ['braces', piecesOf],
  ['alternatives', alternatives],
  ['a condition in braces', (text) => askedIn(`if ${text}`)],
  ['seams', (text) => smoothSeams(text, 'english')],
  ['seams in other languages', (text) => smoothSeams(text, 'other')],
  ['a text taken apart', (text) => readText([text])],
  ['the last word of a name', lastWord],
  ['what a name and a memory share', (text) => speaksOf(text, memory('m', { summary: text }))],
  [
    'what a choice and a memory share',
    (text) => speakOfTheSame(text, memory('m', { summary: text }), campaign),
  ],
  [
    'what somebody says',
    (text) =>
      beatProse({
        beat: plainBeat('b', { dialogue: [{ speaker: 'oda', line: text }] }),
        way: null,
        passage: null,
        told: text,
        campaign,
      }),
  ],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 200_000)).toEqual([]);
});

it.each<[string, (text: string) => unknown]>([
  ['prose', (text) => realiseProse('p', [text], moment)],
  ['a memory in prose', (text) => realiseProse('p', ['{memory}'], { ...moment, memory: text })],
  [
    "the player's words in prose",
    (text) => realiseProse('p', ['{input}'], { ...moment, input: text }),
  ],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 100_000)).toEqual([]);
});

it('long runs of any character do not hold up the guards', () => {
  expect(slowOn((text) => allFailedGuards([text], held), 100_000)).toEqual([]);
});

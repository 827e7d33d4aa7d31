import { narratorLibrary } from '@/narrator/library/narrator-library';
import { pickLine, realisedLine } from '@/narrator/lines/pick-line';
import { countWords, splitSentences } from '@/story/words/split-sentences';
import { contextOf } from '@/narrator/testing/context-of';
import { campaignOf, memory } from '@/story/testing/small-world';
import { sentenceKey } from '@/story/words/sentence-key';

const often = [
  'refused',
  'unanswered',
  'failed',
  'won',
  'lost',
  'managed',
  'costly',
  'done',
  'recalled',
  'warm',
  'cold',
] as const;
const others = [
  ...(['absent', 'nobody', 'unheld', 'noway', 'dead', 'unworldly', 'words'] as const),
  ...(['demand', 'given', 'halfwon', 'blank', 'rolled'] as const),
];

/** What is told when the same kind of thing happens again and again. */
function inARow(kind: (typeof often)[number] | (typeof others)[number], times: number) {
  const toldPassages = new Map<string, number>();
  const usedSentences = new Set<string>();
  return Array.from({ length: times }, (_, seed) => {
    const context = contextOf(campaignOf([]), {
      seed,
      library: narratorLibrary,
      intent: { kind: 'give', target: 'oda', with: 'rope' },
      recalled: [{ ...memory('m'), relevance: 1 }],
      past: { toldPassages: new Map(toldPassages), usedSentences: new Set(usedSentences) },
    });
    const id = pickLine(kind, context, { said: null });
    const sentences = realisedLine(id, context, null).flatMap(splitSentences);
    toldPassages.set(id, seed);
    for (const sentence of sentences) usedSentences.add(sentenceKey(sentence));
    return { id, sentences };
  });
}

describe.each([...often, ...others])('a line for "%s"', (kind) => {
  it('is never told twice in a playthrough, and there always is one', () => {
    const told = inARow(kind, 20).map(({ sentences }) => sentences);
    expect(told.every((sentences) => sentences.length > 0)).toBe(true);
    const long = told.flat().filter((sentence) => countWords(sentence) >= 5);
    expect(new Set(long.map(sentenceKey)).size).toBe(long.length);
    expect(told.flat().filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
  });

  it('is very short when all others were told', () => {
    const { sentences = [] } = inARow(kind, 25).pop() ?? {};
    expect(sentences.every((sentence) => countWords(sentence) < 5)).toBe(true);
  });
});

it.each(often)('what a player meets often, "%s", is told in twelve ways or more', (kind) => {
  const ways = inARow(kind, 12).map(({ id }) => id);
  expect(new Set(ways).size).toBe(12);
  expect(ways).not.toContain(`@${kind}-0`);
});

it('a line that was told of somebody else may be told of another', () => {
  const context = contextOf(campaignOf([]), { intent: { kind: 'persuade', target: 'wen' } });
  const library = { ...narratorLibrary, lines: () => ['@won-1'] };
  const past = { ...context.past, toldPassages: new Map([['@won-1', 1]]) };
  const usedSentences = new Set([sentenceKey('Oda gives way: not far, but it counts.')]);
  const moment = { ...context, library, past: { ...past, usedSentences } };
  expect(pickLine('won', moment, { said: null })).toBe('@won-1');
});

it('the same moment has the same line', () => {
  const context = contextOf(campaignOf([]), { seed: 7, library: narratorLibrary });
  const lines = [1, 2].map(() => pickLine('refused', context, { said: null }));
  expect(lines[0]).toBe(lines[1]);
  const seeds = Array.from({ length: 20 }, (_, seed) =>
    pickLine('refused', { ...context, seed }, { said: null }),
  );
  expect(new Set(seeds).size).toBeGreaterThan(3);
});

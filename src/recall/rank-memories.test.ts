import { storedId } from '@/foundation/ids';
import { rankMemories, type RecallRequest } from '@/recall/rank-memories';
import { wordsOf } from '@/recall/words-of';
import type { Memory } from '@/story/memory';

function memory(id: string, summary: string, rest: Partial<Memory> = {}): Memory {
  return {
    id: storedId.memory(id),
    scene: storedId.scene('scene-1'),
    summary,
    timestamp: '2000-01-01T00:00:00.000Z',
    characters: [],
    about: null,
    location: null,
    significance: 'low',
    kind: null,
    ...rest,
  };
}

function found(memories: readonly Memory[], query: string, rest: Partial<RecallRequest> = {}) {
  return rankMemories(memories, { query, limit: 10, threshold: 0.7, ...rest }).map(({ id }) => id);
}

const past = [
  memory('chimneys', 'You counted forty-one chimneys from the ridge.'),
  memory('loaves', 'Dunya bakes two loaves too many every morning.'),
  memory('promise', 'You promised Dunya she would see the number first.'),
  memory('goat', 'A goat ate the corner of your ledger.'),
];

it('[arch §4.1.3] the memory with the words asked for comes first', () => {
  expect(found(past, 'How many chimneys did you count?')[0]).toBe('chimneys');
  expect(found(past, 'the loaves of Dunya')[0]).toBe('loaves');
});

it('[arch §4.1.3] the more of the rare words, the more relevant', () => {
  const ranked = rankMemories(past, { query: 'Dunya promised a number', limit: 9, threshold: 0 });
  expect(ranked[0]?.id).toBe('promise');
  const [first = 0, second = 0] = ranked.map(({ relevance }) => relevance);
  expect(first).toBe(1);
  expect(second).toBeLessThan(first);
});

it('[arch §4.1.3] a rare word weighs more than one that is everywhere', () => {
  const bells = ['one', 'two', 'three'].map((id) => memory(id, 'The bell rang.'));
  const ranked = found([...bells, memory('goat', 'The goat ate.')], 'bell goat', { threshold: 0 });
  expect(ranked[0]).toBe('goat');
});

it('[arch §4.1.3] what is less relevant than the threshold is not there', () => {
  expect(found(past, 'goat Dunya promise number')).not.toContain('loaves');
  expect(found(past, 'goat Dunya promise number', { threshold: 0 })).toContain('loaves');
});

it('people and places of a memory count as its words', () => {
  const quiet = memory('quiet', 'Nothing was said.', { characters: ['wen'], location: 'pen' });
  expect(found([...past, quiet], 'Wen')).toEqual(['quiet']);
  expect(found([...past, quiet], 'at the pen')).toEqual(['quiet']);
});

it('no more come back than were asked for, the best of them', () => {
  expect(found(past, 'Dunya loaves', { threshold: 0, limit: 1 })).toEqual(['loaves']);
});

it('of equals the newer comes first', () => {
  const same = ['oldest', 'middle', 'newest'].map((id) => memory(id, 'The bell rang.'));
  expect(found(same, 'bell')).toEqual(['newest', 'middle', 'oldest']);
});

it.each(['', 'the and of', 'zeppelin', '?!'])('nothing comes back for "%s"', (query) => {
  expect(found(past, query, { threshold: 0 })).toEqual([]);
});

it('nothing comes back from nothing', () => {
  expect(found([], 'chimneys')).toEqual([]);
});

it.each([
  ['counted chimneys', 'count the chimney'],
  ["Dunya's loaves", 'the loaves of Dunya’s sister'],
  ['walking', 'walked, walks'],
])('"%s" shares its words with "%s"', (one, other) => {
  const words = wordsOf(other);
  expect(wordsOf(one).every((word) => words.includes(word))).toBe(true);
});

it('words that carry no meaning are left out', () => {
  expect(wordsOf('What did you do with the lamp, and why? It was mine.')).toEqual(['lamp', 'mine']);
});

import fc from 'fast-check';

import { storedId } from '@/foundation/ids';
import { chooseMemories, type RecallMoment, type ScoredMemory } from '@/recall/choose-memories';
import type { Memory } from '@/story/state/memory';

function scored(
  id: string,
  relevance: number,
  rest: Partial<Omit<Memory, 'id'>> = {},
): ScoredMemory {
  const memory: Memory = {
    id: storedId.memory(id),
    scene: storedId.scene('scene-10'),
    summary: id,
    timestamp: '2000-01-01T00:00:00.000Z',
    characters: [],
    about: null,
    location: null,
    significance: 'low',
    kind: null,
    ...rest,
  };
  return { memory, relevance, cosine: 0.5, lexical: 0.25, words: ['lamp'] };
}

const moment: RecallMoment = {
  sceneNumber: 40,
  numberOf: (scene) => Number(/\d+$/.exec(scene)?.[0] ?? NaN),
  present: new Set(['mara']),
};

function chosen(
  memories: readonly ScoredMemory[],
  request: { readonly limit?: number; readonly threshold?: number } = {},
): readonly string[] {
  const { limit = 3, threshold = 0.7 } = request;
  return chooseMemories(memories, { limit, threshold }, moment).map(({ id }) => id);
}

it('[arch §4.1.3] the most relevant come first, no more than asked for, and none below the threshold', () => {
  const memories = [scored('a', 0.71), scored('b', 0.95), scored('c', 0.69), scored('d', 0.8)];
  expect(chosen(memories)).toEqual(['b', 'd', 'a']);
  expect(chosen(memories, { limit: 1 })).toEqual(['b']);
  expect(chosen(memories, { threshold: 0 })).toHaveLength(3);
});

it.each([
  ['newer', { scene: storedId.scene('scene-39') }],
  ['weightier', { significance: 'high' as const }],
  ['witnessed by who is here', { characters: ['mara'] }],
  ['pinned', { isPinned: true }],
])('of two that fit as well the %s comes first', (_, rest) => {
  expect(chosen([scored('a', 0.8), scored('b', 0.8, rest)])).toEqual(['b', 'a']);
  expect(chosen([scored('a', 0.9), scored('b', 0.8, rest)])).toEqual(['a', 'b']);
});

it('equals stand in the order of their ids, whatever order they come in', () => {
  const memories = ['c', 'a', 'b'].map((id) => scored(id, 0.8));
  expect(chosen(memories)).toEqual(['a', 'b', 'c']);
});

it('[arch §7.6; arch SC-038] a triumph or a failure that applies is always among them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 60, max: 100 }), { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('triumph' as const, 'failure' as const),
      (percent, place, limit, episode) => {
        const relevances = percent.map((each) => each / 100);
        const at = place % relevances.length;
        const memories = relevances.map((relevance, index) =>
          scored(`m${String(index)}`, relevance, index === at ? { episode } : {}),
        );
        const found = chosen(memories, { limit });
        expect(found.includes(`m${String(at)}`)).toBe((relevances[at] ?? 0) >= 0.7);
        expect(found.length).toBeLessThanOrEqual(limit);
      },
    ),
  );
});

it('what the player pinned is kept in mind wherever it applies', () => {
  const memories = [
    scored('a', 0.99),
    scored('b', 0.98),
    scored('c', 0.72, { isPinned: true }),
    scored('d', 0.5, { isPinned: true }),
  ];
  expect(chosen(memories, { limit: 2 })).toEqual(['a', 'c']);
});

it('each says why: meaning, words, age, witnesses and weight', () => {
  const memory = scored('a', 0.8, { characters: ['mara', 'oda'], significance: 'medium' });
  expect(chooseMemories([memory], { limit: 1, threshold: 0 }, moment)).toEqual([
    expect.objectContaining({
      relevance: 0.8,
      cosine: 0.5,
      why: {
        words: ['lamp'],
        lexical: 0.25,
        scenesAgo: 30,
        witnesses: ['mara'],
        significance: 'medium',
      },
    }),
  ]);
  const elsewhere = { ...moment, numberOf: () => null };
  const [unknown] = chooseMemories([memory], { limit: 1, threshold: 0 }, elsewhere);
  expect(unknown?.why?.scenesAgo).toBeNull();
});

it('many triumphs do not keep what fits best from being remembered', () => {
  const triumphs = ['a', 'b', 'c', 'd'].map((id) => scored(id, 0.8, { episode: 'triumph' }));
  expect(chosen([...triumphs, scored('meant', 0.99)])).toEqual(['meant', 'a', 'b']);
  expect(chosen([...triumphs, scored('meant', 0.99)], { limit: 1 })).toEqual(['a']);
  expect(chosen([...triumphs, scored('less', 0.75)])).toEqual(['a', 'b', 'c']);
});

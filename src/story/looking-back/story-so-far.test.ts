import fc from 'fast-check';

import type { ChapterNames } from '@/story/beats/chapters';
import type { Memory } from '@/story/state/memory';
import { openPromises } from '@/story/looking-back/open-promises';
import type { Scene } from '@/story/log/scene';
import { storySoFar } from '@/story/looking-back/story-so-far';
import { plainBeat } from '@/story/campaign/plain-beat';
import { memoriesOf, scenesOfAPath, type PlainScene } from '@/story/testing/scenes-of-a-path';

const campaign: ChapterNames = {
  title: 'The Weir',
  startingPlace: 'weir',
  places: new Map(),
  beats: [plainBeat('bell'), plainBeat('thaw'), plainBeat('storm', { priority: 'critical' })],
};

function told(path: readonly Scene[], mostWords: number, memories = memoriesOf(path)) {
  return storySoFar({ path, memories }, campaign, { mostWords });
}

function wordsIn(text: string): number {
  return text === '' ? 0 : text.split(' ').length;
}

/** Quiet scenes of five words each. */
function quiet(count: number, from = 1): readonly PlainScene[] {
  return Array.from({ length: count }, (_, at) => ({
    memories: [{ summary: `You walked mile ${String(from + at)} alone.` }],
  }));
}

it('[arch §7.6] a short story is told scene by scene, and where nothing is remembered by what was chosen', () => {
  const path = scenesOfAPath([
    { memories: [{ summary: 'You came to the weir.' }] },
    { taken: 'Wait for the ferry.' },
    { memories: [{ summary: 'You heard a bell.', significance: 'low' }, { summary: 'You ran.' }] },
  ]);
  expect(told(path, 100).lines.map(({ text, scene, from }) => [scene, from, text])).toEqual([
    [1, 'memory', 'You came to the weir.'],
    [2, 'choice', 'Wait for the ferry.'],
    [3, 'memory', 'You heard a bell.'],
    [3, 'memory', 'You ran.'],
  ]);
});

it('[arch §7.6] what happened long ago is told by what mattered, its facts word for word', () => {
  const path = scenesOfAPath([
    ...quiet(10),
    {
      beat: 'bell',
      consequences: ['The weir is cracked.'],
      memories: [{ summary: 'A bell rang.' }],
    },
    { memories: [{ summary: 'You hid the key.', significance: 'high' }] },
    ...quiet(10, 20),
    { beat: 'storm', memories: [{ summary: 'The storm came.' }] },
    ...quiet(30, 40),
  ]);
  const { text } = told(path, 90);
  expect(text).toContain('You hid the key.');
  expect(text).toContain('The storm came.');
  expect(text).not.toContain('You walked mile 3 alone.');
  expect(text.endsWith('You walked mile 69 alone.')).toBe(true);
  expect(told(path, 400).text).toContain('The weir is cracked.');
});

it('what is pinned, promised or owed is there, however long ago, until it is settled', () => {
  const promise = {
    summary: 'You promised Oda a rope.',
    kind: 'promise',
    about: 'oda',
    significance: 'low',
  } as const;
  const begun: readonly PlainScene[] = [
    { memories: [promise] },
    { memories: [{ summary: 'You owe the miller a penny.', kind: 'debt', significance: 'low' }] },
    { memories: [{ summary: 'Wen hummed.', significance: 'low', isPinned: true }] },
    ...quiet(200),
  ];
  const open = told(scenesOfAPath(begun), 60).text;
  for (const kept of ['You promised Oda a rope.', 'You owe the miller a penny.', 'Wen hummed.'])
    expect(open).toContain(kept);
  const kept = { summary: 'You brought Oda the rope.', kind: 'kept', about: 'oda' };
  const settled = told(scenesOfAPath([...begun, { memories: [kept] }, ...quiet(20, 300)]), 60).text;
  expect(settled).not.toContain('You promised Oda a rope.');
  expect(settled).toContain('You owe the miller a penny.');
});

it('what the player corrected is told as they have it, and what they had forgotten is not', () => {
  const path = scenesOfAPath([{ memories: [{ summary: 'You lied.' }, { summary: 'You left.' }] }]);
  const [lied] = memoriesOf(path);
  if (lied === undefined) throw new Error('something is remembered');
  expect(told(path, 50, [{ ...lied, summary: 'You were misheard.' }]).text).toBe(
    'You were misheard.',
  );
});

const memory = fc.record({
  summary: fc
    .array(fc.constantFrom('you', 'went', 'home', 'late', 'again', 'rope', 'bell'), {
      minLength: 1,
      maxLength: 12,
    })
    .chain((words) => fc.nat(99_999).map((n) => `${words.join(' ')} ${String(n)}.`)),
  significance: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
  kind: fc.constantFrom(null, 'promise', 'debt', 'kept', 'paid', 'deed'),
  about: fc.constantFrom(null, 'oda', 'wen'),
  isPinned: fc.nat(3).map((n) => n === 3),
}) satisfies fc.Arbitrary<Partial<Memory>>;

const scene: fc.Arbitrary<PlainScene> = fc.record({
  beat: fc.constantFrom(null, null, null, 'bell', 'thaw', 'storm'),
  consequences: fc.array(
    fc.nat(9_999).map((n) => `It is so ${String(n)}.`),
    { maxLength: 2 },
  ),
  memories: fc.array(memory, { maxLength: 3 }),
  taken: fc.nat(9_999).map((n) => `Do it ${String(n)}.`),
});

it('[arch §7.6] no more words than asked for, each sentence as it was said, in the order it happened, the newest always', () => {
  const stories = fc.array(scene, { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(stories, fc.integer({ min: 13, max: 400 }), (scenes, mostWords) => {
      const path = scenesOfAPath(scenes);
      const { text, lines } = told(path, mostWords);
      expect(wordsIn(text)).toBeLessThanOrEqual(mostWords);
      expect(text).toBe(lines.map((line) => line.text).join(' '));
      for (const line of lines) {
        const {
          taken,
          memories,
          consequences = [],
        } = path[line.scene - 1]?.outcome ?? emptyOutcome;
        const said = [taken?.text, ...consequences, ...memories.map(({ summary }) => summary)];
        expect(said).toContain(line.text);
      }
      const numbers = lines.map((line) => line.scene);
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      expect(numbers[numbers.length - 1]).toBe(path.length);
    }),
  );
});

const emptyOutcome = { taken: null, memories: [], consequences: [] };

it('what is pinned and what is open is inside whenever there is room for it', () => {
  fc.assert(
    fc.property(fc.array(scene, { minLength: 1, maxLength: 80 }), (scenes) => {
      const path = scenesOfAPath(scenes);
      const memories = memoriesOf(path);
      const bound = [...memories.filter(({ isPinned }) => isPinned), ...openPromises(memories)];
      const room = bound.reduce((sum, { summary }) => sum + wordsIn(summary), 13);
      const { text } = told(path, room);
      for (const { summary } of bound) expect(text).toContain(summary);
    }),
  );
});

it('a thousand scenes are summed up in less than 30 ms', () => {
  const scenes = Array.from({ length: 1_000 }, (_, at): PlainScene => ({
    beat: at % 20 === 0 ? (at % 100 === 0 ? 'storm' : 'bell') : null,
    consequences: at % 20 === 0 ? [`Gate ${String(at)} is shut.`] : [],
    memories: [
      { summary: `You walked mile ${String(at)} alone.` },
      {
        summary: `You promised crate ${String(at)} to Oda.`,
        kind: at % 50 === 0 ? 'promise' : null,
      },
    ],
  }));
  const path = scenesOfAPath(scenes);
  const times = Array.from({ length: 9 }, () => {
    const started = performance.now();
    told(path, 400);
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(30);
});

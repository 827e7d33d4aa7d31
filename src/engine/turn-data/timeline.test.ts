import fc from 'fast-check';

import { afterScene, emptyTimeline, timelineTo, type Timeline } from '@/engine/turn-data/timeline';
import { storedId, type SceneId } from '@/foundation/ids';
import { ledgerAfter } from '@/story/log/fact';
import type { Scene } from '@/story/log/scene';
import { sentenceKey } from '@/story/words/sentence-key';
import { scenesOfAPath } from '@/story/testing/scenes-of-a-path';

type Made = {
  readonly passages: readonly string[];
  readonly sentences: readonly string[];
  readonly people: readonly string[];
};

function sceneOf(name: string, parent: Scene | null, made: Made): Scene {
  const [plain] = scenesOfAPath([
    { memories: [{ summary: `${name} happened.`, characters: made.people }] },
  ]);
  if (plain === undefined) throw new Error('a path of one scene has one');
  return {
    ...plain,
    id: storedId.scene(name),
    parent: parent?.id ?? null,
    number: (parent?.number ?? 0) + 1,
    outcome: {
      ...plain.outcome,
      told: made.passages.map((passage) => ({ part: 'outcome', passage })),
      patch: { counters: { scenes: parent?.number ?? 0 } },
    },
    words: {
      place: '',
      paragraphs: [made.sentences.map((text) => ({ text, by: 'author' }))],
      choices: [],
      rung: 'built-in',
    },
  };
}

const names = fc.array(
  fc.nat(60).map((n) => `name ${String(n)}`),
  { maxLength: 4 },
);
const made: fc.Arbitrary<Made> = fc.record({ passages: names, sentences: names, people: names });
/** Each scene is added to some scene that is there: a tree of many roads. */
const tree = fc.array(fc.record({ made, at: fc.nat() }), { minLength: 1, maxLength: 40 });

/** Everything of a timeline that can be compared, read plainly from its scenes. */
function plainly({ scenes }: Timeline) {
  const told = scenes.flatMap(({ number, outcome }) =>
    outcome.told.map(({ passage }) => [passage, number] as const),
  );
  const sentences = scenes.flatMap(({ words }) =>
    (words?.paragraphs ?? []).flat().map(({ text }) => sentenceKey(text)),
  );
  return {
    told: new Map(told),
    sentences: new Set(sentences),
    met: new Set(
      scenes.flatMap(({ outcome }) => outcome.memories.flatMap(({ characters }) => characters)),
    ),
    numbers: new Map(scenes.map(({ id, number }) => [id, number])),
    memories: scenes.flatMap(({ outcome }) => outcome.memories),
  };
}

function asRead({ past, met, numbers, scenes }: Timeline) {
  const all = Array.from({ length: 61 }, (_, n) => `name ${String(n)}`);
  return {
    told: new Map([...past.toldPassages.keys()].map((id) => [id, past.toldPassages.get(id)])),
    sentences: new Set(all.map(sentenceKey).filter((key) => past.usedSentences.has(key))),
    met,
    numbers: new Map([...numbers.keys()].map((id) => [id, numbers.get(id)])),
    memories: past.memories,
    scenes,
  };
}

it('[arch §6.3] on every road of a story only what happened on it is known, wherever the player went back to before', () => {
  fc.assert(
    fc.property(tree, (steps) => {
      const roads: { readonly timeline: Timeline; readonly scene: Scene | null }[] = [
        { timeline: emptyTimeline, scene: null },
      ];
      const scenes = new Map<SceneId, Scene>();
      for (const [index, step] of steps.entries()) {
        const from = roads[index === 0 ? 0 : 1 + (step.at % index)];
        if (from === undefined) throw new Error('there is a road');
        const scene = sceneOf(`scene ${String(index)}`, from.scene, step.made);
        scenes.set(scene.id, scene);
        // A turn asks more than once what comes of it; the answers may not disturb each other.
        afterScene(from.timeline, { ...scene, words: null });
        roads.push({ timeline: afterScene(from.timeline, scene), scene });
      }
      for (const { timeline, scene } of roads) {
        expect(asRead(timeline)).toMatchObject(plainly(timeline));
        const again = timelineTo(scene?.id ?? null, { scenes, entries: [] });
        expect(asRead(again)).toEqual(asRead(timeline));
        expect(again.past.history).toEqual(timeline.past.history);
      }
    }),
    { numRuns: 60 },
  );
});

it('a fact that changes ends where the next begins, and one that comes back begins anew', () => {
  const states = [{ place: 'yard' }, { place: 'mill' }, {}, { place: 'yard' }];
  const ledger = states.reduce<ReturnType<typeof ledgerAfter>>(
    (known, after, at) =>
      ledgerAfter(known, { scene: at + 1, before: states[at - 1] ?? {}, after, said: [] }),
    [],
  );
  expect(ledger.map(({ value, from, until }) => [value, from, until])).toEqual([
    ['yard', 1, 2],
    ['mill', 2, 3],
    ['yard', 4, null],
  ]);
});

it('the words of the last twenty scenes are at hand, however long the story is, as the same objects', () => {
  const path: Scene[] = [];
  for (let number = 1; number <= 60; number += 1)
    path.push(
      sceneOf(`scene ${String(number)}`, path[number - 2] ?? null, {
        passages: [],
        sentences: [`One of ${String(number)}.`, 'Two.'],
        people: [],
      }),
    );
  const timelines = path.reduce<readonly Timeline[]>(
    (all, scene) => [...all, afterScene(all[all.length - 1] ?? emptyTimeline, scene)],
    [],
  );
  const [before, last] = timelines.slice(-2).map(({ past }) => past.recentScenes);
  expect(last?.map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, at) => `One of ${String(at + 41)}. Two.`),
  );
  expect(last?.slice(0, 19).every((scene, at) => scene === before?.[at + 1])).toBe(true);
  const scenes = new Map(path.map((scene) => [scene.id, scene]));
  const readAgain = timelineTo(path[59]?.id ?? null, { scenes, entries: [] });
  expect(readAgain.past.recentScenes).toEqual(last);
});

it('a memory that a passage took up is known as taken up, and how often a passage was told is counted', () => {
  const one = sceneOf('one', null, { passages: ['p', 'q'], sentences: [], people: [] });
  const two = sceneOf('two', one, { passages: ['p'], sentences: [], people: [] });
  const told = [{ part: 'callback', passage: 'p', memory: 'm' }] as const;
  const recalling = { ...two, outcome: { ...two.outcome, told } };
  const { past } = [one, recalling].reduce(afterScene, emptyTimeline);
  expect([past.paidMemories.has('m'), past.paidMemories.has('n')]).toEqual([true, false]);
  expect(['p', 'q', 'r'].map((id) => past.timesTold.get(id))).toEqual([2, 1, undefined]);
  expect([past.sceneCount, past.sceneNumbers.get('two')]).toEqual([2, 2]);
  const scenes = new Map([one, recalling].map((scene) => [scene.id, scene]));
  const again = timelineTo(recalling.id, { scenes, entries: [] }).past;
  expect(['p', 'q'].map((id) => again.timesTold.get(id))).toEqual([2, 1]);
});

import { readBeats } from '@/campaign/read-beats';
import { parseCondition } from '@/story/condition';

const file = 'plot/beats.json';

it('[arch §6.2.5] a beat is read with its conditions', () => {
  const custom = parseCondition('counters.snow > 2');
  const { beats, faults } = readBeats({
    beats: [
      {
        id: 'vision',
        title: 'Vision of the Future',
        priority: 'critical',
        mood: 'Foreboding',
        conditions: {
          scene_count: { min: 2, max: 5 },
          requires_beat: 'beat_000',
          requires_any_beat: ['a', 'b'],
          custom: 'counters.snow > 2',
        },
      },
    ],
  });
  expect(faults).toEqual([]);
  expect(beats).toEqual([
    {
      id: 'vision',
      title: 'Vision of the Future',
      priority: 'critical',
      mood: 'Foreboding',
      sceneCount: { min: 2, max: 5 },
      requires: ['beat_000'],
      requiresAny: ['a', 'b'],
      custom: custom.ok ? custom.value : null,
    },
  ]);
});

it('[arch §6.2.5] an id is enough', () => {
  expect(readBeats([{ id: 'plain' }]).beats).toEqual([
    {
      id: 'plain',
      title: 'plain',
      priority: 'medium',
      mood: null,
      sceneCount: { min: null, max: null },
      requires: [],
      requiresAny: [],
      custom: null,
    },
  ]);
});

it('[arch §6.2.13] a beat with a condition nobody understands is left out and named; the rest loads', () => {
  const { beats, faults } = readBeats([
    { id: 'early', conditions: { player_state: 'established in Camelot' } },
    { id: 'broken', conditions: { custom: 'a &&' } },
    { id: 'refused', conditions: { custom: 'a && b' } },
    { title: 'nobody' },
    'not a beat',
    { id: 'good' },
  ]);
  expect(beats.map(({ id }) => id)).toEqual(['good']);
  expect(faults.map(({ message }) => message)).toEqual([
    'early: the condition "player_state" is not understood',
    expect.stringMatching(/^broken: "a &&": /),
    'refused: "a && b": a condition cannot use the operator &&',
    'a beat has no id',
    'a beat must be an object',
  ]);
  expect(new Set(faults.map((fault) => fault.file))).toEqual(new Set([file]));
});

it.each([[null], [{}], ['text'], [{ beats: {} }]])('%j has no beats', (data) => {
  expect(readBeats(data)).toEqual({ beats: [], faults: [] });
});

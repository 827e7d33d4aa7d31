import { beatDue, beatPriorities, type Beat } from '@/story/beat';
import { parseCondition, type Condition } from '@/story/condition';
import { momentWith } from '@/story/testing/moments';

function beat(id: string, rest: Partial<Beat> = {}): Beat {
  return {
    id,
    title: id,
    priority: 'medium',
    mood: null,
    sceneCount: { min: null, max: null },
    requires: [],
    requiresAny: [],
    custom: null,
    ...rest,
  };
}

function condition(text: string): Condition {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const behind = (...ids: readonly string[]) => ({
  beats: Object.fromEntries(ids.map((id) => [id, { scene: 1 }])),
});

it('[arch §6.2.5] a beat waits for its window and does not outlive it', () => {
  const beats = [beat('vision', { sceneCount: { min: 2, max: 4 } })];
  const due = [1, 2, 3, 4, 5].map((sceneNumber) => beatDue(beats, momentWith({}, { sceneNumber })));
  expect(due.map((found) => found?.id ?? null)).toEqual([null, 'vision', 'vision', 'vision', null]);
});

it('[arch §6.2.5] requires_beat asks for all of them to be behind', () => {
  const beats = [beat('third', { requires: ['first', 'second'] })];
  expect(beatDue(beats, momentWith(behind('first')))).toBeNull();
  expect(beatDue(beats, momentWith(behind('first', 'second')))?.id).toBe('third');
});

it('[arch §6.2.5] requires_any_beat asks for one of them', () => {
  const beats = [beat('third', { requiresAny: ['first', 'second'] })];
  expect(beatDue(beats, momentWith({}))).toBeNull();
  expect(beatDue(beats, momentWith(behind('second')))?.id).toBe('third');
});

it('[arch §6.2.5] a custom condition must hold', () => {
  const beats = [beat('storm', { custom: condition('counters.snow >= 2 and roll == "failure"') })];
  const state = { counters: { snow: 2 } };
  expect(beatDue(beats, momentWith(state, { roll: 'success' }))).toBeNull();
  expect(beatDue(beats, momentWith(state, { roll: 'failure' }))?.id).toBe('storm');
});

it('[arch §7.5] of several beats the most pressing comes, in the author’s order among equals', () => {
  const beats = [...beatPriorities]
    .reverse()
    .flatMap((priority) => [
      beat(`${priority} 1`, { priority }),
      beat(`${priority} 2`, { priority }),
    ]);
  const told: string[] = [];
  for (;;) {
    const next = beatDue(beats, momentWith(behind(...told)));
    if (next === null) break;
    told.push(next.id);
  }
  expect(told).toEqual(beatPriorities.flatMap((priority) => [`${priority} 1`, `${priority} 2`]));
});

it('[arch §7.5] a beat that is behind does not come again', () => {
  expect(beatDue([beat('vision')], momentWith(behind('vision')))).toBeNull();
});

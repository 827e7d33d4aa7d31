import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { memoryId } from '@/foundation/ids';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { fallenDue } from '@/story/looking-back/falling-due';
import { feelingChange } from '@/story/state/feelings';
import type { Memory } from '@/story/state/memory';
import type { Passage } from '@/story/campaign/passage';
import type { ToldPart } from '@/story/log/scene';
import { afterStanding } from '@/story/rules/standing';
import { minutesOf, peopleAt, placeOf, type StoryState } from '@/story/state/story-state';

export type AfterPromises = {
  readonly state: StoryState;
  /** That they were not kept. */
  readonly memories: readonly Memory[];
};

/** What was promised for a time that is past, and not kept: who waited for it holds it against the player. */
export function promisesDue(turn: TakingTurn, state: StoryState): AfterPromises {
  const late = fallenDue(turn.timeline.past.memories, turn.stateBefore, state);
  let after = state;
  const memories = late.map((owed, index): Memory => {
    const { about, kind, significance, summary } = owed;
    after = afterStanding(after, {
      kind: 'deed',
      person: about,
      by: -feelingChange[significance],
      reason: `It was not kept in time: ${summary}`,
      decayRate: null,
      witnesses: null,
    });
    // What is broken is settled in its way: it falls due once.
    const settled = { [about]: { settled: { [kind]: minutesOf(state) } } };
    after = deepMerge(after, { people: settled });
    return {
      id: memoryId(turn.id, 'late', index),
      scene: turn.id,
      summary: `The time was up, and it was not kept: ${summary}`,
      timestamp: new Date(turn.at).toISOString(),
      characters: [about],
      witnesses: peopleAt(state, placeOf(state)).filter((person) => person === about),
      about,
      location: placeOf(state),
      significance,
      kind: 'broken',
      ...(significance === 'high' ? { episode: 'failure' as const } : {}),
    };
  });
  return { state: after, memories };
}

/** How long there is for what these passages promise, by the sentence that is remembered. */
export function dueTimes(
  told: readonly ToldPart[],
  passages: ReadonlyMap<string, Passage>,
): ReadonlyMap<string, number> {
  return new Map(
    told.flatMap(({ passage }) => {
      const memory = passages.get(passage)?.memory ?? null;
      return memory?.dueIn === undefined ? [] : [[memory.text, memory.dueIn] as const];
    }),
  );
}

/** Memories of promises that a passage gives a time for, with that time. */
export function withDue(
  memories: readonly Memory[],
  times: ReadonlyMap<string, number>,
  state: StoryState,
): readonly Memory[] {
  const since = minutesOf(state);
  return memories.map((memory) => {
    const minutes = times.get(memory.summary);
    return minutes === undefined ? memory : { ...memory, due: { since, by: since + minutes } };
  });
}

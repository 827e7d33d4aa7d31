import {
  beatReason,
  memoryReason,
  personReason,
  quoted,
  reason,
  roadOf,
} from '@/engine/why/reason-words';
import type { Reason, SceneToExplain } from '@/engine/why/reasons';
import { readSteps } from '@/foundation/json-trees/dot-path';
import type { Condition } from '@/story/conditions/condition';
import type { Name } from '@/story/conditions/moment';
import type { Scene } from '@/story/log/scene';

/** What conditions ask for, told by where it comes from: what an earlier scene brought, what somebody feels. */
export function setBefore(
  conditions: readonly Condition[],
  toExplain: SceneToExplain,
): readonly Reason[] {
  const found = conditions.flatMap(namesIn).flatMap((name) => reasonFor(name, toExplain) ?? []);
  // Two flags of one scene are one reason.
  const byText = new Map(found.map((each) => [each.text, each]));
  return [...byText.values()];
}

/** Only of what must be so: that something has not happened comes from no scene. */
function namesIn(condition: Condition): readonly Name[] {
  switch (condition.kind) {
    case 'name':
    case 'has':
    case 'count':
      return [condition.name];
    case 'binary':
      return [...namesIn(condition.left), ...namesIn(condition.right)];
    case 'value':
    case 'not':
    case 'minus':
      return [];
  }
}

function reasonFor(name: Name, toExplain: SceneToExplain): Reason | null {
  switch (name.of) {
    case 'state': {
      const scene = name.steps[0] === 'place' ? null : sceneThatSet(name.steps, toExplain);
      return scene === null ? null : whatHappened(scene, name.steps.join('.'), toExplain);
    }
    case 'feeling':
      return toExplain.met.has(name.id) ? personReason(name.id, toExplain) : null;
    case 'beat':
      return beatReason(name.id, toExplain);
    case 'reputation':
    case 'scene':
    case 'roll':
      return null;
  }
}

/** The first scene began with what it has, and brought none of it about. */
function sceneThatSet(steps: readonly string[], toExplain: SceneToExplain): Scene | null {
  const [, ...later] = roadOf(toExplain);
  const sets = ({ outcome }: Scene): boolean => {
    const value = readSteps(outcome.patch, steps);
    return value !== undefined && value !== null && value !== false && value !== 0;
  };
  return later.reverse().find(sets) ?? null;
}

function whatHappened(scene: Scene, id: string, toExplain: SceneToExplain): Reason | null {
  const { memories, taken } = scene.outcome;
  const [memory] = memories;
  if (memory !== undefined) return memoryReason(memory, toExplain);
  if (taken === null || scene.id === toExplain.scene.id) return null;
  return reason({ kind: 'choice', id, text: quoted(taken.text), scene: scene.number });
}

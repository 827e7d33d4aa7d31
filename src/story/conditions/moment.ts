import type { Json } from '@/foundation/json';
import { factionScore } from '@/story/rules/standing';
import { feelingOf, isBeatBehind, readState, type StoryState } from '@/story/state/story-state';

/** What a condition can ask about: the state, the scene's number, and the roll of this turn. */
export type Moment = {
  readonly state: StoryState;
  readonly sceneNumber: number;
  readonly roll: string | null;
};

/** A name in a condition, understood once, when the condition is parsed. */
export type Name =
  | { readonly of: 'scene' | 'roll' }
  | { readonly of: 'beat' | 'feeling' | 'reputation'; readonly id: string }
  | { readonly of: 'state'; readonly steps: readonly string[] };

export function conditionName(path: string): Name {
  if (path === 'scene_count') return { of: 'scene' };
  if (path === 'roll') return { of: 'roll' };
  const [first, ...rest] = path.split('.');
  if (first === 'beat' || first === 'feeling' || (first === 'reputation' && rest.length > 0))
    return { of: first, id: rest.join('.') };
  return { of: 'state', steps: path.split('.') };
}

/** Undefined when nothing has that name. */
export function valueOf(moment: Moment, name: Name): Json | undefined {
  switch (name.of) {
    case 'state':
      return readState(moment.state, name.steps);
    case 'scene':
      return moment.sceneNumber;
    case 'roll':
      return moment.roll;
    case 'beat':
      return isBeatBehind(moment.state, name.id);
    case 'feeling':
      return feelingOf(moment.state, name.id);
    case 'reputation':
      return factionScore(moment.state, name.id);
  }
}

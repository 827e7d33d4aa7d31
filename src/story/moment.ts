import { readPath } from '@/foundation/dot-path';
import type { Json } from '@/foundation/json';
import { feelingOf, isBeatBehind, type StoryState } from '@/story/story-state';

/** What a condition can ask about: the state, the scene's number, and the roll of this turn. */
export type Moment = {
  readonly state: StoryState;
  readonly sceneNumber: number;
  readonly roll: string | null;
};

/** The value of a name in a condition; undefined when nothing has that name. */
export function valueOf(moment: Moment, name: string): Json | undefined {
  const [first, ...rest] = name.split('.');
  const tail = rest.join('.');
  if (name === 'scene_count') return moment.sceneNumber;
  if (name === 'roll') return moment.roll;
  if (first === 'beat') return isBeatBehind(moment.state, tail);
  if (first === 'feeling') return feelingOf(moment.state, tail);
  return readPath(moment.state, name);
}

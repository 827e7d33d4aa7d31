import type { JsonObject } from '@/foundation/json';
import type { Moment } from '@/story/conditions/moment';

export function momentWith(state: JsonObject, rest: Partial<Omit<Moment, 'state'>> = {}): Moment {
  return { sceneNumber: 1, roll: null, ...rest, state };
}

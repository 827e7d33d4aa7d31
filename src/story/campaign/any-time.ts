import type { PassageConditions } from '@/story/campaign/passage';

/** No condition at all. */
export const anyTime: PassageConditions = {
  where: [],
  who: [],
  speaker: null,
  scene: [],
  intent: [],
  asks: [],
  outcome: [],
  beat: null,
  after: [],
  before: [],
  time: [],
  mood: [],
  first: null,
  has: [],
  expressions: [],
  cast: {},
  recalls: null,
};

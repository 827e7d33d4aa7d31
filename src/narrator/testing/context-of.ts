import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import { noHistory } from '@/story/log/history';
import { noBoundaries } from '@/story/log/playthrough';
import { atWeir } from '@/story/testing/small-world';

/** The second scene, at the weir in the morning, nothing told yet. */
export function contextOf(
  campaign: Campaign,
  rest: Partial<Omit<TellingContext, 'campaign' | 'past'>> & {
    readonly past?: Partial<TellingContext['past']>;
  } = {},
): TellingContext {
  return {
    state: atWeir,
    sceneNumber: 2,
    seed: 1,
    storySeed: 1,
    recalled: [],
    style: 'vivid',
    boundaries: noBoundaries,
    intent: null,
    band: null,
    beat: null,
    ...rest,
    campaign,
    past: {
      toldPassages: new Map(),
      usedSentences: new Set(),
      recentScenes: [],
      memories: [],
      paidMemories: new Set(),
      sceneNumbers: new Map(),
      sceneCount: 1,
      timesTold: new Map(),
      history: noHistory,
      ...rest.past,
    },
  };
}

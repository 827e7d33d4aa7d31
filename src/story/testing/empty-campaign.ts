import type { Campaign } from '@/story/campaign';
import { defaultRules } from '@/story/rules';

/** A campaign with nothing in it, for tests that fill in what they need. */
export const emptyCampaign: Campaign = {
  id: 'weir',
  title: 'The Weir',
  version: '1.0.0',
  description: '',
  genre: null,
  rulesHint: null,
  playtimeMinutes: null,
  rules: defaultRules,
  startingPlace: 'weir',
  startingItems: [],
  places: new Map(),
  people: new Map(),
  items: new Map(),
  beats: [],
  endings: new Map(),
  passages: new Map(),
};

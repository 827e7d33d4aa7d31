import type { Campaign } from '@/story/campaign/campaign';
import { defaultRules } from '@/story/rules/rules';

/** A campaign with nothing in it, for whoever needs one and fills in the rest. */
export const emptyCampaign: Campaign = {
  id: 'nowhere',
  title: 'Nowhere',
  version: '1.0.0',
  description: '',
  genre: null,
  rulesHint: null,
  playtimeMinutes: null,
  rules: defaultRules,
  startingPlace: '',
  startingItems: [],
  places: new Map(),
  people: new Map(),
  items: new Map(),
  beats: [],
  endings: new Map(),
  passages: new Map(),
};

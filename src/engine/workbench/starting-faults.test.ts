import { startingFaults } from '@/engine/workbench/starting-faults';
import { patchAt } from '@/foundation/json-trees/dot-path';
import type { Json } from '@/foundation/json';
import { mergePatches } from '@/foundation/json-trees/merge-patches';
import { emptyCampaign } from '@/story/campaign/empty-campaign';

const mill = {
  id: 'mill',
  name: 'The mill',
  kind: 'village',
  region: null,
  features: [],
  exits: [],
  mood: null,
} as const;
const campaign = { ...emptyCampaign, startingPlace: 'mill', places: new Map([['mill', mill]]) };

const faultsOf = (...settings: readonly (readonly [string, Json])[]) =>
  startingFaults(campaign, {
    startingPatch: mergePatches(settings.map(([path, value]) => patchAt(path, value))),
    startAtBeat: null,
  });

it.each<[string, Json, string]>([
  ['place', 'nowhere', 'place must be a place of this story'],
  ['place', null, 'place must be a place of this story'],
  ['place', 7, 'place must be text'],
  ['stats.nerve', 'abc', 'stats.nerve must be a number'],
  ['people', 3, 'people must be an object'],
  ['people.oda.place', 'nowhere', 'people.oda.place must be a place of this story'],
  ['inventory.lantern', -1, 'inventory.lantern must not be less than none'],
  ['ending', 'happy', 'ending must be an ending of this story'],
])('a story cannot begin with %s %j', (path, value, fault) => {
  expect(faultsOf([path, value])).toEqual([fault]);
});

it('all that is wrong is said at once', () => {
  expect(faultsOf(['stats.nerve', 'abc'], ['time.minutes', -5])).toEqual([
    expect.stringContaining('time.minutes'),
    expect.stringContaining('stats.nerve'),
  ]);
});

it('what can be is no fault, and names of their own are free', () => {
  const settings = [
    ['place', 'mill'],
    ['stats.nerve', 3],
    ['weather.wind', 'east'],
  ] as const;
  expect(faultsOf(...settings)).toEqual([]);
});

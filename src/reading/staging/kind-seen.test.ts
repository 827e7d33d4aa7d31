import { kindSeen } from '@/reading/staging/kind-seen';

const quiet = { genre: null, setting: ['The road goes over the pass in a day.'] };
const far = { genre: 'Science fiction', setting: ['The hull ticks as it cools.'] };
const dry = { genre: null, setting: ['Beyond the last dune there is no water.'] };

it('[arch §6.2.8] a place is drawn as its own words say', () => {
  expect([
    kindSeen('the village green', [], quiet),
    kindSeen('the kitchen', [], quiet),
    kindSeen('the river road', [], quiet),
    kindSeen('the lake', [], dry),
  ]).toEqual(['village', 'interior', 'road', 'water']);
});

it('[arch §6.2.8] and of none of our scenes where they do not, or the world has no such', () => {
  expect([
    kindSeen('the Ledger', ['Everyone signs it.'], quiet),
    kindSeen('the galley', ['Pans are strapped to the wall.'], far),
    kindSeen('the main street', [], dry),
    kindSeen('the ward', ['Twelve beds and a clock.'], quiet),
  ]).toEqual(['anywhere', 'anywhere', 'anywhere', 'anywhere']);
});

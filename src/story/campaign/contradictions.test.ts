import { contradictions, type World } from '@/story/campaign/contradictions';
import type { StoryState } from '@/story/state/story-state';

const place = {
  name: '',
  kind: 'village',
  region: null,
  features: [],
  exits: [],
  mood: null,
} as const;
const world: World = {
  places: new Map([
    ['weir', { ...place, id: 'weir' }],
    ['mill', { ...place, id: 'mill' }],
  ]),
  endings: new Map([['drowned', { id: 'drowned', title: 'Drowned', prose: [] }]]),
};

const before: StoryState = {
  place: 'weir',
  people: { oda: { place: 'weir' }, wen: { place: 'mill', alive: false } },
  inventory: { rope: 1 },
};

const paths = (after: StoryState) =>
  contradictions(world, before, after).map(({ path, message }) => `${path} ${message}`);

it.each<[string, StoryState, readonly string[]]>([
  ['nothing that changed', before, []],
  [
    'a death, a walk, a thing laid down and an ending that was written',
    {
      place: 'mill',
      people: { oda: { place: 'mill', alive: false }, wen: { place: 'mill', alive: false } },
      inventory: { rope: 0 },
      ending: 'drowned',
    },
    [],
  ],
  [
    'the dead up again',
    { ...before, people: { oda: { place: 'weir' }, wen: { place: 'mill', alive: true } } },
    ['people.wen.alive cannot change: the dead stay dead'],
  ],
  [
    'the dead moved',
    { ...before, people: { oda: { place: 'weir' }, wen: { place: 'weir', alive: false } } },
    ['people.wen.place cannot change: the dead stay where they are'],
  ],
  [
    'somebody nowhere',
    { ...before, people: { oda: { place: 'moon' }, wen: { place: 'mill', alive: false } } },
    ['people.oda.place must be a place of this story'],
  ],
  [
    'less than none',
    { ...before, inventory: { rope: -1 } },
    ['inventory.rope must not be less than none'],
  ],
  ['the player nowhere', { ...before, place: 'moon' }, ['place must be a place of this story']],
  [
    'an end nobody wrote',
    { ...before, ending: 'moon' },
    ['ending must be an ending of this story'],
  ],
])('%s: what cannot be is named', (_, after, expected) => {
  expect(paths(after)).toEqual(expected);
});

import { readingOf } from '@/reading/testing/story-of';
import { whereaboutsOf } from '@/reading/staging/whereabouts';

const places = ['the forge', 'the ticket office', 'the pump room', 'Cold Quay'].map((name) => ({
  id: name,
  name,
  called: [name.replace(/^the /, '')],
}));

/** Where a setting of these words has the first whom it names. */
function whereIs(setting: string): string | null {
  const { people, sentences } = readingOf({
    'world/setting.md': setting,
    'plot/premise.md': 'You arrive.',
  });
  const [person] = people;
  if (person === undefined) throw new Error('nobody was found');
  return whereaboutsOf(person, sentences, places);
}

it.each([
  ['minds it', 'Mrs. Ada Crane keeps the ticket office, and she is strict.', 'the ticket office'],
  ['has not left it', 'Mrs. Ada Crane has not left the pump room since May.', 'the pump room'],
  [
    'is named beside it',
    'Your aunt is Mrs. Ada Crane, at the forge, and she is kind.',
    'the forge',
  ],
  [
    'is where it is told of',
    'There is the forge, all smoke, where Mrs. Ada Crane works.',
    'the forge',
  ],
  ['comes after it', 'In the pump room, in the dark, sits Mrs. Ada Crane.', 'the pump room'],
  ['runs it', 'The forge stands by the river. Mrs. Ada Crane runs it.', 'the forge'],
  ['goes on to be there', 'Mrs. Ada Crane is sixty. She sleeps at Cold Quay.', 'Cold Quay'],
])('[arch §6.2] somebody is where prose has them: who %s', (_what, setting, place) => {
  expect(whereIs(setting)).toBe(place);
});

it.each([
  'Mrs. Ada Crane was born at the forge.',
  'Mrs. Ada Crane sees the light in the pump room.',
  'Mrs. Ada Crane dreams of a bed at Cold Quay.',
])('[arch §6.2] nobody is where they only were or want to be: %s', (setting) => {
  expect(whereIs(setting)).toBeNull();
});

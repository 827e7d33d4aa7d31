import { hourOf } from '@/reading/premise/hour-of';

const at = (...premise: readonly string[]): number | null => {
  const minutes = hourOf(premise);
  return minutes === null ? null : minutes / 60;
};

it('[arch §6.2] a story begins at the hour that its premise names', () => {
  expect([
    at('Now it is dusk, and the barges are coming in.'),
    at('It is midnight in the bakery.', 'You left home in the morning.'),
    at('Eight o’clock strikes, and it is a wet morning.'),
    at('At 6:30 in the evening the gates are shut.'),
    at('You walk into the village at noon.'),
    at('It is Friday evening.', 'This morning a letter came.'),
  ]).toEqual([18, 0, 8, 18.5, 12, 19]);
});

it('[arch §6.2] and not at one that was, or will be, or is spoken of', () => {
  expect([
    at('The tide will turn by noon.'),
    at('Every morning she counts them.'),
    at('"Come at midnight," he says.'),
    at('You own a mill.'),
  ]).toEqual([null, null, null, null]);
});

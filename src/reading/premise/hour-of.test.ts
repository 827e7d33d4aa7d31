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

it('[arch §6.2] nor what it says of an hour before one or after it', () => {
  expect([
    at('It’s an hour after sundown and the yard is empty.'),
    at('Half an hour before dawn the ropes go slack.'),
    at('It is just past midnight, and the oven is cold.'),
    at('It is long after dark.'),
    at('After supper, you carry the ladder out.'),
    at('Two hours before sunrise, the mule lies down.'),
  ]).toEqual([19, 5.5, 0.5, 22, 20, 4]);
});

it('[arch §6.2] nor the hour that the light tells, or a clock without a stroke', () => {
  expect([
    at('In the small hours of the night, the wagon stops.'),
    at('All along the quay the lamps are lit.'),
    at('The sun is going down behind the silo.'),
    at('You wake at first light.'),
    at('It is dark already, and raining.'),
    at('At half past nine in the evening the curtain sticks.'),
    at('It is quarter to six in the morning.'),
    at('It is four in the morning.'),
    at('You clock in at 5 a.m. in the rain.'),
  ]).toEqual([2, 19, 18, 6, 21, 21.5, 5.75, 4, 5]);
});

it('[arch §6.2] a word that only names something says no hour', () => {
  expect([
    at('You work the night desk of a small hotel.'),
    at('Nobody goes out after dark.'),
    at('You cook breakfast for forty.'),
    at('She was gone the night he died.'),
    at('It is dark in the cellar.'),
    at('They sell it at the Night Market.'),
    at('Four in ten never come home.'),
    at('It is a morning’s work.'),
    at('Both letters came on the same morning.'),
    at('Your brother sails in the morning.'),
  ]).toEqual([null, null, null, null, null, null, null, null, null, null]);
});

it('[arch §6.2] what is now counts more than an hour named beside it', () => {
  expect([
    at('It is a quarter past six on the first night of the fair.'),
    at('Tonight’s the last one.', 'At ten o’clock the doors shut, and on Monday it’s a bank.'),
    at('Tonight you stand in for the porter.', 'He was called away at a quarter past eight.'),
    at('Tonight the word is passed in a whisper: "Come by the noon tide."'),
  ]).toEqual([18.25, 21, 21, 21]);
});

import { actToward } from '@/reading/prose/act-toward';

it.each([
  [
    'Reached if the player reads the true entry at the reading, whether from the notebook or from memory.',
    'Read the true entry at the reading.',
  ],
  ['To be told when the Assessor goes down the well.', 'Go down the well.'],
  [
    'This is the ending when guest-right is broken by force.',
    'Let guest-right be broken by force.',
  ],
  [
    '*Reached when the second bowl has been taken back, the bells rung up from low to high.*',
    'Let the second bowl be taken back.',
  ],
  [
    'Conditions: the player has learned that kin cannot be asked; Mirrin has been persuaded to build.',
    'Let Mirrin be persuaded to build.',
  ],
])('[arch §6.2.4] an ending is chosen by what is done toward it: %s', (condition, act) => {
  expect(actToward(condition, ['the Assessor', 'The Assessor'])).toBe(act);
});

it.each([
  'When Wilma has learned why Mr Vey kept the snow.',
  'Reached when the grain runs out and no one has found another way.',
  'If he is persuaded to leave it with her.',
])('what nobody does is no act: %s', (condition) => {
  expect(actToward(condition, ['Wilma'])).toBeNull();
});

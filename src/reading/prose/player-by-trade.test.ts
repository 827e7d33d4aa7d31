import { playerByTrade } from '@/reading/prose/player-by-trade';

const premise = ['You survey canals for the Crown.', 'You write letters for those who cannot.'];

it('[arch §6.2] whom the plot calls by the trade of the premise is the player', () => {
  const plot = [
    'At dusk the surveyor may open the lock.',
    'The carter asks the writer for a line.',
  ];
  expect(playerByTrade(premise, plot, [])).toEqual([
    'the surveyor',
    'The surveyor',
    'the writer',
    'The writer',
  ]);
});

it('[arch §6.2] somebody of the story who has the same trade is not', () => {
  expect(playerByTrade(premise, ['The surveyor comes in.'], ['a surveyor of mines'])).toEqual([]);
});

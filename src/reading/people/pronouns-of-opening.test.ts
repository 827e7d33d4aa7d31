import { pronounsOfOpening } from '@/reading/people/pronouns-of-opening';

const somebody = new Set(['mayor', 'mother', 'father', 'wife', 'husband', 'boy']);

it.each([
  ['a widow', 'Widow. He left her the weir and what he owed on it.', 'she'],
  ['whose husband is spoken of', 'Husband drank the farm away. He sings no more.', 'she'],
  ['who has a boy', 'Her boy went to the whaling, and he writes when he can. He is ten.', 'she'],
  ['whose wife is spoken of', 'His wife took the cart. She sold it. She is well.', 'he'],
  ['a father', 'Father of three. She who bore them is in the churchyard.', 'he'],
  ['said so in the second sentence', 'Born to salt. Her father dug it. He was hard.', 'she'],
  ['of whom others are told first', 'The mayor trusts him with the keys.', 'they'],
  ['whose parents are spoken of', 'Mother and father died young.', 'they'],
  ['of whom nothing is said', 'Keeps the weir. Knows every eel.', 'they'],
])('[arch §6.2.4] somebody %s', (_who, text, they) => {
  expect(pronounsOfOpening(text, somebody).they).toBe(they);
});

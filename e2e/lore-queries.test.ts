import { loreQuality } from './testing/lore-quality';

it('lore is found no worse than it was: 37 of 52 questions of the seen half', async () => {
  const { queries, right } = await loreQuality('seen', 'built-in');
  expect([queries, right >= 37]).toEqual([52, true]);
});

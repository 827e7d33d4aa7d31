import { loreQuality } from './testing/lore-quality';

it('lore is found no worse than it was: 18 of 26 questions of the seen half', async () => {
  const { queries, right } = await loreQuality('seen', 'built-in');
  expect([queries, right >= 18]).toEqual([26, true]);
});

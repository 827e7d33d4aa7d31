import { storyOf } from '@/reading/testing/story-of';

const profile = (name: string, rest: object = {}): string =>
  JSON.stringify({ name, role: 'Weaver', ...rest });

const loom = {
  'plot/premise.md':
    'You are sent to the mill to find the missing pattern. The missing pattern must be found by noon on Friday. Berta Lund opens the gate.',
  'world/setting.md': 'The mill stands over the weir. Its wheel turns day and night.',
  'characters/npcs/berta/profile.json': profile('Berta Lund'),
};

const passagesOf = (files: Readonly<Record<string, string>>, start: string) =>
  [...storyOf(files).passages.values()].filter(({ id }) => id.startsWith(start));

it('[arch §6.2] nobody can be asked about the matter of the premise whose author left no words to answer', () => {
  expect(passagesOf(loom, 'read-pursue-')).toEqual([]);
  expect(passagesOf(loom, 'read-pursuit-')).toEqual([]);
});

it('[arch §6.2] of whom little is told one can take their side or not, and go on from there', () => {
  const offers = passagesOf(loom, 'read-approach-berta').filter(({ part }) => part === 'choices');
  expect(offers.map(({ id }) => id.split('-')[3])).toEqual(['for', 'against', 'after']);
  const rich = profile('Berta Lund', { motivations: ['Sell the mill', 'Leave by the morning'] });
  const told = { ...loom, 'characters/npcs/berta/profile.json': rich };
  expect(passagesOf(told, 'read-approach-')).toEqual([]);
});

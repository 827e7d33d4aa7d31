import { storyOf } from '@/reading/testing/story-of';

it('[arch §6.2] whom the author’s own sentence presents with what they are is not presented before it', () => {
  const { passages } = storyOf({
    'plot/premise.md': 'You come aboard the barge. Ivo Lunt waits for you in the hold.',
    'world/setting.md': 'Ivo Lunt, the purser, keeps the hold, and he counts everything twice.',
  });
  const met = [...passages.values()].find(({ id }) => id === 'read-meet-ivo_lunt');
  expect(met?.prose.join(' ').match(/purser/g)).toHaveLength(1);
});

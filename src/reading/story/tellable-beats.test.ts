import { storyOf } from '@/reading/testing/story-of';
import { plainBeat } from '@/story/campaign/plain-beat';

const written = {
  'plot/premise.md': 'You come to the mill at noon. Somebody has let the wheel run dry.',
  'world/setting.md': 'The mill stands over the race. Behind the race lies the fen.',
};

it('[arch §6.2.7] what a later beat waits for is not offered before the story has begun as its author wants', () => {
  const beats = [
    plainBeat('arrival', {
      title: 'At the door',
      description: 'The miller opens, flour to the elbows, and does not ask you in.',
      priority: 'critical',
      isSkippable: false,
      sceneCount: { min: 1, max: 2 },
    }),
    plainBeat('fen', {
      title: 'In the fen',
      description: 'Out in the fen somebody has cut the reeds in a ring.',
      playerChoices: ['crosses the fen'],
    }),
  ];
  const { passages } = storyOf(written, { beats });
  expect(passages.get('read-toward-fen')?.conditions.after).toEqual(['arrival']);
});

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

it('[arch §6.2] "they" after the player alone is the player, and after others is not', () => {
  const told = (description: string): string | null | undefined =>
    storyOf(
      { ...written, 'plot/beats.json': '{}' },
      { beats: [plainBeat('one', { title: 'One', description })] },
    ).beats.find(({ id }) => id === 'one')?.description;
  expect(told('The player is let in by the back. They see a lamp behind the flour.')).toBe(
    'You are let in by the back. You see a lamp behind the flour.',
  );
  expect(told('The player meets the carters. They see a lamp behind the flour.')).toBe(
    'You meet the carters. They see a lamp behind the flour.',
  );
});

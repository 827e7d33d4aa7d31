import { storyProgress } from '@/ui/library/story-progress';
import { sampleStory } from '@/ui/library/testing/sample-cards';

it('a story under way says its scene, an ended one its ending', () => {
  expect([
    storyProgress(sampleStory({ scenes: 7 })),
    storyProgress(sampleStory({ hasEnded: true, endingTitle: 'Away' })),
  ]).toEqual(['Scene 7', 'Ended: Away']);
});

import type { StoryCard } from '@/engine/library-cards';
import { storedId } from '@/foundation/ids';
import { storyProgress } from '@/ui/library/story-progress';

const card: StoryCard = {
  id: storedId.playthrough('story-1'),
  campaign: 'small',
  title: 'The Small Yard',
  scenes: 7,
  hasEnded: false,
  endingTitle: null,
  summary: null,
  fault: null,
};

it('a story under way says its scene, an ended one its ending', () => {
  expect([
    storyProgress(card),
    storyProgress({ ...card, hasEnded: true, endingTitle: 'Away' }),
  ]).toEqual(['Scene 7', 'Ended: Away']);
});

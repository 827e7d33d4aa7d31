import type { StoryCard } from '@/engine/library/library-cards';
import { storedId } from '@/foundation/ids';
import type { PlayableCard } from '@/ui/library/playable-cards';

export function sampleCampaign(known: Partial<PlayableCard> = {}): PlayableCard {
  return {
    kind: 'playable',
    id: 'small',
    title: 'The Small Yard',
    description: 'A yard, and a ferry that is late.',
    genre: 'Quiet',
    minutes: 20,
    firstPlace: { id: 'yard', name: 'the yard', kind: 'village', region: null, features: [] },
    ...known,
  };
}

export function sampleStory(known: Partial<StoryCard> = {}): StoryCard {
  return {
    id: storedId.playthrough('story-1'),
    campaign: 'small',
    title: 'The Small Yard',
    scenes: 7,
    hasEnded: false,
    endingTitle: null,
    summary: 'You took an apple from the barrel.',
    fault: null,
    ...known,
  };
}

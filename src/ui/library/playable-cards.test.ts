import type { CampaignCard } from '@/engine/library/library-cards';
import { playableCards } from '@/ui/library/playable-cards';
import { sampleCampaign } from '@/ui/library/testing/sample-cards';

it('leaves out what cannot be played, and keeps the order of the rest', () => {
  const broken: CampaignCard = { kind: 'broken', id: 'torn', fault: 'It is torn.' };
  const cards = [sampleCampaign({ id: 'one' }), broken, sampleCampaign({ id: 'two' })];
  expect(playableCards(cards).map(({ id }) => id)).toEqual(['one', 'two']);
});

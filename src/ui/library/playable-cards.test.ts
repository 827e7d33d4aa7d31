import type { CampaignCard } from '@/engine/library-cards';
import { playableCards } from '@/ui/library/playable-cards';

it('leaves out what cannot be played, and keeps the order of the rest', () => {
  const playable = (id: string): CampaignCard => ({
    kind: 'playable',
    id,
    title: id,
    description: '',
    genre: null,
    minutes: null,
    firstPlace: { id: 'yard', name: 'the yard', kind: 'village', region: null, features: [] },
  });
  const broken: CampaignCard = { kind: 'broken', id: 'torn', fault: 'It is torn.' };
  expect(playableCards([playable('one'), broken, playable('two')]).map(({ id }) => id)).toEqual([
    'one',
    'two',
  ]);
});

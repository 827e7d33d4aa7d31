import type { CampaignCard } from '@/engine/library/library-cards';

export type PlayableCard = Extract<CampaignCard, { readonly kind: 'playable' }>;

export function playableCards(cards: readonly CampaignCard[]): readonly PlayableCard[] {
  return cards.filter((card) => card.kind === 'playable');
}

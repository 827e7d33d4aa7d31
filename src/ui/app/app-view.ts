import type { CampaignCard, StoryCard } from '@/engine/library/library-cards';

/** What the app as a whole shows around the story. */
export type AppView =
  | { readonly kind: 'opening' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly campaigns: readonly CampaignCard[];
      readonly stories: readonly StoryCard[];
      /** Ids of stories that were here and are gone. */
      readonly lost: readonly string[];
      /** `visit`: nothing is kept when the window closes. */
      readonly keeps: 'device' | 'visit';
    };

import type { OfferedFile } from '@/engine/files/enrichment';

/** What lies before the player: what could be written for a campaign, or what was. */
export type EnrichmentView =
  | { readonly kind: 'reading' | 'writing' | 'removing' }
  /** Nothing of it is written yet. */
  | { readonly kind: 'offered'; readonly files: readonly OfferedFile[] }
  /** It is there; `accepted` says how many were written just now. */
  | {
      readonly kind: 'here';
      readonly files: readonly OfferedFile[];
      readonly accepted: number | null;
      readonly kept: readonly string[];
    }
  | { readonly kind: 'removed'; readonly files: number; readonly kept: readonly string[] }
  | { readonly kind: 'stopped' }
  /** Nothing was changed, and the sentence says why. */
  | { readonly kind: 'failed'; readonly sentence: string };

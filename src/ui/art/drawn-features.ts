import type { PlaceFeature } from '@/ui/art/scene';

const smokes: readonly PlaceFeature[] = ['standing-smokes'];
const orbit: readonly PlaceFeature[] = ['orbit'];
const nothing: readonly PlaceFeature[] = [];

/** Authors may name anything; what cannot be drawn is left out. The same list each time spares a redraw. */
export function drawnFeatures(features: readonly string[]): readonly PlaceFeature[] {
  if (features.includes('standing-smokes')) return smokes;
  return features.includes('orbit') ? orbit : nothing;
}

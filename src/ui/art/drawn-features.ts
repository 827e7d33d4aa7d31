import { earlyFeatures, lateFeatures, type PlaceFeature, type PlaceKind } from '@/ui/art/scene';

const early: readonly PlaceFeature[] = earlyFeatures;
const drawable: readonly PlaceFeature[] = [...early, ...lateFeatures];
const known = new Map<string, readonly PlaceFeature[]>();

/** Authors may name anything; what cannot be drawn is left out. The same list each time spares a redraw. */
export function drawnFeatures(features: readonly string[]): readonly PlaceFeature[] {
  const drawn = drawable.filter((feature) => features.includes(feature));
  const key = drawn.join();
  const list = known.get(key) ?? drawn;
  known.set(key, list);
  return list;
}

/** A village is drawn at once: nothing need be fetched for the first picture. */
export function needsLateArt(kind: PlaceKind, features: readonly PlaceFeature[]): boolean {
  return kind !== 'village' || features.some((feature) => !early.includes(feature));
}

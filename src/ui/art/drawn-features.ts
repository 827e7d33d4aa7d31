import {
  earlyFeatures,
  lateFeatures,
  type DrawnFeature,
  type PictureKind,
} from '@/ui/art/draw/art-scene';

const early: readonly DrawnFeature[] = earlyFeatures;
const drawable: readonly DrawnFeature[] = [...early, ...lateFeatures];
const known = new Map<string, readonly DrawnFeature[]>();

/** Authors may name anything; what cannot be drawn is left out. The same list each time spares a redraw. */
export function drawnFeatures(features: readonly string[]): readonly DrawnFeature[] {
  const drawn = drawable.filter((feature) => features.includes(feature));
  const key = drawn.join();
  const list = known.get(key) ?? drawn;
  known.set(key, list);
  return list;
}

/** A village, and what could be anywhere, is drawn at once: nothing need be fetched for the first picture. */
export function needsLateArt(kind: PictureKind, features: readonly DrawnFeature[]): boolean {
  return (
    (kind !== 'village' && kind !== 'anywhere') ||
    features.some((feature) => !early.includes(feature))
  );
}

import type { ArtPalette, PlaceLight } from '@/ui/art/art-palettes';
import type { Canvas } from '@/ui/art/canvas';
import type { PlaceRandom } from '@/ui/art/place-random';
import type { Shape } from '@/ui/art/shape';

export type PlaceFeature = 'standing-smokes' | 'orbit';

export type Scene = {
  readonly canvas: Canvas;
  readonly palette: ArtPalette;
  readonly light: PlaceLight;
  readonly features: readonly PlaceFeature[];
  random(purpose: string): PlaceRandom;
};

/** Only what stands in the sky and what is lit may ask the scene for its light: the rest must not move with the hour. */
export type DrawScene = (scene: Scene) => readonly Shape[];

/** A stretch of a room's wall between two posts. */
export type Bay = { readonly middle: number; readonly width: number; readonly index: number };

import type { ArtPalette, PlaceLight } from '@/ui/art/draw/art-palettes';
import type { Canvas } from '@/ui/art/draw/canvas';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { House } from '@/ui/art/draw/house';
import type { Shape } from '@/ui/art/draw/shape';

export type PictureKind =
  | 'village'
  | 'field'
  | 'water'
  | 'sky'
  | 'interior'
  | 'forest'
  | 'road'
  | 'ending'
  | 'anywhere';

/** Those the first picture may need are drawn at once. */
export const earlyFeatures = [
  'standing-smokes',
  'one-smoke',
  'smokes-nearer',
  'smokes-near',
  'orbit',
] as const;
export type EarlyFeature = (typeof earlyFeatures)[number];

/** Drawn by code that is fetched after the first words. */
export const lateFeatures = [
  'ovens',
  'loft',
  'ledger-table',
  'bell',
  'pews',
  'forge-fire',
  'anvil',
  'goats',
  'bare-doorsteps',
  'snow-pass',
  'both-ovens-lit',
  'tall-sacking',
  'oak-doors',
  'cart',
  'mules',
  'snow-slide',
  'cutting',
  'red-pegs',
  'falling-snow',
  'snow-cover',
  'deep-snow',
  'thaw',
] as const;
export type LateFeature = (typeof lateFeatures)[number];

export type DrawnFeature = EarlyFeature | LateFeature;

export type ArtScene = {
  readonly canvas: Canvas;
  readonly palette: ArtPalette;
  readonly light: PlaceLight;
  readonly features: readonly DrawnFeature[];
  /** What the place has of its own instead of what its kind has. */
  readonly details: Details;
  random(purpose: string): PlaceRandom;
};

export type Details = {
  /** In a room, where the hearth would be. */
  readonly hearth?: (scene: ArtScene, bay: Bay) => readonly Shape[];
  /** In a room, beside what is there, towards the middle. */
  readonly corner?: (scene: ArtScene, bay: Bay) => readonly Shape[];
  /** In a room, before the window. */
  readonly table?: (scene: ArtScene, middle: number) => readonly Shape[];
  /** In a room, what hangs from the beam. */
  readonly hanging?: DrawScene;
  /** Instead of sun, moon and stars. */
  readonly overcast?: DrawScene;
  /** The colours of the land when something lies on it. */
  readonly palette?: (palette: ArtPalette) => ArtPalette;
  /** In a village, what lies on a row of houses and before it. */
  readonly onHouses?: (scene: ArtScene, row: readonly House[]) => readonly Shape[];
  /** In a field, what grows or stands on it; in a village, what stands along the lane. */
  readonly ground?: DrawScene;
  /** Behind everything that is near. */
  readonly back?: DrawScene;
  /** Before everything else. */
  readonly front?: DrawScene;
};

/** Only what stands in the sky and what is lit may ask the scene for its light: the rest must not move with the hour. */
export type DrawScene = (scene: ArtScene) => readonly Shape[];

/** A stretch of a room's wall between two posts. */
export type Bay = { readonly middle: number; readonly width: number; readonly index: number };

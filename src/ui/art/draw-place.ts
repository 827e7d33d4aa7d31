import type { ArtPalette, PlaceLight } from '@/ui/art/art-palettes';
import { canvasOf } from '@/ui/art/canvas';
import { drawEnding } from '@/ui/art/ending';
import { drawField } from '@/ui/art/field';
import { drawForest } from '@/ui/art/forest';
import { drawInterior } from '@/ui/art/interior';
import { ground } from '@/ui/art/marks';
import { placeRandom } from '@/ui/art/place-random';
import { drawRoad } from '@/ui/art/road';
import type { DrawScene, PlaceFeature, Scene } from '@/ui/art/scene';
import type { Shape } from '@/ui/art/shape';
import { drawSky } from '@/ui/art/sky-place';
import { drawVillage } from '@/ui/art/village';
import { drawWater } from '@/ui/art/water';

export type PlaceKind =
  'village' | 'field' | 'water' | 'sky' | 'interior' | 'forest' | 'road' | 'ending';

type Place = {
  readonly placeId: string;
  readonly kind: PlaceKind;
  readonly light: PlaceLight;
  readonly palette: ArtPalette;
  readonly width: number;
  readonly height: number;
  readonly features?: readonly PlaceFeature[];
  /** The colour the foot of the picture fades into, and the part of the height where the fade begins. */
  readonly fade?: Fade;
};

export type Fade = { readonly into: string; readonly from: number };

const drawings: Readonly<Record<PlaceKind, DrawScene>> = {
  village: drawVillage,
  field: drawField,
  water: drawWater,
  sky: drawSky,
  interior: drawInterior,
  forest: drawForest,
  road: drawRoad,
  ending: drawEnding,
};

function fadeShapes({ canvas }: Scene, { into, from }: Fade): readonly Shape[] {
  const y = canvas.height * Math.min(Math.max(from, 0), 1);
  return [
    {
      kind: 'vertical-gradient',
      name: 'fade',
      fromY: y,
      toY: canvas.height,
      stops: [
        { offset: 0, color: into, opacity: 0 },
        { offset: 0.55, color: into, opacity: 0.78 },
        { offset: 0.96, color: into, opacity: 1 },
      ],
    },
    ground('fade', canvas, y, { gradient: 'fade' }),
  ];
}

/** The same place always has the same shapes; the hour changes only its colours, its sky and its lights. */
export function drawPlace(place: Place): readonly Shape[] {
  const { placeId, kind, light, palette, features = [], fade } = place;
  const scene: Scene = {
    canvas: canvasOf(place.width, place.height),
    palette,
    light,
    features,
    random: (purpose) => placeRandom(placeId, kind, purpose),
  };
  const picture = drawings[kind](scene).filter((shape) => !('path' in shape) || shape.path !== '');
  return fade ? [...picture, ...fadeShapes(scene, fade)] : picture;
}

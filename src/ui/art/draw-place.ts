import type { ArtPalette, PlaceLight } from '@/ui/art/draw/art-palettes';
import { canvasOf } from '@/ui/art/draw/canvas';
import { needsLateArt } from '@/ui/art/drawn-features';
import { fadeShapes, type Fade } from '@/ui/art/draw/fade-shapes';
import { sky } from '@/ui/art/parts/heavens';
import { ground } from '@/ui/art/draw/marks';
import { placeRandom } from '@/ui/art/draw/place-random';
import type {
  Details,
  DrawScene,
  DrawnFeature,
  PictureKind,
  ArtScene,
} from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { drawAnywhere } from '@/ui/art/places/anywhere';
import { drawVillage } from '@/ui/art/places/village';

type Place = {
  readonly placeId: string;
  readonly kind: PictureKind;
  readonly light: PlaceLight;
  readonly palette: ArtPalette;
  readonly width: number;
  readonly height: number;
  readonly features?: readonly DrawnFeature[];
  /** Draws every kind of place and what is special about one; without it only villages can be drawn. */
  readonly late?: LateDrawings | null;
  /** The colour the foot of the picture fades into, and the part of the height where the fade begins. */
  readonly fade?: Fade;
};

/** What is fetched after the first words. */
export type LateDrawings = {
  readonly drawings: Readonly<Record<Exclude<PictureKind, 'village' | 'anywhere'>, DrawScene>>;
  readonly detailsOf: (features: readonly DrawnFeature[], kind: PictureKind) => Details;
};

/** Until a place can be drawn as it is now there is its light: weather that comes after the houses would contradict the words for a moment. */
function drawingOf({ kind, features = [], late = null }: Place): DrawScene {
  if (late === null && needsLateArt(kind, features)) return emptyPlaces[kind] ?? sky;
  if (kind === 'anywhere') return drawAnywhere;
  return kind === 'village' ? drawVillage : (late?.drawings[kind] ?? sky);
}

const emptyPlaces: Partial<Record<PictureKind, DrawScene>> = {
  interior: ({ canvas, palette }) => [ground('far', canvas, 0, palette.room[0])],
};

/** The same place always has the same shapes; the hour changes only its colours, its sky and its lights. */
export function drawPlace(place: Place): readonly Shape[] {
  const { placeId, kind, light, palette, features = [], late = null, fade } = place;
  const details = late?.detailsOf(features, kind) ?? {};
  const scene: ArtScene = {
    canvas: canvasOf(place.width, place.height),
    palette: details.palette?.(palette) ?? palette,
    light,
    features,
    details,
    random: (purpose) => placeRandom(placeId, kind, purpose),
  };
  const drawn = [...drawingOf(place)(scene), ...(details.front?.(scene) ?? [])];
  const picture = drawn.filter((shape) => !('path' in shape) || shape.path !== '');
  return fade ? [...picture, ...fadeShapes(scene.canvas, fade)] : picture;
}

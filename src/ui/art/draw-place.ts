import type { ArtPalette, PlaceLight } from '@/ui/art/art-palettes';
import { canvasOf } from '@/ui/art/canvas';
import { needsLateArt } from '@/ui/art/drawn-features';
import { fadeShapes, type Fade } from '@/ui/art/fade-shapes';
import { sky } from '@/ui/art/heavens';
import { ground } from '@/ui/art/marks';
import { placeRandom } from '@/ui/art/place-random';
import type { Details, DrawScene, PlaceFeature, PlaceKind, Scene } from '@/ui/art/scene';
import type { Shape } from '@/ui/art/shape';
import { drawVillage } from '@/ui/art/village';

type Place = {
  readonly placeId: string;
  readonly kind: PlaceKind;
  readonly light: PlaceLight;
  readonly palette: ArtPalette;
  readonly width: number;
  readonly height: number;
  readonly features?: readonly PlaceFeature[];
  /** Draws every kind of place and what is special about one; without it only villages can be drawn. */
  readonly late?: LateDrawings | null;
  /** The colour the foot of the picture fades into, and the part of the height where the fade begins. */
  readonly fade?: Fade;
};

/** What is fetched after the first words. */
export type LateDrawings = {
  readonly drawings: Readonly<Record<Exclude<PlaceKind, 'village'>, DrawScene>>;
  readonly detailsOf: (features: readonly PlaceFeature[], kind: PlaceKind) => Details;
};

/** Until a place can be drawn as it is now there is its light: weather that comes after the houses would contradict the words for a moment. */
function drawingOf({ kind, features = [], late = null }: Place): DrawScene {
  if (late === null && needsLateArt(kind, features)) return emptyPlaces[kind] ?? sky;
  return kind === 'village' ? drawVillage : (late?.drawings[kind] ?? sky);
}

const emptyPlaces: Partial<Record<PlaceKind, DrawScene>> = {
  interior: ({ canvas, palette }) => [ground('far', canvas, 0, palette.room[0])],
};

/** The same place always has the same shapes; the hour changes only its colours, its sky and its lights. */
export function drawPlace(place: Place): readonly Shape[] {
  const { placeId, kind, light, palette, features = [], late = null, fade } = place;
  const details = late?.detailsOf(features, kind) ?? {};
  const scene: Scene = {
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

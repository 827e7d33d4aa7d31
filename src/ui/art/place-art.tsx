import { memo, useMemo, type ReactElement } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { artPalettes, type PlaceLight } from '@/ui/art/art-palettes';
import { Drawing } from '@/ui/art/drawing';
import { drawPlace } from '@/ui/art/draw-place';
import { needsLateArt } from '@/ui/art/drawn-features';
import type { PlaceFeature, PlaceKind } from '@/ui/art/scene';
import type { Shape } from '@/ui/art/shape';
import { useLateArt } from '@/ui/art/use-late-art';
import type { ThemeName } from '@/ui/theme/color-schemes';

type PlaceArtProps = {
  readonly placeId: string;
  readonly kind: PlaceKind;
  readonly light: PlaceLight;
  readonly themeName: ThemeName;
  /** The size the picture is composed for. It fills its container whatever that measures, and is cut at the top and the sides. */
  readonly width: number;
  readonly height: number;
  readonly features?: readonly PlaceFeature[];
  /** What the foot of the picture fades into; without it the picture stands as it is. */
  readonly surface?: string;
  /** The part of the height where that fade begins. */
  readonly fadeFrom?: number;
  readonly style?: StyleProp<ViewStyle>;
};

const usualFade = 0.52;
const noFeatures: readonly PlaceFeature[] = [];

function usePicture(props: PlaceArtProps): readonly Shape[] {
  const { placeId, kind, light, themeName, width, height, surface } = props;
  const { features = noFeatures, fadeFrom = usualFade } = props;
  const art = useLateArt(needsLateArt(kind, features) ? 'needed' : 'not needed');
  return useMemo(() => {
    const palette = artPalettes[themeName][light];
    const fade = surface === undefined ? {} : { fade: { into: surface, from: fadeFrom } };
    return drawPlace({
      placeId,
      kind,
      light,
      features,
      late: art,
      palette,
      width,
      height,
      ...fade,
    });
  }, [placeId, kind, light, features, art, themeName, width, height, surface, fadeFrom]);
}

function Picture(props: PlaceArtProps): ReactElement {
  const { width, height, style } = props;
  return <Drawing height={height} shapes={usePicture(props)} style={style} width={width} />;
}

export const PlaceArt = memo(Picture);

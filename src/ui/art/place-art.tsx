import { memo, useMemo, type ReactElement } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { artPalettes, type PlaceLight } from '@/ui/art/draw/art-palettes';
import { Drawing } from '@/ui/art/draw/drawing';
import { drawPlace } from '@/ui/art/draw-place';
import type { Fade } from '@/ui/art/draw/fade-shapes';
import { PicturePlace } from '@/ui/art/picture-place';
import { needsLateArt } from '@/ui/art/drawn-features';
import type { DrawnFeature, PictureKind } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { useLateArt } from '@/ui/art/use-late-art';
import type { ThemeName } from '@/ui/theme/color-schemes';

type PlaceArtProps = {
  readonly placeId: string;
  readonly kind: PictureKind;
  readonly light: PlaceLight;
  readonly themeName: ThemeName;
  /** The size the picture is composed for. It fills its container whatever that measures, and is cut at the top and the sides. */
  readonly width: number;
  readonly height: number;
  readonly features?: readonly DrawnFeature[];
  /** What the foot of the picture fades into; without it the picture stands as it is. */
  readonly surface?: string;
  /** The part of the height where that fade begins. */
  readonly fadeFrom?: number;
  /** An author's picture of the place, as its setting names it. */
  readonly picture?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
};

const usualFade = 0.52;
const noFeatures: readonly DrawnFeature[] = [];

function useFade({ surface, fadeFrom = usualFade }: PlaceArtProps): { readonly fade?: Fade } {
  return useMemo(
    () => (surface === undefined ? {} : { fade: { into: surface, from: fadeFrom } }),
    [surface, fadeFrom],
  );
}

function usePicture(props: PlaceArtProps, fade: { readonly fade?: Fade }): readonly Shape[] {
  const { placeId, kind, light, themeName, width, height, features = noFeatures } = props;
  const late = useLateArt(needsLateArt(kind, features) ? 'needed' : 'not needed');
  return useMemo(() => {
    const palette = artPalettes[themeName][light];
    return drawPlace({ placeId, kind, light, features, late, palette, width, height, ...fade });
  }, [placeId, kind, light, features, late, themeName, width, height, fade]);
}

function Picture(props: PlaceArtProps): ReactElement {
  const { width, height, style, picture } = props;
  const fade = useFade(props);
  return (
    <>
      <Drawing height={height} shapes={usePicture(props, fade)} style={style} width={width} />
      <PicturePlace height={height} path={picture} width={width} {...fade} />
    </>
  );
}

export const PlaceArt = memo(Picture);

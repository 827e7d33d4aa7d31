import { createElement, memo, useId, useMemo, type ReactElement } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Defs } from 'react-native-svg';

import { artPalettes, type PlaceLight } from '@/ui/art/art-palettes';
import { DecorativeSvg } from '@/ui/art/decorative-svg';
import { drawPlace, type PlaceKind } from '@/ui/art/draw-place';
import type { PlaceFeature } from '@/ui/art/scene';
import type { Gradient, Mark, Shape } from '@/ui/art/shape';
import { GradientNode, MarkNode } from '@/ui/art/shape-nodes';
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

function isGradient(shape: Shape): shape is Gradient {
  return shape.kind === 'vertical-gradient' || shape.kind === 'radial-gradient';
}

function isMark(shape: Shape): shape is Mark {
  return !isGradient(shape);
}

function usePicture(props: PlaceArtProps): readonly Shape[] {
  const { placeId, kind, light, themeName, width, height, surface } = props;
  const { features = noFeatures, fadeFrom = usualFade } = props;
  return useMemo(() => {
    const palette = artPalettes[themeName][light];
    const fade = surface === undefined ? {} : { fade: { into: surface, from: fadeFrom } };
    return drawPlace({ placeId, kind, light, features, palette, width, height, ...fade });
  }, [placeId, kind, light, features, themeName, width, height, surface, fadeFrom]);
}

function Picture(props: PlaceArtProps): ReactElement {
  const shapes = usePicture(props);
  // A colon in an id ends a `url(#…)` reference on some platforms.
  const prefix = useId().replace(/[^a-zA-Z0-9]/g, '');
  const gradients = shapes
    .filter(isGradient)
    .map((gradient) => <GradientNode key={gradient.name} gradient={gradient} prefix={prefix} />);
  return (
    <DecorativeSvg
      width="100%"
      height="100%"
      viewBox={`0 0 ${props.width} ${props.height}`}
      style={[StyleSheet.absoluteFill, styles.cut, props.style]}
    >
      {
        // The types that react-native-svg has for the web know no children of Defs.
        createElement(Defs, null, ...gradients)
      }
      {shapes.filter(isMark).map((mark, index) => (
        <MarkNode key={index} mark={mark} prefix={prefix} />
      ))}
    </DecorativeSvg>
  );
}

export const PlaceArt = memo(Picture);

const styles = StyleSheet.create({ cut: { overflow: 'hidden' } });

import { createElement, useId, type ReactElement } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Defs } from 'react-native-svg';

import { DecorativeSvg } from '@/ui/art/draw/decorative-svg';
import type { Gradient, Mark, Shape } from '@/ui/art/draw/shape';
import { GradientNode, MarkNode } from '@/ui/art/draw/shape-nodes';

type DrawingProps = {
  readonly shapes: readonly Shape[];
  /** The size the shapes are composed for. They fill their container whatever that measures. */
  readonly width: number;
  readonly height: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
};

function isGradient(shape: Shape): shape is Gradient {
  return shape.kind === 'vertical-gradient' || shape.kind === 'radial-gradient';
}

function isMark(shape: Shape): shape is Mark {
  return !isGradient(shape);
}

export function Drawing({ shapes, width, height, style, testID }: DrawingProps): ReactElement {
  // A colon in an id ends a `url(#…)` reference on some platforms.
  const prefix = useId().replace(/[^a-zA-Z0-9]/g, '');
  const gradients = shapes
    .filter(isGradient)
    .map((gradient) => <GradientNode key={gradient.name} gradient={gradient} prefix={prefix} />);
  return (
    <DecorativeSvg
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      testID={testID}
      style={[StyleSheet.absoluteFill, styles.cut, style]}
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

const styles = StyleSheet.create({ cut: { overflow: 'hidden' } });

import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Svg from 'react-native-svg';

type DecorativeSvgProps = {
  readonly width: number | '100%';
  readonly height: number | '100%';
  readonly viewBox: string;
  /** The colour and weight of lines that name no own. */
  readonly stroke?: { readonly color: string; readonly width: number };
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A drawing that says nothing words beside it do not say.
 * The view around it is what hides it: an Svg hands the two native properties to the browser as attributes it does not know.
 */
export function DecorativeSvg(props: DecorativeSvgProps): ReactElement {
  const { width, height, viewBox, stroke, style, testID, children } = props;
  const lines = stroke && {
    stroke: stroke.color,
    strokeWidth: stroke.width,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  };
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.untouchable, style]}
      testID={testID}
    >
      <Svg
        width={width}
        height={height}
        viewBox={viewBox}
        preserveAspectRatio="xMidYMax slice"
        fill="none"
        {...lines}
      >
        {children}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });

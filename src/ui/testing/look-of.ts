import { screen } from '@testing-library/react-native';
import { StyleSheet, type TextStyle, type ViewStyle } from 'react-native';

/** How an element looks, all its styles laid over one another. */
export function lookOf(testID: string): ViewStyle & TextStyle {
  const { style } = screen.getByTestId(testID, { includeHiddenElements: true }).props as {
    readonly style: ViewStyle;
  };
  return StyleSheet.flatten(style);
}

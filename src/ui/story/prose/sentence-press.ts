import type { TextProps } from 'react-native';

/** A tap asks; words are marked with a long press, which is no tap. */
export function sentencePress(ask: () => void): TextProps {
  return { onPress: ask, suppressHighlighting: true };
}

import type { TextProps } from 'react-native';

/** A click, not a press: that would put a hand over all words, as if they were one long link. */
export function sentencePress(ask: () => void): TextProps & { readonly onClick: () => void } {
  return {
    onClick: () => {
      // A mouse that was drawn over words to copy them ends with a click on them.
      if (document.getSelection()?.isCollapsed !== false) ask();
    },
  };
}

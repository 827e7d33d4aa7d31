import type { TextStyle } from 'react-native';

import type { SentenceLook } from '@/ui/story/prose/sentence-look';
import { motion } from '@/ui/theme/layout';

/** The browser fades a sentence in by itself; a timer of ours would stutter under load. */
export function sentenceStyle({ isShown }: SentenceLook): TextStyle {
  return isShown ? shown : hidden;
}

const fade = {
  transitionProperty: 'opacity',
  transitionDuration: `${motion.sentence}ms`,
};
const shown = { ...fade, opacity: 1 };
const hidden = { ...fade, opacity: 0 };

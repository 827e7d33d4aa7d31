import type { TextStyle } from 'react-native';

import type { SentenceLook } from '@/ui/story/prose/sentence-look';

/** Text inside text has no opacity of its own on phones: a sentence that is not shown yet has no colour. */
export function sentenceStyle({ isShown, color }: SentenceLook): TextStyle {
  return { color: isShown ? color : 'transparent' };
}

import type { TextStyle } from 'react-native';

import type { LineSpacing, Preferences, ReadingFace } from '@/ui/preferences/preferences';
import { fontFamilies } from '@/ui/theme/font-families';
import type { WindowClass } from '@/ui/theme/layout';
import { readingType } from '@/ui/theme/reading-size';

const faces: Readonly<Record<ReadingFace, string>> = {
  literata: fontFamilies.reading,
  atkinson: fontFamilies.plain,
  system: 'serif',
};

const spacing: Readonly<Record<LineSpacing, number>> = { tight: 0.92, normal: 1, open: 1.14 };

export type ProseStyle = {
  readonly text: TextStyle;
  readonly paragraphSpacing: number;
  readonly maxWidth: number;
};

export function proseStyle(window: WindowClass, preferences: Preferences): ProseStyle {
  const { fontSize, lineHeight, paragraphSpacing, maxWidth } = readingType(
    window,
    preferences.readingStep,
  );
  return {
    text: {
      fontFamily: faces[preferences.face],
      fontSize,
      lineHeight: Math.round(lineHeight * spacing[preferences.spacing]),
    },
    paragraphSpacing,
    maxWidth,
  };
}

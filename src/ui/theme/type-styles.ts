import type { TextStyle } from 'react-native';

import { fontFamilies } from '@/ui/theme/font-families';

const { reading, readingItalic, readingBold, plain, plainMedium, plainBold, mono } = fontFamilies;

/** What the story says is set in the reading face, what the app says in the plain one. */
export const typeStyles = {
  brand: { fontFamily: readingBold, fontSize: 40, lineHeight: 48, letterSpacing: -0.4 },
  displaySmall: { fontFamily: reading, fontSize: 34, lineHeight: 42, letterSpacing: -0.4 },
  placeTitle: { fontFamily: reading, fontSize: 26, lineHeight: 32, letterSpacing: -0.2 },
  headlineSmall: { fontFamily: reading, fontSize: 24, lineHeight: 32, letterSpacing: -0.1 },
  titleLarge: { fontFamily: reading, fontSize: 21, lineHeight: 28 },
  titleMedium: { fontFamily: plainBold, fontSize: 16, lineHeight: 24 },
  titleSmall: { fontFamily: plainBold, fontSize: 14, lineHeight: 20 },
  choice: { fontFamily: reading, fontSize: 17, lineHeight: 24 },
  choiceEcho: { fontFamily: readingItalic, fontSize: 16.5, lineHeight: 25 },
  bodyLarge: { fontFamily: plain, fontSize: 16, lineHeight: 24 },
  bodyMedium: { fontFamily: plain, fontSize: 14.5, lineHeight: 21 },
  bodySmall: { fontFamily: plain, fontSize: 13, lineHeight: 18, letterSpacing: 0.1 },
  labelLarge: { fontFamily: plainBold, fontSize: 14.5, lineHeight: 20, letterSpacing: 0.1 },
  labelMedium: { fontFamily: plainMedium, fontSize: 12.5, lineHeight: 16, letterSpacing: 0.2 },
  labelSmall: { fontFamily: plainMedium, fontSize: 11.5, lineHeight: 16, letterSpacing: 0.2 },
  log: { fontFamily: mono, fontSize: 12.5, lineHeight: 19 },
  overline: {
    fontFamily: plainBold,
    fontSize: 11.5,
    lineHeight: 16,
    letterSpacing: 1.1,
    textTransform: 'uppercase',
  },
} as const satisfies Readonly<Record<string, TextStyle>>;

export type TypeStyle = keyof typeof typeStyles;

/** A face is chosen by one name for each weight; `fontWeight` on top would embolden it again. */
export const fontFamilies = {
  reading: 'Literata_400Regular',
  readingItalic: 'Literata_400Regular_Italic',
  readingBold: 'Literata_600SemiBold',
  plain: 'AtkinsonHyperlegibleNext_400Regular',
  plainMedium: 'AtkinsonHyperlegibleNext_500Medium',
  plainBold: 'AtkinsonHyperlegibleNext_600SemiBold',
  mono: 'AtkinsonHyperlegibleMono_400Regular',
} as const;

export type FontFamily = (typeof fontFamilies)[keyof typeof fontFamilies];

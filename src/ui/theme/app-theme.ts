import { configureFonts, useTheme } from 'react-native-paper';
// The package's index brings every component; its types come from here, so that nothing else asks for it.
import type { MD3Theme } from 'react-native-paper/lib/typescript/types';

import { colorSchemes, type OwnColors, type ThemeName } from '@/ui/theme/color-schemes';
import { typeStyles } from '@/ui/theme/type-styles';

export type AppTheme = MD3Theme & { readonly name: ThemeName; readonly own: OwnColors };

const paperFonts = configureFonts({
  config: {
    displayLarge: typeStyles.displaySmall,
    displayMedium: typeStyles.displaySmall,
    displaySmall: typeStyles.displaySmall,
    headlineLarge: typeStyles.placeTitle,
    headlineMedium: typeStyles.placeTitle,
    headlineSmall: typeStyles.headlineSmall,
    titleLarge: typeStyles.titleLarge,
    titleMedium: typeStyles.titleMedium,
    titleSmall: typeStyles.titleSmall,
    bodyLarge: typeStyles.bodyLarge,
    bodyMedium: typeStyles.bodyMedium,
    bodySmall: typeStyles.bodySmall,
    labelLarge: typeStyles.labelLarge,
    labelMedium: typeStyles.labelMedium,
    labelSmall: typeStyles.labelSmall,
  },
});

function themeOf(name: ThemeName): AppTheme {
  const { isDark, colors, own } = colorSchemes[name];
  return {
    dark: isDark,
    version: 3,
    isV3: true,
    roundness: 4,
    animation: { scale: 1 },
    fonts: paperFonts,
    colors,
    own,
    name,
  };
}

export const appThemes: Readonly<Record<ThemeName, AppTheme>> = {
  dark: themeOf('dark'),
  light: themeOf('light'),
  sepia: themeOf('sepia'),
};

export function useAppTheme(): AppTheme {
  return useTheme<AppTheme>();
}

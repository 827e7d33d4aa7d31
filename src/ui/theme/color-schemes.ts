import type { MD3Theme } from 'react-native-paper/lib/typescript/types';

export type ThemeName = 'dark' | 'light' | 'sepia';

export type OwnColors = {
  readonly surfaceDim: string;
  readonly surfaceContainerLow: string;
  readonly surfaceContainer: string;
  readonly surfaceContainerHigh: string;
  readonly surfaceContainerHighest: string;
  readonly prose: string;
  readonly proseMuted: string;
  readonly success: string;
  readonly onSuccess: string;
  readonly successContainer: string;
  readonly onSuccessContainer: string;
  readonly warning: string;
  readonly onWarning: string;
  readonly warningContainer: string;
  readonly onWarningContainer: string;
  readonly focusRing: string;
};

export type ColorScheme = {
  readonly isDark: boolean;
  readonly colors: MD3Theme['colors'];
  readonly own: OwnColors;
};

/** Deep purple, from which the dark theme was made (arch §8.3.1). */
export const seedColor = '#673AB7';

/** The colours of the three themes: Paper's own roles, and ours beside them. Contrast is checked by a test. */
export const colorSchemes: Readonly<Record<ThemeName, ColorScheme>> = {
  dark: {
    isDark: true,
    colors: {
      primary: '#D3BBFF',
      onPrimary: '#3E1280',
      primaryContainer: '#552F98',
      onPrimaryContainer: '#EBDDFF',
      secondary: '#CDC1DE',
      onSecondary: '#342D43',
      secondaryContainer: '#40384E',
      onSecondaryContainer: '#EADDFB',
      tertiary: '#FAC27A',
      onTertiary: '#462A00',
      tertiaryContainer: '#553400',
      onTertiaryContainer: '#FFDDB6',
      error: '#FFB4AB',
      onError: '#690005',
      errorContainer: '#7E0007',
      onErrorContainer: '#FFDAD6',
      background: '#130F1A',
      onBackground: '#E8DFF0',
      surface: '#130F1A',
      onSurface: '#E8DFF0',
      surfaceVariant: '#3E3947',
      onSurfaceVariant: '#C1B8CA',
      outline: '#908899',
      outlineVariant: '#3C3745',
      inverseSurface: '#E8DFF0',
      inverseOnSurface: '#332E3B',
      inversePrimary: '#6D49B1',
      shadow: '#000000',
      scrim: '#000000',
      backdrop: 'rgba(9, 6, 16, 0.62)',
      surfaceDisabled: 'rgba(232, 223, 240, 0.12)',
      onSurfaceDisabled: 'rgba(232, 223, 240, 0.38)',
      elevation: {
        level0: 'transparent',
        level1: '#1C1823',
        level2: '#221E29',
        level3: '#282430',
        level4: '#2C2834',
        level5: '#332E3B',
      },
    },
    own: {
      surfaceDim: '#0D0914',
      surfaceContainerLow: '#1C1823',
      surfaceContainer: '#221E29',
      surfaceContainerHigh: '#2C2834',
      surfaceContainerHighest: '#35303D',
      prose: '#DDD4E4',
      proseMuted: '#B0A8B9',
      success: '#98D4AA',
      onSuccess: '#00391E',
      successContainer: '#003E21',
      onSuccessContainer: '#B3F1C5',
      warning: '#FAC27A',
      onWarning: '#462A00',
      warningContainer: '#4C2E00',
      onWarningContainer: '#FFDDB6',
      focusRing: '#DFCCFF',
    },
  },
  light: {
    isDark: false,
    colors: {
      primary: '#6D49B1',
      onPrimary: '#FFFFFF',
      primaryContainer: '#EDE0FF',
      onPrimaryContainer: '#2A0063',
      secondary: '#5E556E',
      onSecondary: '#FFFFFF',
      secondaryContainer: '#EDE0FE',
      onSecondaryContainer: '#272035',
      tertiary: '#754C0E',
      onTertiary: '#FFFFFF',
      tertiaryContainer: '#FFE0BE',
      onTertiaryContainer: '#351F00',
      error: '#B31416',
      onError: '#FFFFFF',
      errorContainer: '#FFDEDA',
      onErrorContainer: '#500003',
      background: '#FEF8FD',
      onBackground: '#1D1B1E',
      surface: '#FEF8FD',
      onSurface: '#1D1B1E',
      surfaceVariant: '#E7E0EB',
      onSurfaceVariant: '#534E58',
      outline: '#75707A',
      outlineVariant: '#D6CFDA',
      inverseSurface: '#323033',
      inverseOnSurface: '#F5EFF4',
      inversePrimary: '#D3BBFF',
      shadow: '#000000',
      scrim: '#000000',
      backdrop: 'rgba(29, 27, 30, 0.42)',
      surfaceDisabled: 'rgba(29, 27, 30, 0.12)',
      onSurfaceDisabled: 'rgba(29, 27, 30, 0.38)',
      elevation: {
        level0: 'transparent',
        level1: '#F8F2F7',
        level2: '#F3EEF2',
        level3: '#EFE9EE',
        level4: '#ECE6EB',
        level5: '#E6E1E6',
      },
    },
    own: {
      surfaceDim: '#E6E1E6',
      surfaceContainerLow: '#F8F2F7',
      surfaceContainer: '#F3EEF2',
      surfaceContainerHigh: '#EFE9EE',
      surfaceContainerHighest: '#E6E1E6',
      prose: '#252327',
      proseMuted: '#5C5861',
      success: '#215A3A',
      onSuccess: '#FFFFFF',
      successContainer: '#B6F3C8',
      onSuccessContainer: '#002A15',
      warning: '#754C0E',
      onWarning: '#FFFFFF',
      warningContainer: '#FFE0BE',
      onWarningContainer: '#351F00',
      focusRing: '#6D49B1',
    },
  },
  sepia: {
    isDark: false,
    colors: {
      primary: '#633FA7',
      onPrimary: '#FFFFFF',
      primaryContainer: '#DFCCFF',
      onPrimaryContainer: '#2A0063',
      secondary: '#675646',
      onSecondary: '#FFFFFF',
      secondaryContainer: '#E8D0BC',
      onSecondaryContainer: '#2E2114',
      tertiary: '#754C0E',
      onTertiary: '#FFFFFF',
      tertiaryContainer: '#FFCB8B',
      onTertiaryContainer: '#351F00',
      error: '#B31416',
      onError: '#FFFFFF',
      errorContainer: '#FFC7C0',
      onErrorContainer: '#500003',
      background: '#F8EBD6',
      onBackground: '#211B0E',
      surface: '#F8EBD6',
      onSurface: '#211B0E',
      surfaceVariant: '#E5D2B8',
      onSurfaceVariant: '#564A36',
      outline: '#7F705A',
      outlineVariant: '#D1BEA5',
      inverseSurface: '#373022',
      inverseOnSurface: '#FCEFDA',
      inversePrimary: '#D3BBFF',
      shadow: '#000000',
      scrim: '#000000',
      backdrop: 'rgba(33, 27, 14, 0.42)',
      surfaceDisabled: 'rgba(33, 27, 14, 0.12)',
      onSurfaceDisabled: 'rgba(33, 27, 14, 0.38)',
      elevation: {
        level0: 'transparent',
        level1: '#F2E5D1',
        level2: '#EEE1CD',
        level3: '#E8DBC7',
        level4: '#E4D7C3',
        level5: '#DED1BE',
      },
    },
    own: {
      surfaceDim: '#DFD3BF',
      surfaceContainerLow: '#F2E5D1',
      surfaceContainer: '#EEE1CD',
      surfaceContainerHigh: '#E8DBC7',
      surfaceContainerHighest: '#DED1BE',
      prose: '#292316',
      proseMuted: '#655843',
      success: '#215A3A',
      onSuccess: '#FFFFFF',
      successContainer: '#A6E2B7',
      onSuccessContainer: '#002A15',
      warning: '#754C0E',
      onWarning: '#FFFFFF',
      warningContainer: '#FFCB8B',
      onWarningContainer: '#351F00',
      focusRing: '#6D49B1',
    },
  },
};

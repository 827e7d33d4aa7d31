import type { ThemeName } from '@/ui/theme/color-schemes';

export type PlaceLight = 'dawn' | 'day' | 'dusk' | 'night';

export type ArtPalette = {
  /** Top, middle and foot of the sky. */
  readonly sky: readonly [string, string, string];
  /** Far, middle, near and nearest. */
  readonly layers: readonly [string, string, string, string];
  /** Sun, moon and lit windows. */
  readonly glow: string;
  readonly smoke: string;
  readonly star: string;
  /** Wall, boards and timber of a room; light enough behind text on a light theme. */
  readonly room: readonly [string, string, string];
};

const onDark = { smoke: '#EADFF5', star: '#FFFFFF' };
const onPaper = { smoke: '#5D4E7A', star: '#FFFFFF' };
const onSepia = { smoke: '#6B4E3D', star: '#FFF8EC' };

export const artPalettes: Readonly<Record<ThemeName, Readonly<Record<PlaceLight, ArtPalette>>>> = {
  dark: {
    dawn: {
      sky: ['#1E1A25', '#673850', '#B06A4F'],
      layers: ['#4B374A', '#302639', '#1E1A25', '#15111D'],
      room: ['#302639', '#1E1A25', '#15111D'],
      glow: '#FFCF94',
      ...onDark,
    },
    day: {
      sky: ['#362A4D', '#52446D', '#8C6D90'],
      layers: ['#564A6C', '#413656', '#2C233F', '#1B1426'],
      room: ['#413656', '#2C233F', '#1B1426'],
      glow: '#FFD6A5',
      ...onDark,
    },
    dusk: {
      sky: ['#261741', '#572F59', '#AE5A49'],
      layers: ['#503356', '#352544', '#241B34', '#161120'],
      room: ['#352544', '#241B34', '#161120'],
      glow: '#FFC882',
      ...onDark,
    },
    night: {
      sky: ['#0D0914', '#201634', '#372953'],
      layers: ['#2C243C', '#211A2F', '#181322', '#100C17'],
      room: ['#211A2F', '#181322', '#100C17'],
      glow: '#F4BC75',
      ...onDark,
    },
  },
  light: {
    dawn: {
      sky: ['#E8DCF0', '#FBE6EA', '#FFE2CC'],
      layers: ['#E0CFDF', '#BDA6BE', '#8E7894', '#5F4C69'],
      room: ['#EADAE5', '#CFBACE', '#8E7894'],
      glow: '#FFC48C',
      ...onPaper,
    },
    day: {
      sky: ['#E9DEF4', '#F4EAFD', '#FFEEE2'],
      layers: ['#D8CEE3', '#B2A6C2', '#837797', '#564A6C'],
      room: ['#E2D8EC', '#C4B8D3', '#837797'],
      glow: '#FFD6A5',
      ...onPaper,
    },
    dusk: {
      sky: ['#DACDEB', '#F1D6E2', '#FFD2B8'],
      layers: ['#D3BFD8', '#AD97BA', '#7D6A91', '#524266'],
      room: ['#DFCCE2', '#C1ACCB', '#7D6A91'],
      glow: '#FFB87A',
      ...onPaper,
    },
    night: {
      sky: ['#C8BEE0', '#D3C9E8', '#E2D8F0'],
      layers: ['#BEB2D4', '#998DB4', '#71668E', '#4B4166'],
      room: ['#CCC2E0', '#B1A6CB', '#71668E'],
      glow: '#FFE6B8',
      ...onPaper,
    },
  },
  sepia: {
    dawn: {
      sky: ['#E9D3BC', '#F5DCC4', '#FCDDC2'],
      layers: ['#DFC1AA', '#BF9D87', '#957360', '#6B4B3D'],
      room: ['#EACFBA', '#D0B09B', '#957360'],
      glow: '#FFD2A6',
      ...onSepia,
    },
    day: {
      sky: ['#E7D1B5', '#F0DDC2', '#F5E6D0'],
      layers: ['#D8C0A7', '#B69C84', '#8D725D', '#654A3B'],
      room: ['#E4CEB6', '#C9B098', '#8D725D'],
      glow: '#FFE4C6',
      ...onSepia,
    },
    dusk: {
      sky: ['#DFC5A9', '#ECCFB0', '#F5C99F'],
      layers: ['#D3B196', '#B08F78', '#876753', '#5F4336'],
      room: ['#DFBFA3', '#C3A289', '#876753'],
      glow: '#FFC68C',
      ...onSepia,
    },
    night: {
      sky: ['#D0BCA4', '#D9C7AF', '#E4D4BC'],
      layers: ['#C1AB94', '#A28A75', '#7A6351', '#563F34'],
      room: ['#CFBAA2', '#B59E88', '#7A6351'],
      glow: '#FFEFD2',
      ...onSepia,
    },
  },
};

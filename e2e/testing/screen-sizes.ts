export const screenSizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const;

export type ScreenSize = keyof typeof screenSizes;

export const screenSizeNames = Object.keys(screenSizes) as readonly ScreenSize[];

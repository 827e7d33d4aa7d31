import { act } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

export const phone = { width: 390, height: 844 };
export const phoneOnItsSide = { width: 844, height: 390 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1280, height: 800 };

/** The window from now on, until a test says otherwise. */
export function setWindow(measures: { readonly width: number; readonly height: number }): void {
  const window = { ...measures, scale: 2, fontScale: 1 };
  act(() => {
    Dimensions.set({ window, screen: window });
  });
}

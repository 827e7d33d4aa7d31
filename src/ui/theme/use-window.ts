import { useWindowDimensions } from 'react-native';

import { marginOf, windowClassOf, type WindowClass } from '@/ui/theme/layout';

export type Window = {
  readonly width: number;
  readonly height: number;
  readonly kind: WindowClass;
  readonly margin: number;
  /** A phone on its side: no room for pictures. */
  readonly isLow: boolean;
};

const lowBelow = 480;

export function useWindow(): Window {
  const { width, height } = useWindowDimensions();
  return {
    width,
    height,
    kind: windowClassOf(width),
    margin: marginOf(width),
    isLow: height < lowBelow,
  };
}

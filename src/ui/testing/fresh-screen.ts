import { act } from '@testing-library/react-native';

import { phone, setWindow } from '@/ui/testing/window-size';

/** Before each test of a screen: a phone, and a clock that only the test moves. */
export function freshScreen(): void {
  jest.useFakeTimers();
  setWindow(phone);
}

export function passTime(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

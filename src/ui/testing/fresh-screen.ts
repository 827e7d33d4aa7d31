import { act } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { phone, setWindow } from '@/ui/testing/window-size';

/** Before each test of a screen: a phone, and a clock that only the test moves. */
export function freshScreen(): void {
  jest.useFakeTimers();
  jest.mocked(AccessibilityInfo.isReduceMotionEnabled).mockResolvedValue(false);
  setWindow(phone);
}

/** What is shown after one step decides what comes next: time passes in steps, as it does on a device. */
export function passTime(milliseconds: number): void {
  for (let left = milliseconds; left >= 0; left -= step)
    act(() => {
      jest.advanceTimersByTime(Math.min(left, step));
    });
}

const step = 20;

/** The player asked their device for stillness; a screen knows it a moment after it is there. */
export function askForStillness(): void {
  jest.mocked(AccessibilityInfo.isReduceMotionEnabled).mockResolvedValue(true);
}

/** Lets promises that are kept already be noticed. */
export async function settle(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
  });
}

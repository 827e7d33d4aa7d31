import type { Text } from 'react-native';

/** The page stays where it is: the scene scrolls to its place by itself. */
export function focusHeading(heading: Text | null): void {
  (heading as unknown as HTMLElement | null)?.focus({ preventScroll: true });
}

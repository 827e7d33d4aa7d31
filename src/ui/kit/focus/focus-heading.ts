import { AccessibilityInfo, type Text } from 'react-native';

/** Those who listen hear the new place first. */
export function focusHeading(heading: Text | null): void {
  if (heading !== null) AccessibilityInfo.sendAccessibilityEvent(heading, 'focus');
}

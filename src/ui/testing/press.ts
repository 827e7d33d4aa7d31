import { fireEvent, screen } from '@testing-library/react-native';

export function press(testID: string): void {
  fireEvent.press(screen.getByTestId(testID));
}

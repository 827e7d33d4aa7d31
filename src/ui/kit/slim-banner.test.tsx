import { fireEvent, screen } from '@testing-library/react-native';

import { SlimBanner } from '@/ui/kit/slim-banner';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';

beforeEach(freshScreen);

describe('a sentence on top of the screen', () => {
  it('is a status, and gone when closed', () => {
    renderInTheme(<SlimBanner testID="in-memory" text={texts.app.inMemory} />);
    expect(screen.getByTestId('in-memory').props['role']).toBe('status');
    fireEvent.press(screen.getByRole('button', { name: texts.sheet.close }));
    expect(screen.queryByText(texts.app.inMemory)).toBeNull();
  });

  it('offers what can be done about it', () => {
    const onPress = jest.fn();
    renderInTheme(
      <SlimBanner
        action={{ label: texts.app.applyUpdate, onPress }}
        testID="update"
        text={texts.app.updateReady}
      />,
    );
    fireEvent.press(screen.getByRole('button', { name: texts.app.applyUpdate }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

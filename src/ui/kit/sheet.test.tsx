import { fireEvent, screen } from '@testing-library/react-native';
import { Modal } from 'react-native';

import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';

beforeEach(freshScreen);

function showSheet(isOpen: boolean): jest.Mock {
  const onClose = jest.fn();
  renderInTheme(
    <Sheet isOpen={isOpen} onClose={onClose} testID="keys-sheet" title="Keys">
      <Words as="bodyLarge">T types.</Words>
    </Sheet>,
  );
  return onClose;
}

describe('a sheet', () => {
  it('is not there until it is opened', () => {
    showSheet(false);
    expect(screen.queryByText('T types.')).toBeNull();
  });

  it('has its title as a heading, and what it is about below', () => {
    showSheet(true);
    expect(screen.getByRole('heading', { name: 'Keys' })).toBeOnTheScreen();
    expect(screen.getByText('T types.')).toBeOnTheScreen();
  });

  it('is closed by its button', () => {
    const onClose = showSheet(true);
    fireEvent.press(screen.getByRole('button', { name: texts.sheet.close }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is closed by the device’s way back, and by Esc, which is the same', () => {
    const onClose = showSheet(true);
    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

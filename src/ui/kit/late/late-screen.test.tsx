import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { lateScreen } from '@/ui/kit/late/late-screen';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';

beforeEach(freshScreen);

function Greeting({ name }: { readonly name: string }) {
  return <Text>{`Hello, ${name}.`}</Text>;
}

describe('a screen whose code comes late', () => {
  it('is shown when it has come, with what it was given', async () => {
    const Late = lateScreen(() => Promise.resolve(Greeting));
    renderInTheme(<Late name="Oda" />);
    expect(await screen.findByText('Hello, Oda.')).toBeOnTheScreen();
  });

  it('that does not come says so, and comes when it is tried again', async () => {
    let isOnline = false;
    const Late = lateScreen(() =>
      isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('no network')),
    );
    renderInTheme(<Late name="Oda" />);
    expect(await screen.findByText(texts.app.lateTitle)).toBeOnTheScreen();
    isOnline = true;
    fireEvent.press(screen.getByRole('button', { name: texts.app.tryAgain }));
    expect(await screen.findByText('Hello, Oda.')).toBeOnTheScreen();
  });

  it('is fetched once', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const Late = lateScreen(load);
    renderInTheme(<Late name="Oda" />);
    await screen.findByText('Hello, Oda.');
    screen.unmount();
    renderInTheme(<Late name="Mara" />);
    expect(screen.getByText('Hello, Mara.')).toBeOnTheScreen();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

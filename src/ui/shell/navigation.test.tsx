import { fireEvent, screen } from '@testing-library/react-native';

import { BottomBar } from '@/ui/shell/bottom-bar';
import { mainDestinations } from '@/ui/shell/destinations';
import { Rail } from '@/ui/shell/rail';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { lookOf } from '@/ui/testing/look-of';

beforeEach(freshScreen);

const destinations = mainDestinations(true);

describe.each([
  ['the bar of a phone', BottomBar],
  ['the rail of wider windows', Rail],
])('%s', (_what, Navigation) => {
  it('is the main navigation, and its links lead where they say', () => {
    const onGo = jest.fn();
    renderInTheme(<Navigation current="story" destinations={destinations} onGo={onGo} />);
    expect(screen.getByLabelText(texts.navigation.label).props['role']).toBe('navigation');
    fireEvent.press(screen.getByRole('link', { name: texts.navigation.library }));
    expect(onGo.mock.calls).toMatchObject([[{ path: '/library' }]]);
  });

  it('says where the player is, and nowhere else', () => {
    renderInTheme(<Navigation current="story" destinations={destinations} onGo={jest.fn()} />);
    const current = (testID: string): unknown => screen.getByTestId(testID).props['aria-current'];
    expect([current('nav-story'), current('nav-library')]).toEqual(['page', undefined]);
  });

  it('has links at least 48 high', () => {
    renderInTheme(<Navigation current={null} destinations={destinations} onGo={jest.fn()} />);
    for (const { name } of destinations)
      expect(lookOf(`nav-${name}`).minHeight).toBeGreaterThanOrEqual(48);
  });
});

it('the rail ends with the settings; on a phone each screen has its own way there', () => {
  const onGo = jest.fn();
  renderInTheme(<Rail current={null} destinations={destinations} onGo={onGo} />);
  fireEvent.press(screen.getByTestId('nav-settings'));
  expect(onGo.mock.calls).toMatchObject([[{ path: '/settings' }]]);
});

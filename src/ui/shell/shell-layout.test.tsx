import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { mainDestinations } from '@/ui/shell/destinations';
import { ShellLayout } from '@/ui/shell/shell-layout';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { lookOf } from '@/ui/testing/look-of';
import { desktop, phone, setWindow, tablet } from '@/ui/testing/window-size';

beforeEach(freshScreen);

/** How the parts of the shell follow each other, and in which direction. */
function layoutOn(window: typeof desktop): {
  readonly parts: readonly string[];
  readonly row: boolean;
} {
  setWindow(window);
  const navigation = { current: null, destinations: mainDestinations(true), onGo: jest.fn() };
  renderInTheme(
    <ShellLayout first={null} navigation={navigation} over={null}>
      <Text>the story</Text>
    </ShellLayout>,
  );
  const isNavigation = ({ props }: { readonly props: object }): boolean =>
    'role' in props && props.role === 'navigation';
  const parts = screen
    .getByTestId('shell')
    .children.map((part) =>
      typeof part !== 'string' && part.findAll(isNavigation).length > 0 ? 'navigation' : 'screen',
    );
  return { parts, row: lookOf('shell').flexDirection === 'row' };
}

it.each([
  ['a tablet', tablet],
  ['a desktop', desktop],
])(
  '[001 §12.3; arch §8.3.2] on %s the navigation stands at the side, before the screen',
  (_, window) => {
    expect(layoutOn(window)).toEqual({ parts: ['navigation', 'screen'], row: true });
  },
);

it('on a phone it stands below the screen', () => {
  expect(layoutOn(phone)).toEqual({ parts: ['screen', 'navigation'], row: false });
});

it('[001 §12.3] it leads to the story, its tools and its state', () => {
  layoutOn(desktop);
  for (const name of ['story', 'tools', 'state'])
    expect(screen.getByTestId(`nav-${name}`).props['role']).toBe('link');
});

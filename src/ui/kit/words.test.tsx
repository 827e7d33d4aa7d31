import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { Words } from '@/ui/kit/words';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';

beforeEach(freshScreen);

const odd = 'The \u202eweir\u001b[2J\u0007';

it('shows none of what would turn a line around, alone or among others', () => {
  renderInTheme(
    <>
      <Words as="bodyLarge">{odd}</Words>
      <Words as="bodyLarge">
        {odd}, {3} <Text>inside</Text>
      </Words>
    </>,
  );
  expect(screen.getByText('The weir[2J')).toBeOnTheScreen();
  expect(screen.getByText('The weir[2J, 3 inside')).toBeOnTheScreen();
});

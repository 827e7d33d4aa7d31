import { screen } from '@testing-library/react-native';

import type * as lateArt from '@/ui/art/late-art';
import { Avatar } from '@/ui/story/people/avatar';
import { renderInTheme } from '@/ui/testing/in-theme';

// As it is once it was fetched: nothing can be fetched here.
jest.mock('@/ui/art/use-late-art', () => ({
  useLateArt: () => jest.requireActual<typeof lateArt>('@/ui/art/late-art'),
}));

it('somebody has a face that says nothing aloud: the name stands beside it', () => {
  const pronouns = { they: 'she', them: 'her', their: 'her' };
  renderInTheme(
    <Avatar person={{ id: 'mara', name: 'Mara', role: 'keeper', looks: 'A hat.', pronouns }} />,
  );
  expect(screen.queryByTestId('portrait')).toBeNull();
  expect(screen.getByTestId('portrait', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.queryByText('M', { includeHiddenElements: true })).toBeNull();
});

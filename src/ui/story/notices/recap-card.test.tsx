import { screen } from '@testing-library/react-native';

import type { Recap } from '@/engine/library/recap';
import { RecapCard } from '@/ui/story/notices/recap-card';
import { showStory } from '@/ui/story/testing/show-story';
import { choosingView } from '@/ui/story/testing/story-samples';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';

beforeEach(freshScreen);

const recap: Recap = {
  title: 'The Late Ferry',
  chapter: 'The flood',
  sentences: [
    { text: 'You promised the "harbour master" a rope.', scene: 3 },
    { text: 'The water rose.', scene: 7 },
  ],
};

describe('a story that is continued', () => {
  it('[arch SC-027] says what happened before, in which chapter and in which scenes', () => {
    renderInTheme(<RecapCard onClose={jest.fn()} recap={recap} />);
    const card = screen.getByTestId('recap');
    expect([card.props['role'], card.props['aria-label']]).toEqual(['region', 'Previously']);
    expect(screen.getByRole('heading', { name: 'Previously' })).toBeOnTheScreen();
    expect(card).toHaveTextContent(
      /The flood.*You promised the “harbour master” a rope\. Scene\s3.*The water rose\. Scene\s7/,
    );
  });

  it('can be told to put it away, by a name that says so', () => {
    const onClose = jest.fn();
    renderInTheme(<RecapCard onClose={onClose} recap={recap} />);
    expect(screen.getByRole('button', { name: 'Put this away' })).toBeOnTheScreen();
    press('recap-close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does without it where its code cannot be fetched', async () => {
    // No code is fetched in this runner, as on a device without a network.
    showStory({ ...choosingView, recap });
    await screen.findByTestId('choice-1');
    expect([screen.queryByTestId('recap'), screen.queryByTestId('late-failed')]).toEqual([
      null,
      null,
    ]);
  });
});

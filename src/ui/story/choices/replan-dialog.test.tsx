import { fireEvent, screen } from '@testing-library/react-native';

import type { Notice } from '@/story/log/notice';
import { showStory } from '@/ui/story/testing/show-story';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { freshScreen } from '@/ui/testing/fresh-screen';

beforeEach(freshScreen);

const exhausted: Notice = {
  kind: 'replan-exceeded',
  message: "The narrator couldn't complete your request after 5 attempts.",
};

function showExhausted() {
  return showStory({ ...choosingView, pages: [{ ...samplePage, notices: [exhausted] }] });
}

describe('when five plans have failed', () => {
  it('[arch §8.3.4] the player is asked in the fixed words, the fallback first', () => {
    showExhausted();
    expect(screen.getByTestId('replan-dialog').props['role']).toBe('alertdialog');
    expect(screen.getByText('Story Generation Issue')).toBeOnTheScreen();
    expect(
      screen.getByText("The narrator couldn't complete your request after 5 attempts."),
    ).toBeOnTheScreen();
    const buttons = ['Continue with Fallback', 'Restart Session', 'View Error Details'];
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeOnTheScreen();
    expect(screen.queryByTestId('notice')).toBeNull();
  });

  it.each([
    ['Continue with Fallback', ['continueWithFallback']],
    ['Restart Session', ['restartSession']],
    ['View Error Details', ['continueWithFallback', 'openTools']],
  ] as const)('[arch §8.3.4] %s does what it says', (name, expected) => {
    const { actions } = showExhausted();
    fireEvent.press(screen.getByRole('button', { name }));
    const asked = Object.entries(actions).flatMap(([action, { mock }]) =>
      mock.calls.length > 0 ? [action] : [],
    );
    expect(asked.sort()).toEqual([...expected].sort());
  });

  it('is not asked when all went well', () => {
    showStory(choosingView);
    expect(screen.queryByTestId('replan-dialog')).toBeNull();
  });
});

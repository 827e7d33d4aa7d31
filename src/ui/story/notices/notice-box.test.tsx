import { fireEvent, screen } from '@testing-library/react-native';

import type { Notice } from '@/story/log/notice';
import { showStory } from '@/ui/story/testing/show-story';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';

beforeEach(freshScreen);

function failed(skill: string, ...details: readonly string[]): Notice {
  return {
    kind: 'skill-failed',
    message: `The ${skill} skill failed. The story continues without it...`,
    details,
  };
}

function showNotices(...notices: readonly Notice[]) {
  return showStory({ ...choosingView, pages: [{ ...samplePage, notices }] });
}

describe('a skill that failed', () => {
  it('[arch §8.3.4] is told beside the story, in the fixed words, as a status', () => {
    showNotices(failed('portraits'));
    const notice = screen.getByTestId('notice');
    expect(notice.props['role']).toBe('status');
    expect(notice).toHaveTextContent(/The portraits skill failed\./);
    expect(notice).toHaveTextContent(/The story continues without it\.\.\./);
  });

  it('leaves the words and the choices where they are', () => {
    showNotices(failed('portraits'));
    expect(screen.getByText('The ferry is late.')).toBeOnTheScreen();
    expect(screen.getByTestId('choice-3')).toBeOnTheScreen();
  });

  it('[arch §8.3.4] can be looked at, tried again or dismissed', () => {
    const { actions } = showNotices(failed('portraits', 'portraits: no paint'));
    expect(screen.queryByText(/no paint/)).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Show Details' }));
    fireEvent.press(screen.getByRole('button', { name: 'Retry' }));
    fireEvent.press(screen.getByRole('button', { name: 'Dismiss' }));
    expect(actions.openTools).toHaveBeenCalledTimes(1);
    expect(actions.retry).toHaveBeenCalledTimes(1);
    expect(actions.dismissNotices).toHaveBeenCalledTimes(1);
  });

  it('is not tried again before its scene is told', () => {
    const pages = [{ ...samplePage, notices: [failed('portraits')] }];
    showStory({ ...choosingView, pages, phase: 'telling', isWhole: false });
    expect(screen.getByTestId('notice')).toBeOnTheScreen();
    expect(screen.queryByTestId('notice-retry')).toBeNull();
  });

  it('is one notice with several others', () => {
    showNotices(failed('portraits', 'portraits: no paint'), failed('memory', 'memory: no room'));
    expect(screen.getAllByTestId('notice')).toHaveLength(1);
    expect(screen.getByText('2 skills failed.')).toBeOnTheScreen();
    expect(screen.getByText('The story continues without them...')).toBeOnTheScreen();
  });

  it('[001 §4.4] is not counted together with a placeholder for something that cannot be shown', () => {
    showNotices(placeholder, failed('portraits', 'portraits: no paint'));
    expect(screen.getByText('The portraits skill failed.')).toBeOnTheScreen();
  });

  it('is not there when nothing failed', () => {
    showNotices();
    expect(screen.queryByTestId('notice')).toBeNull();
  });
});

const placeholder: Notice = {
  kind: 'ui-event',
  message: 'The torch skill has something to show that cannot be shown here.',
  details: ['torch: fireworks {"colour":"red"}', 'torch: fireworks {"colour":"red"}'],
};

describe('something that cannot be shown', () => {
  it('[001 §4.4] says what it was only when asked, and there is nothing to try again', () => {
    showNotices(placeholder);
    const details = { name: texts.notice.details, expanded: false };
    expect(screen.queryByText(/fireworks/)).toBeNull();
    expect(screen.queryByTestId('notice-retry')).toBeNull();
    fireEvent.press(screen.getByRole('button', details));
    expect(screen.getAllByText('torch: fireworks {"colour":"red"}')).toHaveLength(2);
    fireEvent.press(screen.getByRole('button', { name: texts.notice.hideDetails, expanded: true }));
    expect(screen.queryByText(/fireworks/)).toBeNull();
  });

  it('without details still says what it was when asked', () => {
    showNotices({ kind: 'ui-event', message: 'Something was shown elsewhere.' });
    fireEvent.press(screen.getByTestId('notice-details'));
    expect(screen.getAllByText('Something was shown elsewhere.')).toHaveLength(2);
  });
});

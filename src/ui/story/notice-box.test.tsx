import { fireEvent, screen, within } from '@testing-library/react-native';

import type { Notice } from '@/story/scene';
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

  it('says how it failed only when asked', () => {
    showNotices(failed('portraits', 'skills/portraits/scripts/draw.js: no paint'));
    expect(screen.queryByText(/no paint/)).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: texts.notice.details, expanded: false }));
    expect(screen.getByText(/no paint/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: texts.notice.hideDetails, expanded: true }));
    expect(screen.queryByText(/no paint/)).toBeNull();
  });

  it('can be dismissed', () => {
    const { actions } = showNotices(failed('portraits'));
    fireEvent.press(screen.getByRole('button', { name: texts.notice.dismiss }));
    expect(actions.dismissNotices).toHaveBeenCalledTimes(1);
  });

  it('is one notice with several others, and each is named in the details', () => {
    showNotices(failed('portraits', 'portraits: no paint'), failed('memory', 'memory: no room'));
    const notices = screen.getAllByTestId('notice');
    expect(notices).toHaveLength(1);
    expect(screen.getByText('2 skills failed.')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('notice-details'));
    const notice = within(screen.getByTestId('notice'));
    expect(notice.getByText('portraits: no paint')).toBeOnTheScreen();
    expect(notice.getByText('memory: no room')).toBeOnTheScreen();
  });

  it.each([
    ['without details', { kind: 'skill-failed', message: 'The portraits skill failed.' }],
    ['with none', failed('portraits')],
  ])('%s still says what failed when asked', (_what, notice) => {
    showNotices(notice);
    fireEvent.press(screen.getByTestId('notice-details'));
    expect(screen.getByTestId('notice')).toHaveTextContent(
      /The portraits skill failed\..*The portraits skill failed\./,
    );
  });

  it('that failed twice in the same way is told without a fault of the screen’s own', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showNotices(failed('portraits', 'no paint', 'no paint'), failed('portraits', 'no paint'));
    fireEvent.press(screen.getByTestId('notice-details'));
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('[001 §4.4] is not counted together with a placeholder for something that cannot be shown', () => {
    const placeholder: Notice = {
      kind: 'ui-event',
      message: 'The torch skill has something to show that cannot be shown here.',
      details: ['torch: fireworks {"colour":"red"}'],
    };
    showNotices(placeholder, failed('portraits', 'portraits: no paint'));
    expect(screen.getByText('The portraits skill failed.')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('notice-details'));
    expect(screen.getByText('torch: fireworks {"colour":"red"}')).toBeOnTheScreen();
  });

  it('is not there when nothing failed', () => {
    showNotices();
    expect(screen.queryByTestId('notice')).toBeNull();
  });
});

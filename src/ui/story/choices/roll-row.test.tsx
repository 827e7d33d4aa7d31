import { fireEvent, screen, within } from '@testing-library/react-native';

import type { Roll } from '@/story/rules/roll';
import { showStory } from '@/ui/story/testing/show-story';
import { lookOf } from '@/ui/testing/look-of';
import { sampleRoll } from '@/ui/story/testing/story-events';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { appThemes } from '@/ui/theme/app-theme';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { desktop, setWindow } from '@/ui/testing/window-size';

beforeEach(freshScreen);

function showRoll(known: Partial<Roll> = {}): void {
  showStory({ ...choosingView, pages: [{ ...samplePage, roll: { ...sampleRoll, ...known } }] });
}

describe('a roll', () => {
  it('is one row with its total and what it means, at least 48 high', () => {
    showRoll();
    expect(screen.getByTestId('roll-1')).toHaveTextContent('8 · At a cost+1');
    expect(lookOf('roll-1').minHeight).toBeGreaterThanOrEqual(48);
  });

  it('adds up on a desktop too, where one number stands for all that was added', () => {
    setWindow(desktop);
    const modifiers = [1, 1, -3].map((value) => ({ name: 'tact', value, reason: 'your tact' }));
    showRoll({ total: 6, modifiers });
    expect(screen.getByTestId('roll-1')).toHaveTextContent('6 · At a cost−1');
  });

  it('is read aloud as one sentence', () => {
    showRoll();
    expect(
      screen.getByRole('button', { name: 'Dice 5 and 2, total 8, at a cost.' }),
    ).toBeOnTheScreen();
  });

  it('opens to its reasons, and closes again', () => {
    showRoll({ modifiers: [{ name: 'tact', value: 1, reason: 'your tact' }] });
    expect(screen.queryByTestId('roll-1-reasons')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: /^Dice/, expanded: false }));
    const reasons = within(screen.getByTestId('roll-1-reasons'));
    expect(reasons.getByText('Dice 5 + 2')).toBeOnTheScreen();
    expect(reasons.getByText('Your tact +1')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: /^Dice/, expanded: true }));
    expect(screen.queryByTestId('roll-1-reasons')).toBeNull();
  });

  it.each([
    ['success', 'Cleanly', appThemes.dark.own.success],
    ['partial', 'At a cost', appThemes.dark.colors.tertiary],
    ['failure', 'It goes wrong', appThemes.dark.colors.onSurface],
  ])('in the band %s says "%s", and never in the colour of a fault', (band, words, color) => {
    showRoll({ band });
    expect(screen.getByText(`· ${words}`)).toHaveStyle({ color });
  });

  it('[arch §4.1.2] shows a dropped die dimmed, and says that it was dropped', () => {
    showRoll({ dice: [...sampleRoll.dice, { sides: 6, value: 1, dropped: true }] });
    expect(lookOf('roll-1-die-2').opacity).toBeLessThan(0.5);
    expect(screen.getByTestId('roll-1-die-1')).not.toHaveStyle({ opacity: 0.35 });
    expect(
      screen.getByRole('button', { name: 'Dice 5 and 2, dropped 1, total 8, at a cost.' }),
    ).toBeOnTheScreen();
  });

  it('in no band shows its total alone', () => {
    showRoll({ band: null, modifiers: [] });
    expect(screen.getByTestId('roll-1')).toHaveTextContent('8');
  });

  it('with the same modifier twice is shown without a fault of the screen’s own', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const modifier = { name: 'tact', value: 1, reason: 'tact' };
    showRoll({ modifiers: [modifier, modifier] });
    fireEvent.press(screen.getByTestId('roll-1'));
    expect(within(screen.getByTestId('roll-1-reasons')).getAllByText('Tact +1')).toHaveLength(2);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('has the same reasons on a wide window', () => {
    setWindow(desktop);
    showRoll();
    fireEvent.press(screen.getByTestId('roll-1'));
    expect(screen.getByText('Dice 5 + 2')).toBeOnTheScreen();
  });
});

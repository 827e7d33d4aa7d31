import { fireEvent, screen } from '@testing-library/react-native';

import type { Preferences } from '@/ui/preferences/preferences';
import { usualPreferences } from '@/ui/preferences/testing/usual-preferences';
import { SettingsScreen } from '@/ui/settings/settings-screen';
import { boundaryTexts } from '@/ui/texts/boundary-texts';
import { texts } from '@/ui/texts/texts';
import { readingSteps } from '@/ui/theme/reading-size';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { lookOf } from '@/ui/testing/look-of';

beforeEach(freshScreen);

type Shown = {
  readonly preferences?: Partial<Preferences>;
  readonly keeps?: 'device' | 'visit';
};

function showSettings({ preferences = {}, keeps = 'device' }: Shown = {}): jest.Mock {
  const onPrefer = jest.fn();
  renderInTheme(
    <SettingsScreen
      onBack={jest.fn()}
      keeps={keeps}
      onPrefer={onPrefer}
      preferences={{ ...usualPreferences, ...preferences }}
      version="1.2.3"
    />,
  );
  return onPrefer;
}

describe('the settings', () => {
  it.each([
    ['theme-light', { theme: 'light' }],
    ['size-7', { readingStep: 6 }],
    ['face-atkinson', { face: 'atkinson' }],
    ['spacing-open', { spacing: 'open' }],
    ['own-words-setting', { ownWords: false }],
    ['letter-keys-setting', { letterKeys: false }],
  ])('change with one press of %s, and nothing else with it', (testID, change) => {
    const onPrefer = showSettings();
    fireEvent.press(screen.getByTestId(testID));
    expect(onPrefer.mock.calls).toEqual([[change]]);
  });

  it('say which theme and which size hold', () => {
    showSettings({ preferences: { theme: 'sepia', readingStep: 0 } });
    const checked = screen.getAllByRole('radio', { checked: true });
    expect(checked).toContain(screen.getByRole('radio', { name: texts.reading.themes.sepia }));
    expect(checked).toContain(screen.getByRole('radio', { name: `1 of ${readingSteps}` }));
  });

  it('offer seven sizes, each a radio of its own at least 48 high', () => {
    showSettings();
    for (let step = 1; step <= readingSteps; step += 1) {
      expect(screen.getByRole('radio', { name: `${step} of ${readingSteps}` })).toBeOnTheScreen();
      expect(lookOf(`size-${step}`).height).toBeGreaterThanOrEqual(48);
    }
  });

  it('have switches that are named by what they switch, on or off', () => {
    showSettings({ preferences: { ownWords: false } });
    const ownWords = screen.getByRole('switch', { name: texts.settings.ownWords });
    expect(ownWords).not.toBeChecked();
    expect(screen.getByRole('switch', { name: texts.settings.letterKeys })).toBeChecked();
  });

  it('switch back on what was switched off', () => {
    const onPrefer = showSettings({ preferences: { ownWords: false } });
    fireEvent.press(screen.getByTestId('own-words-setting'));
    expect(onPrefer.mock.calls).toEqual([[{ ownWords: true }]]);
  });

  it.each([
    ['device', texts.settings.keptOnDevice],
    ['visit', texts.settings.keptForVisit],
  ] as const)('say where stories are kept: %s', (keeps, words) => {
    showSettings({ keeps });
    expect(screen.getByText(words)).toBeOnTheScreen();
  });

  it('take a topic that is never told of, or kept out of sight, and let it go again', () => {
    const onPrefer = showSettings({ preferences: { lines: ['spiders'], veils: ['war'] } });
    const field = screen.getByTestId('lines-topic');
    fireEvent.changeText(field, '  teeth ');
    fireEvent(field, 'submitEditing');
    fireEvent.press(screen.getByRole('button', { name: boundaryTexts.remove('war') }));
    fireEvent.changeText(screen.getByTestId('veils-topic'), 'fire');
    fireEvent.press(screen.getByTestId('veils-add'));
    expect(onPrefer.mock.calls).toEqual([
      [{ lines: ['spiders', 'teeth'] }],
      [{ veils: [] }],
      [{ veils: ['war', 'fire'] }],
    ]);
    expect(field.props['value']).toBe('');
  });

  it('change nothing for a topic without a word', () => {
    const onPrefer = showSettings();
    fireEvent.press(screen.getByTestId('lines-add'));
    expect(onPrefer).not.toHaveBeenCalled();
  });

  it('say which version this is', () => {
    showSettings();
    expect(screen.getByText('Narratoria 1.2.3')).toBeOnTheScreen();
  });
});

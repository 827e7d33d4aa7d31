import { fireEvent, screen } from '@testing-library/react-native';

import type { PlayerForm, PlayerWish } from '@/story/campaign/player-form';
import { PersonSheet } from '@/ui/person/person-sheet';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { personTexts } from '@/ui/texts/person-texts';

beforeEach(freshScreen);

const camelot: PlayerForm = {
  mode: 'guided',
  guidance: 'You are a traveler arriving in Camelot.',
  races: [
    { name: 'Human', description: 'Versatile.', traits: ['diplomatic'], abilities: [] },
    { name: 'Fae', description: null, traits: [], abilities: [] },
  ],
  classes: [{ name: 'Knight', description: null, traits: [], abilities: ['swordsmanship'] }],
  limits: ['Era locked: Medieval'],
  given: {},
};

function show(form: PlayerForm = camelot, said: PlayerWish = {}) {
  const asked = { onBegin: jest.fn(), onClose: jest.fn() };
  renderInTheme(<PersonSheet {...asked} form={form} said={said} />);
  return asked;
}

const press = (id: string): void => {
  fireEvent.press(screen.getByTestId(id));
};

describe('who the player is', () => {
  it('[arch §6.2.6] is asked with the guidance of the campaign, its races and its classes', () => {
    const { onBegin } = show();
    expect(screen.getByText('You are a traveler arriving in Camelot.')).toBeOnTheScreen();
    expect(screen.getByText('Era locked: Medieval')).toBeOnTheScreen();
    expect(screen.getByTestId('person-race-about')).toHaveTextContent(
      'Versatile. Traits: diplomatic.',
    );
    fireEvent.changeText(screen.getByTestId('person-name'), 'Ada');
    press('person-pronouns-she');
    press('person-race-Fae');
    expect(screen.queryByTestId('person-race-about')).toBeNull();
    expect(screen.getByTestId('person-race-Fae').props['aria-checked'] ?? true).toBe(true);
    press('person-begin');
    expect(onBegin.mock.calls).toEqual([
      [{ name: 'Ada', pronouns: 'she', race: 'Fae', class: 'Knight' }],
    ]);
  });

  it('[arch §6.2.6] can be skipped: then the story says it', () => {
    const { onBegin } = show();
    fireEvent.changeText(screen.getByTestId('person-name'), 'Ada');
    fireEvent.press(screen.getByRole('button', { name: personTexts.skip }));
    expect(onBegin.mock.calls).toEqual([[{}]]);
  });

  it('[arch §6.2.6] of a freeform story is a name, pronouns and a line', () => {
    const { onBegin } = show({ ...camelot, mode: 'freeform', races: [], classes: [], limits: [] });
    expect(screen.queryByTestId('person-race-Human')).toBeNull();
    fireEvent.changeText(screen.getByTestId('person-background'), 'A midwife.');
    fireEvent(screen.getByTestId('person-background'), 'submitEditing');
    expect(onBegin.mock.calls).toEqual([[{ background: 'A midwife.' }]]);
  });

  it('[arch §6.2.6] stands there from the story before, as far as it is still allowed', () => {
    const { onBegin } = show(camelot, { name: 'Bo', pronouns: 'it', race: 'fae', class: 'Pirate' });
    press('person-begin');
    expect(onBegin.mock.calls).toEqual([
      [{ name: 'Bo', pronouns: 'it', race: 'Fae', class: 'Knight' }],
    ]);
  });

  it('is left by the cross, and nothing begins', () => {
    const { onBegin, onClose } = show();
    press('person-sheet-close');
    expect([onBegin.mock.calls, onClose.mock.calls]).toEqual([[], [[]]]);
  });
});

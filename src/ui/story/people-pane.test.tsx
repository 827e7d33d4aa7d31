import { fireEvent, screen, within } from '@testing-library/react-native';

import type { PersonInSetting, SceneSetting } from '@/story/scene-setting';
import { showStory, type ShownStory } from '@/ui/story/testing/show-story';
import { choosingView, samplePage, sampleSetting } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { desktop, setWindow, tablet } from '@/ui/testing/window-size';

beforeEach(freshScreen);

const mara: PersonInSetting = {
  id: 'mara',
  name: 'Mara Voss',
  role: 'keeper of the yard',
  isHere: true,
  feeling: 12,
  change: 3,
  pronouns: { they: 'she', them: 'her', their: 'her' },
};
const oda: PersonInSetting = {
  ...mara,
  id: 'oda',
  name: 'Oda',
  isHere: false,
  feeling: -40,
  change: 0,
};

function showPeople(known: Partial<SceneSetting>): ShownStory {
  const setting = { ...sampleSetting, ...known };
  return showStory({ ...choosingView, pages: [{ ...samplePage, echo: 'Wait.', setting }] });
}

describe('who is about', () => {
  it('stands beside the story on a desktop: who is here, who is elsewhere, and how they feel', () => {
    setWindow(desktop);
    showPeople({ people: [mara, oda] });
    const here = within(screen.getByTestId('person-mara'));
    expect(here.getByText('Mara Voss')).toBeOnTheScreen();
    expect(here.getByText('keeper · warming to you')).toBeOnTheScreen();
    expect(here.getByText(texts.people.changed('+3'))).toBeOnTheScreen();
    expect(screen.getByText(texts.people.elsewhere)).toBeOnTheScreen();
    expect(within(screen.getByTestId('person-oda')).queryByText(/this scene/)).toBeNull();
  });

  it('is left out where nobody is, and what is remembered says that it is nothing', () => {
    setWindow(desktop);
    showPeople({ people: [], remembered: [] });
    expect(screen.queryByText(texts.people.here)).toBeNull();
    expect(screen.queryByText(texts.people.elsewhere)).toBeNull();
    expect(screen.getByText(texts.people.nothingRemembered)).toBeOnTheScreen();
  });

  it('comes with what is remembered of the place, and when it was', () => {
    setWindow(desktop);
    showPeople({ remembered: [{ text: 'You took an apple.', scene: 2, kind: null }] });
    expect(screen.getByText(/You took an apple\./)).toHaveTextContent('You took an apple. Scene 2');
  });

  it('leads to everything that is remembered, beside the story and from the sheet', () => {
    setWindow(desktop);
    const { actions } = showPeople({ people: [mara] });
    fireEvent.press(screen.getByTestId('all-memories'));
    expect(actions.openMemories).toHaveBeenCalledTimes(1);
    setWindow(tablet);
    fireEvent.press(screen.getByRole('button', { name: 'Mara Voss, warming to you' }));
    fireEvent.press(screen.getByTestId('all-memories'));
    expect(actions.openMemories).toHaveBeenCalledTimes(2);
    expect(screen.queryByTestId('around-sheet')).toBeNull();
  });

  it('is behind a button on a phone', () => {
    showPeople({ people: [mara] });
    expect(screen.queryByTestId('people')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: texts.people.around }));
    expect(within(screen.getByTestId('people')).getByText('Mara Voss')).toBeOnTheScreen();
  });

  it('is a name beside what was done on a tablet, and the others behind it', () => {
    setWindow(tablet);
    showPeople({ people: [mara, oda] });
    fireEvent.press(screen.getByRole('button', { name: 'Mara Voss, warming to you' }));
    expect(within(screen.getByTestId('people')).getByText('Oda')).toBeOnTheScreen();
  });
});

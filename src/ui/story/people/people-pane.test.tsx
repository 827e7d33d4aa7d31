import { fireEvent, screen, within } from '@testing-library/react-native';

import type {
  FactionInSetting,
  PersonInSetting,
  SceneSetting,
} from '@/story/setting/scene-setting';
import { showStory, type ShownStory } from '@/ui/story/testing/show-story';
import { choosingView, samplePage, sampleSetting } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';
import { appThemes } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';
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
  why: [
    { text: 'You paid for the rope.', change: 3, toldBy: null, scene: 7, isOfThisScene: true },
    { text: 'you mended the net', change: 9, toldBy: null, scene: 4, isOfThisScene: false },
  ],
};
const oda: PersonInSetting = {
  ...mara,
  id: 'oda',
  name: 'Oda',
  isHere: false,
  feeling: -40,
  change: 0,
  why: [
    { text: 'you cut the net', change: -40, toldBy: 'Mara Voss', scene: 2, isOfThisScene: false },
  ],
};
const ferrymen: FactionInSetting = {
  id: 'ferrymen',
  name: 'the ferrymen',
  score: -25,
  change: -10,
  words: 'wary of you',
  why: [
    { text: 'You let the ferry go.', change: -10, toldBy: null, scene: 7, isOfThisScene: true },
  ],
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

describe('somebody', () => {
  it('is the letter of their name as long as no face can be drawn', () => {
    setWindow(desktop);
    showPeople({ people: [mara] });
    const row = within(screen.getByTestId('person-mara'));
    expect(row.getByText('M', { includeHiddenElements: true })).toBeTruthy();
  });

  it('shows a larger face behind the tap', () => {
    setWindow(desktop);
    showPeople({ people: [mara] });
    const face = (): unknown =>
      within(screen.getByTestId('person-mara')).getByTestId('avatar', {
        includeHiddenElements: true,
      });
    expect(face()).toHaveStyle({ width: size.avatar, height: size.avatar });
    fireEvent.press(screen.getByTestId('person-mara'));
    expect(face()).toHaveStyle({ width: size.portrait, height: size.portrait });
  });

  it('comes with the last thing between them and the player, behind the tap', () => {
    setWindow(desktop);
    const between = { text: 'You told Mara you would wait.', scene: 3, kind: 'promise' };
    showPeople({ people: [{ ...mara, between }], remembered: [] });
    expect(screen.queryByText(/You told Mara/)).toBeNull();
    fireEvent.press(screen.getByTestId('person-mara'));
    expect(screen.getByText(/You told Mara/)).toHaveTextContent(
      'You told Mara you would wait. Scene 3',
    );
  });
});

describe('what they think', () => {
  it('[arch §4.2.3] is said in words; the number and what it came from are behind a tap', () => {
    setWindow(desktop);
    showPeople({ people: [mara] });
    const row = screen.getByRole('button', { name: /^Mara Voss/, expanded: false });
    expect(screen.queryByText(/of 100/)).toBeNull();
    fireEvent.press(row);
    const why = within(screen.getByTestId('person-mara-why'));
    expect(why.getByText(texts.people.points.person('+12'))).toBeOnTheScreen();
    expect(why.getByText(/paid for/)).toHaveTextContent('You paid for the rope. +3 this scene');
    expect(why.getByText(/mended/)).toHaveTextContent('You mended the net +9 · Scene 4');
    fireEvent.press(screen.getByRole('button', { name: /^Mara Voss/, expanded: true }));
    expect(screen.queryByTestId('person-mara-why')).toBeNull();
  });

  it('[arch §4.2.3] comes with who told them, where they were not there themselves', () => {
    setWindow(desktop);
    showPeople({ people: [oda] });
    fireEvent.press(screen.getByTestId('person-oda'));
    expect(screen.getByText(/Heard from/)).toHaveTextContent(
      'Heard from Mara Voss: you cut the net −40 · Scene 2',
    );
  });

  it('is nothing the player did, where nothing is known of it', () => {
    setWindow(desktop);
    showPeople({ people: [{ ...mara, feeling: 0, change: 0, why: [] }] });
    fireEvent.press(screen.getByTestId('person-mara'));
    expect(screen.getByTestId('person-mara-why')).toHaveTextContent(
      `Feeling 0 of 100. ${texts.people.nothingChanged}`,
    );
  });

  it('[arch §4.1.4] is shown of groups like of people, below them, on a phone in the sheet', () => {
    showPeople({ people: [mara], factions: [ferrymen] });
    expect(screen.queryByTestId('faction-ferrymen')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: texts.people.around }));
    expect(screen.getByText(texts.people.groups)).toBeOnTheScreen();
    const row = screen.getByTestId('faction-ferrymen');
    expect(row).toHaveTextContent('The ferrymen−10 this sceneWary of you');
    fireEvent.press(row);
    const why = within(screen.getByTestId('faction-ferrymen-why'));
    expect(why.getByText(texts.people.points.group('−25'))).toBeOnTheScreen();
    expect(why.getByText(/You let/)).toHaveTextContent('You let the ferry go. −10 this scene');
  });

  it('has no groups where none is known', () => {
    setWindow(desktop);
    showPeople({ people: [mara] });
    expect(screen.queryByText(texts.people.groups)).toBeNull();
  });

  it('lights up what this scene changed, and nothing else', () => {
    setWindow(desktop);
    showPeople({ people: [mara], factions: [ferrymen] });
    fireEvent.press(screen.getByTestId('person-mara'));
    const { tertiary, onSurfaceVariant } = appThemes.dark.colors;
    const lit = [...screen.getAllByText('+3 this scene'), screen.getByText('−10 this scene')];
    expect(lit).toHaveLength(3);
    for (const words of lit) expect(words).toHaveStyle({ color: tertiary });
    expect(screen.getByText('+9 · Scene 4')).toHaveStyle({ color: onSurfaceVariant });
  });

  it('can be tapped by a finger', () => {
    setWindow(desktop);
    showPeople({ people: [mara], factions: [ferrymen] });
    for (const id of ['person-mara', 'faction-ferrymen'])
      expect(screen.getByTestId(id)).toHaveStyle({ minHeight: 48 });
  });
});

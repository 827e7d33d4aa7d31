import { fireEvent, screen, within } from '@testing-library/react-native';

import type { PageEnding, StoryView } from '@/ui/story/player/story-view';
import { showStory } from '@/ui/story/testing/show-story';
import { lookOf } from '@/ui/testing/look-of';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { desktop, setWindow } from '@/ui/testing/window-size';

beforeEach(freshScreen);

const away: PageEnding = {
  title: 'Away',
  cameBack: { text: "You told Mara you'd be back.", scene: 3 },
};

function ended(ending: PageEnding = away): StoryView {
  const last = { ...samplePage, number: 7, choices: [], ending };
  return { ...choosingView, pages: [samplePage, last], phase: 'ended' };
}

const turningPoints = [
  { scene: 2, text: 'Ask Mara.' },
  { scene: 6, text: 'Run for the ferry.' },
];

describe('an ending', () => {
  it('has its title as a heading, and its last words', () => {
    showStory(ended());
    expect(screen.getByRole('heading', { name: 'Away' })).toBeOnTheScreen();
    expect(screen.getByText(texts.ending.overline)).toBeOnTheScreen();
    expect(screen.getAllByText('The ferry is late.').length).toBeGreaterThan(0);
  });

  it('says one thing that came back, and in which scene it was', () => {
    showStory(ended());
    expect(screen.getByText('You told Mara you’d be back. Scene 3')).toBeOnTheScreen();
  });

  it('says nothing of that when nothing came back', () => {
    showStory(ended({ ...away, cameBack: null }));
    expect(screen.queryByText(/Scene 3/)).toBeNull();
    expect(screen.getByTestId('story-end')).toBeOnTheScreen();
  });

  it('offers no choices, no typing and nothing to stop', () => {
    showStory(ended());
    for (const testID of ['choices', 'type-instead', 'why', 'stop'])
      expect(screen.queryByTestId(testID)).toBeNull();
  });

  it('can be begun again, and left for the library', () => {
    const { actions } = showStory(ended());
    fireEvent.press(screen.getByRole('button', { name: texts.ending.again }));
    fireEvent.press(screen.getByRole('button', { name: texts.ending.library }));
    expect([actions.beginAgain.mock.calls, actions.openLibrary.mock.calls]).toEqual([[[]], [[]]]);
  });

  it('leads back to a turning point, which is chosen by what was done there', () => {
    const { actions } = showStory(ended(), { turningPoints });
    expect(screen.queryByTestId('turning-point-sheet')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: texts.ending.turningPoint }));
    const sheet = within(screen.getByTestId('turning-point-sheet'));
    expect(sheet.getByText('Ask Mara.')).toBeOnTheScreen();
    expect(sheet.getByText('Scene 6')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('turning-point-6'));
    expect(actions.goBackTo.mock.calls).toEqual([[6]]);
    expect(screen.queryByTestId('turning-point-sheet')).toBeNull();
  });

  it('[docs/decisions undo-moves-the-head] leads to the whole tree of the story', () => {
    const { actions } = showStory(ended(), { turningPoints });
    fireEvent.press(screen.getByTestId('turning-points'));
    fireEvent.press(screen.getByRole('button', { name: texts.state.tree }));
    expect(actions.openTree).toHaveBeenCalledTimes(1);
    expect(screen.queryByTestId('turning-point-sheet')).toBeNull();
  });

  it('can also be stayed at: the sheet closes without going anywhere', () => {
    const { actions } = showStory(ended(), { turningPoints });
    fireEvent.press(screen.getByTestId('turning-points'));
    fireEvent.press(screen.getByRole('button', { name: texts.sheet.close }));
    expect(screen.queryByTestId('turning-point-sheet')).toBeNull();
    expect(actions.goBackTo).not.toHaveBeenCalled();
  });

  it('says how many scenes it took, and how many of the endings are known by now', async () => {
    const { become, actions } = showStory({ ...ended(), phase: 'telling' });
    actions.endings.mockResolvedValue({ reached: 3, all: 7 });
    become(ended());
    expect(screen.getByTestId('how-far')).toHaveTextContent('2 scenes');
    expect(await screen.findByText('2 scenes · 3 of 7 endings')).toBeOnTheScreen();
  });

  it('can be kept: the way to files and to words that are read elsewhere', () => {
    const { actions } = showStory(ended());
    fireEvent.press(screen.getByRole('button', { name: texts.ending.keep }));
    expect(actions.openFiles).toHaveBeenCalledTimes(1);
  });

  it('can be undone like any other scene', () => {
    const { actions } = showStory(ended());
    fireEvent.press(screen.getByTestId('undo'));
    expect(actions.undo).toHaveBeenCalledTimes(1);
  });

  it('has buttons at least 48 high', () => {
    showStory(ended(), { turningPoints });
    fireEvent.press(screen.getByTestId('turning-points'));
    for (const testID of [
      'turning-points',
      'keep-ending',
      'begin-again',
      'to-library',
      'turning-point-2',
    ])
      expect(lookOf(testID).minHeight).toBeGreaterThanOrEqual(48);
  });

  it('shows its title above its words while they are told, and where to go only after them', () => {
    const { become } = showStory({ ...ended(), phase: 'telling', isFresh: true });
    expect(screen.getByTestId('ending-title')).toBeOnTheScreen();
    expect(screen.queryByTestId('story-end')).toBeNull();
    become(ended());
    expect(screen.getByTestId('story-end')).toBeOnTheScreen();
  });

  it('is the same on a wide window', () => {
    setWindow(desktop);
    showStory(ended());
    expect(screen.getByTestId('ending-title')).toHaveTextContent('Away');
    expect(screen.getByTestId('begin-again')).toBeOnTheScreen();
  });
});

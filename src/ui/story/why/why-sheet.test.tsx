import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import type { StoryView } from '@/ui/story/player/story-view';
import { scriptedActions, showStory } from '@/ui/story/testing/show-story';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { WhySheet } from '@/ui/story/why/why-sheet';
import { freshScreen, passTime, settle } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { desktop, phone, setWindow } from '@/ui/testing/window-size';
import { texts } from '@/ui/texts/texts';
import { whyTexts } from '@/ui/texts/why-texts';

beforeEach(freshScreen);

const twoScenes: StoryView = {
  ...choosingView,
  pages: [
    { ...samplePage, number: 3, echo: 'Look at the river.' },
    { ...samplePage, number: 7 },
  ],
};

type Asked = { readonly scene: number; readonly sentence: number } | null;

/** The sheet itself: how it is fetched when somebody asks is for a browser to show. */
async function asked({ pages } = twoScenes, sentence: Asked = null) {
  const actions = scriptedActions();
  const onClose = jest.fn();
  renderInTheme(<WhySheet actions={actions} onClose={onClose} pages={pages} sentence={sentence} />);
  await screen.findByText(sentence === null ? 'Wait.' : whyTexts.edit);
  return { actions, onClose, sheet: within(screen.getByTestId('why-sheet')) };
}

describe('why these choices', () => {
  it('says every reason of every choice, with its note and its scene', async () => {
    const { actions, onClose, sheet } = await asked();
    expect(actions.explain.mock.calls).toEqual([[7]]);
    expect(sheet.getByText('“You promised to wait.”')).toBeOnTheScreen();
    expect(sheet.getByText(whyTexts.scene(3))).toBeOnTheScreen();
    expect(sheet.getByText(/You have not been there\./)).toBeOnTheScreen();
    expect(sheet.getByText(whyTexts.noReason)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('why-sheet-close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('lets a reason be read in its scene, and goes back', async () => {
    const { sheet } = await asked();
    fireEvent.press(sheet.getByTestId('reason-scene-3'));
    expect(screen.getByTestId('scene-to-read')).toHaveTextContent(/Look at the river\./);
    fireEvent.press(screen.getByTestId('why-back'));
    expect(screen.getByText('“You promised to wait.”')).toBeOnTheScreen();
  });

  it('says so when it cannot be found out', async () => {
    const actions = { ...scriptedActions(), explain: () => Promise.reject(new Error('offline')) };
    renderInTheme(
      <WhySheet actions={actions} onClose={jest.fn()} pages={twoScenes.pages} sentence={null} />,
    );
    expect(await screen.findByText(whyTexts.failed)).toBeOnTheScreen();
  });
});

describe('other words', () => {
  it('are asked for from the sheet, which closes', async () => {
    const { actions, onClose } = await asked();
    fireEvent.press(screen.getByTestId('why-differently'));
    expect(actions.tellAgain.mock.calls).toEqual([['differently']]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('are asked for under the choices where there is room for it', () => {
    setWindow(phone);
    const { actions } = showStory(twoScenes);
    expect(screen.queryByTestId('differently')).toBeNull();
    setWindow(desktop);
    fireEvent.press(screen.getByRole('button', { name: texts.story.tellDifferently }));
    expect(actions.tellAgain.mock.calls).toEqual([['differently']]);
  });

  it('give way to those before, once there are any', async () => {
    const retold = { ...samplePage, number: 7, tellings: { current: 2, count: 3 } };
    const { actions } = await asked({ ...choosingView, pages: [retold] });
    expect(screen.getByTestId('tellings')).toHaveTextContent(whyTexts.telling(2, 3));
    fireEvent.press(screen.getByTestId('why-earlier'));
    expect(actions.tellAgain.mock.calls).toEqual([['earlier']]);
  });

  it('of the first telling have none before them', async () => {
    await asked();
    expect(screen.queryByTestId('why-earlier')).toBeNull();
    expect(screen.queryByTestId('tellings')).toBeNull();
  });
});

describe('why a sentence', () => {
  it('says who wrote it, and what it comes from', async () => {
    await asked(twoScenes, { scene: 7, sentence: 0 });
    expect(screen.getByTestId('asked-sentence')).toHaveTextContent('The ferry is late.');
    expect(screen.getByText(whyTexts.by.author)).toBeOnTheScreen();
    expect(screen.getByText('You chose “Wait.”')).toBeOnTheScreen();
  });

  it('is asked by a tap on it, but not right after the last word', async () => {
    showStory(twoScenes);
    const tooSoon = screen.getAllByText(/^The ferry is late\.$/)[1];
    if (tooSoon !== undefined) fireEvent.press(tooSoon);
    passTime(1000);
    await settle();
    expect(screen.queryByTestId('late-failed')).toBeNull();
    const [, newest] = screen.getAllByText(/^The ferry is late\.$/);
    if (newest === undefined) throw new Error('it is not there');
    fireEvent.press(newest);
    // Here nothing can be fetched late, and that is said.
    expect(await screen.findByTestId('late-failed')).toBeOnTheScreen();
  });

  it('is asked by a tap on it in an earlier scene too', async () => {
    showStory(twoScenes);
    const [earlier] = screen.getAllByText(/^The ferry is late\.$/);
    if (earlier === undefined) throw new Error('it is not there');
    fireEvent.press(earlier);
    expect(await screen.findByTestId('late-failed')).toBeOnTheScreen();
  });

  it('is not asked while words are coming: then a tap shows them all', async () => {
    const { actions } = showStory({ ...twoScenes, phase: 'telling', isWhole: true });
    const [, newest] = screen.getAllByText(/^The ferry is late\.$/);
    if (newest === undefined) throw new Error('it is not there');
    fireEvent.press(newest);
    await settle();
    expect(screen.queryByTestId('late-failed')).toBeNull();
    expect(actions.showAll).toHaveBeenCalled();
  });

  it('can be reached by the keyboard, from a list of the sentences', async () => {
    await asked();
    fireEvent.press(screen.getByTestId('why-words'));
    const second = await screen.findByTestId('why-sentence-2');
    expect(second.props['role']).toBe('button');
    fireEvent.press(second);
    expect(screen.getByTestId('asked-sentence')).toHaveTextContent('So are you.');
    expect(screen.getByText(whyTexts.by.engine)).toBeOnTheScreen();
    expect(screen.getByText(whyTexts.noOrigin)).toBeOnTheScreen();
  });

  it('lets the player put their own there, or say that it does not fit', async () => {
    const { actions } = await asked();
    fireEvent.press(screen.getByTestId('why-words'));
    fireEvent.press(await screen.findByTestId('why-sentence-1'));
    fireEvent.press(screen.getByTestId('sentence-edit'));
    fireEvent.changeText(screen.getByTestId('sentence-words'), '   ');
    fireEvent.press(screen.getByTestId('sentence-save'));
    expect(actions.changeSentence).not.toHaveBeenCalled();
    fireEvent.changeText(screen.getByTestId('sentence-words'), 'The ferry never comes.');
    fireEvent.press(screen.getByTestId('sentence-save'));
    fireEvent.press(screen.getByTestId('sentence-flag'));
    await waitFor(() => {
      expect(actions.changeSentence.mock.calls).toEqual([
        [{ kind: 'edit', scene: 7, sentence: 0, text: 'The ferry never comes.' }],
        [{ kind: 'flag', scene: 7, sentence: 0, isFlagged: true }],
      ]);
    });
  });

  it('of an earlier scene is asked about, and changed, there', async () => {
    const { actions } = await asked(twoScenes, { scene: 3, sentence: 1 });
    expect(actions.explain.mock.calls).toEqual([[3]]);
    fireEvent.press(screen.getByTestId('sentence-flag'));
    expect(actions.changeSentence.mock.calls).toEqual([
      [{ kind: 'flag', scene: 3, sentence: 1, isFlagged: true }],
    ]);
  });
});

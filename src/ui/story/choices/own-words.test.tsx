import { fireEvent, screen } from '@testing-library/react-native';

import { typedActionCharacters } from '@/foundation/limits';
import type { StoryView } from '@/ui/story/player/story-view';
import { showStory, type ShownStory } from '@/ui/story/testing/show-story';
import { lookOf } from '@/ui/testing/look-of';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';

beforeEach(freshScreen);

function press(key: string, more: Readonly<Record<string, unknown>> = {}): jest.Mock {
  const preventDefault = jest.fn();
  fireEvent(screen.getByTestId('own-words'), 'keyPress', {
    nativeEvent: { key, ...more },
    preventDefault,
  });
  return preventDefault;
}

function type(text: string): void {
  fireEvent.changeText(screen.getByTestId('own-words'), text);
}

/** The story with the field opened. */
function typing(): ShownStory {
  const shown = showStory(choosingView);
  fireEvent.press(screen.getByTestId('type-instead'));
  return shown;
}

const nextScene: StoryView = {
  ...choosingView,
  pages: [samplePage, { ...samplePage, number: 2 }],
};

describe('words of the player’s own', () => {
  it('are offered below the choices, and take the place of that offer when asked for', () => {
    showStory(choosingView);
    fireEvent.press(screen.getByRole('button', { name: texts.story.somethingElse }));
    expect(screen.getByLabelText(texts.story.ownWords)).toBeOnTheScreen();
    expect(screen.queryByTestId('type-instead')).toBeNull();
    expect(screen.getByTestId('choice-1')).toBeOnTheScreen();
  });

  it('are sent by Enter, without the space around them, and without a line break', () => {
    const { actions } = typing();
    type('  Sing to the ferry. ');
    const preventDefault = press('Enter');
    expect(actions.say.mock.calls).toEqual([['Sing to the ferry.']]);
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });

  it('[001 §12.2] are sent by the button', () => {
    const { actions } = typing();
    type('Sing.');
    fireEvent.press(screen.getByRole('button', { name: texts.story.send }));
    expect(actions.say.mock.calls).toEqual([['Sing.']]);
  });

  it.each(['', ' ', '\n\t '])('are not sent when there are none: %j', (text) => {
    const { actions } = typing();
    type(text);
    press('Enter');
    fireEvent.press(screen.getByTestId('send'));
    expect(actions.say).not.toHaveBeenCalled();
  });

  it('go on in a new line after Shift and Enter', () => {
    const { actions } = typing();
    type('Sing.');
    const preventDefault = press('Enter', { shiftKey: true });
    expect(actions.say).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
  });

  it('are not sent by the Enter that picks a word while writing Chinese or Japanese', () => {
    const { actions } = typing();
    type('うたう');
    press('Enter', { isComposing: true });
    expect(actions.say).not.toHaveBeenCalled();
  });

  it('are given up by Escape', () => {
    const { actions } = typing();
    type('Sing.');
    press('Escape');
    expect(screen.queryByTestId('own-words')).toBeNull();
    expect(screen.getByTestId('type-instead')).toBeOnTheScreen();
    expect(actions.say).not.toHaveBeenCalled();
  });

  it('are given up by the button beside them', () => {
    const { actions } = typing();
    type('Sing');
    fireEvent.press(screen.getByRole('button', { name: texts.story.backToChoices }));
    expect(screen.queryByTestId('own-words')).toBeNull();
    expect(actions.keepDraft.mock.calls).toEqual([['Sing']]);
  });

  it.each([
    ['Escape', () => press('Escape')],
    ['being sent, which may be stopped', () => press('Enter')],
    [
      'looking elsewhere',
      () => {
        fireEvent(screen.getByTestId('own-words'), 'blur');
      },
    ],
  ])('are kept as they are at %s', (_, leave) => {
    const { actions } = typing();
    type('Sing to ');
    leave();
    expect(actions.keepDraft.mock.calls).toEqual([['Sing to ']]);
  });

  it('that were begun are in the field when it is opened again', () => {
    const { actions } = showStory({ ...choosingView, draft: 'Sing to ' });
    fireEvent.press(screen.getByTestId('type-instead'));
    expect(screen.getByTestId('own-words')).toHaveDisplayValue('Sing to ');
    type('Sing to the ferry.');
    press('Enter');
    expect(actions.say.mock.calls).toEqual([['Sing to the ferry.']]);
  });

  it('are no longer than can be read, and say so when they are as long', () => {
    typing();
    expect(screen.getByTestId('own-words').props['maxLength']).toBe(typedActionCharacters);
    type('x'.repeat(typedActionCharacters - 1));
    const limit = texts.story.ownWordsLimit(typedActionCharacters);
    expect(screen.queryByText(limit)).toBeNull();
    type('x'.repeat(typedActionCharacters));
    expect(screen.getByText(limit)).toBeOnTheScreen();
  });

  it('have buttons at least 48 wide and high', () => {
    typing();
    for (const testID of ['send', 'own-words-cancel'])
      expect([lookOf(testID).width, lookOf(testID).height]).toEqual([48, 48]);
  });

  it('are not asked for again in the next scene: its heading has the focus', () => {
    const { become } = typing();
    type('Sing.');
    press('Enter');
    become({ ...nextScene, phase: 'telling', isWhole: false });
    become(nextScene);
    expect(screen.queryByTestId('own-words')).toBeNull();
    expect(screen.getByTestId('type-instead')).toBeOnTheScreen();
  });

  it('are not offered when the player does not want them', () => {
    showStory(choosingView, { preferences: { ownWords: false } });
    expect(screen.queryByTestId('type-instead')).toBeNull();
    expect(screen.getByTestId('why')).toBeOnTheScreen();
  });
});

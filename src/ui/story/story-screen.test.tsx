import { fireEvent, screen, within } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import type { Choice } from '@/contracts/generated/choice';
import { emptyStory, type StoryView } from '@/ui/story/player/story-view';
import { showStory } from '@/ui/story/testing/show-story';
import { lookOf } from '@/ui/testing/look-of';
import { choosingView, sampleChoice, samplePage } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { desktop, phone, phoneOnItsSide, setWindow, tablet } from '@/ui/testing/window-size';

beforeEach(freshScreen);

function isFaded(testID: string): boolean {
  let { parent } = screen.getByTestId(testID);
  while (parent !== null && parent.props['testID'] !== 'choices') {
    const { style } = parent.props as { readonly style?: StyleProp<ViewStyle> };
    if (StyleSheet.flatten([style]).opacity === 0.38) return true;
    ({ parent } = parent);
  }
  return false;
}

function offering(...choices: readonly Choice[]): StoryView {
  return { ...choosingView, pages: [{ ...samplePage, choices }] };
}

const risky: Choice = {
  ...sampleChoice(4, 'Jump.'),
  difficulty: 'high',
  hint: 'Nobody has since Sunday.',
};

describe('the story screen without a story', () => {
  it('says so in a sentence, with the way to the library', () => {
    const { actions } = showStory(emptyStory);
    expect(screen.getByRole('heading', { name: texts.story.empty })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: texts.story.toLibrary }));
    expect(actions.openLibrary).toHaveBeenCalledTimes(1);
  });

  it('shows nothing while one is on its way, so that no message flashes up', () => {
    showStory({ ...emptyStory, isOpening: true });
    expect(screen.getByTestId('story-opening')).toBeOnTheScreen();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the story screen while the player chooses', () => {
  it('[001 §12.3; arch §8.3.2] has the words of the scene first, the choices below them, and the field to type in last', () => {
    showStory(choosingView);
    fireEvent.press(screen.getByTestId('type-instead'));
    const shown = JSON.stringify(screen.toJSON());
    const places = ['The ferry is late.', '"choice-1"', '"own-words"'].map((part) =>
      shown.indexOf(part),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('takes the choice that is pressed, once', () => {
    const { actions } = showStory(choosingView);
    fireEvent.press(screen.getByTestId('choice-2'));
    fireEvent.press(screen.getByTestId('choice-3'));
    expect(actions.choose.mock.calls).toEqual([['c2']]);
  });

  it('lets the choices that were not taken fade at once', () => {
    showStory(choosingView);
    fireEvent.press(screen.getByTestId('choice-2'));
    const faded = ['choice-1', 'choice-2', 'choice-3'].map(isFaded);
    expect(faded).toEqual([true, false, true]);
  });

  it.each([
    ['three', choosingView.pages[0]?.choices ?? []],
    ['four', [...(choosingView.pages[0]?.choices ?? []), risky]],
  ])(
    '[arch §8.3.3] offers %s choices as buttons in a group, each named exactly by its words',
    (_count, choices) => {
      showStory(offering(...choices));
      const group = screen.getByLabelText(texts.story.choices);
      expect(group.props['role']).toBe('group');
      const buttons = within(group).getAllByRole('button');
      expect(buttons).toHaveLength(choices.length);
      for (const [index, { text }] of choices.entries())
        expect(buttons[index]).toHaveAccessibleName(text);
    },
  );

  it('prints the marks of a book in a choice, and in its name', () => {
    showStory(offering(sampleChoice(1, 'Say "don\'t".')));
    expect(screen.getByTestId('choice-1')).toHaveTextContent('Say “don’t”.');
    expect(screen.getByTestId('choice-1')).toHaveAccessibleName('Say “don’t”.');
  });

  it.each([
    ['a phone', phone],
    ['a tablet', tablet],
    ['a desktop', desktop],
  ])('has choices at least 48 high on %s', (_what, window) => {
    setWindow(window);
    showStory(offering(...samplePage.choices, risky));
    for (const number of [1, 2, 3, 4])
      expect(lookOf(`choice-${number}`).minHeight).toBeGreaterThanOrEqual(48);
  });

  it.each([
    ['low', texts.story.risk.low],
    ['even', texts.story.risk.even],
    ['high', texts.story.risk.high],
  ] as const)('says the odds %s in words and the hint beside them', (difficulty, words) => {
    showStory(offering({ ...risky, difficulty }));
    expect(screen.getByTestId('choice-1')).toHaveTextContent(
      new RegExp(`${words} · Nobody has since Sunday\\.`),
    );
  });

  it('reads odds and hint after the name, not in it', () => {
    showStory(offering(risky));
    expect(screen.getByRole('button', { name: 'Jump.' }).props['accessibilityHint']).toBe(
      'High risk. Nobody has since Sunday.',
    );
  });

  it('says nothing of odds where nothing is rolled', () => {
    showStory(offering(sampleChoice(1, 'Wait.')));
    expect(screen.getByTestId('choice-1')).toHaveTextContent('Wait.');
    expect(screen.getByTestId('choice-1').props['accessibilityHint']).toBe('');
  });

  it('tells those who listen how many choices there are', () => {
    showStory(choosingView);
    expect(screen.getByText('Three choices.').props['aria-live']).toBe('polite');
  });

  it('shows the key of each choice on wide windows only', () => {
    showStory(choosingView);
    expect(screen.queryByText('1')).toBeNull();
    setWindow(desktop);
    const shown = ['1', '2', '3'].map((key) =>
      screen.getByText(key, { includeHiddenElements: true }),
    );
    expect(shown).toHaveLength(3);
  });

  it('has no stop button', () => {
    showStory(choosingView);
    expect(screen.queryByTestId('stop')).toBeNull();
  });

  it('names the place as the heading, and the scene by its number and place', () => {
    showStory(choosingView);
    expect(screen.getByTestId('place')).toHaveTextContent('The quay');
    expect(screen.getByTestId('place').props['role']).toBe('heading');
    expect(screen.getByTestId('scene-1').props['aria-label']).toBe('Scene 1, The quay');
  });

  it('opens how to read, and changes it at once', () => {
    const { actions } = showStory(choosingView);
    fireEvent.press(screen.getByTestId('reading'));
    fireEvent.press(screen.getByTestId('theme-sepia'));
    expect(actions.prefer.mock.calls).toEqual([[{ theme: 'sepia' }]]);
  });
});

describe('going back', () => {
  const second = { ...choosingView, pages: [samplePage, { ...samplePage, number: 2 }] };

  it('is not offered in the first scene, nor while words are coming', () => {
    const { actions, become } = showStory(choosingView);
    fireEvent.press(screen.getByTestId('undo'));
    become({ ...second, phase: 'telling', isWhole: false });
    fireEvent.press(screen.getByTestId('undo'));
    expect(actions.undo).not.toHaveBeenCalled();
  });

  it('is offered from the second scene on', () => {
    const { actions } = showStory(second);
    fireEvent.press(screen.getByRole('button', { name: texts.story.undo }));
    expect(actions.undo).toHaveBeenCalledTimes(1);
  });

  it('is followed by a sentence that says where one is', () => {
    showStory({ ...choosingView, remark: texts.story.wentBack(1) });
    expect(screen.getByTestId('remark')).toHaveTextContent(
      'Back to scene 1. The other road is kept in the story tree.',
    );
  });
});

describe('the story screen after a stop', () => {
  it('says that nothing happened, above the same choices', () => {
    showStory({ ...choosingView, remark: texts.story.stopped });
    expect(screen.getByTestId('remark')).toHaveTextContent(texts.story.stopped);
    expect(screen.getByTestId('remark').props['aria-live']).toBe('polite');
    expect(screen.getByTestId('choice-3')).toBeOnTheScreen();
  });

  it('lets the choice be taken again that was taken before', () => {
    const { actions, become } = showStory(choosingView);
    fireEvent.press(screen.getByTestId('choice-2'));
    become({
      ...choosingView,
      pages: [samplePage, { ...samplePage, number: 2, paragraphs: [], choices: [] }],
      phase: 'telling',
      isWhole: false,
    });
    become({ ...choosingView, remark: texts.story.stopped });
    fireEvent.press(screen.getByTestId('choice-2'));
    expect(actions.choose).toHaveBeenCalledTimes(2);
  });
});

describe('the story screen when the device failed', () => {
  it('says how, offers to try again and to leave, and what can be had of the story', () => {
    const { actions } = showStory({
      ...choosingView,
      phase: 'stuck',
      remark: 'The disk is full: 0 bytes are left.',
    });
    expect(screen.getByRole('heading', { name: texts.story.stuckTitle })).toBeOnTheScreen();
    expect(screen.getByText('The disk is full: 0 bytes are left.')).toBeOnTheScreen();
    expect(screen.queryByTestId('choices')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: texts.story.tryAgain }));
    expect(actions.reopen).toHaveBeenCalledTimes(1);
    fireEvent.press(screen.getByRole('button', { name: texts.trouble.toLibrary }));
    expect(actions.openLibrary).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('stuck').props['role']).toBe('alert');
    expect(screen.getByTestId('rescue')).toBeOnTheScreen();
  });
});

describe('earlier scenes', () => {
  const pages = Array.from({ length: 30 }, (_, index) => ({ ...samplePage, number: index + 1 }));

  it('stand above the newest, each an article with a heading, and without choices', () => {
    showStory({ ...choosingView, pages: pages.slice(0, 3) });
    const scenes = screen.getAllByTestId(/^scene-\d+$/);
    expect(scenes.map(({ props }) => props['aria-label'] as string)).toEqual([
      'Scene 1, The quay',
      'Scene 2, The quay',
      'Scene 3, The quay',
    ]);
    expect(screen.getAllByTestId('choices')).toHaveLength(1);
  });

  it('stand under the chapters they belong to, and the newest is left alone', async () => {
    const view = { ...choosingView, pages: pages.slice(0, 6) };
    const { actions, become } = showStory({ ...view, phase: 'telling' });
    actions.chapters.mockResolvedValue([
      { title: 'The quay', beat: null, act: 1, from: 1, to: 2 },
      { title: "The ferry's bell", beat: 'ferry', act: 1, from: 3, to: 5 },
      { title: 'Away', beat: 'away', act: 1, from: 6, to: 6 },
    ]);
    become(view);
    const heading = await screen.findByRole('heading', { name: 'The ferry’s bell' });
    expect(within(screen.getByTestId('scene-3')).getByTestId('chapter-3')).toBe(heading);
    expect(screen.getAllByTestId(/^chapter-/)).toHaveLength(1);
  });

  it('of a short story have no chapters, and nothing is asked for', () => {
    const { actions } = showStory({ ...choosingView, pages: pages.slice(0, 3) });
    expect(actions.chapters).not.toHaveBeenCalled();
  });

  it('come a dozen at a time, and more when asked for', () => {
    showStory({ ...choosingView, pages });
    expect(screen.getAllByTestId(/^scene-\d+$/)).toHaveLength(13);
    fireEvent.press(screen.getByRole('button', { name: 'Show 12 earlier scenes' }));
    fireEvent.press(screen.getByRole('button', { name: 'Show 5 earlier scenes' }));
    expect(screen.getAllByTestId(/^scene-\d+$/)).toHaveLength(30);
    expect(screen.queryByTestId('earlier')).toBeNull();
  });
});

describe('the window', () => {
  it('names the place beside the column on a desktop, and keeps a heading for those who listen', () => {
    setWindow(desktop);
    showStory(choosingView);
    const pane = screen.getByTestId('side-pane');
    expect(within(pane).getByText('The quay')).toBeOnTheScreen();
    expect(within(pane).getByText('Low Town · Monday, dusk')).toBeOnTheScreen();
    expect(screen.getByTestId('place').props['role']).toBe('heading');
  });

  it('has no pane beside the words on phones and tablets', () => {
    showStory(choosingView);
    expect(screen.queryByTestId('side-pane')).toBeNull();
    setWindow(tablet);
    expect(screen.queryByTestId('side-pane')).toBeNull();
  });

  it('keeps the words and choices of a phone on its side', () => {
    setWindow(phoneOnItsSide);
    showStory(choosingView);
    expect(screen.getByText('The ferry is late.')).toBeOnTheScreen();
    expect(screen.getByTestId('choice-3')).toBeOnTheScreen();
    expect(screen.getByTestId('place')).toHaveTextContent('The quay');
  });
});

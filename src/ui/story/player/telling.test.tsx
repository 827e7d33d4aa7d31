import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import type { Paragraph } from '@/story/words/provenance';
import type { ScenePage, StoryView } from '@/ui/story/player/story-view';
import { showStory } from '@/ui/story/testing/show-story';
import { lookOf } from '@/ui/testing/look-of';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';
import { askForStillness, freshScreen, passTime, settle } from '@/ui/testing/fresh-screen';

const sentences = ['One bell.', 'Two bells.', 'Three bells.', 'Four bells.'];

const told: readonly Paragraph[] = [sentences.slice(0, 2), sentences.slice(2)].map((paragraph) =>
  paragraph.map((text) => ({ text, by: 'author' as const })),
);

const second: ScenePage = {
  ...samplePage,
  number: 2,
  echo: 'Wait for it.',
  paragraphs: told,
};

const telling: StoryView = {
  ...choosingView,
  pages: [samplePage, second],
  phase: 'telling',
  isWhole: true,
  isFresh: true,
};

function toldSoFar(...paragraphs: readonly Paragraph[]): StoryView {
  return { ...telling, isWhole: false, pages: [samplePage, { ...second, paragraphs }] };
}

/** Which sentences can be seen; the others are there already, without a colour. */
function seen(): readonly string[] {
  return sentences.filter((sentence) =>
    screen.queryAllByText(sentence).some((element) => {
      const { style } = element.props as { readonly style?: StyleProp<TextStyle> };
      return StyleSheet.flatten([style]).color !== 'transparent';
    }),
  );
}

beforeEach(freshScreen);

describe('while a scene is told', () => {
  it('what the player did and the stop button are there, and the choices are gone', () => {
    showStory(telling);
    expect(screen.getByTestId('echo')).toHaveTextContent('Wait for it.');
    expect(screen.getByRole('button', { name: texts.story.stop })).toBeOnTheScreen();
    expect(screen.queryByTestId('choices')).toBeNull();
    expect(screen.queryByTestId('type-instead')).toBeNull();
  });

  it('the stop button stops, and is at least 48 high', () => {
    const { actions } = showStory(telling);
    fireEvent.press(screen.getByTestId('stop'));
    expect(actions.stop).toHaveBeenCalledTimes(1);
    expect(lookOf('stop').minHeight).toBeGreaterThanOrEqual(48);
  });

  it('it says who tells', () => {
    showStory(telling);
    expect(screen.getByText(texts.story.toldBy)).toBeOnTheScreen();
  });

  it('the first sentence is shown at once, the others already take their room', () => {
    showStory(telling);
    expect(seen()).toEqual(['One bell.']);
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeOnTheScreen();
  });

  it('sentences appear 120 ms apart', () => {
    showStory(telling);
    passTime(119);
    expect(seen()).toEqual(sentences.slice(0, 1));
    passTime(1);
    expect(seen()).toEqual(sentences.slice(0, 2));
    passTime(120);
    expect(seen()).toEqual(sentences.slice(0, 3));
    passTime(120);
    expect(seen()).toEqual(sentences);
  });

  it('all has been shown when the last sentence has faded in, and is said once', () => {
    const { actions } = showStory(telling);
    passTime(3 * 120 + 259);
    expect(actions.showAll).not.toHaveBeenCalled();
    passTime(1);
    expect(actions.showAll).toHaveBeenCalledTimes(1);
    passTime(10_000);
    expect(actions.showAll).toHaveBeenCalledTimes(1);
  });

  it('a tap on the words asks for all of them', () => {
    const { actions, become } = showStory(telling);
    fireEvent.press(screen.getByText('One bell.'));
    expect(actions.showAll).toHaveBeenCalledTimes(1);
    become({ ...telling, phase: 'choosing' });
    expect(seen()).toEqual(sentences);
    expect(screen.getByTestId('choice-1')).toBeOnTheScreen();
    expect(screen.queryByTestId('stop')).toBeNull();
  });

  it('a tap on words that are all there does nothing', () => {
    const { actions } = showStory(choosingView);
    fireEvent.press(screen.getByText('The ferry is late.'));
    expect(actions.showAll).not.toHaveBeenCalled();
  });

  it('without a word yet nothing is said to be shown', () => {
    const { actions } = showStory(toldSoFar());
    passTime(10_000);
    expect(actions.showAll).not.toHaveBeenCalled();
    expect(screen.getByTestId('stop')).toBeOnTheScreen();
  });

  it('words that come late are shown from where the telling stands', () => {
    const { actions, become } = showStory(toldSoFar());
    passTime(5_000);
    become(toldSoFar(...told.slice(0, 1)));
    expect(seen()).toEqual(sentences.slice(0, 1));
    passTime(5_000);
    expect([seen(), actions.showAll.mock.calls.length]).toEqual([sentences.slice(0, 2), 0]);
    become(telling);
    passTime(240);
    expect(seen()).toEqual(sentences);
  });

  it('the words are read aloud as they come, and not again when they are whole', () => {
    const { become } = showStory(telling);
    const live = (): unknown => screen.getAllByTestId('prose').at(-1)?.props['aria-live'];
    expect(live()).toBe('polite');
    become({ ...telling, phase: 'choosing' });
    expect(live()).toBe('off');
  });

  it('a scene told once more after going back is told sentence by sentence again', () => {
    const { become } = showStory(telling);
    passTime(1_000);
    become({ ...telling, phase: 'choosing' });
    become(choosingView);
    become(telling);
    expect(seen()).toEqual(['One bell.']);
  });
});

describe('for those who asked their device for stillness', () => {
  it('all sentences are shown at once, and the choices follow without delay', async () => {
    askForStillness();
    const { actions } = showStory(telling);
    await settle();
    expect(seen()).toEqual(sentences);
    passTime(0);
    expect(actions.showAll).toHaveBeenCalledTimes(1);
  });

  it('words that are still coming are shown as they come', async () => {
    askForStillness();
    const { actions } = showStory(toldSoFar(...told.slice(0, 1)));
    await settle();
    passTime(1_000);
    expect([seen(), actions.showAll.mock.calls.length]).toEqual([sentences.slice(0, 2), 0]);
  });
});

describe('a scene found again', () => {
  it('shows all its sentences and its choices at once', () => {
    showStory({ ...telling, phase: 'choosing', isFresh: false });
    expect(seen()).toEqual(sentences);
    expect(screen.getByTestId('choice-3')).toBeOnTheScreen();
  });
});

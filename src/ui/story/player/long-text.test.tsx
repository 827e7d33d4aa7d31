import { screen, within } from '@testing-library/react-native';

import type { StoryView } from '@/ui/story/player/story-view';
import { showStory } from '@/ui/story/testing/show-story';
import { lookOf } from '@/ui/testing/look-of';
import {
  choosingView,
  sampleChoice,
  samplePage,
  sampleSetting,
} from '@/ui/story/testing/story-samples';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { desktop, phone, setWindow, tablet } from '@/ui/testing/window-size';

const sentences = Array.from({ length: 60 }, (_, index) => `Bell number ${index + 1} rings.`);
const longChoice = `Say ${'and again '.repeat(30)}no.`.slice(0, 300);
const longName = `the ${'very '.repeat(50)}long quay`.slice(0, 200);

const long: StoryView = {
  ...choosingView,
  title: 'A Story with a Title That Goes On for Longer Than Any Window Is Wide',
  pages: [
    {
      ...samplePage,
      place: longName,
      setting: { ...sampleSetting, place: { ...sampleSetting.place, name: longName } },
      echo: longChoice,
      paragraphs: [sentences.map((text) => ({ text, by: 'author' as const }))],
      choices: [
        { ...sampleChoice(1, longChoice), difficulty: 'even', hint: longChoice },
        sampleChoice(2, 'Walk home.'),
        sampleChoice(3, 'Wait.'),
      ],
    },
  ],
};

/** Whether an element, or any text inside it, is cut off after some lines. */
function isCut(testID: string): boolean {
  const element = screen.getByTestId(testID);
  const lines = [element, ...element.findAll(() => true)].map(
    ({ props }) => props['numberOfLines'] as number | undefined,
  );
  return lines.some((most) => most !== undefined && most > 0);
}

beforeEach(freshScreen);

describe.each([
  ['a phone', phone],
  ['a tablet', tablet],
  ['a desktop', desktop],
])('very long text on %s', (_what, window) => {
  beforeEach(() => {
    setWindow(window);
    showStory(long);
  });

  it('is told whole: all sixty sentences, none of them cut', () => {
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeOnTheScreen();
    expect(isCut('prose')).toBe(false);
  });

  it('is offered whole: a choice of 300 characters, its odds and its hint', () => {
    expect(longChoice).toHaveLength(300);
    const choice = within(screen.getByTestId('choice-1'));
    expect(choice.getByText(longChoice)).toBeOnTheScreen();
    expect(choice.getByText(`Even · ${longChoice}`, { includeHiddenElements: true })).toBeTruthy();
    expect(isCut('choice-1')).toBe(false);
    expect(lookOf('choice-1').height).toBeUndefined();
  });

  it('is echoed whole', () => {
    expect(screen.getByTestId('echo')).toHaveTextContent(longChoice);
    expect(isCut('echo')).toBe(false);
  });

  it('names the place whole to those who listen, and in two lines at most to those who see', () => {
    const title = screen.getByTestId('place');
    expect(title).toHaveTextContent(`T${longName.slice(1)}`);
    expect([undefined, 2]).toContain(title.props['numberOfLines']);
  });
});

it('a place of 200 characters takes two lines of a phone and no more', () => {
  showStory(long);
  expect(screen.getByTestId('place').props['numberOfLines']).toBe(2);
});

it('large letters keep every word, and the line height grows with them', () => {
  showStory(long, { preferences: { readingStep: 6 } });
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeOnTheScreen();
  const { fontSize = 0, lineHeight = 0 } = lookOf('echo');
  expect(fontSize).toBeGreaterThan(28);
  expect(lineHeight).toBeGreaterThan(fontSize * 1.4);
});

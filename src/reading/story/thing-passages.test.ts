import { choicesOf, storyOf } from '@/reading/testing/story-of';

const premise = 'You are to bring back the anchor and the letter before noon.';
const setting = (anchor: string): string =>
  `# The Quay\n\nThe quay is empty. ${anchor} A letter lies on the bollard, and somebody has sealed it. The letter was never sent.`;

it('[arch §6.2] what weighs too much is looked at and stays where it is', () => {
  const taken = (anchor: string): readonly string[] =>
    choicesOf(
      storyOf(
        { 'plot/premise.md': premise, 'world/setting.md': setting(anchor) },
        { items: new Map([['anchor', 'anchor']]) },
      ),
    ).filter((text) => text.startsWith('Take the anchor'));
  expect(taken('The anchor hangs from a crane and weighs as much as a boat.')).toEqual([]);
  expect(taken('The anchor is small and made of tin.')).toEqual(['Take the anchor with you.']);
});

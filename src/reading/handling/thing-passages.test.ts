import { choicesOf, storyOf } from '@/reading/testing/story-of';
import { sentenceKey } from '@/story/words/sentence-key';

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

const offered = (told: string, rest = ''): readonly string[] =>
  choicesOf(storyOf({ 'plot/premise.md': told, 'world/setting.md': `# The Mill\n\n${rest}` }));

it('[arch §6.2] things are read, opened, sought and tried as their kind and their author would have it', () => {
  const texts = offered(
    'You are the new miller. On the shelf lies a letter from the bank. The strongbox stands in the corner. Your satchel is wet. The brass scales are gone.',
    'The mill is quiet.',
  );
  expect(texts).toEqual(
    expect.arrayContaining([
      'Read the letter.',
      'Try to open the strongbox.',
      'Take the letter with you.',
    ]),
  );
  expect(texts.some((text) => /^(?:Look|Search) for the brass scales\.$/.test(text))).toBe(true);
  expect(texts).not.toContain('Take the strongbox with you.');
  expect(texts).not.toContain('Take the brass scales with you.');
});

it('[arch §6.2] whoever looks is told what its author said of it, as the author’s', () => {
  const story = storyOf({
    'plot/premise.md': 'You are the new miller. On the shelf lies a tin whistle with a dent in it.',
    'world/setting.md': '# The Mill\n\nThe mill is quiet.',
  });
  const [seen = ''] = story.passages.get('read-look-tin_whistle')?.prose ?? [];
  expect(seen).toMatch(/a tin whistle with a dent in it\.$/);
  expect(story.sources?.has(sentenceKey(seen))).toBe(true);
});

it.each([
  'On the hill stands the drum, a six-tonne drum that nobody has beaten.',
  'The drum is as heavy as a lorry, and nobody beats it.',
])('[arch §6.2] what its sentence gives a mass is not taken along: %s', (told) => {
  const texts = offered(`You are the new miller. ${told}`, 'The mill is quiet.');
  expect(texts.filter((text) => /^Take .*drum/.test(text))).toEqual([]);
});

it('[arch §6.2] what was long ago is neither read nor taken', () => {
  const texts = offered(
    'You are the new miller. Forty years ago your uncle signed a contract with the river. The wheel has stopped.',
    'The mill is quiet.',
  );
  expect(texts.filter((text) => text.includes('contract'))).toEqual([]);
});

it('[arch §6.2] things are shown to those whom they concern', () => {
  const story = storyOf({
    'plot/premise.md':
      'You are the new miller. In your pocket is a brass key that Odile Marsh lost. Rufus Penn is asleep.',
    'world/setting.md':
      '# The Mill\n\nThe mill is quiet.\n\n## People\n\n- **Odile Marsh**: the baker. She sings.\n- **Rufus Penn**: the carter. He snores.\n',
  });
  expect(choicesOf(story).filter((text) => text.startsWith('Show the brass key'))).toEqual([
    'Show the brass key to Odile.',
  ]);
});

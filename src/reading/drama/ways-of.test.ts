import { readingOf, storyOf } from '@/reading/testing/story-of';
import { premiseCore } from '@/reading/premise/premise-core';

const files = {
  'plot/premise.md':
    'You are the porter of the night train. Madame Orlova left you a violin, and has not asked for it since. The violin lies on your bunk. Captain Reiss of the frontier police is coming down the corridor. What happens to the violin?',
  'world/setting.md': `# The night train

## People

- **Captain Reiss**: polite, tired, thorough. He opens everything.
- **Madame Orlova**: sleeps by day. She hums.
`,
};

it('[arch §6.2.4] a story ends in different acts with what its premise turns on, and each has an ending of its own', () => {
  const { ways, question } = premiseCore(readingOf(files), '', new Map(Object.entries(files)));
  expect([ways.map(({ act }) => act), question]).toEqual([
    [
      'Hand the violin over to Captain Reiss.',
      'Hide the violin, and keep it.',
      'Find out whose the violin is, and give it back.',
      'Leave with the violin.',
    ],
    'What happens to the violin?',
  ]);
  const { endings, passages } = storyOf(files);
  const told = [...endings.values()].map(({ prose }) => prose.join(' '));
  expect(new Set(told).size).toBe(4);
  expect(told.every((text) => text.includes('violin'))).toBe(true);
  expect(passages.get('read-last')?.prose.join(' ')).toContain('What happens to the violin?');
});

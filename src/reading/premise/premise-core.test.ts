import { premiseCore } from '@/reading/premise/premise-core';
import { readingOf } from '@/reading/testing/story-of';

function matterOf(premise: string, { title = '', description = '' } = {}): string {
  const files = {
    'plot/premise.md': premise,
    'manifest.json': JSON.stringify({ title, description }),
  };
  return premiseCore(readingOf(files), title, new Map(Object.entries(files))).matter;
}

it('[arch §6.2.4] what a campaign says of itself is what it is about, before where things happen', () => {
  expect(
    matterOf(
      'You stand on the platform with your hands full. The fog is in the tunnel, and nobody will open the gate until you have signed the deed. The uncle laughs.',
      { description: 'A garden, a deed and one pen too few.' },
    ),
  ).toBe('the deed');
});

it('[arch §6.2.4] a title that the premise names is what it is about', () => {
  expect(
    matterOf('You came aboard Survey Launch Six at dusk. Somebody has opened the locker.', {
      title: 'Survey Launch Six',
    }),
  ).toBe('Survey Launch Six');
});

it('[arch §6.2.4] what something is only like is no matter of a story', () => {
  expect(
    matterOf(
      'If the seal breaks by noon, the room fills like a bath. A bath is what it looks like already. Who has the seal?',
    ),
  ).toBe('the seal');
});

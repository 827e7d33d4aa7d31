import { findPeople } from '@/reading/found/find-people';
import { blocksOf } from '@/reading/prose/block';
import { sentencesOf } from '@/reading/prose/sentence';

/** Who is about in a setting of these words, with nobody in a file of their own. */
function peopleIn(setting: string, premise = ''): readonly (readonly [string, string | null])[] {
  const files = new Map([
    ['world/setting.md', setting],
    ['plot/premise.md', premise],
  ]);
  const sentences = [...files].flatMap(([file, text]) => sentencesOf(blocksOf(file, text)));
  const { people } = findPeople({ people: new Map() }, files, sentences);
  return people.map(({ name, role }) => [name, role] as const);
}

it('[arch §6.2] whoever prose names at the beginning of its sentences is somebody, with what they are', () => {
  expect(
    peopleIn(
      'Hetty Vane has been the verger for thirty years. Okoro reads the meter on Fridays; he has never missed one.',
      'At noon Okoro is late. Hetty puts down her keys.',
    ),
  ).toEqual([
    ['Hetty Vane', 'verger'],
    ['Okoro', null],
  ]);
});

it('a name that no lexicon has is somebody’s by what they do and by he or she', () => {
  expect(
    peopleIn(
      'Vashti Quill keeps the lamps, and she sleeps by day. Brannoch mends nets and says nothing about his brother.',
    ).map(([name]) => name),
  ).toEqual(['Vashti Quill', 'Brannoch']);
});

it('the role of somebody who has a name is not a second person', () => {
  const names = peopleIn(
    'Ibrahim Soto is the ferryman. The ferryman is never late, and the ferryman never waits.',
  ).map(([name]) => name);
  expect(names).toContain('Ibrahim Soto');
  expect(names).not.toContain('the ferryman');
});

it.each([
  [
    'a room with a number',
    'Studio Two has not been used since the flood. Platform Nine is closed. Anna Lee waits, and she is cold.',
  ],
  [
    'a house',
    'Harrow House has been empty for years. It keeps its shutters closed. Anna Lee waits, and she is cold.',
  ],
  [
    'a ship',
    'The Kittiwake went down in January. She was never found. Anna Lee waits, and she is cold.',
  ],
  [
    'a town',
    'Maria Falls is as far from the sea as it gets. Nobody in Maria Falls minds. Anna Lee waits, and she is cold.',
  ],
  [
    'a day',
    'Sunday has always been quiet. Easter was never kept. Anna Lee waits, and she is cold.',
  ],
])('%s is nobody', (_what, setting) => {
  expect(peopleIn(setting).map(([name]) => name)).toEqual(['Anna Lee']);
});

it('what is said to the narrator names nobody', () => {
  expect(
    peopleIn(
      'Anna Lee waits, and she is cold.\n\n## Tone\n\nThink of Buster Keaton. He never smiles.',
    ).map(([name]) => name),
  ).toEqual(['Anna Lee']);
});

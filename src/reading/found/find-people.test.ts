import { readingOf } from '@/reading/testing/story-of';
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

const crowd = readingOf({
  'world/setting.md': `# Lower Marl, 1902

People here keep to themselves. The mill belongs to Brandt y Hijos, and Orsini, Compagnie Maritime, wants it. Nobody trusts the Millowners Act.

Inspector Vera Holm of Records sits in the café until six. She does not like coffee. Ansa, sixty, who mends the nets, tells everyone what it costs. Ferenc, her brother, drowned in the spring.

The suburb called Brae has a tram called Matilda and three bells: Fat Ivo, the Maid, and Crow. "Well, You'll see," says Ansa. A goat called Emil eats what is left.`,
  'plot/premise.md': `You came for the papers of Captain Joost Verhoeven. The body of Joost Verhoeven was found on Monday. Mr Holm is not at home, and Ansa knows why.`,
});

it('[arch §6.2] a firm, a law, a ship, a goat, a suburb and the first word of a sentence are nobody to be met', () => {
  expect(crowd.people.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Inspector Vera Holm', 'Ansa']),
  );
  const met = crowd.people.map(({ name }) => name).join(', ');
  expect(met).not.toMatch(/People|Hijos|Orsini|Act|Brae|Matilda|Ivo|Crow|You|Emil/);
});

it('[arch §6.2] the dead are not met, whoever else the sentence names', () => {
  expect(crowd.people.map(({ name }) => name).join(', ')).not.toMatch(/Ferenc|Verhoeven/);
});

it('[arch §6.2] a list of people says who is here, and who is not any more', () => {
  const { people } = readingOf({
    'plot/premise.md': 'You arrive.',
    'world/setting.md': `**Who is here**

- Ruta Gale - keeps the pump. Two fingers missing.
- Bed nine: gives his name as Corvo. Diver.
- Old Jansen: founder of the station. Died at sea.
- Manner: write it short.`,
  });
  expect(people.map(({ name }) => name)).toEqual(['Ruta Gale', 'Corvo']);
});

it('[arch §6.2] a captain with and without the first name is one, and a husband is not the wife', () => {
  const { people } = readingOf({
    'plot/premise.md':
      'Captain Moor waits at the gate, and she has a key. Captain Ilse Moor says nothing. Mrs Tarn asks for the key. Mr Tarn asks her to sit down.',
  });
  expect(people.map(({ name }) => name).sort()).toEqual([
    'Captain Ilse Moor',
    'Mr Tarn',
    'Mrs Tarn',
  ]);
});

it('[arch §6.2] a widow is not called by the name that her husband had too', () => {
  const { people } = readingOf({
    'characters/npcs/ilka/profile.json': JSON.stringify({ name: 'Ilka Sand', role: 'Widow' }),
    'plot/premise.md':
      'The body of Anton Sand lies in the chapel. Everybody owed Sand money. Ask Sand, they used to say. Old Mr Jory Pell has the key, and Ilka has not asked for it.',
  });
  expect(people.map(({ shortName }) => shortName)).toEqual(['Ilka', 'Mr Pell']);
});

it('[arch §6.2] who is the eldest of several is somebody, and whom a year took is not met', () => {
  const { people } = readingOf({
    'plot/premise.md':
      'Tovi Brandeis, the eldest, has counted the chairs. Ruben Brandeis, the younger, laughs at her.',
    'world/setting.md': 'Nobody bathes there since the lake took their cousin, Elke, in 1911.',
  });
  expect(people.map(({ name }) => name)).toEqual(['Tovi Brandeis', 'Ruben Brandeis']);
});

it('[arch §6.2] whoever has no name is somebody by what they are and do', () => {
  expect(
    peopleIn(
      'The ferrywoman poles the flat boat across. Her mother did it before her. At the inn there is a blind harper, who knows who is lying. A witness is paid in coin.',
      'You are the new lamplighter. A girl in a wet coat came up the steps and gave you a lamp. Then she sat down.',
    ).map(([name]) => name),
  ).toEqual(['the ferrywoman', 'the blind harper', 'the girl in the wet coat']);
});

it('[arch §6.2] what somebody with a name is called besides is nobody else', () => {
  expect(
    peopleIn(
      'Sheriff Ida Crane sits in the jail, and she is bored. The cook, Bo Lunt, sings.',
      'The sheriff wants you gone. The cook says nothing. The sheriff says it twice.',
    ).map(([name]) => name),
  ).toEqual(['Sheriff Ida Crane', 'Bo Lunt']);
});

it('[arch §6.2] a title under the people of a story is somebody, and a machine is it', () => {
  const { people } = readingOf({
    'plot/premise.md': 'You arrive.',
    'world/setting.md': `# The Crew

## Osei Lund

Engineer. Big and careful. He has a cold.

## ORRERY

The ship's computer. It speaks from any wall.

Skiff: a boy of nine who runs errands.`,
  });
  expect(people.map(({ name, pronouns, role }) => [name, pronouns.they, role])).toEqual([
    ['Osei Lund', 'he', 'engineer'],
    ['ORRERY', 'it', null],
    ['Skiff', 'he', 'boy'],
  ]);
});

it('[arch §6.2] "there’s" is no part of a name, and a sign in capitals is nobody', () => {
  expect(
    peopleIn(
      "There's Auntie Bel, who brings food. The sign says VACANCY. VESTA says nothing, and she hums.",
    ).map(([name]) => name),
  ).toEqual(['Auntie Bel', 'VESTA']);
});

it('[arch §6.2] who did not come down is gone, unless they were found', () => {
  expect(
    peopleIn('', 'The lodger did not come down this morning. You found him in bed with a fever.'),
  ).toEqual([['the lodger', null]]);
  expect(
    peopleIn('', 'The lodger did not come down this morning. The lodger says nothing.'),
  ).toEqual([]);
});

it('[arch §6.2] who went in and did not come out, and who signs a letter, are not met', () => {
  expect(
    peopleIn(
      'Ada Lunt waits in the hall, and she is cold.\n\nYours,\n\nAunt Bertha',
      'At six Mr. Orne came with a lamp. He looked round. Then he went behind the curtain, and did not come out.',
    ).map(([name]) => name),
  ).toEqual(['Ada Lunt']);
});

it('[arch §6.2] where a ferry goes is nobody, and who keeps a role without an article is somebody', () => {
  expect(
    peopleIn(
      'The ferry to Bella Marsh leaves at six. Otto has been porter for years. Bella Marsh is small.',
    ).map(([name]) => name),
  ).toEqual(['Otto']);
});

it('[arch §6.2] who does not answer is not there, and what somebody is is told once', () => {
  const { people } = readingOf({
    'plot/premise.md': 'You knock twice. Captain Orne does not answer. The door is cold.',
    'world/setting.md':
      '# The Crew\n\n## Captain Ida Orne\n\nFifty. Calm.\n\n## Dr. Sand\n\nThe medic. Sleeps by day.',
  });
  expect(
    people.map(({ name, role, background }) => [name, role, background.map(({ text }) => text)]),
  ).toEqual([['Dr. Sand', 'medic', ['Sleeps by day.']]]);
});

const cast = readingOf({
  'characters/npcs/adela/profile.json': JSON.stringify({ name: 'Adela Brand', role: 'seamstress' }),
  'lore/history.md':
    'Orsolya Finch commanded the packet for thirty years. Magnus Tell designed the tether and quarrelled with her.',
  'world/setting.md': `The *Brightwater* carries mail. She was built at Hull. Climber Nine is a lift car of the old tether, and she is late. Mireille Two docked at dawn.

Wenzel Orme, the purser, keeps the hold. Orsolya Finch was the first captain, and she wrote the rules that hang in the saloon. Magnus Tell designed the stairs. Nobody has forgotten Ilse Vardy, who sang here.`,
  'plot/premise.md': `You are the steward of the *Brightwater*. Brightwater is five days out. Adela Brand sits in the saloon with a letter in her lap, and Jonah Pike is asleep beside her.

A boy in a yellow oilskin sits on the bench beside you. He has not said a word. They still talk of Orsolya Finch here.`,
});

it('[arch §6.2] what carries people is nobody, whatever it does and whoever calls it she', () => {
  expect(cast.people.map(({ name }) => name).join(', ')).not.toMatch(
    /Brightwater|Climber|Mireille/,
  );
});

it('[arch §6.2] whoever is only told of in a story of now is not met', () => {
  expect(cast.people.map(({ name }) => name).join(', ')).not.toMatch(/Finch|Tell|Vardy/);
});

it('[arch §6.2] whom the opening shows is there beside those who have profiles', () => {
  expect(cast.people.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Adela Brand',
      'Jonah Pike',
      'Wenzel Orme',
      'the boy in the yellow oilskin',
    ]),
  );
});

it('[arch §6.2] a boy is he, whoever he sits beside', () => {
  const { people } = readingOf({
    'plot/premise.md':
      'Adela Brand has a letter, and she is cold. A boy in a yellow oilskin sits beside her on her coat.',
  });
  expect(people.map(({ name, pronouns }) => [name, pronouns.they])).toContainEqual([
    'the boy in the yellow oilskin',
    'he',
  ]);
});

it('[arch §6.2] whom the opening shows without a name may be somebody who has a profile', () => {
  const { people } = readingOf({
    'characters/npcs/mara/profile.json': JSON.stringify({
      name: 'Mara Quist',
      role: 'diver',
      background: 'A woman of forty. Her girl is at school in town.',
    }),
    'plot/premise.md':
      'A woman in a wet coat sits on the steps beside you. She has a girl by the hand. Nobody else came.',
  });
  expect(people.map(({ name }) => name)).toEqual(['Mara Quist']);
});

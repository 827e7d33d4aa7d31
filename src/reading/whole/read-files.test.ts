import { readingOf, storyOf } from '@/reading/testing/story-of';

describe('excerpts', () => {
  const words = (setting: string): readonly string[] => {
    const { everywhere, places, topics } = readingOf({
      'world/setting.md': setting,
      'plot/premise.md': 'You arrive.',
    });
    const all = [...everywhere, ...[...places, ...topics].flatMap(({ excerpts }) => excerpts)];
    return [...new Set(all.map(({ text }) => text))];
  };

  it('what leans on the sentence before is told with it', () => {
    const setting =
      'The engine called Patience drains the low fields for four parishes and has done so for longer than anybody can say. She has not stopped in nineteen years.';
    expect(words(setting)).toEqual([setting]);
  });

  it('[arch §6.2] what a title says is put in for what points to it', () => {
    const setting = '# Skarn\n\n## The ferry hut\n\nThis is where Jo sleeps. She snores.';
    expect(words(setting)[0]).toBe('The ferry hut is where Jo sleeps. She snores.');
  });

  it('what leans on words that are not told is not told', () => {
    const setting =
      'The narrator knows why the ferry sank. However, nobody says so.\n\nIt has never been raised.\n\nThe quay is empty by noon.';
    expect(words(setting)).toEqual(['The quay is empty by noon.']);
  });

  it('[arch §6.2] what is written in capitals for the narrator is not told, and what a sign shouts is', () => {
    const setting =
      'THE NARRATOR MUST NOT SAY WHO SANK THE FERRY.\n\nThe quay is empty by noon.\n\nNO SWIMMING BELOW THE WEIR.';
    expect([...words(setting)].sort()).toEqual([
      'NO SWIMMING BELOW THE WEIR.',
      'The quay is empty by noon.',
    ]);
  });

  it('one of two, the other, and there: none begins an excerpt', () => {
    const setting =
      'Two roads leave the town, and both are watched by men who are paid in salt and have not been paid for a month. The other is worse. Nobody goes there after dark.';
    expect(words(setting)).toEqual([setting]);
  });
});

describe('things', () => {
  const things = (premise: string, setting = ''): readonly string[] =>
    readingOf({ 'plot/premise.md': premise, 'world/setting.md': setting }).things.map(
      ({ name }) => name,
    );

  it('what something is only like is no thing', () => {
    expect(
      things(
        'The sky is the colour of a collar. The ice is as brittle as an egg. He bent like a hook.',
      ),
    ).toEqual([]);
  });

  it('what somebody wears and what stands about is none', () => {
    expect(
      things('The clerk wears a coat and sits by a lamp. There is a cup on the table.'),
    ).toEqual([]);
  });

  it('what is carried, hidden or lost is one, and what is not there is not', () => {
    expect(
      things(
        'You carry a letter for the abbot. Somebody has hidden the key. Nobody ever found the crown.',
      ),
    ).toEqual(['the key', 'the letter']);
  });
});

describe('titles', () => {
  const setting = `# The Upper Line

Trains run when there is coal.

## Stations of the Upper Line

- **Kerl Halt**: a platform and a bell.
- **Moss Junction**: two lines cross under one lamp.

## People of the Quay

The quay people mend nets and say little.

## Geography

The hills keep the rain.

## The Turntable Shed

Inside there is room for one engine. The doors stand open in all weathers.
`;

  it('of chapters are no places, and what is listed under a group of places is', () => {
    const { places } = readingOf({
      'world/setting.md': setting,
      'plot/premise.md': 'You get off.',
    });
    const names = places.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Kerl Halt', 'Moss Junction', 'the Turntable Shed']),
    );
    expect(names.join(' ')).not.toMatch(/Stations|People|Geography/);
  });

  it('of chapters are no matters to be asked about', () => {
    const { topics } = readingOf({
      'world/setting.md': setting,
      'plot/premise.md': 'You get off.',
    });
    expect(topics.map(({ name }) => name).join(' ')).not.toMatch(/geography|people/i);
  });
});

describe('where people are', () => {
  it('whom prose puts into a cell is there, and not where the story begins', () => {
    const profile = JSON.stringify({
      name: 'Mikel Aro',
      role: 'Prisoner',
      background: 'Sits in the lower cell and counts the bells.',
    });
    const clerk = JSON.stringify({ name: 'Ada Venn', role: 'Clerk of the court' });
    const story = storyOf({
      'plot/premise.md': 'You are sent to the courtroom to hear a case. The courtroom is full.',
      'world/setting.md':
        'The courtroom has one window. The lower cell lies under the stairs, and water stands in it.',
      'characters/npcs/mikel/profile.json': profile,
      'characters/npcs/ada/profile.json': clerk,
    });
    expect(story.places.get(story.people.get('mikel')?.place ?? '')?.name).toBe('the lower cell');
  });
});

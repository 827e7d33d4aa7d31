import { sentenceKey } from '@/story/words/sentence-key';
import { choicesOf, storyOf, wordsOf } from '@/reading/testing/story-of';

const lighthouse = {
  'plot/premise.md':
    'You climb the lighthouse at Skarn Point with a sealed letter for the keeper. Odile Marsh opens before you knock. The letter is wet, and she will not take it.',
  'world/setting.md': `# Skarn Point

The lighthouse stands on a rock that the sea leaves twice a day. It is painted every spring, and every spring the paint is gone by May. Gulls nest in the lamp room.

Nothing gory. Somebody is always cooking.

The mood is patient. Keep the weather close, and name at least three sounds.

## Tone and style

The sea is a neighbour. Everybody talks to it.
`,
};

describe('words for the narrator', () => {
  it('neither content rules nor orders are told, nor what goes on from them', () => {
    const told = wordsOf(storyOf(lighthouse));
    expect(told).toContain('The lighthouse stands on a rock');
    expect(told).not.toMatch(/gory|cooking|patient|three sounds|neighbour|talks to it/);
  });

  it('a note under a bold word for tone is one, in a list and in a paragraph', () => {
    const setting = `# The Yard

The yard lies behind the tannery. Carts stand in it.

- **Tone**: dry and warm, with long silences.
- **Pacing**: the carts move slowly here.

**Style.** The carts speak for themselves.
`;
    const told = wordsOf(
      storyOf({ 'world/setting.md': setting, 'plot/premise.md': 'You own a cart.' }),
    );
    expect(told).toContain('Carts stand in it.');
    expect(told).not.toMatch(/silences|slowly|speak for themselves/);
  });
});

const tribunal = {
  'plot/premise.md': 'You are to write down what happened at the mill. Anna Rell waits outside.',
  'world/setting.md': `# The Inquiry

The inquiry sits in the grain hall. The hall has no stove.

## People

- **Anna Rell**: miller's daughter. Gives evidence to anyone who writes it down.
- **Tomas Ferrant, called Tom**: long, stooped; always gloves. Keeps one hand in the coat.
`,
};

describe('halves of sentences', () => {
  it('get the person whom they are about', () => {
    const told = wordsOf(storyOf(tribunal));
    expect(told).toContain('{anna_rell} gives evidence to anyone who writes it down.');
    expect(told).toContain('{tomas_ferrant} keeps one hand in the coat.');
  });

  it('of a dossier describe inside a sentence', () => {
    const told = wordsOf(storyOf(tribunal));
    expect(told).toMatch(/\{tomas_ferrant\}[^.]*: long, stooped; always gloves\./);
    expect(told).not.toMatch(/(?:^|[.!?] )Long, stooped/m);
  });
});

describe('names', () => {
  it('who is called something for short is called so in every choice', () => {
    const story = storyOf(tribunal);
    expect(story.people.get('tomas_ferrant')).toMatchObject({
      name: 'Tomas Ferrant',
      shortName: 'Tom',
    });
    expect(choicesOf(story).filter((text) => /Ferrant|Tomas/.test(text))).toEqual([]);
  });

  it('a role is one thing, in small letters, and no dossier', () => {
    const profile = JSON.stringify({
      name: 'Ilse Brandt',
      role: 'Stowaway; interpreter; about twelve',
    });
    const story = storyOf({ ...lighthouse, 'characters/npcs/ilse/profile.json': profile });
    expect(story.people.get('ilse')?.role).toBe('stowaway');
  });

  it('the name that prose uses most is the short one', () => {
    const profile = JSON.stringify({ name: 'Ilse Brandt', role: 'Pilot' });
    const story = storyOf({
      'plot/premise.md': 'You wait for Brandt. Brandt is late. Nobody but her mother says Ilse.',
      'characters/npcs/ilse/profile.json': profile,
    });
    expect(story.people.get('ilse')?.shortName).toBe('Brandt');
  });

  it('marks are of one kind in what is told', () => {
    const premise = 'You are nobody’s guest. “Come in,” says the cook, ‘or don’t.’';
    expect(wordsOf(storyOf({ 'plot/premise.md': premise }))).not.toMatch(/[‘’“”]/);
  });
});

describe('who can be spoken of', () => {
  const profile = (name: string, others: Readonly<Record<string, string>>): string =>
    JSON.stringify({ name, role: 'Diver', relationships: others });
  const wreck = {
    'plot/premise.md': 'You come aboard the barge to learn what Ansa Holm found.',
    'world/setting.md': 'The barge lies over the wreck. The pumps run day and night.',
    'characters/npcs/ansa/profile.json': profile('Ansa Holm', { piet: 'Owes him a life' }),
    'characters/npcs/piet/profile.json': profile('Piet Roos', { ansa: 'Never thanked her' }),
  };

  it('whom the premise names can be spoken of at once, and the others when they were told of', () => {
    const { passages } = storyOf(wreck);
    const choices = [...passages.values()].flatMap((passage) => passage.choices);
    const conditionOf = (start: string): unknown =>
      choices.find(({ text }) => text.startsWith(start))?.condition ?? null;
    expect(JSON.stringify(conditionOf('Speak of Piet to Ansa'))).toContain('told_piet');
    expect(JSON.stringify(conditionOf('Speak of Ansa to Piet'))).not.toContain('told_ansa');
  });
});

it('what somebody says over several sentences is told whole, orders too', () => {
  const premise =
    '"You had better do it," she said at breakfast. "You are family. Tell them there is somebody new." So you went down to the orchard and knocked.';
  expect(wordsOf(storyOf({ 'plot/premise.md': premise }))).toContain(premise);
});

it('who is called something else altogether is introduced by both names', () => {
  const setting = `The yard lies under snow.

## People

- **Ines Vail, called Nessie**: tug pilot; forty; left hand is a clamp. Pays her debts in cable.
`;
  const story = storyOf({
    'world/setting.md': setting,
    'plot/premise.md': 'Nessie waits for you.',
  });
  expect(story.people.get('ines_vail')).toMatchObject({ name: 'Nessie', shortName: 'Nessie' });
  expect(wordsOf(story)).toMatch(
    /Ines Vail, called Nessie[^.]*: tug pilot; forty; left hand is a clamp\./,
  );
});

it('a name that a family or a house has too is nobody’s short name', () => {
  const story = storyOf({
    'plot/premise.md': 'You reach Wray House. Mrs Wray is in. The Wray girl counts the stairs.',
    'characters/npcs/old/profile.json': JSON.stringify({
      name: 'Mrs Temperance Wray',
      role: 'Widow',
    }),
    'characters/npcs/girl/profile.json': JSON.stringify({ name: 'Pleasance Wray', role: 'Niece' }),
  });
  expect([...story.people.values()].map(({ shortName }) => shortName)).toEqual([
    'Mrs Wray',
    'Pleasance',
  ]);
});

it.each(['null', '7', '[]', '{"beats":null}', '{"beats":[null,7,{"id":4}]}'])(
  'beats that are none (%s) do not keep a story from being made',
  (beats) => {
    const story = storyOf({ ...lighthouse, 'plot/beats.json': beats });
    expect(story.passages.size).toBeGreaterThan(3);
  },
);

it('[arch §6.2] a sentence of which only "the player" has become "you" is still its author’s', () => {
  const beats = [
    { id: 'tide', title: 'The Tide', description: 'Odile shows the player the drowned stair.' },
  ];
  const { sources } = storyOf({ ...lighthouse, 'plot/beats.json': JSON.stringify({ beats }) });
  expect(sources?.get(sentenceKey('Odile shows you the drowned stair.'))).toMatchObject({
    file: 'plot/beats.json',
  });
  expect(sources?.get(sentenceKey('Odile shows you the stair.'))).toBeUndefined();
});

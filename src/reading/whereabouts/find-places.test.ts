import { readingOf } from '@/reading/testing/story-of';

const town = readingOf({
  'plot/premise.md':
    'You have a key to the darkroom. In the pocket of your coat is a letter. The Orlov caravan leaves on Monday, and nobody in the Brume will say why.',
  'world/setting.md': `# Sarn

Sarn is a city built on a staircase. Hanna Reuss, the engraver, works in the printshop by the quay. She has a boy at the Naval School. Ivo Lund drinks with sailors. He sits in the Bar Volta until two. A bishop is a man with a mushroom on his head.

## The Brume

Inside the walls there are eleven doors. People who live in the Brume pay no rent. Nobody goes into the Brume alone.

## Those who are in it

Three families stay.`,
});

it('[arch §6.2] places are found by what they are, and neither a likeness nor a bishop is one', () => {
  const names = town.places.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['the Brume', 'the darkroom', 'the Bar Volta']));
  expect(names.join(', ')).not.toMatch(/staircase|bishop|mushroom/);
});

it('[arch §6.2] somebody is where they are said to be, not where what they have is', () => {
  const stands = Object.fromEntries(town.people.map(({ name, stands }) => [name, stands]));
  expect(stands).toEqual({ 'Hanna Reuss': 'the printshop', 'Ivo Lund': 'the Bar Volta' });
});

it('[arch §6.2] what is in a pocket of yours you hold', () => {
  expect(town.things.filter(({ isHeld }) => isHeld).map(({ name }) => name)).toContain(
    'the letter',
  );
});

it('[arch §6.2] a title that leans on what stands before it is no matter to be asked about', () => {
  expect(town.topics.map(({ name }) => name).join(', ')).not.toMatch(/those who|the Orlov$/i);
});

it('[arch §6.2] a paragraph that begins with a place in bold is about one, whatever stands above it', () => {
  const { places } = readingOf({
    'plot/premise.md': 'You arrive.',
    'world/setting.md': `# The works

**The boiler room.** Two valves leak.

**The dye shed.** Closed since spring.`,
  });
  expect(places.map(({ name }) => name).sort()).toEqual(['the boiler room', 'the dye shed']);
});

it('[arch §6.2] several houses somewhere are no place to walk to', () => {
  const { places } = readingOf({
    'plot/premise.md': 'You arrive.',
    'lore/places/houses.md': '# The houses at Elm Fold\n\nThere are nine of them, with low doors.',
  });
  expect(places.map(({ name }) => name).join(', ')).not.toMatch(/houses at/);
});

it('[arch §6.2] a bottle and a season are nowhere to go', () => {
  const { places } = readingOf({
    'plot/premise.md':
      'In the spring of 1911 the ferry sank. There is one cup in the canteen. You wait in the chapel.',
    'world/setting.md': '# Out here\n\nThe chapel has no roof. The canteen is empty by noon.',
  });
  expect(places.map(({ name }) => name).join(', ')).not.toMatch(/spring|canteen/);
});

it('[arch §6.2] a title that shouts is asked about in small letters', () => {
  const { topics } = readingOf({
    'plot/premise.md': 'You arrive.',
    'lore/crew.md': '# THE RAIL GANG\n\nThe rail gang came in winter and laid nine miles.',
  });
  expect(topics.map(({ name }) => name).join(', ')).not.toMatch(/RAIL|GANG/);
});

it('[arch §6.2] what is listed or titled beside rooms is one, whatever it is called', () => {
  const { places } = readingOf({
    'plot/premise.md': 'You arrive.',
    'world/setting.md': `# The barge

## The barge

### The galley

Hot. One pan.

### The bunkroom

Six beds.

### The boiler room

Loud.

### Ballast

Cold. It smells of mud.`,
  });
  expect(places.map(({ name }) => name).sort()).toEqual([
    'Ballast',
    'the boiler room',
    'the bunkroom',
    'the galley',
  ]);
});

it('[arch §6.2] a numbered list may name its places before a stop', () => {
  const { places } = readingOf({
    'plot/premise.md': 'You arrive.',
    'world/setting.md':
      '# Locations\n\n1. The Salt Steps. Market, and court of law.\n2. The kennels. Nobody goes in.\n3. The Gate. Shut.',
  });
  expect(places.map(({ name }) => name).sort()).toEqual([
    'the Gate',
    'the Salt Steps',
    'the kennels',
  ]);
});

it('[arch §6.2] whoever is in the pantry is in the house, which is nowhere else to go', () => {
  const { places } = readingOf({
    'plot/premise.md': 'You wake in the pantry.',
    'world/setting.md':
      'The house has a kitchen with a range, a cellar and an attic. The house is on the hill above Orr Bay.',
  });
  expect(places.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/house|Orr Bay/)]),
  );
});

it('[arch §6.2] where the premise has the player is a place, though it is named nowhere else', () => {
  const { places, begins } = readingOf({
    'plot/premise.md': 'You are in the vestry with a wet hat.',
    'world/setting.md': 'The tavern is full. The mill is shut.',
  });
  expect([begins[0]?.name, places[0]?.name]).toEqual(['the vestry', 'the vestry']);
});

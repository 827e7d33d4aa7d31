import { whereYouAre } from '@/reading/whereabouts/where-you-are';

function firstOf(...premise: readonly string[]): string | undefined {
  return whereYouAre(premise, { players: ['the ratcatcher', 'The ratcatcher'] })[0]?.name;
}

it.each([
  [
    'You rode in before dawn. You are in the smithy now. Through the door you see the well.',
    'the smithy',
  ],
  [
    'Six years ago you left the abbey. You came aboard late, and found a bunk in the galley.',
    'the galley',
  ],
  ['It is past closing in the bakery. On the road to the mill somebody is singing.', 'the bakery'],
  ['You and Osk are crouched behind the boathouse with one oar.', 'the boathouse'],
  ['So here you are at your old table on Level 9, and nobody looks up.', 'Level 9'],
  [
    'You found the note upon the kitchen table. Nela says that they meet in the crypt.',
    'the kitchen',
  ],
  ['You are the new porter at the hotel. You wake at the foot of the tower.', 'the tower'],
  ['The ratcatcher unlocks the cellar. The bishop was crowned in the chapel.', 'the cellar'],
  [
    'At handover on the ward you were told of two. The doctor has gone to the pharmacy.',
    'the ward',
  ],
  ['You must get to the harbour by noon. A letter lies in the hall.', 'the hall'],
  [
    'Bruno has just put his head around the door of cabin four. You know what the stage is like.',
    'cabin four',
  ],
  [
    'Caught in the lock-house for three days now, you are counting biscuits in the pantry.',
    'the pantry',
  ],
  ['You come in on the noon coach. A bar of soap is missing in the laundry.', 'the laundry'],
  ['On the Friday you were called to the library. A form was signed there.', 'the library'],
  ['Your gran is stood in the pantry. They meet tomorrow at the chapel.', 'the pantry'],
  ['You have got four crowns in the bank. The stove is out in the schoolhouse.', 'the schoolhouse'],
  ['In the loft a crate is open. He stands in the hall and is cross.', 'the loft'],
  ['In the loft a crate is open. The boy may go home, he says, to the mill.', 'the loft'],
  ['In the boiler room Fuse has read the gauge again. It is too hot.', 'the boiler room'],
])('[arch §6.2] of "%s" the player is where the premise leaves them', (premise, place) => {
  expect(firstOf(premise)).toBe(place);
});

it('[arch §6.2] where one was born, is bound for or only looks is not where one is', () => {
  const sure = whereYouAre([
    'You can see the lighthouse. You have never been to the island. Will you go to the fair?',
  ]).filter(({ weight }) => weight >= 20);
  expect(sure).toEqual([]);
});

it('[arch §6.2] a spot that the setting knows is a place when the player is in it', () => {
  const [first] = whereYouAre(['You were the only one in the radio van when it began.'], {
    setting: ['Behind the barn stands the radio van, which has no wheels.'],
  });
  expect(first).toMatchObject({ name: 'the radio van', isPlace: true });
});

it('[arch §6.2] of a premise that names no place, the one that is the player’s is where they are', () => {
  const places = whereYouAre(['Somebody is face down in the flour.'], {
    setting: ['Up the hill is Crust, and at the bottom is your bakery.'],
  }).filter(({ isPlace }) => isPlace);
  expect(places.map(({ name }) => name)).toEqual(['the bakery']);
});

import { asOrder, toldToYou } from '@/reading/prose/tell-you';

it('[arch §6.2] what is joined to a deed of the player’s agrees with them too', () => {
  expect(
    [
      'The player waits by the sluice, and has to answer for it.',
      'The player lifts the lid and finds nothing.',
      'The player follows the boy who sings and has a lamp.',
      'The player opens the gate, and the dog comes in.',
    ].map((text) => toldToYou(text)),
  ).toEqual([
    'You wait by the sluice, and have to answer for it.',
    'You lift the lid and find nothing.',
    'You follow the boy who sings and has a lamp.',
    'You open the gate, and the dog comes in.',
  ]);
});

it('[arch §6.2] what stands between the player and their verb does not change it', () => {
  expect(toldToYou('At dawn the player, in another town, wakes and pays.')).toBe(
    'At dawn you, in another town, wake and pay.',
  );
  expect([
    asOrder('rides out and leaves the key', 13),
    asOrder('sits down and leaves it there', 13),
  ]).toEqual(['Ride out and leave the key.', 'Sit down and leave it there.']);
});

it('[arch §6.2] every verb of a chain agrees with who does it all', () => {
  expect(
    [
      'The player lifts the latch, wakes the ferryman and lies awake a while.',
      'The player goes below and ties the boat up.',
      'The player greets the guards, boots in hand.',
      'On the third evening, with the band tuning up, the player climbs the stage and reads the list aloud.',
    ].map((text) => toldToYou(text)),
  ).toEqual([
    'You lift the latch, wake the ferryman and lie awake a while.',
    'You go below and tie the boat up.',
    'You greet the guards, boots in hand.',
    'On the third evening, with the band tuning up, you climb the stage and read the list aloud.',
  ]);
  expect([
    asOrder('lies down and goes to sleep', 13),
    asOrder('has the boat mended', 13),
    asOrder('ride off and sells it', 13),
  ]).toEqual(['Lie down and go to sleep.', 'Have the boat mended.', 'Ride off and sell it.']);
});

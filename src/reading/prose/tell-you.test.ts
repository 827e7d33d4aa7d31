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

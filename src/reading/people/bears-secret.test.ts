import { bearsSecret } from '@/reading/people/bears-secret';

it.each([
  'I drowned him in the mill race, and I would do it again.',
  'It was me who cut the rope.',
  'I never told my sister what I saw.',
  'Don’t tell anyone about the boat.',
])('[arch §6.2] what confesses waits for its beat: %s', (saying) => {
  expect(bearsSecret(saying, '')).toBe(true);
});

it.each([
  'Sit down before the soup is cold.',
  'I never lied to the weir, and it never lied to me.',
  'Tell anyone you like.',
])('[arch §6.2] what confesses nothing is said to anybody: %s', (saying) => {
  expect(bearsSecret(saying, 'The lantern in the chapel was lit by Orrin.')).toBe(false);
});

it('[arch §6.2] what stands among the secrets is not said either', () => {
  const secrets = 'Orrin lit the lantern in the chapel to wreck the packet.';
  expect(bearsSecret('A lantern in the chapel wrecks a packet.', secrets)).toBe(true);
});

import { tagged } from '@/reading/prose/tagged';
import { thingMentions } from '@/reading/things/thing-mentions';

const named = (sentence: string): readonly string[] =>
  thingMentions(tagged(sentence)).map(({ words }) => words);
const first = (sentence: string) => thingMentions(tagged(sentence))[0];

it.each([
  [
    'On the sill there is a cracked hand mirror and a bundle of old tickets.',
    ['cracked hand mirror', 'bundle of old tickets'],
  ],
  ['Somebody has left a brace of pistols on the bed.', ['brace of pistols']],
  ['The glass cabinet stands open.', ['glass cabinet']],
  ['Locker nine is empty.', ['Locker nine']],
])('[arch §6.2] what can be looked at is named by all its words: %s', (sentence, words) => {
  expect(named(sentence)).toEqual(words);
});

it.each([
  'There is no ladder here.',
  'The sky is like a lid on a box.',
  'Every letter was burnt.',
  'You would need a rope.',
  'The porter rings twice.',
  'Two hired guns sit by the door.',
])('[arch §6.2] what is not there is nothing to look at: %s', (sentence) => {
  expect(named(sentence)).toEqual([]);
});

it('[arch §6.2] what is said of it goes with it as far as it is about it', () => {
  expect(first('Beside it lies a tin whistle with a dent in it, and nobody plays.')).toMatchObject({
    phrase: 'a tin whistle with a dent in it',
  });
  expect(first('You found a jar of plums, sealed, marked with a cross.')).toMatchObject({
    state: 'sealed, marked with a cross',
  });
  expect(first('There is a ledger which she shows to nobody.')).toMatchObject({ phrase: null });
});

it('[arch §6.2] it is gone, shut or in the player’s hands where its sentence says so', () => {
  expect(first('The spare oar is missing.')).toMatchObject({ isGone: true });
  expect(first('There is one drawer, always locked.')).toMatchObject({ isShut: true });
  expect(first('You came in by the yard with a lantern.')).toMatchObject({ isHeld: true });
  expect(first('The whistle is in your hand, and nobody has heard it.')).toMatchObject({
    isHeld: true,
  });
  expect(first('A clerk handed you a lantern and went back in.')).toMatchObject({ isHeld: true });
  expect(first('The lantern stands on the step.')).toMatchObject({
    isGone: false,
    isShut: false,
    isHeld: false,
  });
});

it.each([
  'Under the floor the well holds a low note.',
  'She hears a note from a high voice.',
  'The gate hums a single note all night.',
  'There is one mug left.',
  'You have two bottles a day.',
  'They gave you half a jug of water.',
])('[arch §6.2] a tone and an amount are nothing to look at: %s', (sentence) => {
  expect(named(sentence)).toEqual([]);
});

it('[arch §6.2] a note that is paper, and one cup by itself, can be looked at', () => {
  expect(named('A note lies on the moss beside one cup.')).toEqual(['note', 'cup']);
});

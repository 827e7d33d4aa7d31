import { tagged } from '@/reading/prose/tagged';
import { placePhrases } from '@/reading/whereabouts/place-phrases';

function placesIn(text: string): readonly string[] {
  return placePhrases(tagged(text))
    .filter(({ isThere }) => isThere)
    .map(({ name }) => name);
}

it.each([
  [
    'Past the first silo is the second silo, and nobody opens it.',
    ['the first silo', 'the second silo'],
  ],
  [
    "Next door is Mother Brill's tavern, and behind it is the printer's attic.",
    ["Mother Brill's tavern", "the printer's attic"],
  ],
  [
    'The farm has a dairy with a drain, a henhouse and a loft.',
    ['the farm', 'the dairy', 'the henhouse', 'the loft'],
  ],
  ['Up the rungs is the signal walk, where the mate goes round and round.', ['the signal walk']],
  ['Down there is Dock Thirty, where the barges come in.', ['Dock Thirty']],
  ['This is Rust & Petal, the only bakery on the ring.', ['Rust & Petal']],
  ['They rest at the Blind Heron and quarrel.', ['the Blind Heron']],
  ['Nobody sleeps in cabin four.', ['cabin four']],
  ['Across the lane was a dairy, still lived in.', ['the lane', 'the dairy']],
  ["There's Anna Ruck's bakery, and nobody in it.", ["Anna Ruck's bakery"]],
  ['On the north side the sheep barn, whose doors are open.', ['the sheep barn']],
  ['He sleeps in the drying sheds.', ['the drying sheds']],
  ["In t' barn there's hay.", ['the barn']],
])('[arch §6.2] "%s" names places to go to', (text, places) => {
  expect(placesIn(text)).toEqual(places);
});

it.each([
  'By autumn it is a car park.',
  'He wants the chapel sold for a warehouse.',
  'She was clerk since before the roof was mended.',
  'It can be followed down a mountain.',
  'He trained at the infirmary.',
  'The bridge that was promised and never built is on every map.',
  'The crossing takes two hours.',
  'The wireless is stuck on the station for old songs.',
  'There was a monastery here once.',
  'He came in off the salt road.',
  'She stepped into the path of the cart.',
  'You are on the road to ruin.',
  'They stand in the way of the harvest.',
  'The next jug is on the house.',
])('[arch §6.2] "%s" names none', (text) => {
  expect(placesIn(text)).toEqual([]);
});

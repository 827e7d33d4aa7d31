import type { LibraryBreather } from '@/narrator/library/library-breather';

export const dialogueBreathers: readonly LibraryBreather[] = [
  {
    where: 'anywhere',
    text: 'The answer gets as far as a breath drawn in. It is held, looked over, and let out again by the nose with nothing on it. A thumb runs down a seam from top to bottom and finds no fault.',
  },
  {
    where: 'anywhere',
    text: 'For a time there is only the noise of arms being folded, unfolded, and folded the other way up. The left one is on top now. It does not look comfortable there, and it stays.',
  },
  {
    where: 'anywhere',
    text: 'A word is begun, and begun again. Both times it is an m, or something else that wants the lips shut. After the second try they are left shut, and then pressed, until there is hardly any lip to be seen.',
  },
  {
    where: 'anywhere',
    text: 'The gap is filled from its far end: a thing dragged, a thing let down, a cough that is no part of this. Close by, all that has moved is a pair of eyes, over to the side and home.',
  },
  {
    where: 'anywhere',
    text: 'Fingernails are gone through in order, starting from the smallest. There is some delay at the thumb. Then the thumb is put away with the other four shut round it, and that appears to be the reply.',
  },
  {
    where: 'anywhere',
    text: 'It has gone so still that a swallow can be heard from start to finish, and after it the small wet click of a mouth that opened with nothing ready. The mouth is used to blow on some fingers instead.',
  },
  {
    where: 'anywhere',
    text: 'A heel has started to tap, lightly, at about twice the speed of the conversation. It gets one look. It is pressed flat, and a moment afterwards the knee above it takes up where it left off.',
  },
  {
    where: 'anywhere',
    text: 'A nod sets out. It goes down as it should, and then does not come back, but turns into a study of the ground: a seed, a scuff, the toe of a shoe. The shoe is moved to cover the seed.',
  },
  {
    where: 'anywhere',
    text: 'Out comes a laugh, the short kind that is made at the back of the nose. It has gone before anyone could say who it was at. A hand comes up and wipes the place, from lip to chin.',
  },
  {
    where: 'anywhere',
    text: 'Between you a fingertip has been drawing on the nearest flat thing: a long line, a line across that, a small box at one end. The side of a fist rubs it out. Its grease is left, and from a slant it can be read quite well.',
  },
  {
    where: 'anywhere',
    text: 'The last word was an ordinary one. It came out half a size too loud, and it hangs about. Whoever is near enough to have caught it has become extremely busy.',
  },
  {
    where: 'anywhere',
    text: 'The distance is corrected. Half a pace is taken back, and a quarter of a pace returned, with a scrape. It comes out longer than a handshake and shorter than a shout.',
  },
  {
    where: 'anywhere',
    text: 'In the depths of a pocket something is being turned over by the hand that is in there with it: click, and a rest, and click. Once, for the length of one sentence, the clicks leave off. Afterwards they come double, until the number is made up.',
  },
  {
    where: 'anywhere',
    text: 'A yawn is kept behind the teeth, and shows all the same, along the jaw and in the ears. It ends in wet eyes. They are dried on a sleeve with such care that they might have been wet for any reason.',
  },
  {
    where: 'anywhere',
    text: 'Something is certainly on its way; it can be watched coming up the throat. What arrives is “well, then—”, addressed to nobody. The rest is bitten off, chewed, and got rid of.',
  },
  {
    where: 'anywhere',
    text: 'A hair is found on a collar, plucked, held up to the light and let go. It is slow about falling. Nobody adds anything until it is down, and then it has to be agreed, without a word, where it went.',
  },
  {
    where: 'anywhere',
    text: 'One shoulder goes up, reconsiders, and drops. The other has not been told. It rises by itself, late, and is left up there a little longer than a shrug can use.',
  },
  {
    where: 'anywhere',
    text: 'The light on the nearer sleeve has climbed from cuff to elbow. Nothing like as much as that has been said. A foot that had gone numb is stamped twice, and comes to rest pointing rather more towards the way out.',
  },
  {
    where: 'anywhere',
    text: 'Below the talk there has been a tune, hummed so low that it is nearly all breath. It breaks off at a glance. Its next bar comes in punctually, from one finger, on a thigh.',
  },
  {
    where: 'inside',
    text: 'A chair has found the one uneven spot in the floor. It rocks through everything that is being said, tick, tock, with a rest for the difficult parts. The wad that used to be under its leg lies a foot away, trodden to the shape of a leaf.',
  },
  {
    where: 'inside',
    text: 'Two rooms off, something is dropped, and a voice has one syllable to say about it. No head turns. But what was on the point of being said in here goes by unsaid, and a crumb is squashed on the tabletop, slowly, with one finger.',
  },
  {
    where: 'inside',
    text: 'A cup is set down with its handle to the wall, and brought round until the handle faces out, and taken back. It has drawn three-quarters of a circle by then. The level inside has not gone down at all.',
  },
  {
    where: 'inside',
    text: 'The door comes open by a hand’s breadth. There is no one behind it; it does that. It is pushed to, and held a moment to teach it, and in the meantime the subject has got out.',
  },
  {
    where: 'inside',
    text: 'Within the wall something runs from upper left to lower right, in a hurry, on claws. All talk waits for it to get there. It gets there, and presently comes back up, much slower, with something to drag.',
  },
  {
    where: 'inside',
    text: 'The ceiling is given a good deal of attention. There is a hook in it, painted over more than once, that holds nothing up and has no reason to be where it is. Every chair there is has been placed so as to have a view of it.',
  },
  {
    where: 'inside',
    text: 'A seat is offered by being shoved out with one foot. It is not the good one. The good one has a folded blanket on it, and there is a dent in the blanket.',
  },
  {
    where: 'inside',
    text: 'A drawer is pulled out, looked into, pushed home. It is pulled out once more. The third time it jams crooked and takes two hands and a knee, and nobody could be expected to look up during that.',
  },
  {
    where: 'inside',
    text: 'Somebody passing stops outside, and the strip of brightness under the door has two feet in it. Then it has one. Then it is whole, and the voices on this side, which had sunk, stay where they sank to.',
  },
  {
    where: 'outside',
    text: 'The open air takes the ends off things. “—not before the—” gets across, and an arm that points, and the remainder goes off sideways. The arm stays up after there is nothing left for it to mean.',
  },
  {
    where: 'outside',
    text: 'A pebble is rolled beneath a sole, forward, back, with a squeak at each turn. It is flicked away. Before long the same foot goes feeling about for another, and has to make do with one that is flat.',
  },
  {
    where: 'outside',
    text: 'Something flies over, low, and the conversation waits for it with its chin up. When the chins come down it is no longer clear whose turn it was. Each leaves it, very politely, to the other.',
  },
  {
    where: 'outside',
    text: 'A stalk is being stripped down, fibre by fibre, to the string in the middle. The scraps make a small heap on one boot. When there is no more to take off, a knot is tied in the string, and then a knot in the knot.',
  },
  {
    where: 'outside',
    text: 'Shift by shift, the two of you have come round through a quarter turn, and the scuffs of it lie on the ground in an arc. What was behind your back is in plain view from here. It is an empty space, with scuffs in it.',
  },
  {
    where: 'outside',
    text: 'A long way off somebody is calling a name, not one from hereabouts, with all the weight on its second half. It comes three times. There is no sign on any face of listening, but nothing is said across it.',
  },
  {
    where: 'outside',
    text: 'A collar is done up to the chin, one hole out, so that the left side rides up beside the ear. It is a thing that anyone might mention. It joins the other such things.',
  },
  {
    where: 'outside',
    text: 'A post offers itself to be leaned on, and is, and gives. From then on a good half of every remark goes into the business of leaning without putting any weight there. The post, relieved, comes upright again.',
  },
];

import type { LibraryBreather } from '@/narrator/library/library-breather';

export const dangerBreathers: readonly LibraryBreather[] = [
  {
    where: 'anywhere',
    text: 'The noise of it goes off to the left, meets something hard, and returns in pieces. The last piece is no louder than a plate laid on a plate. Whatever else was making a sound has left off to listen.',
  },
  {
    where: 'anywhere',
    text: 'Two knuckles have lost their skin, neatly, the way wet paper comes away. For a count of five there is no blood. Then there is some, about enough to sign with.',
  },
  {
    where: 'anywhere',
    text: 'It was not the strong part that held. That has a new line in it, pale, the whole way down. The thin bit alongside, which somebody once bent back and bound up with rag, is humming a little.',
  },
  {
    where: 'anywhere',
    text: 'Your fingers have locked, and must be opened one by one, the smallest last. Across the palm there is a print: a ridge, a row of dots, most of a letter. The letter is the last of it to fade.',
  },
  {
    where: 'anywhere',
    text: 'Dust hangs level with your chest and takes its time. Through it, a thing that stood upright can be made out at a slant, and a thing that slanted is lying flat. Nothing remains that could fall any farther.',
  },
  {
    where: 'anywhere',
    text: 'Some small part has come off and is still going. Its hops can be counted, each one shorter, either a long way down or a long way along. There ought to be one more.',
  },
  {
    where: 'anywhere',
    text: 'A taste of iron comes from the side of the tongue, where the teeth met. It was all over in less than a breath. The breath itself goes in now, late and loud, with grit; and then a better one.',
  },
  {
    where: 'anywhere',
    text: 'A seam has gone under the arm, with a noise like a short question. Cool air is first in. A yard of thread trails from the place, takes hold of every corner on the way, and gives a small tug backwards at each.',
  },
  {
    where: 'anywhere',
    text: 'The shaking is not in the hand. It is in what the hand is resting on, and shows in a bead of wet there, which goes to rings, and to slower rings, and is a bead.',
  },
  {
    where: 'anywhere',
    text: 'Of everything within reach, one object has not moved. Now it does: over on its side, at leisure, with a clack. It was the one that had been put there to keep the others from moving.',
  },
  {
    where: 'anywhere',
    text: 'Your weight has gone over to one foot and means to stay. The other, set down to try, leaves half a print, dark. The one after that is paler, and the fourth has to be looked for.',
  },
  {
    where: 'anywhere',
    text: 'A smell of two stones struck together has come up, and no smoke to go with it. It is strongest by your own cuff. Presently it is not strongest anywhere, and the hairs on that wrist all end in tiny knobs.',
  },
  {
    where: 'anywhere',
    text: 'Three fresh scratches go along together, bend, and break off just where your nails are. Underneath are older ones, a great many, with the same bend in them. They break off sooner.',
  },
  {
    where: 'anywhere',
    text: 'Your ears ring. From under the ringing comes a rattle, a lid or a dish going round on its rim, faster and flatter. It stops, and the rest of the world is let in all together.',
  },
  {
    where: 'anywhere',
    text: 'It was nearer than it looked, by the width of a hand. The hand is there to prove it, grey to the wrist with what coats the far side. Before long there is grey on your ear too, and along one eyebrow.',
  },
  {
    where: 'anywhere',
    text: 'Sleeves, hair, eyelashes: there is fine pale stuff on all of them, and it keeps sifting down well after it might have finished. Rubbed, it becomes paste. It smells, of all things, of biscuits.',
  },
  {
    where: 'anywhere',
    text: 'A batten has snapped across, and the halves fit. Held together they hardly show the join. Let go, they stand by themselves for a moment longer, out of habit.',
  },
  {
    where: 'anywhere',
    text: 'The arm that took the strain has come out longer, or so the cuffs say: one is at the wrist, the other at the knuckles. Turned back, the short one has a red bracelet beneath it, with the weave of the cloth printed on.',
  },
  {
    where: 'anywhere',
    text: 'What was spilled has reached the first crack, and runs down it, turns a corner, and runs along the next. A pattern is being drawn that was there from the start. It is one line short of your foot.',
  },
  {
    where: 'anywhere',
    text: 'No damage shows. Only, a row of things that stood straight leans over now by a finger or so, all to one side, and it is the side you are on.',
  },
  {
    where: 'inside',
    text: 'Flakes come down from overhead, and then, after an interval, one piece as big as a tray, flat, at its ease. It lands on an edge and stands. Where it used to be there is older paint, in a far more cheerful colour.',
  },
  {
    where: 'inside',
    text: 'This door has held; its frame has not, altogether. In the gap that has opened down one side are a dead wasp, a hairpin, and some card, folded in four, pushed in there by somebody who had the same trouble earlier.',
  },
  {
    where: 'inside',
    text: 'On another floor, steps run until they are over you or under you, and there they stop. It is the kind of stop that has its head on one side. The steps walk back, on their toes.',
  },
  {
    where: 'inside',
    text: 'A shelf lets go at one end. What it held goes off in order, heavy things first, and gathers along the foot of the wall. A single jar is whole, and rolls out into the middle to show it.',
  },
  {
    where: 'inside',
    text: 'A tumbler has cracked from lip to base and kept its water. A bead comes through, grows, and slides; another takes its turn. It could be left alone or picked up, and only one of those is quiet.',
  },
  {
    where: 'inside',
    text: 'All the light there is swings. It goes up one wall and down another, and while that lasts everything in the room has somewhere else to be. When it hangs straight, one of the shadows has a corner too many.',
  },
  {
    where: 'inside',
    text: 'The mat has travelled, under you or with you, and is standing in folds. The floor it covered is darker, and has somebody’s sum on it in chalk: carried, corrected, underlined, and then, evidently, hidden.',
  },
  {
    where: 'inside',
    text: 'Something heavy has been shunted to where it was never meant to stand. Four dents, years deep, show where it did. There is a fifth, off on its own, and that fits no leg in the place.',
  },
  {
    where: 'outside',
    text: 'A bite has gone out of the edge. What came away lies below in a fan, darker than the rest, and is not quite done sliding. One root is left across the gap, with crumbs of earth hopping along it.',
  },
  {
    where: 'outside',
    text: 'Everything that could fly off has flown. Some of it is returning now, one by one, to perches that are not the same perches. The nearest stays empty.',
  },
  {
    where: 'outside',
    text: 'A long skid shows in the ground, two heels and one hand, that begins well back and ends beneath you. Partway it crosses an older one, soft at the edges. That one went on farther.',
  },
  {
    where: 'outside',
    text: 'Away in the distance a dog gives its opinion. A second takes it up, and a third, always farther out, until the news is only a scratch on the air. By then the first dog has lost interest.',
  },
  {
    where: 'outside',
    text: 'Stones that were under you are beside you, and warm from the rubbing. One has split. Inside it is another stone altogether, striped, wet-looking, that nobody has ever seen until now.',
  },
  {
    where: 'outside',
    text: 'A stake has come up, with the shape of its hole still on it. It tips against its neighbour, which tips. The cord between them goes tight with a hum, and far along, out of sight, a third one knocks.',
  },
  {
    where: 'outside',
    text: 'Something with corners has gone down the back of your collar, a leaf or a piece of bark. How it got there can be followed with the eye: a broken twig, a broken twig, a bent one, air.',
  },
  {
    where: 'outside',
    text: 'Whatever went flying has come down, a fair way off, with a splash, though no water shows on that side. A while goes by. There is another splash.',
  },
];

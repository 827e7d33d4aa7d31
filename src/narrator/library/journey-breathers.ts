import type { LibraryBreather } from '@/narrator/library/library-breather';

export const journeyBreathers: readonly LibraryBreather[] = [
  {
    where: 'anywhere',
    text: 'The first hundred steps go quickly. The second hundred are the same length and take longer, and somewhere in the third your left shoe begins to speak. It has one word. By the time there is anything to look at, it has been through it in every tone.',
  },
  {
    where: 'anywhere',
    text: 'For a stretch there are two tracks to the same place, one worn, one hardly used. Neither is muddier than the other, or steeper, or darker. The worn one is longer by some twenty steps, and goes past nothing.',
  },
  {
    where: 'anywhere',
    text: 'The place you set out from is only a pale square now, of the kind that cannot be seen by anybody standing in it. A few paces more, and it goes behind something. What it goes behind is low, and quite close.',
  },
  {
    where: 'anywhere',
    text: 'A bit of grit has got into your shoe and travels. It is under the heel, then along the side, then for a good stretch nowhere. It comes back at the narrowest point, where there is no room to stand on one leg.',
  },
  {
    where: 'anywhere',
    text: 'Off to one side, footsteps keep time with yours. You lengthen one stride to clear a crack, and they come out a beat ahead. After that the two are only ever nearly together, and at the next turning there is one set.',
  },
  {
    where: 'anywhere',
    text: 'Here the way is as wide as one person with a load. Both sides are polished at the height of a hip, and rough above that. Whatever has come through so often, it was broad, it was low, and it had right of way.',
  },
  {
    where: 'anywhere',
    text: 'It is downhill, though nothing looks it. Some small round thing, a bead or a dried pea, rolls up from behind, overtakes you, and stops a good way ahead against an edge. There are several others there.',
  },
  {
    where: 'anywhere',
    text: 'Somebody has marked the route with scratches, one at each turning, shallow and neat. The fourth points back the way you came. It has been gone over twice, and deeper.',
  },
  {
    where: 'anywhere',
    text: 'Your shadow gets there first. It folds in two where the level changes, climbs, and waits with its head against the top. Beyond it is another light, and so another shadow, fainter, setting off for home.',
  },
  {
    where: 'anywhere',
    text: 'Some of the way has come along with you: a smear from shoulder to hip, powdery, thinner towards the bottom. It is blue. Nothing that can be seen from here, ahead or back, is that blue.',
  },
  {
    where: 'anywhere',
    text: 'There is a warm spot in the way, no bigger than a tabletop, with no cause above it or below. It has been found before. A few short hairs, ginger, have been pressed into a ring there by something that turned round several times first.',
  },
  {
    where: 'anywhere',
    text: 'Whoever came along here last was carrying something that dripped. The spots are close together, then farther apart, and then there is one big one, where it was put down and the other arm took over. From there on they are to the left.',
  },
  {
    where: 'anywhere',
    text: 'A ledge has been provided, of the height that tired legs like. Its edge has been sat round and smooth in two spots, a short distance apart. Two people, then, every time; or one, who always moved over.',
  },
  {
    where: 'anywhere',
    text: 'Everyone who takes this corner puts a palm to the same patch. It is dark and slick, and lower than your elbow. A little above it there is a second patch, only just begun.',
  },
  {
    where: 'anywhere',
    text: 'What is ahead makes itself heard first: a murmur with one hard tap in it, regular as stitching. Closer to, the murmur comes apart into a number of separate noises, each with its reason. The tap is none of them, and has stopped.',
  },
  {
    where: 'anywhere',
    text: 'A lace has come undone, and whips your other ankle at every second step. It gets tied again, down on one knee. At that height there is a draught, a smell of cupboards, and half a comb, shoved well in against the side.',
  },
  {
    where: 'anywhere',
    text: 'A thin current of air comes in level from a gap no wider than a straw. It has been at it for years: the dust in front of it lies in a fan, with straight ribs. You go by, and two of the ribs bend.',
  },
  {
    where: 'anywhere',
    text: 'From this end the same three things come in another order, the holes, then the bulge, then the stain. Met the other way about, it was a stain. From here it has five fingers.',
  },
  {
    where: 'anywhere',
    text: 'Somebody lost a glove, and somebody else has propped it where it will be seen, fingers upward. Dust has filled the palm. In the air of your going by, it waves.',
  },
  {
    where: 'inside',
    text: 'The stairs are all of a height as far as the ninth, which is lower by a thumb. Your foot finds that out with everything above it already on the way. Just there, at the reach of a flung-out arm, the wall has been slapped bare.',
  },
  {
    where: 'inside',
    text: 'The passage turns left, and left, and left, and ought by rights to have run into its own beginning. There is a door in it instead. Under the door is a wedge, kicked well home, on this side.',
  },
  {
    where: 'inside',
    text: 'It is heavier than it looks, this door. It wants a shoulder, gives way all together, and then shuts after you in its own time, slow, slower, slower. You are a dozen paces on when it clicks.',
  },
  {
    where: 'inside',
    text: 'Each room you go through is a little warmer than the last. In the third there is a coat over a chair, in the fourth a scarf, in the fifth a pair of thick socks, rolled. The door to the sixth is propped open with a boot.',
  },
  {
    where: 'inside',
    text: 'The floor has one note for a good many steps, dull, and then for exactly four it is hollow. A line runs across at either end of those four. It is packed with old dirt, except for a finger’s length, which has been picked clean.',
  },
  {
    where: 'inside',
    text: 'Along here the doors have been numbered, one to seven, by the same careful brush, and then comes one that was left out. Its handle is worn to the metal. On seven the paint still bridges the crack, all the way up.',
  },
  {
    where: 'inside',
    text: 'The ceiling comes down to meet you. Nobody has put up a warning, but in the lintel is a shallow dent about the size of a forehead, and beneath it the floor is scuffed with a great deal of stepping back.',
  },
  {
    where: 'inside',
    text: 'You come in at one end, and at the other a door is already swinging to. It is in no hurry. On the nearest table stands a wet ring, from the bottom of a cup, still joined up all the way round.',
  },
  {
    where: 'outside',
    text: 'The path has been cut off at the corner by people with no time. To stop them, a row of stones was laid. There is now a second path, just as bare, that goes by way of the gap between the fourth stone and the fifth.',
  },
  {
    where: 'outside',
    text: 'The way forks, and at the fork a round patch has been trodden bald by standing. Bits of peel lie about it, and a chewed straw. Neither branch looks as though it deserved so much thought.',
  },
  {
    where: 'outside',
    text: 'The rise that had the look of the last one steps aside, and there is another behind it, with its hands in its pockets. It is not high. It has simply been there all this time, not saying anything.',
  },
  {
    where: 'outside',
    text: 'A gate stands here with no fence to either side. Nothing grows in it, and plenty grows around it. It drags, and has to be lifted, and where everyone has lifted it the top bar is as thin as a wrist.',
  },
  {
    where: 'outside',
    text: 'Far ahead, something small is going the same way at much the same speed. It gets no larger, and no larger, and then it is a rag on a stake. It has been waving the whole time.',
  },
  {
    where: 'outside',
    text: 'The ground keeps a record here. Heels went by, and a barrow, and something on four neat feet that stopped often. At one point they all swing out around an empty patch, the four feet widest, and come together again after it.',
  },
  {
    where: 'outside',
    text: 'A single strand of web was strung across at the level of the eyes, and has been broken. Both ends blow away from you. So the last to come through was bound this way too, and is about as tall as you are.',
  },
  {
    where: 'outside',
    text: 'From the top of the slope the whole way back can be covered with two thumbs held side by side. With one thumb taken away, there is the bend, the dip, and the long straight. A patch of shade slides off the straight, and stops at the bend.',
  },
  {
    where: 'outside',
    text: 'A bench has been put up facing no view at all, only a bank, near enough to kick. But level with the eyes of anyone who sits there, the earth is full of little holes, and out of one of them looks a face, mostly whiskers.',
  },
];

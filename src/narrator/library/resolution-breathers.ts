import type { LibraryBreather } from '@/narrator/library/library-breather';

export const resolutionBreathers: readonly LibraryBreather[] = [
  {
    where: 'anywhere',
    text: 'Things put by in a hurry are picked up again: a rag, a ladle, a thing half peeled. The peel hangs off it in one long curl that has gone brown down one edge. The knife goes in where it came out.',
  },
  {
    where: 'anywhere',
    text: 'A hammering that had left off is resumed. It is three strokes and a rest, three strokes and a rest. Much later there are four, which must be the last of that nail.',
  },
  {
    where: 'anywhere',
    text: 'One sleeve has still to be rolled down. The crease refuses to come out, and has collected in its depths a little of everything: sawdust, a thread of some other colour, most of a gnat.',
  },
  {
    where: 'anywhere',
    text: 'A knot that held all this time is being undone, and takes longer than it took to tie. It yields in the end to a tooth. The cord lies there afterwards in the same bends, holding nothing, very firmly.',
  },
  {
    where: 'anywhere',
    text: 'Somebody laughs round a corner, at something else. It is a plain laugh, with a snort at the end. After it the everyday noises can be told apart: a bolt, a bucket, a pot being scraped by a person who means it.',
  },
  {
    where: 'anywhere',
    text: 'Whatever was leaning there through the whole business has been fetched away by its owner. It has left a slanting stripe in the dirt. In the same spot, at the same slant, something shorter has been leaned.',
  },
  {
    where: 'anywhere',
    text: 'Where people stood there are the places where they stood: a bare patch, two heel marks, a scrap of paper folded as small as paper goes. The scrap, with a faint tick, begins to open.',
  },
  {
    where: 'anywhere',
    text: 'A button that has hung by one thread chooses now. It drops, rolls through half a circle, and lies down with the thread still in it, pointing back.',
  },
  {
    where: 'anywhere',
    text: 'The bill comes in item by item: a stiff neck, a bent pin, a mark on one knee in the outline of a country. No single item is large. They keep arriving.',
  },
  {
    where: 'anywhere',
    text: 'Hands are washed, or at any rate wiped. What they are wiped on goes grey, then brown, then a shade that has no business on a hand. One nail keeps its black rim.',
  },
  {
    where: 'anywhere',
    text: 'What was pushed aside is being put back, and there is one thing more than there is room for. It is tried in this gap and that, turned, tried on end, and finally left where all will fall over it.',
  },
  {
    where: 'anywhere',
    text: 'Out of a crack comes something with more legs than it can need. It walks straight over the very ground that was so much disputed, halts in the exact centre to clean a feeler, and walks on.',
  },
  {
    where: 'anywhere',
    text: 'Nobody has shut what was opened at the start. A lid is up, straight on its hinge. The air has been at whatever is inside, and the topmost layer has begun to curl.',
  },
  {
    where: 'anywhere',
    text: 'Whoever was keeping count has left the marks: four and a stroke, four and a stroke, two. Next to the last is a dot, pressed hard. Either it came out even, or the point broke.',
  },
  {
    where: 'anywhere',
    text: 'Hair is combed through with the fingers. From one side comes dust, and from the other dust and a hooked seed, which lets itself be shaken off, fastens on the nearest hem, and is ready to go on.',
  },
  {
    where: 'anywhere',
    text: 'A coat that was thrown off when things began is lying with one arm out. It is shaken and hung over the first thing with a corner. By its own weight it slides, a little, a little more, and takes up its old position.',
  },
  {
    where: 'anywhere',
    text: 'A drink that was poured beforehand has grown a skin. Drawn to the side with a fingertip, it comes off whole, in pleats. What is under it is exactly as warm as everything else.',
  },
  {
    where: 'anywhere',
    text: 'A peg that has borne its load without complaint lets go, now that nothing hangs there. Its hidden end is nearly white, and smells of shavings. The hole it leaves is the roundest thing in sight.',
  },
  {
    where: 'inside',
    text: 'The dust has had time to come down. It lies alike on what mattered and on a heel of bread, and already there is a track over it, of very small feet, with a tail drawn between.',
  },
  {
    where: 'inside',
    text: 'Through the wall it is being told already, by someone who was not there, and has got as far as how it started. A pause is put in that did not happen. Someone else supplies a whistle.',
  },
  {
    where: 'inside',
    text: 'Doors are being opened, one after another, towards this one and on past it. What comes through is soap, by the smell, and a wedge of brightness. The wedge gets to the table leg, leans on it, and stays.',
  },
  {
    where: 'inside',
    text: 'The chairs are as they were left: two drawn close, and one well back, with its face in the corner. To the touch the two are cold, and the one is warm.',
  },
  {
    where: 'inside',
    text: 'Somebody has been round with a broom. The heap waits for its pan: fluff, a cork, splinters, a surprising amount of hair. A breath of air picks out the fluff and returns it to the floor, one piece at a time.',
  },
  {
    where: 'inside',
    text: 'Something about the door has changed: it no longer sticks. Whatever went on here has eased it, or else the warmth has. It swings at a touch, bangs, comes back, and offers itself again.',
  },
  {
    where: 'inside',
    text: 'Overhead, someone takes off a shoe. It lands. Then comes an interval, with a creak in it, and after that, by the sound, the same shoe is put back on.',
  },
  {
    where: 'inside',
    text: 'A stain has been scrubbed, and the scrubbing shows more than the stain could have done: a clean oval, with its grain standing up. It is still damp. One line of footprints has already learned to go round.',
  },
  {
    where: 'outside',
    text: 'A heap has been made, out of everyone’s way, of all that is no more use. It settles. A slat slides out, and then a hoop, which rolls by itself some distance, in a very straight line, before lying down.',
  },
  {
    where: 'outside',
    text: 'The trodden patch begins to get up again. One stem rises, and for a long time none, and then five or six together with a crackle. By that reckoning it will be level about the time everyone has stopped looking.',
  },
  {
    where: 'outside',
    text: 'A sheet of paper goes by along the ground, end over end, catches, shows its writing upside down, and is off. It has been about for days, by its corners. It is page two.',
  },
  {
    where: 'outside',
    text: 'All that was weighted down can be let go. Three stones have been lifted so far, and set in a row. The cloth beneath lies as flat as before, and then one corner of it comes up to see.',
  },
  {
    where: 'outside',
    text: 'The shade has moved off the spot and lies farther along, where nothing was settled. A stool has been keeping up with it. There are its dents, three and three and three, every set a little fresher than the last.',
  },
  {
    where: 'outside',
    text: 'Distance is there again. It has a notch in it, between two humps, and through the notch something long is carried from left to right by a pair of people out of step.',
  },
  {
    where: 'outside',
    text: 'Far away a gate is latched that has been banging the whole time. There is a hole where the bang would come. Whoever latched it can be heard in that, going off over stones.',
  },
  {
    where: 'outside',
    text: 'A small hole has been filled in, and there is earth left over, as there always is. It has been patted into a loaf with the flat of something. On top, for a reason, somebody has stuck a fork.',
  },
];

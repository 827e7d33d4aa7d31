import type { LibraryBreather } from '@/narrator/library/library-breather';

export const momentBreathers: readonly LibraryBreather[] = [
  {
    where: 'anywhere',
    text: 'Nothing happens, and goes on to the end. Then a flake of some old coating, which has been holding on by a corner, lets go. It is light enough to change its mind twice on the way down.',
  },
  {
    where: 'anywhere',
    text: 'A fly walks round a rim, gets to where it started, and walks round once more. On the third lap it stops at a point no different from the rest. It is there yet.',
  },
  {
    where: 'anywhere',
    text: 'Your pockets come to this: a crumb, a thread, a slip of paper worn as soft as cloth. What was written there has gone. It is on the lining, backwards, very small, all but the last line.',
  },
  {
    where: 'anywhere',
    text: 'There is a smell of cloves, or of something that has been kept with cloves. Turned to, it is gone. It comes back as soon as you face the other way, from about as high up as a shelf.',
  },
  {
    where: 'anywhere',
    text: 'The light has let go of one thing and got to the next. There it brings up a thumbprint, complete, every loop of it, on a surface that has otherwise been wiped.',
  },
  {
    where: 'anywhere',
    text: 'Under the quiet there is a hum, and under that another, a shade lower. They drift. Every so often the two agree, and for just so long there is a third.',
  },
  {
    where: 'anywhere',
    text: 'Something was once scratched here with a nail. The words have worn off, and only their arrow is left, which has been improved since then by other hands. It has feathers now. It has a small, alarmed bird.',
  },
  {
    where: 'anywhere',
    text: 'A crack as fine as a hair goes from near your left foot to near your right, by way of a lot of other country. At the tip of one branch somebody made a stroke, to measure it by. It has grown a hand since.',
  },
  {
    where: 'anywhere',
    text: 'Far enough off to be none of anyone’s business, something with a narrow neck is being filled. The note climbs and climbs and slows towards the top. Whoever it is has filled that one before, and stops with a drop in hand.',
  },
  {
    where: 'anywhere',
    text: 'One of a pair stands here. Next to it a space has been kept, of just its own width, and things crowd up to the border of that and no nearer. Even the dust has the outline.',
  },
  {
    where: 'anywhere',
    text: 'What passed for a flaw in the surface opens, and is a moth. It closes. You have not looked away, and it is no easier to find than it was.',
  },
  {
    where: 'anywhere',
    text: 'Some stones have been set out by size: large, less large, small, and then, after the small one, large again, with a chip turned to the back. A tidy person did that, or a person in fear of one.',
  },
  {
    where: 'anywhere',
    text: 'At your elbow a tear was mended once, and the mend is better than the cloth. Its stitches are tiny and all alike. The last of the thread was not cut but run back in under the rest, with enough of it for another time.',
  },
  {
    where: 'anywhere',
    text: 'A drop collects, takes a likeness of everything, you included, wrong way up, and hangs there with it. It goes. The next already has your feet.',
  },
  {
    where: 'anywhere',
    text: 'Round some corner a word is being handed along from voice to voice, two beats long, too low to catch. It comes closer. Just when it would be plain it becomes a cough.',
  },
  {
    where: 'anywhere',
    text: 'Something has been tapping for some time, evenly, patiently, from no direction at all. Your hand is lifted from where it lay. The tapping was that.',
  },
  {
    where: 'inside',
    text: 'Of six places in the rack, five are taken, and the sixth shines with use. It is the one easiest to reach. The strap on its neighbour is still swinging, less, and less.',
  },
  {
    where: 'anywhere',
    text: 'A person waited here not long ago, and did it thoroughly. A crust has been rolled into eleven pellets, and the pellets laid out as a face. The face has been given a hat, and then, it seems, time ran short, because it has one eye.',
  },
  {
    where: 'anywhere',
    text: 'Looked at from a crouch, it is all much less finished: a number in red, a wad of something chewed, the track of a brush that ran dry. A cord goes up behind, and over, and comes down to its own other end.',
  },
  {
    where: 'inside',
    text: 'A crock has a saucer over it, and the saucer a spoon laid across, and the bowl of the spoon a single dried bean. Whoever built that would know by the bean. Through the gap at the lip, the crock is seen to be empty.',
  },
  {
    where: 'inside',
    text: 'In the next room somebody is walking up and down: nine steps and a turn, eight steps and a turn. It is eight each time on the way back. There must be a thing in there that is stepped across in one direction only.',
  },
  {
    where: 'inside',
    text: 'The curtain has been let down at the hem, and not for the first time, and both old folds show as stripes. Every room it has hung in was taller than the one before. In this one it is still short by an ankle.',
  },
  {
    where: 'inside',
    text: 'A twist of rag has been poked into the keyhole, from this side, long enough ago to have taken its form. One corner is out. It is about as much as two fingers could get hold of, and it is clean.',
  },
  {
    where: 'inside',
    text: 'High up, a thread of cobweb leans to the left. Somewhere a door goes, and it leans to the right. It is always late, and between the one and the other there is just about room for a sneeze.',
  },
  {
    where: 'inside',
    text: 'One square of the floor was laid the wrong way round. The pattern comes up to it, breaks off, and carries on beyond. A chair has been moved over to hide that, and hides three-quarters.',
  },
  {
    where: 'inside',
    text: 'On the wall is the pale outline of a thing that used to hang there. It is not square. It bulges to one side, has what may be a handle, and at the top comes to several points, and all of it was dusted round for years.',
  },
  {
    where: 'inside',
    text: 'Up the edge of the door frame go the strokes by which a child was measured. They stand a thumb apart, a thumb apart, a thumb. Between the last two is a gap as long as a forearm.',
  },
  {
    where: 'outside',
    text: 'A mark overhead would be a bird if it moved, and has been there for some while. It moves. It was a great deal farther up than that, and larger.',
  },
  {
    where: 'outside',
    text: 'A chair stands out here, an indoor one, sunk up to the first rung. Its back is green. But the ends of the arms are clean, and so is the front edge of the seat.',
  },
  {
    where: 'outside',
    text: 'Tipped up with a toe, the stone has a floor below it, with corridors, and a number of residents who were all carrying something and all begin carrying it elsewhere. Let down again, it does not fit, by a hair.',
  },
  {
    where: 'outside',
    text: 'A single stem nods, out of all that there are, and the ones on either side keep still. It is some time before the reason comes out at the top. It is a beetle, which looks over, and starts down again.',
  },
  {
    where: 'outside',
    text: 'A heel knocked against something hard gets an echo here, quick and clear. After that, when it is over, comes another, fainter. There was only the one knock.',
  },
  {
    where: 'outside',
    text: 'A feather comes down out of nowhere, spinning, and lands on its quill, and stands. There is nothing overhead for it to have come off. By and by it starts to lean.',
  },
  {
    where: 'outside',
    text: 'Squares have been drawn in the dirt with a heel, and numbered, for hopping. They go up to ten, as usual, and then on. The forties are a good way off, and have begun to wander.',
  },
  {
    where: 'outside',
    text: 'Over there something glitters. A step to one side puts it out, and a step back lights it. Close to, it is a snail’s road, silver, quite straight, that ends in the middle of the open with no snail.',
  },
];

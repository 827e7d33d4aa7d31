/**
 * Fixed expressions of English, such as a dictionary has, under what they mean here. Only in this file may
 * several plain words stand in a row: whatever can also be said in other words is a class of words, a frame or
 * an example elsewhere.
 */

/** They sound like a deed, and nothing is risked or done to anybody. */
const idle = listed(`
  bear in mind; beat about the bush; beat it; beat myself up; beat the clock; beg to differ; bite the bullet;
  bite to eat; blow off steam; break a habit|smile|sweat; break bread|camp|even; break for lunch|camp|tea;
  break into song|tears|laughter; break into a run|smile|grin|sweat|song|trot; break <one's> oath|promise|word|vow|fast;
  break the ice|silence|news|habit|fast|seal|spell; burn the midnight oil; call it a day|night; call it quits;
  call to mind; calling card; cast a glance|look|vote; cast about|anchor|aside|off; cast an eye;
  cast <one's> eye|eyes|mind|vote; catch a breath|cold|glimpse|nap|whiff; catch fire|sight|up; catch some rays|sleep|air;
  catch|hold|save|waste <one's> breath|balance|time; charm bracelet; chew the fat; could murder|eat|kill; crew cut;
  cross <one's> arms|heart|legs; cut corners; cut to the chase; dare i say; dare say; die down|for|from|inside|laughing|of|out|to;
  draw breath; draw the blind|blinds|curtain|curtains|bath; face the music; fall asleep; fall head over heels;
  fight a cold|yawn; fight back tears; fight off sleep; fight sleep|tears; fight the urge; fire off|up; fool about|around;
  forty winks; general direction|feeling|idea|mood|store; give birth|chase|ground|in|pause|rise|thanks|up|way;
  give it a go|kick|push|rest|shake|shot|try; hang about|around|out|up; have a stab at; help myself;
  hit the books|brakes|deck|gym|hay|light|lights|pillow|pub|road|sack|shops|shower|snooze|trail;
  hit the nail on the head; hold <one's> horses; hold off|on|out|still|up; honour|honor roll; hunt|search|look high and low;
  join <one's> hands; join the dots|line|queue; jump at the chance; jump for joy; jump in surprise;
  jump out of <one's> skin; jump the queue; jump to conclusions|attention; keep an eye on;
  keep calm|company|going|on|quiet|still|up|walking|watch; kill a|an|another|half afternoon|bottle|day|evening|hour;
  kill some|the time|engine|lamp|lantern|light|lights|mood|motor|pain|power|radio|switch|bottle; kill time; king size;
  knock on|at|back; knock together; leap|jump|spring|rise to <one's> feet; look|stare daggers;
  lose <one's> appetite|cool|heart|mind|nerve|patience|place|temper|way; make do; make ends meet; meet <one's> maker;
  meet the deadline; mother|father tongue|land|ship|lode; no dice; nurse a beer|cold|drink|grudge|hangover; on a roll;
  pass the time; pay no mind; personal best; play along; play it by ear; play it safe; play second fiddle;
  play the fool|piano|radio|record; press on; read between the lines; rock and roll; roll call|calls;
  roll <one's> eye|eyes|sleeve|sleeves|shoulder|shoulders|neck; save for later|last; set off|out|sail; set the table;
  set up camp; shake <one's> head; shoot hoops|pool; shoot the bolt|breeze; shot glass|glasses; show off|up;
  sleep on it; slip|pop|nip out for; sneak a|another bite|glance|look|nap|peek|smile|snack;
  steal a|an|another|the glance|hour|kiss|look|minute|moment|nap|peek|scene|show; stick to <one's> guns;
  stretch <one's> legs; strike a balance|chord|match|pose; strike camp|matches; strike up the band;
  strike up a conversation; swallow <one's> pride; swing|pop|drop|stop by; take a deep breath; take a stab at;
  take care|cover|notes|off|shelter|stock; take in stride; take the long way; throw a fit|party|tantrum;
  throw another log; throw back <one's> head; throw in the towel; throw in with; throw away|off|on|open|out|up;
  throw pillow|pillows|rug|cushion|cushions; turn in; turn the page; wet <one's> whistle; whip up; wind|calm down`);

/** What is done hangs on luck, haste or nerve. */
const chance = listed(`
  against all odds; against the clock|odds; all in; all or nothing; at a dead run; at breakneck speed;
  at full gallop|speed|throttle|tilt; at the last minute|moment|second; behind enemy lines; bet the farm;
  by ear|eye|feel|guesswork|hand|instinct|touch; by the skin of <one's> teeth; chance it; come what may;
  cross <one's> fingers; do or die; double or nothing|quits; draw lots|straws; fingers crossed; flat out;
  for the very? first time; from memory; full speed|throttle|tilt; give it a whirl; go for broke; hair trigger;
  have a crack|go|shot at; have a go; hell for leather; hope against hope; hope for the best;
  hot? on <one's> heels|tail|track|trail; in one blow|bound|breath|go|leap; in the nick of time; in time to;
  knock on wood; leave it to chance|fate; make or break; neck or nothing; now or never; on a wing and a prayer;
  on|for a bet|dare|whim; on fumes; on thin ice; put|throw|lean|set <one's> back|shoulder|weight; sink or swim;
  take a chance|gamble|risk; take <one's> chances; tempt fate; touch wood; try|test|push <one's> luck;
  with any? luck; with <one's> bare hands; with <one's> eyes closed|shut; within an inch of`);

/** Running away. */
const flight = listed(`
  beat a retreat; crowd on canvas|sail|steam; cut and run; floor|gun|leg it; give <somebody> the slip; hit the deck;
  head for the hills; light out for; make a bolt|break|dash|getaway|run for?; put distance between; run|bolt|ride for it;
  run for <one's> life; show a clean pair of heels; take to <one's> heels; turn tail`);

const fight = listed(`
  come to blows; cross swords; go for the jugular; let fly; open fire; put up a fight; set <somebody> alight|ablaze;
  set <somebody> on fire; stand and fight; stand <one's> ground; take|have a pop|shot|shy at; take|throw a punch|swing`);

const guile = listed(`
  behind <one's> back; call in sick; call <one's> bluff; cock and bull; cock-and-bull; cover <one's> tracks; dress|dressed up as;
  fool's gold; keep|with a poker|straight face; lead <somebody> up the garden path; play for time; play possum;
  pull a fast one; pull <one's> leg; pull the wool over; sell <somebody> a pup; snake oil; spin a yarn;
  string <somebody> along; swear blind; take <somebody> for a ride; throw <somebody> off the scent`);

const plea = listed(`
  a second chance; ask for <one's> hand; butter <somebody> up; look the other way; one last|more chance;
  pop the question; pull strings; see reason|sense; stand up to; talk sense; talk <somebody> round|around; turn a blind eye;
  twist <one's> arm; wrap <somebody> around`);

const threat = listed(`
  accidents happen; at the point of; be a shame; cock the hammer; hate <one's> guts; make an example of;
  nothing to do with; or else; put the fear of god into; owe me nothing; pull rank; put the frighteners|pressure|screws|squeeze on;
  read <somebody> the riot act; throw down on`);

/** What many think of somebody. */
const opinion = listed(`
  bad blood; name is? still? mud; in good|bad books|odour|odor|standing; in the doghouse; in|out of favour|favor; get|got over it;
  be|become|count|counted|make me? as? one of them|us; stand with|among the; street cred; the word about|on me|us; where do? i|we stand with;
  whose side i|we|i'm|we're`);

/** Before all eyes. */
const inPublic = listed(`
  for all to hear|know|read|see; from the rooftops; in broad daylight; in front of all|everybody|everyone|them;
  in plain|full|open court|sight|view; in public; in sight of; in the middle of <gathering>; live on air; masks off;
  on live; under the nose|noses of; wash dirty linen`);

/** Others have the good of it. */
const gift = listed(`
  at <one's> own cost|expense; for free|nothing; free of charge; no charge; on behalf of; on the house;
  out of <one's> own pocket; with <one's> own coin|hands|money`);

/** Done so often that nothing can go wrong. */
const routine = listed(`
  a hundred|million|thousand times; as always|ever|usual; as i do each|every; as i|we always|often|usually did|do;
  as on any|every; as|like i've|i have done; every day|evening|morning|night i; like clockwork;
  same as always|every|usual|yesterday; second nature; the usual`);

/** Asking what was. */
const memory = listed(`
  call to mind; cast <one's> mind back; bring to mind; go back over; jog <one's> memory; look back at|on|over; remind me;
  ring a bell; the last time; think|cast back; walk down memory lane`);

export const idioms = {
  idle,
  chance,
  flight,
  fight,
  guile,
  plea,
  threat,
  opinion,
  inPublic,
  gift,
  routine,
  memory,
} as const;

/** Good morning, thank you, I am sorry: wanting no more than a word back. */
export const courtesies = listed(`
  hello; hi; hey; hallo; greetings; good afternoon|day|evening|morning|night; morning; goodbye; good-bye; farewell; bye;
  thank you; thanks; many thanks; i'm sorry; i am sorry; so sorry; sorry; my apologies; apologies; i apologise|apologize;
  pardon; excuse me; forgive me`);

/** Said in a roundabout way: what is left is plain. */
export const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:shoot|throw|flash|toss|blow|cast|fire) ((?:[\w']+ ){1,3})an? (?:\w+ )?(?:smile|look|glance|grin|kiss|wink|wave|salute|question)\b/g,
    'nod to $1',
  ],
  [/\bbeg ((?:[\w']+ )?[\w]+)'s pardon\b/g, 'ask $1'],
  [/\bmake (?:my|our) way\b/g, 'walk'],
  [/\bbreak (?:the |some )?(?:\w+ )?(?:it|news) to\b/g, 'tell'],
  [/\bbeg (?:the )?(?:pardon|forgiveness) of\b/g, 'apologise to'],
  [/\bmake for\b/g, 'head for'],
  [/\bmake friends with\b/g, 'befriend'],
  [/\bmake small talk\b/g, 'chat'],
  [/\bbreak up with\b/g, 'jilt'],
  [/\bbeg (?:his|their|your) pardon\b/g, 'apologise'],
  [/\bbeg her pardon\b/g, 'apologise to her'],
];

/** Words that only join, and one that means the same. */
export const joinings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in order|so as) to\b/g, 'so that'],
  [/\bas soon as\b/g, 'when'],
];

/** Somebody's presence, which is no place before them. */
export const inFrontOf = /\bin front of\b/g;

/** Each in the words of a frame (`phrases/frames.ts`). */
function listed(text: string): readonly string[] {
  return text.split(';').map((frame) => frame.trim().replace(/\s+/g, ' '));
}

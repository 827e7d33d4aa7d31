import type { Tone } from '@/reading/situation-form/story-situation';
import type { Campaign } from '@/story/campaign/campaign';

/** How a campaign sounds, by what its manifest says of genre and tone. */
export function toneOf({ genre, tone = '' }: Pick<Campaign, 'genre' | 'tone'>): Tone {
  const said = `${genre ?? ''} ${tone}`.toLowerCase();
  if (
    /\b(?:horror|gothic|noir|grim|dark|bleak|tragic|war|dread|grave|crime|sombre|somber|post-apocalyptic|unsettling)\b/.test(
      said,
    )
  )
    return 'dark';
  if (
    /\b(?:comedy|comic|cosy|cozy|fairy|whimsical|droll|warm|gentle|playful|funny|light|children|humou?r\w*|romance|folk)\b/.test(
      said,
    )
  )
    return 'light';
  return 'plain';
}

/** `{x}` is whoever is met or spoken to. */
export const meetings: readonly string[] = [
  'You are not alone here: there is {x}.',
  '{x} came here before you did.',
  'Here is {x}.',
  'And there is {x}.',
  'Somebody is here already, and it is {x}.',
  '{x} {x.has} seen you first.',
  'The first to turn round is {x}.',
  'It is {x} whom you find.',
  'You nearly walk into {x}.',
  'There is {x}.',
  '{x} come{x.s} up to you.',
  'You have met {x} at last.',
];

export const roleMeetings: readonly string[] = [
  'This is {x}: {role}.',
  'You have come upon {x}, {role}.',
  '{x} {x.is} here, {role}.',
  'So this is {x}, {role}.',
  'Before you stands {x}, {role}.',
  'It is {x}, {role}, who is here.',
  'You nearly walk into {x}, {role}.',
  'Here you meet {x}, {role}.',
  'That must be {x}, {role}.',
];

/** `{note}` is what one sees at once, as its author noted it down. */
export const notedMeetings: readonly string[] = [
  'Here is {x}: {note}.',
  'You are not alone here. There is {x}: {note}.',
  'Somebody is here already, and it is {x}: {note}.',
  'The first to turn round is {x}: {note}.',
  'It is {x} whom you find: {note}.',
  'That must be {x}: {note}.',
  'You nearly walk into {x}: {note}.',
];

export const notedRoleMeetings: readonly string[] = [
  'This is {x}, {role}: {note}.',
  'You have come upon {x}, {role}: {note}.',
  'So this is {x}, {role}: {note}.',
  'Before you stands {x}, {role}: {note}.',
  'Here is {x}, {role}: {note}.',
  'That must be {x}, {role}: {note}.',
  'You nearly walk into {x}, {role}: {note}.',
];

/** What stands before something that is said. */
export const beforeSaying: readonly string[] = [
  '{x} look{x.s} up.',
  '{x} take{x.s} {x.their} time.',
  '{x} turn{x.s} toward you.',
  '{x} {x.has} been waiting to say something.',
  '{x} speak{x.s} as if in the middle of a conversation.',
  '{x} {x.does} not raise {x.their} voice.',
  '{x} think{x.s} aloud.',
  '{x} come{x.s} a step nearer.',
  '{x} answer{x.s} something that nobody asked.',
  '{x} say{x.s} it to nobody in particular.',
  '{x} cannot keep silent any longer.',
  '{x} break{x.s} the silence.',
  '{x} {x.has} a word to add.',
  '{x} stop{x.s} what {x.they} {x.was} doing.',
  'This time {x} speak{x.s} first.',
  'It is {x} who says what there is to say.',
  '{x} call{x.s} across to you.',
  'Here {x} put{x.s} in a word.',
  '{x} lean{x.s} closer.',
  'You hear {x} before you see {x.them}.',
  '{x} catch{x.es} your eye.',
  '{x} wait{x.s} until you are listening.',
  '{x} look{x.s} past you and speak{x.s}.',
  'You have hardly turned round when {x} begin{x.s}.',
  '{x} let{x.s} you come quite close first.',
  '{x} keep{x.s} {x.their} voice low.',
  '{x} make{x.s} up {x.their} mind to speak.',
  'Without being asked {x} speak{x.s}.',
  '{x} stay{x.s} beside you until it is said.',
  '{x} hold{x.s} you back with a word.',
];

/** What stands before a want that is told rather than said: `{want}` stands after a colon. */
export const wantings: readonly string[] = [
  'For {x} it is about one thing: {want}.',
  'It comes down to this for {x}: {want}.',
  'There is one thing that {x} come{x.s} back to: {want}.',
  '{x} think{x.s} of one thing before any other: {want}.',
];

/** The same where it begins with "to". */
export const wantingsTo: readonly string[] = [
  '{x} want{x.s} {want}.',
  'What {x} want{x.s} is {want}.',
  '{x} {x.has} one thing in mind: {want}.',
  'It soon comes out that {x} want{x.s} {want}.',
  'One can hear it in every word: {x} want{x.s} {want}.',
  'More than anything {x} want{x.s} {want}.',
];

/** The same where somebody can say so of themselves. */
export const wantingsSaid: readonly string[] = [
  '"I want {want}," say{x.s} {x}.',
  '"It is quite simple: I want {want}," say{x.s} {x}.',
  '"Since you ask, I want {want}," say{x.s} {x}.',
  '"I have only ever wanted one thing," say{x.s} {x}, "and that is {want}."',
  '"What I want is {want}," say{x.s} {x}.',
  '"If I had a wish, I should wish {want}," say{x.s} {x}.',
];

/** `{tie}` is a noun for what `{other}` is to `{x}`. */
export const regards: readonly string[] = [
  'What {other} is to {x}: {tie}.',
  '{other}, to {x}: {tie}.',
  'Of {other}, {x} would say: {tie}.',
];

/** What shows of who is watched: `{traits}` stands after "is". */
export const watchings: readonly string[] = [
  '{x} {x.is} {traits}.',
  'You watch {x}, who {x.is} {traits}.',
  'It takes no long look to see that {x} {x.is} {traits}.',
  'What you see is that {x} {x.is} {traits}.',
  '{x} {x.is} {traits}, and {x.does} not care who sees it.',
];

/** The same of what somebody has rather than is: `{traits}` are nouns. */
export const virtueWatchings: readonly string[] = [
  'You see {traits} in {x}.',
  'There is {traits} in {x}, for whoever takes the time to look.',
  'It takes no long look to find {traits} in {x}.',
];

export const takings: readonly string[] = [
  'You take {thing}, and nobody stops you.',
  '{thing} goes where you go from now on.',
  'You pick up {thing}, which is yours until somebody asks for it.',
  'You have {thing} with you before anybody can object.',
  'You help yourself to {thing}.',
  '{thing} is with you now, and not as heavy as you feared.',
];

export const showings: readonly string[] = [
  '"Where did you get that?" {x} ask{x.s}, and look{x.s} from {thing} to you.',
  '{x} look{x.s} at {thing} from all sides, and leave{x.s} it to you.',
  '"Put it away," say{x.s} {x}, and look{x.s} once more.',
  '{x} bend{x.s} over {thing}, and touch{x.es} nothing.',
  '"Keep {thing} out of sight," say{x.s} {x}, looking round.',
  '"Does anybody know that you have {thing}?" {x} ask{x.s}.',
  '{x} would like to have {thing}, and {x.is} too proud to ask.',
  '"So you are the one who has {thing}," say{x.s} {x}.',
];

/** Who comes again to somebody. */
export const returnsToSomebody: readonly string[] = [
  '{x} {x.is} going over {matter} again, half aloud, and stop{x.s} when {x.they} see{x.s} you.',
  '"There you are," say{x.s} {x}, "and I had nobody to contradict me."',
  '{x} {x.is} busy, and make{x.s} room for you without looking up.',
  '"Anything new?" {x} ask{x.s}, meaning {matter}.',
  '{x} {x.has} kept a place for you.',
  '"I knew that you would come back," say{x.s} {x}, who {x.has} clearly not been sure.',
  '{x} {x.has} something to finish first, and then time for you.',
  '"You again," say{x.s} {x}, and sound{x.s} pleased.',
  '{x} break{x.s} off in the middle of a sentence, which was to nobody.',
  '"Quick, before somebody else comes," say{x.s} {x}.',
  '"I dreamt of {matter}," say{x.s} {x}, "and you were in it, and of no use at all."',
  '{x} pretend{x.s} not to have been looking out for you.',
  '"Still {matter}?" {x} ask{x.s}.',
  '"Sit or stand, as you like," say{x.s} {x}, "but stay."',
  '{x} wave{x.s} you over.',
  '"You have not come to tell me that it is settled," say{x.s} {x}, a little hopefully.',
  '{x} {x.is} arguing with nobody, and winning.',
  '"By my count it is your turn to say something," say{x.s} {x}.',
];

/** Who stays with somebody. */
export const staysWithSomebody: readonly string[] = [
  '{x} look{x.s} up to see whether you are still there.',
  '"Still here?" say{x.s} {x}, and sound{x.s} glad of it.',
  '{x} go{x.es} on with what {x.they} {x.was} doing, a little better for being watched.',
  '"Say something," say{x.s} {x}, "or I shall."',
  '{x} keep{x.s} you company without a word.',
  '"It will not go away," say{x.s} {x}, meaning {matter}.',
  '{x} move{x.s} nearer, a little at a time.',
  '"You think too loudly," say{x.s} {x}.',
  '"A penny for your thoughts," say{x.s} {x}, "but not if it is {matter}."',
  '"Nothing," say{x.s} {x}, before you have asked.',
  '{x} listen{x.s} for something, and then {x.does} not any more.',
  '"Shall we?" {x} ask{x.s}, and stay{x.s} where {x.they} {x.is}.',
];

/** Nobody is there, and `{matter}` is on the player's mind. */
export const returnsToNobody: readonly string[] = [
  'There is nobody at {place} now.',
  'At {place} you hear only yourself.',
  'It is quiet at {place}, and nobody needs you here.',
  'Nobody else has come to {place}.',
  'You have {place} to yourself, and {matter} on your mind.',
  'Nothing moves at {place}.',
  'For {matter} there is nobody to ask at {place}.',
  'Whoever else comes to {place} is not here today.',
  'You walk once round {place} and meet nobody.',
  'At {place} it would be easy to forget {matter}.',
  'You call out at {place}, and nobody answers.',
  'At {place} there is room enough to think about {matter}.',
];

/** `{place}` for the first time, where nothing is told of it. */
export const firstSights: readonly string[] = [
  'Here it is: {place}.',
  'So this is {place}.',
  'You have come to {place}, and nobody asks what for.',
  'There it is, {place}.',
  'That must be {place}.',
  'This, then, is {place}.',
  'You have found {place}.',
  'You are at {place}.',
];

/** `{x}` is whoever said what `{memory}` has, gone over where nobody is. */
export const mullings: readonly string[] = [
  'Nobody is here to interrupt, and so it comes back as it was: {memory}',
  'What stays of {x} is this: {memory}',
  'One thing will not go away: {memory}',
  'It is quiet enough here to hear it again: {memory}',
  'You say it over, word for word: {memory}',
  'This is what you have kept of {x}: {memory}',
  'You try to hear it as {x} meant it: {memory}',
  'It comes back by itself: {memory}',
];

/** `{x}` comes to where the player is alone. */
export const seekings: readonly string[] = [
  'Steps, and then {x} {x.is} here at {place}: "You are not easy to find."',
  'You are not alone for long: {x} {x.has} followed you to {place}.',
  '"There you are," say{x.s} {x}, and stay{x.s} with you at {place}.',
  'Somebody calls your name at {place}, and it is {x}.',
  '{x} come{x.s} to {place} to keep you company.',
  '"I thought that I would find you at {place}," say{x.s} {x}.',
  '"They are asking where you are," say{x.s} {x}, who {x.has} come to {place} to find out.',
  'At {place} you turn round, and {x} {x.is} there.',
];

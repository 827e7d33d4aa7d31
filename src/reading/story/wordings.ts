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
];

export const roleMeetings: readonly string[] = [
  'This is {x}: {role}.',
  'You have come upon {x}, {role}.',
  '{x} {x.is} here, {role}.',
  'So this is {x}, {role}.',
  'Before you stands {x}, {role}.',
  'It is {x}, {role}, who is here.',
];

/** `{note}` is what one sees at once, as its author noted it down. */
export const notedMeetings: readonly string[] = [
  'Here is {x}: {note}.',
  'You are not alone here. There is {x}: {note}.',
  'Somebody is here already, and it is {x}: {note}.',
  'The first to turn round is {x}: {note}.',
  'It is {x} whom you find: {note}.',
];

export const notedRoleMeetings: readonly string[] = [
  'This is {x}, {role}: {note}.',
  'You have come upon {x}, {role}: {note}.',
  'So this is {x}, {role}: {note}.',
  'Before you stands {x}, {role}: {note}.',
  'Here is {x}, {role}: {note}.',
];

/** What stands around something that is said. */
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
  '{x} seem{x.s} to have made up {x.their} mind about you.',
  '{x} break{x.s} the silence.',
  '{x} {x.has} a word to add.',
  '{x} stop{x.s} what {x.they} {x.was} doing.',
  'This time {x} speak{x.s} first.',
  'It is {x} who says what there is to say.',
];

/** Somebody knows something of what they are asked. */
export const knows: readonly string[] = [
  '{x} know{x.s} something of that.',
  'At that {x} nod{x.s}.',
  '{x} {x.does} not need to think about it.',
  'Of that {x} can tell you something.',
  '{x} {x.has} told it before, one can hear that.',
  '{x} weigh{x.s} how much to say.',
  'That, {x} will talk about.',
  '{x} begin{x.s} as one does with strangers, at the beginning.',
  '{x} look{x.s} past you while answering.',
  'The question {x.does} not surprise {x}.',
  '{x} lower{x.s} {x.their} voice a little.',
  '{x} give{x.s} you what everybody here knows.',
];

export const afterKnowing: readonly string[] = [
  'More than that {x} will not say.',
  'That is all of it, or all there is for you.',
  '{x} let{x.s} it stand like that.',
  'Then {x} look{x.s} at you to see what you make of it.',
  'It is said, and {x} seem{x.s} lighter for it.',
  '{x} leave{x.s} the rest to you.',
  'What {x} think{x.s} of it stays unsaid.',
  '{x} ask{x.s} nothing in return, this time.',
];

export const wantings: readonly string[] = [
  'What {x} want{x.s} comes out piece by piece: {want}.',
  '{x} say{x.s} it as if it were nothing much. It comes to this: {want}.',
  'It takes a while before {x} answer{x.s}. Then it is plain enough: {want}.',
  'There is one thing that {x} come{x.s} back to: {want}.',
  '{x} laugh{x.s} at the question, and answer{x.s} it all the same: {want}.',
  'Nobody has asked {x} that for a while. {want}, that is what it comes to.',
];

export const regards: readonly string[] = [
  'You name {other}, and watch {x} while you do. What shows is this: {tie}.',
  '{x} hear{x.s} the name of {other} and {x.is} somewhere else for a moment. {tie}, that much you understand.',
  'About {other} {x} say{x.s} less than {x.they} know{x.s}. But it can be heard: {tie}.',
  'At the name of {other} something in {x} changes. It is not hard to read: {tie}.',
];

export const watchings: readonly string[] = [
  'You watch {x} for a while and say nothing. What you see: {trait}, and {other}.',
  'One learns something by standing still. {x}: {trait}; {other}.',
  '{x} {x.does} not mind being looked at, or {x.does} not show it. You would say: {trait}, {other}.',
  'The longer you look, the clearer {x} become{x.s}: {trait}, and {other}.',
];

export const lookings: readonly string[] = [
  'You look at {thing} more closely than you have so far.',
  'You bend over {thing}.',
  'You give {thing} the time it deserves.',
  'There is more to {thing} than one sees in passing.',
  'You turn your mind to {thing}.',
  'You keep your eyes on {thing} until there is nothing left to see.',
];

export const takings: readonly string[] = [
  'You take {thing}, and nobody stops you. From now on it goes where you go.',
  '{thing} comes with you. If that was a mistake, it does not look like one yet.',
  'You pick up {thing}. It is yours for as long as nobody asks for it.',
  'Nobody is watching, or nobody minds. {thing} is with you now.',
];

export const showings: readonly string[] = [
  '{x} look{x.s} at {thing} for longer than you expected. "Where did you get that?" It is not quite a question.',
  'You hold out {thing}. {x} {x.does} not touch it, but {x.they} know{x.s} it; so much is certain.',
  '"Put it away," {x} say{x.s} when {x.they} see{x.s} {thing}. And then: "No. Let me look once more."',
  '{x} turn{x.s} {thing} over and give{x.s} it back to you with more care than {x.they} took it.',
];

/** Who comes again to somebody: what `{x}` is doing about `{matter}`. */
export const returnsToSomebody: readonly string[] = [
  '{x} {x.is} going over {matter} again, half aloud, and break{x.s} off where it always breaks off. "Where does it go wrong?" {x.they} ask{x.s} you.',
  '"I had begun something," say{x.s} {x}, whom you find with idle hands, "and then I thought of {matter}, and then it was now."',
  'By the look of {x}, somebody has been here before you and talked about {matter}. "No names," say{x.s} {x}.',
  '"I need somebody who does not nod," say{x.s} {x}, and tell{x.s} you what {x.they} {x.has} thought about {matter}, all of it, with the gaps.',
  '{x} {x.is} busy with something that need not be done today: it is a way of waiting for news of {matter} with one’s hands.',
  '"I dreamt of {matter}," say{x.s} {x}. "You were in it, and of no use at all." It seems to have been a comfort.',
  'From {x} you hear what is being said about {matter}, and it is all about you, if one listens closely.',
  '{x} {x.has} drawn something into the dust with one foot, and wipe{x.s} it out when you have seen it. "That is how I think it was," {x.they} say{x.s}, "with {matter}."',
  'There is a question that {x} {x.has} kept for you. It is about {matter}, and so simple that nobody has asked it.',
];

/** Nobody is there, and `{matter}` is on the player's mind. */
export const returnsToNobody: readonly string[] = [
  'There is nobody at {place} now, and you go through what you know of {matter}, from the first day on.',
  'Somebody has been at {place} since you left; it is in the small things. Whoever it was had {matter} in mind as well.',
  'If there was anything at {place} that belongs to {matter}, it has been seen to.',
  'At {place} you hear only yourself. What is to be done about {matter} will not be done here.',
  'You stand about at {place}, and then you know that you have seen it: for {matter} you will have to go to people.',
  'It is quiet at {place}. What you have heard of {matter} does not become less true by it.',
];

/** `{place}` for the first time, with what the author says of it in passing. */
export const firstSights: readonly string[] = [
  'Here it is: {place}.',
  'So this is {place}.',
  'You have come to {place}, and nobody asks what for.',
  'There it is, {place}.',
];

/** `{x}` is whoever said what `{memory}` has, gone over where nobody is. */
export const mullings: readonly string[] = [
  'Nobody is here to interrupt, and so it comes back as it was: {memory} It does not lie quite as flat as before.',
  'What stays of {x} is this: {memory} There is another side to it, and it shows only from here.',
  'One thing will not go away: {memory} Perhaps it need not.',
  'It is quiet enough here to hear it again: {memory} The second time, other words in it have the weight.',
  '{x} {x.is} not here to put it right, and so it stands as it is: {memory} By the end of it there is one question more than at the beginning.',
  'Away from {x} it can be looked at from all sides: {memory} None of them is the smooth one.',
];

/** `{x}` comes to where the player is alone. */
export const seekings: readonly string[] = [
  'Steps, and then {x} {x.is} here at {place}. "You are not easy to find," {x.they} say{x.s}. "It is about {matter}. It cannot wait until you come back."',
  'You are not alone for long: {x} {x.has} followed you to {place}. "I did not want to say it in front of anybody," {x.they} say{x.s}, and mean{x.s} {matter}.',
  '{x} come{x.s} to {place} a little out of breath. "There you are. I have been thinking about {matter}, and I had to tell somebody before I stopped."',
  'Somebody calls your name at {place}, and it is {x}. "They are asking where you are," {x.they} say{x.s}. "I said that you were busy with {matter}. Are you?"',
  'It is {x} who comes to keep you company at {place}. For a while nothing is said. Then {matter} is.',
];

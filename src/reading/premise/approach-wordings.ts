import type { Pursuit } from '@/reading/premise/premise-wordings';

/** What can be done with somebody of whom little is told: for them. */
export const approachesFor: readonly Pursuit[] = [
  {
    text: 'Ask {x} to stand by you over {matter}.',
    kind: 'persuade',
    words: '"Since you ask," say{x.s} {x}, and come{x.s} over to you.',
  },
  {
    text: 'Assure {x} that {matter} will be settled.',
    kind: 'tell',
    words: '"By you?" {x} ask{x.s}, and sound{x.s} half convinced.',
  },
  {
    text: 'Offer {x} to share the worry over {matter}.',
    kind: 'help',
    words: '"Take the larger half," say{x.s} {x}, and look{x.s} the better for it.',
  },
  {
    text: 'Let {x} see that you are not afraid of {matter}.',
    kind: 'gesture',
    words: '{x} look{x.s} hard for a sign of fear, and find{x.s} none.',
  },
  {
    text: 'Thank {x} for bearing with {matter} so long.',
    kind: 'tell',
    words: '"Nobody has thanked me before," say{x.s} {x}.',
  },
  {
    text: 'Be kind to {x}, whatever {matter} brings.',
    kind: 'gesture',
    words: '{x} {x.does} not know what to make of it, and come{x.s} back for more.',
  },
];

/** Or against them. */
export const approachesAgainst: readonly Pursuit[] = [
  {
    text: 'Hold {x} to account over {matter}.',
    kind: 'threaten',
    words: '"Is that how it is?" say{x.s} {x}, and move{x.s} away from you.',
  },
  {
    text: 'Follow every move of {x} over {matter}, openly.',
    kind: 'look',
    words: '{x} bear{x.s} it well at first, and then turn{x.s} {x.their} back on you.',
  },
  {
    text: 'Warn {x} not to stand in your way over {matter}.',
    kind: 'threaten',
    words: '{x} step{x.s} aside, much too politely.',
  },
  {
    text: 'Tell {x} to do {x.their} part about {matter}.',
    kind: 'persuade',
    words: '"I have been doing it all along," say{x.s} {x}, and begin{x.s}.',
  },
  {
    text: 'Put {x} on {x.their} guard about {matter}.',
    kind: 'tell',
    words: '"I was at ease until you came," say{x.s} {x}.',
  },
  {
    text: 'Press {x} for a promise over {matter}.',
    kind: 'persuade',
    words: '{x} promise{x.s}, and look{x.s} surprised at having done so.',
  },
];

/** And afterwards, either way. */
export const approachesAfter: readonly Pursuit[] = [
  {
    text: 'Leave {x} to keep watch over {matter} when you go.',
    kind: 'persuade',
    words: '"And who keeps watch over me?" {x} ask{x.s}, but stay{x.s} where {x.they} {x.is}.',
  },
  {
    text: 'Agree with {x} on a sign, in case of news of {matter}.',
    kind: 'tell',
    words: '"Three short, one long," say{x.s} {x}, and practise{x.s} it at once.',
  },
  {
    text: 'Agree with {x}: nothing else before {matter}.',
    kind: 'tell',
    words: '"Nothing else," {x} repeat{x.s}, and hold{x.s} you to it there and then.',
  },
  {
    text: 'Stay a little with {x}, and let {matter} wait.',
    kind: 'wait',
    words: 'You keep {x} company, and nobody asks for either of you.',
  },
  {
    text: 'Joke about {matter} with {x}.',
    kind: 'gesture',
    words: '{x} laugh{x.s} first, and look{x.s} round afterwards.',
  },
];

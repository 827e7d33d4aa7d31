import type { Pursuit } from '@/reading/premise/premise-wordings';

// What it is all about stays unsaid here: named in every line it would be a refrain, and between two people who
// both know, nobody names it.

/** What can be done with somebody of whom little is told: for them. */
export const approachesFor: readonly Pursuit[] = [
  {
    text: 'Ask {x} to stand by you.',
    kind: 'persuade',
    words: '"Since you ask," say{x.s} {x}, and come{x.s} over to you.',
  },
  {
    text: 'Tell {x} everything that you know so far.',
    kind: 'tell',
    words: '{x} hear{x.s} you to the end, and then ask{x.s} for the one thing that you left out.',
  },
  {
    text: 'Ask {x} how {x.they} {x.is} bearing up.',
    kind: 'talk',
    words: '"Badly," say{x.s} {x}, and look{x.s} the better for having said it.',
  },
  {
    text: 'Let {x} see that you are not afraid.',
    kind: 'gesture',
    words: '{x} look{x.s} hard for a sign of fear, and find{x.s} none.',
  },
  {
    text: 'Thank {x} for having stayed.',
    kind: 'tell',
    words: '"Nobody else has noticed that I did," say{x.s} {x}.',
  },
  {
    text: 'Offer {x} your help.',
    kind: 'help',
    words: '"Then hold this," say{x.s} {x}, and from there on it is a matter for two.',
  },
];

/** Or against them. */
export const approachesAgainst: readonly Pursuit[] = [
  {
    text: 'Ask {x} what {x.they} {x.is} keeping from you.',
    kind: 'threaten',
    words: '"Is that how it is?" say{x.s} {x}, and move{x.s} away from you.',
  },
  {
    text: 'Keep an eye on {x}, and let it be seen.',
    kind: 'look',
    words: '{x} bear{x.s} it well at first, and then turn{x.s} {x.their} back on you.',
  },
  {
    text: 'Warn {x} not to stand in your way.',
    kind: 'threaten',
    words: '{x} step{x.s} aside, much too politely.',
  },
  {
    text: 'Tell {x} to stop talking and do something.',
    kind: 'persuade',
    words: '"I have been doing it all along," say{x.s} {x}, and begin{x.s}.',
  },
  {
    text: 'Tell {x} plainly that you do not trust {x.them}.',
    kind: 'tell',
    words: '"Then we are even," say{x.s} {x}.',
  },
  {
    text: 'Make {x} promise to hide nothing from you.',
    kind: 'persuade',
    words: '{x} promise{x.s}, and look{x.s} surprised at having done so.',
  },
];

/** And afterwards, either way. */
export const approachesAfter: readonly Pursuit[] = [
  {
    text: 'Ask {x} to keep watch while you are gone.',
    kind: 'persuade',
    words: '"And who keeps watch over me?" {x} ask{x.s}, but stay{x.s} where {x.they} {x.is}.',
  },
  {
    text: 'Agree on a sign with {x}, in case there is news.',
    kind: 'tell',
    words: '"Three short, one long," say{x.s} {x}, and practise{x.s} it at once.',
  },
  {
    text: 'Ask {x} what {x.they} would do in your place.',
    kind: 'talk',
    words: '"Less," say{x.s} {x}, "and sooner."',
  },
  {
    text: 'Stay with {x} for a little.',
    kind: 'wait',
    words: 'You keep {x} company, and nobody asks for either of you.',
  },
  {
    text: 'Make {x} laugh, if that can be done.',
    kind: 'gesture',
    words: '{x} laugh{x.s} first, and look{x.s} round afterwards.',
  },
];

/** Or they send the player on: to `{y}`, who is somebody else. */
export const leadsToPeople: readonly Pursuit[] = [
  {
    text: 'Ask {x} who else might know something.',
    kind: 'talk',
    words: '"{y}," say{x.s} {x}, and then, lower: "But you have not heard it from me."',
  },
  {
    text: 'Ask {x} whom you should talk to next.',
    kind: 'talk',
    words:
      '{x} think{x.s} it over. "{y} see{y.s} more than {y.they} say{y.s}. I would begin there."',
  },
  {
    text: 'Ask {x} whom {x.they} would trust here.',
    kind: 'talk',
    words: '"{y}," say{x.s} {x}, without having to think. "On most days."',
  },
];

/** To `{place}`. */
export const leadsToPlaces: readonly Pursuit[] = [
  {
    text: 'Ask {x} where you should look first.',
    kind: 'talk',
    words:
      '"Have you been to {place}?" ask{x.s} {x}, who know{x.s} the answer. "Then do not ask me yet."',
  },
  {
    text: 'Ask {x} where {x.they} would go in your place.',
    kind: 'talk',
    words: '"To {place}," say{x.s} {x}, "and I would leave the way back open behind me."',
  },
  {
    text: 'Ask {x} what you have overlooked.',
    kind: 'talk',
    words: '"I can only say what I would look at," say{x.s} {x}, "and that would be {place}."',
  },
];

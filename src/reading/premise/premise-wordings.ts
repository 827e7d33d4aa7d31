/** The matter of the premise comes up again; `{x}` brings it up. */
export const pressings: readonly string[] = [
  'You catch {x} looking at you, and neither of you looks away: it is about {matter}, as most things are by now. "Well?" say{x.s} {x}.',
  '"I lie down with {matter} and get up with it," say{x.s} {x}. "What do you mean to do?"',
  '{x} {x.has} heard something about {matter}, and {x.has} heard it from two sides. "Which of them have you believed?"',
  '"If it were only mine I should let it go," {x} say{x.s}, and mean{x.s} {matter}. It sounds like a request.',
  '"And {matter}?" {x} ask{x.s}, who {x.has} been patient until now.',
];

/** With nobody there to do so. */
export const lonelyPressings: readonly string[] = [
  'Being alone does not help: there is still {matter}, and nobody else is thinking about it now.',
  'However you turn it, you come back to {matter}. It is why you are here, and it is not done.',
  'For a while you manage to think of something else. Then it is {matter} again.',
  'Somewhere people are asking each other what you will do about {matter}, and you would like to know what they answer.',
];

export type Pursuit = { readonly text: string; readonly kind: string; readonly words: string };

/** What can be said to somebody who brings it up: not the same the next time. */
export const pressingAnswers: readonly (readonly Pursuit[])[] = [
  [
    {
      text: 'Tell {x} honestly how far you have come with {matter}.',
      kind: 'tell',
      words:
        'You leave nothing out, not even how little it is. "It is more than I had," {x} say{x.s}, and from now on two of you know the same about {matter}.',
    },
    {
      text: 'Ask {x} to do something about {matter}, and not only ask.',
      kind: 'persuade',
      words:
        '"What?" {x} ask{x.s}, and you name one thing. It is small, it can be done, and {x} will do it: for {matter} that is one pair of hands more.',
    },
  ],
  [
    {
      text: 'Promise {x} that {matter} will not be left as it is.',
      kind: 'tell',
      words:
        '{x} nod{x.s}, once, and wait{x.s} differently from then on. About {matter} there is a promise now, and it is yours.',
    },
    {
      text: 'Ask {x} what {x.they} {x.is} afraid of in {matter}.',
      kind: 'talk',
      words:
        '"That it will turn out to be simple," say{x.s} {x}, after a time, "and that we could have done it at once." You had not looked at {matter} from there.',
    },
  ],
  [
    {
      text: 'Tell {x} which side you believe about {matter}.',
      kind: 'tell',
      words:
        '{x} turn{x.s} over what you have said. "Then we know what we are doing about {matter}," {x.they} say{x.s}, "or at least on whose account."',
    },
    {
      text: 'Ask {x} to tell you again how {matter} began.',
      kind: 'talk',
      words:
        'It is told more slowly this time, and two things are in it that were not there before. One of them may be the beginning of {matter}, and it is not where you looked.',
    },
  ],
  [
    {
      text: 'Say to {x} that {matter} is yours too by now.',
      kind: 'help',
      words:
        '{x} {x.has} no answer ready for that, and hold{x.s} out a hand, which is one. With {matter} you are no guest any more.',
    },
    {
      text: 'Ask {x} who gains if nothing is done about {matter}.',
      kind: 'talk',
      words:
        '{x} need{x.s} no time for that, and {x.is} surprised at it too. You have a name now, and a reason; it proves nothing about {matter}, but it is a direction.',
    },
  ],
  [
    {
      text: 'Tell {x} what you will do about {matter}, step by step.',
      kind: 'tell',
      words:
        'You had not known that you had a plan until you said it. {x} find{x.s} one hole in it and stop{x.s} it with a word: so it will be done with {matter}, and soon.',
    },
    {
      text: 'Admit to {x} that you are at a loss over {matter}.',
      kind: 'tell',
      words:
        '"Thank heaven," say{x.s} {x}, "I thought that I was the only one." Two who do not know about {matter} are further than two who pretend.',
    },
  ],
];

/** Whom one meets can be asked about it at any time; `{author}` is what they have to say. */
export const pursuitTexts: readonly string[] = [
  'Ask {x} about {matter}.',
  'Ask {x} what {x.they} know{x.s} of {matter}.',
  'Bring {x} to speak of {matter}.',
  'Put it to {x}: what about {matter}?',
];

export const pursuitAnswers: readonly string[] = [
  '{x} {x.does} not ask why you want to know. What {x.they} would have about {matter} is plain enough: {want}.',
  'About {matter} {x} know{x.s} less than you had hoped, but {x.they} know{x.s} what {x.they} want{x.s} of it: {want}.',
  '"Ask what each of us would get by it," say{x.s} {x}. As to {matter}, what {x.they} would get is no secret: {want}.',
  '{x} look{x.s} round before answering. There is one thing in {matter} that {x.they} will not let go: {want}.',
];

/** Who is known to want nothing. */
export const plainPursuitAnswers: readonly string[] = [
  '{x} tell{x.s} it in order, what came first and who was by. You know more about {matter} than you did.',
  '"About {matter} I could say a good deal," {x} begin{x.s}, and then {x.does}. Most of it is what you knew, and one thing is not.',
  'On {matter} {x} {x.has} an opinion, and what is better, a reason for it.',
  '{x} will not be drawn at first. Then: "All right. But what I know of {matter} you have not got from me."',
];

/** What the player makes of it, said to somebody who was asked before. */
export const weighings: readonly Pursuit[] = [
  {
    text: 'Tell {x} what you now think about {matter}.',
    kind: 'tell',
    words:
      '{x} hear{x.s} you out, and contradict{x.s} you in one point only. It is the point on which {matter} turns.',
  },
  {
    text: 'Ask {x} to stand by you over {matter}.',
    kind: 'persuade',
    words:
      '"I was going to anyway," say{x.s} {x}, "but it is pleasant to be asked." Over {matter} you are two now.',
  },
  {
    text: 'Lay before {x} all you have heard about {matter}.',
    kind: 'tell',
    words:
      'You lay it out piece by piece. {x} move{x.s} two of the pieces, and {matter} has another shape.',
  },
  {
    text: 'Ask {x} what {x.they} would do about {matter} in your place.',
    kind: 'talk',
    words:
      '"Sleep," say{x.s} {x}, and then, seriously: "What you are afraid of. It is usually that, with {matter} too."',
  },
];

/** The time that was given runs out: first `{deadline}` is near, then nearer. */
export const momentsNear: readonly string[] = [
  'It is not so long any more until {deadline}, and {matter} is where it was.',
  'Nobody says how late it is, and everybody knows: it will soon be {deadline}.',
  '{deadline.up} is so near now that of {matter} nobody says afterwards any more.',
];

export const spansNear: readonly string[] = [
  'Of the {deadline} more is gone than anybody cares to count, and {matter} is where it was.',
  'The {deadline} seemed long when they were named. They do not now.',
  'What is left of the {deadline} could be held in one hand, and {matter} could not.',
];

export const timeIsUp: Readonly<Record<'moment' | 'span', readonly string[]>> = {
  moment: ['It is {deadline}, and no more time will be given.', '{deadline} has come.'],
  span: ['The {deadline} are over.', 'Of the {deadline} none is left.'],
};

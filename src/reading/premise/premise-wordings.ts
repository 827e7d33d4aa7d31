/** The matter of the premise comes up again; `{x}` brings it up. It may be a thing, an event or somebody. */
export const pressings: readonly string[] = [
  '"Well?" say{x.s} {x}. "What about {matter}?"',
  '"I have thought of nothing but {matter}," say{x.s} {x}. "What do you mean to do?"',
  '"Somebody has to do something about {matter}," say{x.s} {x}, and look{x.s} at you.',
  '"Nobody else speaks of {matter}," say{x.s} {x}. "I cannot be the only one."',
  '"And {matter}?" {x} ask{x.s} at last.',
  '{x} block{x.s} your way. "First {matter}," {x.they} say{x.s}. "Then whatever you like."',
  '"You have not forgotten {matter}?" {x} ask{x.s}.',
  '"They are asking me about {matter}," say{x.s} {x}. "What shall I tell them?"',
];

/** With nobody there to do so. */
export const lonelyPressings: readonly string[] = [
  'Here nobody thinks of {matter} but you.',
  'However you turn it, you come back to {matter}.',
  'You manage to think of something else, and then it is {matter} again.',
  'Somewhere people are asking each other what you will do about {matter}.',
  'You say it aloud, to hear how it sounds: {matter}.',
  'Nothing will be done about {matter} by waiting here.',
  'It would be easy to forget {matter} here, and you do not.',
  'You count up who could help with {matter}, and count again.',
];

export type Pursuit = { readonly text: string; readonly kind: string; readonly words: string };

/** What can be said to somebody who has just brought it up, for each way of bringing it up its own. */
export const pressingAnswers: readonly (readonly Pursuit[])[] = [
  [
    {
      text: 'Promise {x} not to leave it at that.',
      kind: 'tell',
      words: '"I shall hold you to that," say{x.s} {x}.',
    },
    {
      text: 'Ask {x} to do something about it as well.',
      kind: 'persuade',
      words: '"I thought that you would never ask," say{x.s} {x}.',
    },
  ],
  [
    {
      text: 'Tell {x} that you will stay until it is settled.',
      kind: 'tell',
      words: '"Then one of us can sleep," say{x.s} {x}.',
    },
    {
      text: 'Admit to {x} that you do not know what to do.',
      kind: 'tell',
      words: '"I thought that I was the only one," say{x.s} {x}.',
    },
  ],
  [
    {
      text: 'Tell {x} that you will do it, whatever it costs.',
      kind: 'tell',
      words: '"Somebody may take you at your word," say{x.s} {x}.',
    },
    {
      text: 'Ask {x} to bring the others in.',
      kind: 'persuade',
      words: '"I will ask," say{x.s} {x}, "but I will not beg."',
    },
  ],
  [
    {
      text: 'Tell {x} that {x.they} {x.is} not alone with it.',
      kind: 'help',
      words: '"Am I not?" say{x.s} {x}, and look{x.s} it already.',
    },
    {
      text: 'Ask {x} to let it rest for today.',
      kind: 'persuade',
      words: '"For today," {x} agree{x.s}, and manage{x.s} it for as long as it takes to say so.',
    },
  ],
  [
    {
      text: 'Ask {x} for a little more patience.',
      kind: 'persuade',
      words: '"This is what my patience looks like," say{x.s} {x}.',
    },
    {
      text: 'Swear to {x} that it comes first from now on.',
      kind: 'tell',
      words: '"Before everything?" {x} ask{x.s}, and look{x.s} as if it might be true.',
    },
  ],
  [
    {
      text: 'Agree with {x}: that first, and then the rest.',
      kind: 'help',
      words: '"At last," say{x.s} {x}, and let{x.s} you pass.',
    },
    {
      text: 'Tell {x} that it is not yours to settle.',
      kind: 'tell',
      words: '"Whose, then?" {x} ask{x.s}, and let{x.s} you think about it.',
    },
  ],
  [
    {
      text: 'Assure {x} that you think of nothing else.',
      kind: 'tell',
      words: '"Then think faster," say{x.s} {x}, not unkindly.',
    },
    {
      text: 'Ask {x} to remind you of it.',
      kind: 'talk',
      words: '"Every hour," say{x.s} {x}, and {x.does} it once more on the spot.',
    },
  ],
  [
    {
      text: 'Let {x} tell them that it is in good hands.',
      kind: 'tell',
      words: '"In whose?" {x} ask{x.s}, looking you over.',
    },
    {
      text: 'Ask {x} to tell them nothing yet.',
      kind: 'persuade',
      words: '"I am good at telling nothing," say{x.s} {x}, "as long as nobody asks."',
    },
  ],
];

/** Whom one meets can be asked about it as long as there are words of the author's about it. */
export const pursuitTexts: readonly string[] = [
  'Ask {x} about {matter}.',
  'Ask {x} what {x.they} know{x.s} of {matter}.',
  'Bring {x} to speak of {matter}.',
  'Put it to {x}: what about {matter}?',
  'Speak with {x} about {matter}.',
  'Come back to {matter} with {x}.',
];

/** Where the author's words are about whoever is asked. */
export const ownPartText = 'Find out more about {x}.';

type TimesNear = { readonly near: readonly string[]; readonly nearer: readonly string[] };

/** The time that was given runs out: first `{deadline}` is near, then nearer. */
export const timesNear: Readonly<Record<'moment' | 'span', TimesNear>> = {
  moment: {
    near: [
      'It is not long now until {deadline}.',
      'Nobody says how late it is, and everybody knows: soon it will be {deadline}.',
      'You have begun to count how long it is until {deadline}.',
    ],
    nearer: [
      '{deadline.up} is so near now that nobody says afterwards any more.',
      'Before {deadline} there is time for one thing more, or for two if you hurry.',
      'Next comes {deadline}.',
    ],
  },
  span: {
    near: [
      'Of the {deadline} more is gone than is left.',
      'The {deadline} seemed long when they were named.',
      'Somebody has begun to count the {deadline} backwards.',
    ],
    nearer: [
      'The {deadline} are nearly over.',
      'What is left of the {deadline} would not fill an afternoon.',
      'Of the {deadline} there is only the end left.',
    ],
  },
};

export const timeIsUp: Readonly<Record<'moment' | 'span', readonly string[]>> = {
  moment: ['It is {deadline}, and no more time will be given.', '{deadline} has come.'],
  span: ['The {deadline} are over.', 'Of the {deadline} none is left.'],
};

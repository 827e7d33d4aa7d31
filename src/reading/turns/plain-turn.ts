import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Where nothing says what kind of moment it is. */
export const plainTurn: BeatTurn = {
  id: 'moment',
  words: /(?:)/g,
  sets: [
    [
      {
        text: 'Offer {x} your help with {matter}.',
        kind: 'help',
        stance: 'with',
        words: '"Then start before I change my mind," say{x.s} {x}, and make{x.s} room.',
      },
      {
        text: 'Refuse {x}: you want nothing to do with {matter}.',
        kind: 'tell',
        stance: 'against',
        words: '"As you like," say{x.s} {x}, and turn{x.s} away first.',
      },
      {
        text: 'Ask {x} to let you stay, whatever comes of {matter}.',
        kind: 'talk',
        stance: 'ask',
        words: '"Stay, but stay where I can see you," say{x.s} {x}.',
      },
    ],
    [
      {
        text: 'Take {matter} upon yourself, and tell {x} so.',
        kind: 'tell',
        stance: 'self',
        words: '"All of it?" {x} ask{x.s}, and {x.does} not wait for a second yes.',
      },
      {
        text: 'Tell {x} to stop worrying about {matter}.',
        kind: 'tell',
        stance: 'against',
        words: '"Somebody has to," say{x.s} {x}, and go{x.es} on worrying where you can see it.',
      },
      {
        text: 'Leave {matter} to {x}, and stand by it.',
        kind: 'help',
        stance: 'with',
        words: '"To me?" say{x.s} {x}, and begin{x.s} before you can think better of it.',
      },
    ],
    [
      {
        text: 'Encourage {x}: {matter} can still end well.',
        kind: 'gesture',
        stance: 'with',
        words: '"Say that again," say{x.s} {x}, "but louder."',
      },
      {
        text: 'Go first with {matter}, so that {x} need not.',
        kind: 'help',
        stance: 'self',
        words: '{x} follow{x.s} two steps behind, and {x.does} as you do.',
      },
      {
        text: 'Tell {x} plainly that you doubt {matter}.',
        kind: 'tell',
        stance: 'against',
        words: '"Then doubt it from over there," say{x.s} {x}.',
      },
    ],
    [
      {
        text: 'Ask {x} to try your way with {matter}.',
        kind: 'persuade',
        stance: 'ask',
        words: '"Your way, then," say{x.s} {x}, "and mine if yours fails."',
      },
      {
        text: 'Keep {x} company over {matter}, without a word.',
        kind: 'wait',
        stance: 'with',
        words: 'After some time {x} begin{x.s} to hum.',
      },
      {
        text: 'Contradict {x} about {matter} before anybody else can.',
        kind: 'tell',
        stance: 'against',
        words:
          '"I had not finished," say{x.s} {x}, and start{x.s} again from the beginning, louder.',
      },
    ],
    [
      {
        text: 'Give {x} your word to see {matter} through.',
        kind: 'help',
        stance: 'self',
        words: '"To the end," {x} repeat{x.s}, so that neither of you forgets.',
      },
      {
        text: 'Make {x} hold off with {matter} a little.',
        kind: 'wait',
        stance: 'against',
        words: '"A little," {x} agree{x.s}, and begin{x.s} to count aloud.',
      },
      {
        text: 'Do what you can about {matter}, with {x} looking on.',
        kind: 'use',
        stance: 'with',
        words: '{x} let{x.s} you try twice, and then come{x.s} to help.',
      },
    ],
    [
      {
        text: 'Say to {x} that {matter} concerns you both.',
        kind: 'tell',
        stance: 'with',
        words: '"Both of us," say{x.s} {x}, and come{x.s} over to your side.',
      },
      {
        text: 'Warn {x} not to count on you for {matter}.',
        kind: 'tell',
        stance: 'against',
        words: '"I had, until now," say{x.s} {x}, and look{x.s} past you.',
      },
      {
        text: 'Ask {x} to trust you with {matter}.',
        kind: 'talk',
        stance: 'ask',
        words: '"With half of it," say{x.s} {x}, after looking you over.',
      },
    ],
  ],
};

/** Where nobody is there whom it could be said to. */
export const lonelyTurn: BeatTurn = {
  id: 'alone',
  words: /(?:)/g,
  sets: [
    [
      {
        text: 'See {matter} through to the end.',
        kind: 'look',
        stance: 'self',
        words: 'You stay to the end of it, though nobody would have known if you had gone.',
      },
      {
        text: 'Leave {matter} as it is, and tell nobody yet.',
        kind: 'wait',
        stance: 'against',
        words: 'You leave everything as it was, and go on as if you had seen nothing.',
      },
      {
        text: 'Do at once what you can about {matter}.',
        kind: 'help',
        stance: 'with',
        words: 'You do the first thing that occurs to you, and then the second.',
      },
    ],
    [
      {
        text: 'Call out, in case somebody else knows of {matter}.',
        kind: 'tell',
        stance: 'self',
        words: 'You call twice, and nobody answers.',
      },
      {
        text: 'Make up your mind to tell somebody of {matter}.',
        kind: 'wait',
        stance: 'with',
        words: 'You choose whom to tell first, and with which words to begin.',
      },
      {
        text: 'Turn away from {matter} while you can.',
        kind: 'wait',
        stance: 'against',
        words: 'You turn your back on it, and do not run until you are out of sight.',
      },
    ],
    [
      {
        text: 'Try to put {matter} right, with what you have.',
        kind: 'use',
        stance: 'with',
        words: 'You set about it, and go on until you have run out of ideas.',
      },
      {
        text: 'Keep {matter} in mind, piece by piece.',
        kind: 'look',
        stance: 'self',
        words: 'You go over it twice, so that you can tell it right when you are asked.',
      },
      {
        text: 'Have nothing to do with {matter}.',
        kind: 'wait',
        stance: 'against',
        words: 'You keep well away from it, and do not look back.',
      },
    ],
    [
      {
        text: 'Face {matter} without waiting for anybody.',
        kind: 'help',
        stance: 'self',
        words: 'You count to three, and begin at two.',
      },
      {
        text: 'Wait for somebody to share {matter} with.',
        kind: 'wait',
        stance: 'with',
        words: 'You wait until you feel foolish, and then a little longer.',
      },
      {
        text: 'Refuse to be frightened by {matter}.',
        kind: 'gesture',
        stance: 'against',
        words: '"No," you say aloud, to nobody, and it helps.',
      },
    ],
  ],
};

/** What can be done with a second person who is there; `{x}` is that person. */
export const besideChoices: BeatTurn['sets'][number] = [
  {
    text: 'Look to {x}: over {matter} you will do as {x.they} {x.does}.',
    kind: 'gesture',
    stance: 'with',
    words: '{x} see{x.s} you look, and nod{x.s}.',
  },
  {
    text: 'Ask {x} to go first with {matter}.',
    kind: 'talk',
    stance: 'ask',
    words: '"Why is it always me?" say{x.s} {x}, and go{x.es} first.',
  },
  {
    text: 'Warn {x} quietly about {matter}.',
    kind: 'tell',
    stance: 'with',
    words: '{x} {x.does} not ask how you know, and move{x.s} a little closer to you.',
  },
  {
    text: 'Tell {x} that {matter} is {x.their} doing too.',
    kind: 'tell',
    stance: 'against',
    words: '"Mine?" say{x.s} {x}, and take{x.s} two steps back from you.',
  },
  {
    text: 'Keep an eye on {matter} together with {x}.',
    kind: 'look',
    stance: 'with',
    words: '"You look left," say{x.s} {x}, "and I look right."',
  },
  {
    text: 'Take {x} aside, and ask {x.them} to keep {matter} quiet.',
    kind: 'persuade',
    stance: 'ask',
    words:
      '"Whom would I tell?" {x} whisper{x.s}, and look{x.s} round for somebody who might have heard.',
  },
  {
    text: 'Stand between {x} and {matter}.',
    kind: 'help',
    stance: 'self',
    words: '"I can see nothing from here," say{x.s} {x} behind you, and stay{x.s} there.',
  },
  {
    text: 'Leave {matter} to {x}, and stand back.',
    kind: 'help',
    stance: 'with',
    words: '{x} look{x.s} to see whether you mean it, and set{x.s} to work.',
  },
  {
    text: 'Tell {x} to keep out of {matter}.',
    kind: 'tell',
    stance: 'against',
    words: '"I am in it already," say{x.s} {x}, and {x.does} not move.',
  },
  {
    text: 'Ask {x} to stay close until {matter} is over.',
    kind: 'persuade',
    stance: 'ask',
    words: '{x} come{x.s} so close that you could not fall over if you tried.',
  },
  {
    text: 'Make {x} laugh, in spite of {matter}.',
    kind: 'gesture',
    stance: 'with',
    words: '{x} hold{x.s} it in as long as {x.they} can, which is not long.',
  },
  {
    text: 'Promise {x} to answer for {matter} yourself.',
    kind: 'tell',
    stance: 'self',
    words: '"Say that again when it is asked," say{x.s} {x}.',
  },
];

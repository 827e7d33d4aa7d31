import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Where nothing says what kind of moment it is, nor what it is about. */
export const bareMoment: BeatTurn = {
  id: 'bare-moment',
  words: /(?:)/g,
  sets: [
    [
      {
        text: 'Offer {x} your help.',
        kind: 'help',
        stance: 'with',
        words: '"Hold here," say{x.s} {x}, before you have finished offering.',
      },
      {
        text: 'Leave {x} to manage alone.',
        kind: 'wait',
        stance: 'against',
        words: '{x} manage{x.s}, and let{x.s} you see that it takes two.',
      },
      {
        text: 'Ask {x} to let you stay.',
        kind: 'talk',
        stance: 'ask',
        words: '"Nobody has sent you away," say{x.s} {x}.',
      },
    ],
    [
      {
        text: 'Stay close to {x}.',
        kind: 'help',
        stance: 'with',
        words: 'For a while neither of you says a word, and {x} {x.does} not seem to miss one.',
      },
      {
        text: 'Speak up before {x} does.',
        kind: 'tell',
        stance: 'self',
        words: '{x} shut{x.s} {x.their} mouth again, and nod{x.s} for you to go on.',
      },
      {
        text: 'Contradict {x} to {x.their} face.',
        kind: 'tell',
        stance: 'against',
        words: '"Somebody had to, I suppose," say{x.s} {x}, "but why you?"',
      },
    ],
    [
      {
        text: 'Take {x} aside for a moment.',
        kind: 'talk',
        stance: 'with',
        words: '{x} come{x.s} along at once, and you agree in few words, quietly.',
      },
      {
        text: 'Step in, whether {x} likes that or not.',
        kind: 'help',
        stance: 'self',
        words: '{x} {x.does} not like it, and make{x.s} room for you.',
      },
      {
        text: 'Let {x} see that you disapprove.',
        kind: 'gesture',
        stance: 'against',
        words: '{x} see{x.s} it, and go{x.es} on a little more slowly.',
      },
    ],
    [
      {
        text: 'Give {x} your hand on what comes next.',
        kind: 'gesture',
        stance: 'with',
        words: '{x} take{x.s} your hand, and keep{x.s} it a moment longer than is usual.',
      },
      {
        text: 'Press {x} for a decision.',
        kind: 'persuade',
        stance: 'against',
        words: '"Now, of all moments," say{x.s} {x}, and look{x.s} for a way round you.',
      },
      {
        text: 'Ask {x} to trust your judgement.',
        kind: 'talk',
        stance: 'ask',
        words: '"I have trusted worse," say{x.s} {x}.',
      },
    ],
  ],
};

/** And nobody is there either. */
export const bareLonely: BeatTurn = {
  id: 'bare-alone',
  words: /(?:)/g,
  sets: [
    [
      {
        text: 'Go closer, and look again.',
        kind: 'look',
        stance: 'self',
        words: 'The second look shows you the same as the first, only nearer.',
      },
      {
        text: 'Do at once whatever can be done.',
        kind: 'help',
        stance: 'with',
        words: 'Your hands have begun before you have thought of a reason.',
      },
      {
        text: 'Go on your way, and tell nobody.',
        kind: 'wait',
        stance: 'against',
        words: 'You go, and after a hundred steps you still have not looked round.',
      },
    ],
    [
      {
        text: 'Stand still, and listen.',
        kind: 'look',
        stance: 'self',
        words: 'You hear your own breath first, and then everything else.',
      },
      {
        text: 'Call out, in case somebody is near.',
        kind: 'tell',
        stance: 'with',
        words: 'Your voice comes back to you, a little late.',
      },
      {
        text: 'Turn round while you can.',
        kind: 'wait',
        stance: 'against',
        words: 'You turn, and it is farther back than it was coming.',
      },
    ],
  ],
};

/** With a second person who is there. */
export const bareBeside: BeatTurn['sets'][number] = [
  {
    text: 'Look to {x}, and do as {x.they} {x.does}.',
    kind: 'gesture',
    stance: 'with',
    words: '{x} notice{x.s}, and {x.does} everything twice as carefully.',
  },
  {
    text: 'Ask {x} to go first.',
    kind: 'talk',
    stance: 'ask',
    words: '"After me, then," say{x.s} {x}, without any pleasure.',
  },
  {
    text: 'Give {x} a sign to keep out of the way.',
    kind: 'gesture',
    stance: 'against',
    words: '{x} step{x.s} back two steps, and not an inch farther.',
  },
  {
    text: 'Catch the eye of {x}.',
    kind: 'look',
    stance: 'with',
    words: 'One look, and you and {x} have agreed on the next step.',
  },
];

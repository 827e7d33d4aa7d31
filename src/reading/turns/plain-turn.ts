import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Where nothing says what kind of moment it is. */
export const plainTurn: BeatTurn = {
  id: 'moment',
  words: /(?:)/g,
  sets: [
    [
      {
        text: 'Ask {x} what is to be done now about {matter}.',
        kind: 'talk',
        stance: 'ask',
        words:
          '{x} {x.has} thought about it, longer than you. What {x.they} say{x.s} is short and can be done. About {matter} you know now what {x} would do, and that is half of it.',
      },
      {
        text: 'Offer {x} to go into {matter} together.',
        kind: 'help',
        stance: 'with',
        words:
          '"Together," say{x.s} {x}, trying the word. Then {x.they} nod{x.s}. It is not said who goes first. For {matter} it is better than one alone, whoever that would have been.',
      },
      {
        text: 'Tell {x} that you do not believe in {matter}.',
        kind: 'tell',
        stance: 'against',
        words:
          '{x} {x.does} not argue. "You will," {x.they} say{x.s}, "or you will not, and it will happen anyway." In {matter} you are the one who doubted. It has been noted.',
      },
    ],
    [
      {
        text: 'Take {matter} upon yourself, and tell {x} so.',
        kind: 'tell',
        stance: 'self',
        words:
          'Once it is said, it is strange that nobody said it before. {x} {x.is} relieved and ashamed of it. {matter.up} has somebody now, and it is you.',
      },
      {
        text: 'Ask {x} what you have not been told about {matter}.',
        kind: 'talk',
        stance: 'ask',
        words:
          '{x} give{x.s} you the look that one gives to a child who has asked the right thing. Then you are told. It makes {matter} no smaller, but it has a shape.',
      },
      {
        text: 'Let {x} decide about {matter}, and stand by it.',
        kind: 'help',
        stance: 'with',
        words:
          '"You trust me with that," say{x.s} {x}, astonished. You do, and it is said. Whatever is done about {matter} is done by {x} and borne by both of you.',
      },
    ],
    [
      {
        text: 'Say what you think of {matter}, to {x} and plainly.',
        kind: 'tell',
        stance: 'against',
        words:
          'You say it plainly. {x} {x.was} not used to that, and it takes {x.them} a moment to find that nothing has broken. About {matter} there will be no more pretending between you.',
      },
      {
        text: 'Look closely at {matter} before you answer {x}.',
        kind: 'look',
        stance: 'self',
        words:
          'You take the time, although {x} {x.does} not like it. There is something that does not fit, a small thing, and you have found it. When you speak of {matter} now, you will know more than you are told.',
      },
      {
        text: 'Encourage {x}: {matter} can still end well.',
        kind: 'gesture',
        stance: 'with',
        words:
          '{x} {x.does} not believe you, and want{x.s} to. It is enough for the next step. In {matter} much has hung on less.',
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
        text: 'Look closely at {matter}.',
        kind: 'look',
        stance: 'self',
        words:
          'You look until you have seen what there is to see. It is more than it seemed. What {matter} means nobody is here to say, and it will be for you to say it.',
      },
      {
        text: 'Leave {matter} as it is, and tell nobody yet.',
        kind: 'wait',
        stance: 'against',
        words:
          'You leave it. It is still there when you turn your back, and it will be there when you are asked. For now {matter} is known to you alone.',
      },
      {
        text: 'Do at once what {matter} asks for.',
        kind: 'help',
        stance: 'with',
        words:
          'You do not wait to be told. It is soon done, or soon begun. If it is asked who was there when {matter} came to its turn, it was you.',
      },
    ],
    [
      {
        text: 'Go after {matter} as far as it leads.',
        kind: 'search',
        stance: 'self',
        words:
          'It leads further than you thought, and then it stops, all at once. You have come to the end of what can be found out alone about {matter}.',
      },
      {
        text: 'Make up your mind to tell somebody of {matter}.',
        kind: 'wait',
        stance: 'with',
        words:
          'It is too much for one. You go over whom it should be told to, and in what words. {matter.up} has not changed, but it has a way out now.',
      },
      {
        text: 'Turn away from {matter} while you can.',
        kind: 'wait',
        stance: 'against',
        words:
          'You turn away. Nobody could say that it was wrong. But {matter} has seen your back, so to speak, and you will have to come past it again.',
      },
    ],
  ],
};

/** What a second person who is there can be asked; `{x}` is that person. */
export const besideChoices: BeatTurn['sets'][number] = [
  {
    text: 'Take {x} aside, and ask what {x.they} make{x.s} of {matter}.',
    kind: 'talk',
    stance: 'ask',
    words:
      '{x} {x.has} been waiting for somebody to ask. "I was there before it had a name," {x.they} say{x.s}, and you learn what {matter} looked like from that side. It is not the same thing at all.',
  },
  {
    text: 'Look to {x}: over {matter} you will do as {x.they} {x.does}.',
    kind: 'gesture',
    stance: 'with',
    words:
      'You need not say it. {x} {x.has} seen you look, and {x.has} understood that there are two of you. What {x.they} {x.does} about {matter} now {x.they} {x.does} with more weight.',
  },
  {
    text: 'Ask {x} to speak first about {matter}.',
    kind: 'talk',
    stance: 'with',
    words:
      '{x} would sooner not. Then {x.they} {x.does}, badly at first, and then so that nobody moves. When it is over, {matter} cannot be put back into the words it was in before.',
  },
  {
    text: 'Warn {x} quietly about {matter}.',
    kind: 'tell',
    stance: 'with',
    words:
      'You say only as much as is needed. {x} {x.does} not ask how you know. A moment later {x.they} {x.is} standing somewhere else, and {matter} will not take {x.them} by surprise.',
  },
  {
    text: 'Tell {x} that {matter} is {x.their} doing too.',
    kind: 'tell',
    stance: 'against',
    words:
      '{x} open{x.s} {x.their} mouth and shut{x.s} it again. It may be unjust, and it may be exact. {x} will not forget that over {matter} you thought of {x.them}.',
  },
  {
    text: 'Ask {x} whether {matter} has happened before.',
    kind: 'talk',
    stance: 'ask',
    words:
      '"Once," say{x.s} {x}, and look{x.s} round before going on. It is not long to tell. You know now that {matter} has a beginning, and how it ended that time.',
  },
];

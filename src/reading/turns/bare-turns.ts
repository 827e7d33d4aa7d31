import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Where no word says what it is about: "face this" would leave whoever reads the choice to guess what. */
export const bareTurns: readonly BeatTurn[] = [
  {
    id: 'bare-request',
    words: /\b(?:asks|begs|wants|urges|implores|would like)(?: only)? (?:you|the player|that)\b/gi,
    sets: [
      [
        {
          text: 'Do as {x} wishes.',
          kind: 'help',
          stance: 'with',
          words: '{x} watch{x.es} you begin, and let{x.s} out a long breath.',
        },
        {
          text: 'Say no to {x}.',
          kind: 'tell',
          stance: 'against',
          words: '"No," {x} repeat{x.s}, as if it were a word from abroad.',
        },
        {
          text: 'Ask a favour of {x} in return.',
          kind: 'talk',
          stance: 'ask',
          words: '"Name it when I have a hand free," say{x.s} {x}.',
        },
      ],
      [
        {
          text: 'Say yes to {x} at once.',
          kind: 'help',
          stance: 'with',
          words: '"I had three more reasons ready," say{x.s} {x}, and sound{x.s} nearly sorry.',
        },
        {
          text: 'Let {x} wait for your answer.',
          kind: 'wait',
          stance: 'against',
          words: '{x} wait{x.s}, and {x.does} it well, and long.',
        },
        {
          text: 'Ask {x} for a day to think.',
          kind: 'talk',
          stance: 'ask',
          words: '"Half a day," say{x.s} {x}, "and I am being generous with what is not mine."',
        },
      ],
    ],
  },
  {
    id: 'bare-arrival',
    words:
      /\b(?:arriv\w+|comes? (?:in|into|up|home|back)|enters?|returns?|reach(?:es)?|visits?)\b/gi,
    sets: [
      [
        {
          text: 'Be the first to go up to {x}.',
          kind: 'talk',
          stance: 'with',
          words: '{x} seem{x.s} glad that somebody has made a beginning.',
        },
        {
          text: 'Stay at the edge, and let {x} come to you.',
          kind: 'look',
          stance: 'self',
          words: '{x} take{x.s} the long way round, and come{x.s} all the same.',
        },
        {
          text: 'Turn your back on {x}.',
          kind: 'gesture',
          stance: 'against',
          words: 'Behind you {x} say{x.s} your name once, and not again.',
        },
      ],
    ],
  },
  {
    id: 'bare-threat',
    words:
      /\b(?:threat\w*|danger\w*|alarm|storm|fire|burn\w*|flood\w*|guns?|knife|armed|escape\w*|fails?|breaks?|broken|fever|dread|siege|enem\w+|dark between)\b/gi,
    sets: [
      [
        {
          text: 'Stand beside {x}, shoulder to shoulder.',
          kind: 'help',
          stance: 'with',
          words: '{x} {x.does} not look round, but lean{x.s} a little your way.',
        },
        {
          text: 'Get {x} out of harm’s way.',
          kind: 'help',
          stance: 'self',
          words: '{x} protest{x.s} all the way, and come{x.s} all the way.',
        },
        {
          text: 'Shout {x} down, and take the lead.',
          kind: 'tell',
          stance: 'against',
          words:
            '{x} fall{x.s} silent in the middle of a word, and keep{x.s} the rest of it for later.',
        },
      ],
    ],
  },
  {
    id: 'bare-discovery',
    words:
      /\b(?:finds?|found|discover\w*|shows?|shown|sees?|seen|hidden|reveals?|hears?|learns?)\b/gi,
    sets: [
      [
        {
          text: 'Go over everything once more with {x}.',
          kind: 'look',
          stance: 'with',
          words: 'The second time {x} see{x.s} what you see, and nod{x.s} at each piece of it.',
        },
        {
          text: 'Keep your thoughts from {x}.',
          kind: 'deceive',
          stance: 'against',
          words: '"You have gone quiet," say{x.s} {x}, and let{x.s} you.',
        },
        {
          text: 'Ask {x} to say nothing to anybody.',
          kind: 'talk',
          stance: 'ask',
          words: '"To anybody? That is not many," say{x.s} {x}, "but it is a promise."',
        },
      ],
      [
        {
          text: 'Look more closely, before {x} can.',
          kind: 'search',
          stance: 'self',
          words: '{x} bend{x.s} over your shoulder until there is hardly any light left.',
        },
        {
          text: 'Draw {x} away, and look no further.',
          kind: 'persuade',
          stance: 'against',
          words: '{x} come{x.s} with you, and look{x.s} back twice.',
        },
        {
          text: 'Promise {x} to bear witness.',
          kind: 'tell',
          stance: 'with',
          words: '"Then there are two who say so," say{x.s} {x}.',
        },
      ],
    ],
  },
];

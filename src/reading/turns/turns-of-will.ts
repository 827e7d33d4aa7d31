import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Somebody decides, asks, refuses, waits. */
export const turnsOfWill: readonly BeatTurn[] = [
  {
    id: 'decision',
    words:
      /\b(?:decid\w+|decision|choos\w+|choice|votes?|voting|whether|verdict|judgement|judgment|terms|ultimatum|either|consents?|settle|must (?:answer|speak|say)|signs?|treaty|bargain|deal)\b/gi,
    sets: [
      [
        {
          text: 'Say aloud that you are with {x} over {matter}.',
          kind: 'tell',
          stance: 'with',
          words: '"That makes two," say{x.s} {x}.',
        },
        {
          text: 'Tell {x} that {matter} must not be settled like this.',
          kind: 'persuade',
          stance: 'against',
          words: '"Like what, then?" {x} ask{x.s}, and wait{x.s}, not patiently.',
        },
        {
          text: 'Ask {x} to leave the answer about {matter} to you.',
          kind: 'talk',
          stance: 'self',
          words: '"Then it is you they will ask," say{x.s} {x}, and move{x.s} out of your way.',
        },
      ],
      [
        {
          text: 'Ask {x} for time to think about {matter}.',
          kind: 'talk',
          stance: 'ask',
          words: '"As long as it takes to count to a hundred," say{x.s} {x}, and begin{x.s}.',
        },
        {
          text: 'Say no to {x} over {matter}, and stay with it.',
          kind: 'tell',
          stance: 'against',
          words: '{x} ask{x.s} three times in three ways, and three times you say no.',
        },
        {
          text: 'Promise {x} your help with {matter}.',
          kind: 'help',
          stance: 'with',
          words: '{x} say{x.s} your promise back to you word for word, to be sure.',
        },
      ],
      [
        {
          text: 'Speak up for {x} about {matter} before {x.they} can.',
          kind: 'tell',
          stance: 'self',
          words: '{x} listen{x.s} to you with interest, to find out what {x.they} {x.has} decided.',
        },
        {
          text: 'Stand by {x}, however {matter} is decided.',
          kind: 'help',
          stance: 'with',
          words: '"You cannot know yet how," say{x.s} {x}, but move{x.s} closer.',
        },
        {
          text: 'Side with nobody over {matter}, not even with {x}.',
          kind: 'wait',
          stance: 'against',
          words: '"Not even with me," say{x.s} {x}, and look{x.s} for the joke in it.',
        },
      ],
    ],
  },
  {
    id: 'request',
    words:
      /\b(?:asks?|asking|begs?|pleads?|wants?|would like|request\w*|needs?|favou?r|implores?|offers?|invites?|demands?|witness)\b/gi,
    sets: [
      [
        {
          text: 'Do what {x} asks about {matter}.',
          kind: 'help',
          stance: 'with',
          words: '"Good," say{x.s} {x}, who {x.has} watched you to the end.',
        },
        {
          text: 'Refuse {x}: you will have no part in {matter}.',
          kind: 'tell',
          stance: 'against',
          words:
            '"Then I must ask somebody else," say{x.s} {x}, and look{x.s} round as if there were a crowd.',
        },
        {
          text: 'Ask {x} for a favour in return for {matter}.',
          kind: 'talk',
          stance: 'ask',
          words: '"You shall have it when this is done," say{x.s} {x}.',
        },
      ],
      [
        {
          text: 'Agree with {x} about {matter}, on condition that {x.they} help{x.s}.',
          kind: 'persuade',
          stance: 'ask',
          words: '"I was going to anyway," say{x.s} {x}.',
        },
        {
          text: 'Offer {x} to see to {matter} alone.',
          kind: 'help',
          stance: 'self',
          words: '"You know what you are taking on," say{x.s} {x}, and step{x.s} aside.',
        },
        {
          text: 'Put {x} off: {matter} can wait a little.',
          kind: 'wait',
          stance: 'against',
          words: '"It can," say{x.s} {x}, "but I cannot."',
        },
      ],
      [
        {
          text: 'Say yes to {x} before you have thought about {matter}.',
          kind: 'tell',
          stance: 'with',
          words: '"That was quick," say{x.s} {x}, not quite easy about it.',
        },
        {
          text: 'Do half of what {x} asks about {matter}, and no more.',
          kind: 'help',
          stance: 'self',
          words: '"And the other half?" {x} ask{x.s}.',
        },
        {
          text: 'Tell {x} that {matter} is too much to ask.',
          kind: 'tell',
          stance: 'against',
          words: '"Then I have not asked it," say{x.s} {x}, and turn{x.s} away.',
        },
      ],
    ],
  },
  {
    id: 'waiting',
    words:
      /\b(?:wait\w*|silence|silent|still(?:ness)?|watch(?:es|ing)|keeps? vigil|pause\w*|delay\w*|nobody (?:speaks|moves|says)|slowly|quiet|lull|sleep\w*|rests?)\b/gi,
    sets: [
      [
        {
          text: 'Break the silence: name {matter} to {x}.',
          kind: 'talk',
          stance: 'self',
          words: '{x} turn{x.s} round at once, like somebody who has been waiting for it.',
        },
        {
          text: 'Wait with {x}, and say nothing of {matter}.',
          kind: 'wait',
          stance: 'with',
          words: '{x} stay{x.s} too, and it passes more quickly for two.',
        },
        {
          text: 'Ask {x} in a low voice to be ready for {matter}.',
          kind: 'talk',
          stance: 'ask',
          words: '"I have been ready since it began," {x} whisper{x.s} back.',
        },
      ],
      [
        {
          text: 'Tell {x} that you will not wait for {matter} any longer.',
          kind: 'tell',
          stance: 'against',
          words: '"Then go," say{x.s} {x}, "and wait somewhere else."',
        },
        {
          text: 'Keep watch for {x} until something comes of {matter}.',
          kind: 'help',
          stance: 'with',
          words:
            '{x} mean{x.s} to refuse, and {x.has} settled down before {x.they} {x.has} said so.',
        },
        {
          text: 'Use the quiet to see to {matter} yourself.',
          kind: 'search',
          stance: 'self',
          words: '{x} see{x.s} what you are doing, and look{x.s} the other way on purpose.',
        },
      ],
    ],
  },
];

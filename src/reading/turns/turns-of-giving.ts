import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Somebody leaves, or gives something. */
export const turnsOfGiving: readonly BeatTurn[] = [
  {
    id: 'parting',
    words:
      /\b(?:leaves?|departs?|departure|parting|farewell|goodbye|goes away|sets? (?:out|off|sail)|runs? away|walks? (?:out|away)|sent away|exile\w*|gates? opens?)\b/gi,
    sets: [
      [
        {
          text: 'Ask {x} not to go far until {matter} is settled.',
          kind: 'persuade',
          stance: 'ask',
          words: '"Ask me again at the last minute," say{x.s} {x}.',
        },
        {
          text: 'Let {x} go, and wish {x.them} well over {matter}.',
          kind: 'gesture',
          stance: 'with',
          words: '"I shall think kindly of you," say{x.s} {x}, "and of all this too, one day."',
        },
        {
          text: 'Make {x} promise not to forget {matter}.',
          kind: 'persuade',
          stance: 'self',
          words: '"As if I could," say{x.s} {x}, and promise{x.s} it twice.',
        },
      ],
      [
        {
          text: 'Tell {x} that you will see {matter} through yourself.',
          kind: 'tell',
          stance: 'self',
          words: '"Alone?" {x} ask{x.s}, and look{x.s} almost sorry to miss it.',
        },
        {
          text: 'Go part of the way with {x}, and leave {matter} behind.',
          kind: 'help',
          stance: 'with',
          words:
            'You go as far as one can and still come back, and neither of you says goodbye first.',
        },
        {
          text: 'Hold it against {x}: nobody leaves in the middle of {matter}.',
          kind: 'tell',
          stance: 'against',
          words: '"You will find that somebody does," say{x.s} {x}.',
        },
      ],
    ],
  },
  {
    id: 'gift',
    words:
      /\b(?:gives (?:you|the player)|gift\w*|hands (?:you|the player)|hands? over|lends (?:you|the player)|entrust\w*|presents (?:you|the player)|offers (?:you|the player)|payment|reward\w*)\b/gi,
    sets: [
      [
        {
          text: 'Accept what {x} offers, with all that follows for {matter}.',
          kind: 'help',
          stance: 'with',
          words: '{x} look{x.s} more pleased than {x.they} meant to.',
        },
        {
          text: 'Decline: for {matter} you want nothing from {x}.',
          kind: 'tell',
          stance: 'against',
          words: 'You say it kindly, and {x} {x.is} left standing there with open hands.',
        },
        {
          text: 'Ask {x} to keep the offer open until {matter} is over.',
          kind: 'talk',
          stance: 'ask',
          words: '"Then do not be long," say{x.s} {x}, and put{x.s} everything away again.',
        },
      ],
      [
        {
          text: 'Use what {x} has given for {matter}, at once.',
          kind: 'use',
          stance: 'self',
          words: '{x} watch{x.es} like one who has lent something new.',
        },
        {
          text: 'Thank {x}, and promise to do right by {matter}.',
          kind: 'tell',
          stance: 'with',
          words: '"Only be careful," say{x.s} {x}.',
        },
        {
          text: 'Say to {x} that no gift will settle {matter}.',
          kind: 'talk',
          stance: 'against',
          words: '"It was not meant to," say{x.s} {x}, and sound{x.s} caught.',
        },
      ],
    ],
  },
];

import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Somebody or something comes, threatens, is lost. */
export const turnsOfChange: readonly BeatTurn[] = [
  {
    id: 'arrival',
    words:
      /\b(?:arriv\w+|reach(?:es|ed)?|comes? (?:to|in|into|up|home|back)|enters?|returns?|lands?|pulls? in(?:to)?|received|welcome\w*|visits?|calls at|crosses|approach\w*|appears?|knock\w*)\b/gi,
    sets: [
      [
        {
          text: 'Be the first to go up to {x}, and offer help with {matter}.',
          kind: 'help',
          stance: 'with',
          words: '"So there is one person with sense," say{x.s} {x}, and make{x.s} room for you.',
        },
        {
          text: 'Stay at the edge, and let {x} come to you with {matter}.',
          kind: 'look',
          stance: 'self',
          words: '{x} see{x.s} you stay where you are, and come{x.s} all the way across to you.',
        },
        {
          text: 'Let {x} know that {matter} does not please you.',
          kind: 'tell',
          stance: 'against',
          words: '"It was not arranged to please you," say{x.s} {x}.',
        },
      ],
      [
        {
          text: 'Tell {x} that you have not come for {matter} alone.',
          kind: 'tell',
          stance: 'self',
          words: '"Nobody does," say{x.s} {x}, and look{x.s} at you with more attention.',
        },
        {
          text: 'Ask {x} for a place from which you can follow {matter}.',
          kind: 'talk',
          stance: 'ask',
          words: '"There," say{x.s} {x}, "and touch nothing."',
        },
        {
          text: 'Bar the way to {x} until {matter} is settled.',
          kind: 'persuade',
          stance: 'against',
          words: 'Neither you nor {x} will give way, and it becomes crowded.',
        },
      ],
      [
        {
          text: 'Go in beside {x}, as if {matter} were yours too.',
          kind: 'help',
          stance: 'with',
          words: '{x} glance{x.s} sideways at you, and keep{x.s} level with you from then on.',
        },
        {
          text: 'Move aside for {x}, and keep out of {matter}.',
          kind: 'wait',
          stance: 'against',
          words: '{x} thank{x.s} you, and take{x.s} more room than you gave.',
        },
        {
          text: 'Ask {x} to begin with {matter} before anybody can object.',
          kind: 'persuade',
          stance: 'ask',
          words: '"Now?" say{x.s} {x}, who had hoped for later.',
        },
      ],
    ],
  },
  {
    id: 'threat',
    words:
      /\b(?:threat\w*|danger\w*|alarm|storm|fire|flames?|burn\w*|flood\w*|guns?|knife|armed|hunt\w*|escape\w*|stops? (?:working|turning)|fails?|failing|breaks?|broken|sick\w*|fever|collaps\w+|sinks?|dread|urgent|run(?:s|ning)? out|siege|enem\w+|dark between)\b/gi,
    sets: [
      [
        {
          text: 'Stay beside {x}, and face {matter} together.',
          kind: 'help',
          stance: 'with',
          words: '{x} stop{x.s} looking round for a way out, and look{x.s} ahead.',
        },
        {
          text: 'Do something about {matter} before {x} can.',
          kind: 'help',
          stance: 'self',
          words: '"Again!" call{x.s} {x}, when you have done the first thing that could be done.',
        },
        {
          text: 'Tell {x} to get out of the way of {matter}.',
          kind: 'tell',
          stance: 'against',
          words:
            '{x} {x.does} not like being told, but {x.they} move{x.s}, looking back at you all the way.',
        },
      ],
      [
        {
          text: 'Call for help against {matter}, though {x} says not to.',
          kind: 'tell',
          stance: 'against',
          words: '"Now everybody knows," say{x.s} {x}.',
        },
        {
          text: 'Lend {x} a hand with {matter}, whatever it takes.',
          kind: 'help',
          stance: 'with',
          words: '"There," say{x.s} {x}, "and do not let go."',
        },
        {
          text: 'Ask {x} to stay behind you until {matter} is over.',
          kind: 'talk',
          stance: 'ask',
          words:
            '{x} stay{x.s} behind you, and tell{x.s} you every few steps that {x.they} {x.is} still there.',
        },
      ],
      [
        {
          text: 'Get {x} out of reach of {matter} first.',
          kind: 'help',
          stance: 'self',
          words: '"Go," you say, and you go on saying it until {x} {x.does}.',
        },
        {
          text: 'Keep {x} calm until {matter} is over.',
          kind: 'talk',
          stance: 'with',
          words: '{x} answer{x.s} you, and every answer is a little calmer than the last.',
        },
        {
          text: 'Laugh at {matter}, loudly enough for {x} to hear.',
          kind: 'gesture',
          stance: 'against',
          words:
            'It does not sound as brave as you meant it to, and {x} laugh{x.s} at that instead.',
        },
      ],
    ],
  },
  {
    id: 'loss',
    words:
      /\b(?:dies|died|dead|death|buried|burial|funeral|lost|loses?|losing|gone|missing|mourn\w*|grie\w+|vanish\w*|disappear\w*|drown\w*|weeps?|empty|ruin\w*|last of)\b/gi,
    sets: [
      [
        {
          text: 'Stay with {x}, and do not speak of {matter}.',
          kind: 'help',
          stance: 'with',
          words: '{x} say{x.s} nothing either, but move{x.s} over so that there is room for two.',
        },
        {
          text: 'Ask {x} to let you help, after {matter}.',
          kind: 'talk',
          stance: 'ask',
          words: '"There is enough to do for two," say{x.s} {x}, and begin{x.s} to show you.',
        },
        {
          text: 'Tell {x} that {matter} need not have come to this.',
          kind: 'tell',
          stance: 'against',
          words: '"No, it need not," say{x.s} {x} without looking at you.',
        },
      ],
      [
        {
          text: 'See to what has to be done about {matter}, for {x}.',
          kind: 'help',
          stance: 'self',
          words: '{x} notice{x.s} only when it is done.',
        },
        {
          text: 'Say something kind in front of {x}, for the sake of {matter}.',
          kind: 'tell',
          stance: 'with',
          words: '{x} say{x.s} the last words of it after you.',
        },
        {
          text: 'Demand of {x} that somebody answer for {matter}.',
          kind: 'talk',
          stance: 'against',
          words: '"You want a name today?" say{x.s} {x}.',
        },
      ],
      [
        {
          text: 'Remind {x} that {matter} is not the end of everything.',
          kind: 'tell',
          stance: 'with',
          words: '"Not of everything," {x} repeat{x.s}, to find out how it sounds.',
        },
        {
          text: 'Leave {x} alone with {matter}.',
          kind: 'wait',
          stance: 'against',
          words: '{x} {x.does} not call you back.',
        },
        {
          text: 'Give {x} something to do, to get through {matter}.',
          kind: 'persuade',
          stance: 'self',
          words: '{x} grumble{x.s}, and begin{x.s}, and by and by the grumbling stops.',
        },
      ],
    ],
  },
];

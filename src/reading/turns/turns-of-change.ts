import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Somebody or something comes, threatens, is lost, leaves or is given. */
export const turnsOfChange: readonly BeatTurn[] = [
  {
    id: 'arrival',
    words:
      /\b(?:arriv\w+|reach(?:es|ed)?|comes? (?:to|in|into|up|home|back)|enters?|returns?|lands?|pulls? in(?:to)?|received|welcome\w*|visits?|calls at|crosses|approach\w*|appears?|knock\w*)\b/gi,
    sets: [
      [
        {
          text: 'Go to {x} before anybody else does, and ask about {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            'You are there first. {x} {x.has} not yet decided what to say, and so {x.they} say{x.s} what is the case. It is more about {matter} than will be said later, when it has been put in order.',
        },
        {
          text: 'Greet {x} as one should, and offer help with {matter}.',
          kind: 'help',
          stance: 'with',
          words:
            'It is a small thing, and it is noticed. {x} take{x.s} you at your word at once, and name{x.s} what would help. You have a place in {matter} from the first minute.',
        },
        {
          text: 'Hold back, and see what {x} does about {matter}.',
          kind: 'look',
          stance: 'self',
          words:
            'You stay at the edge and look. {x} {x.does} three things at once and {matter} is in all of them. You have learnt more than you would have been told, and {x} {x.has} seen you do it.',
        },
      ],
      [
        {
          text: 'Tell {x} that you did not come for {matter} alone.',
          kind: 'tell',
          stance: 'self',
          words:
            '"Nobody does," say{x.s} {x}. But {x.they} look{x.s} at you with more attention than before. What you are here for has been said, and stands beside {matter} from now on.',
        },
        {
          text: 'Ask {x} who is to have the say here about {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            '{x} laugh{x.s}, and then {x.does} not. "You have not been here long," {x.they} say{x.s}, and {x.they} explain{x.s} it, with names. Now you know to whom one has to turn about {matter}, and whom that will offend.',
        },
        {
          text: 'Let {x} know that {matter} does not please you.',
          kind: 'tell',
          stance: 'against',
          words:
            'You do not make a speech of it. {x} {x.has} understood all the same. "It was not arranged to please," {x.they} say{x.s}. It is a beginning, if not the best that {matter} could have had.',
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
          words:
            'You do not go. It changes nothing about {matter} and a good deal about {x}, who {x.has} stopped looking over {x.their} shoulder. What is to be done now is done with four hands.',
        },
        {
          text: 'Do something about {matter} before {x} can.',
          kind: 'help',
          stance: 'self',
          words:
            'You do the first thing that can be done, and then the second. It is not enough, but it is time won. "Where did you learn that?" {x} ask{x.s}. Against {matter} it is you who has begun.',
        },
        {
          text: 'Tell {x} to get out of the way of {matter}.',
          kind: 'persuade',
          stance: 'against',
          words:
            '{x} {x.does} not like being told, and least of all that. But {x.they} go{x.es}, and look{x.s} back at you from where it is safe. Whatever {matter} does now, it will not do it to {x}.',
        },
      ],
      [
        {
          text: 'Ask {x} what the worst of {matter} would be.',
          kind: 'talk',
          stance: 'ask',
          words:
            '{x} say{x.s} it without being asked twice, in order, as one gives directions. There are three things. Against two of them something could be done. You know {matter} better now than it is comfortable to.',
        },
        {
          text: 'Call for help against {matter}, though {x} says not to.',
          kind: 'tell',
          stance: 'against',
          words:
            'You call, and it carries. {x} shut{x.s} {x.their} eyes for a moment. Now {matter} cannot be kept small any more, which was the good of it, and is the harm.',
        },
        {
          text: 'Lend {x} your hands for whatever {matter} needs.',
          kind: 'help',
          stance: 'with',
          words:
            '"There," say{x.s} {x}, "and there, and do not let go." You hold what you are given to hold. It is the longest minute of this day, and afterwards {x} know{x.s} what you are good for when it comes to {matter}.',
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
          text: 'Stay with {x}, and let {matter} be for a while.',
          kind: 'help',
          stance: 'with',
          words:
            'You stay. There is nothing to say that would not be too small, and you do not say it. After some time {x} speak{x.s}, about something else, and you both know that it is about {matter}.',
        },
        {
          text: 'Ask {x} how it came to {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            'You had not thought that {x} would want to tell it. But {x.they} {x.has} been waiting to be asked. It goes back further than {matter}, and you listen to where it began.',
        },
        {
          text: 'Tell {x} that {matter} need not have come to this.',
          kind: 'tell',
          stance: 'against',
          words:
            'It is true, and it is no use, and you have said it. {x} look{x.s} at you for a long moment. "No," {x.they} say{x.s}. "Thank you. I had nearly managed to forget that about {matter}."',
        },
      ],
      [
        {
          text: 'See to what has to be done about {matter}, for {x}.',
          kind: 'help',
          stance: 'self',
          words:
            'There is always something that has to be done, and nobody who can. You do it. {x} notice{x.s} only when it is over. Of {matter} the part that is work is behind you all.',
        },
        {
          text: 'Say something good in front of {x}, for the sake of {matter}.',
          kind: 'tell',
          stance: 'with',
          words:
            'It is not much, and it is not well put. {x} move{x.s} {x.their} lips as if to keep it. When {matter} is told one day it may be told with that in it.',
        },
        {
          text: 'Ask {x} who is to answer for {matter}.',
          kind: 'talk',
          stance: 'against',
          words:
            '"Today?" say{x.s} {x}. "You want a name today?" But a name has come into {x.their} face, and you have seen that it did. Somebody will be asked about {matter}, and it was you who began it.',
        },
      ],
    ],
  },
  {
    id: 'parting',
    words:
      /\b(?:leaves?|departs?|departure|parting|farewell|goodbye|goes away|sets? (?:out|off|sail)|runs? away|walks? (?:out|away)|sent away|exile\w*|gates? opens?)\b/gi,
    sets: [
      [
        {
          text: 'Ask {x} to stay until {matter} is settled.',
          kind: 'persuade',
          stance: 'against',
          words:
            '"Until," say{x.s} {x}. It is the word that {x.they} weigh{x.s}. {x} {x.does} not promise, and {x.does} not go either. For as long as {matter} is open {x.they} can be found.',
        },
        {
          text: 'Let {x} go, and wish {x.them} well over {matter}.',
          kind: 'gesture',
          stance: 'with',
          words:
            'You say what one says, and mean more of it than usual. {x} {x.is} grateful not to be held. "I shall think of it kindly," {x.they} say{x.s}, "even of {matter}."',
        },
        {
          text: 'Ask {x} for the truth about {matter} before you part.',
          kind: 'talk',
          stance: 'ask',
          words:
            'At a parting people say what they would not say to somebody they must meet tomorrow. {x} {x.does}. It takes four sentences. {matter.up} was never what you were told.',
        },
      ],
      [
        {
          text: 'Tell {x} that you will see {matter} through yourself.',
          kind: 'tell',
          stance: 'self',
          words:
            '{x} stop{x.s} what {x.they} {x.was} doing. "Alone?" {x.they} ask{x.s}, and hear{x.s} the answer before you give it. It is agreed, then. What becomes of {matter} will be told of you.',
        },
        {
          text: 'Go a part of the way with {x}, and speak of {matter}.',
          kind: 'help',
          stance: 'with',
          words:
            'You go as far as one can go and still come back. It is easier to talk side by side. When you turn round, {x} know{x.s} where you stand in {matter}, and you what {x.they} leave{x.s} behind.',
        },
        {
          text: 'Hold it against {x}: nobody leaves in the middle of {matter}.',
          kind: 'tell',
          stance: 'against',
          words:
            '{x} take{x.s} it without answering, which is worse than an answer. It was just, and it was hard, and it cannot be called back. Over {matter} you will not part as friends.',
        },
      ],
    ],
  },
  {
    id: 'gift',
    words:
      /\b(?:gives?|gift\w*|hands? (?:over|you|the)|lends?|entrust\w*|presents?|inherit\w*|will of|pays?|payment|reward\w*|returns the|key|letter|token|lets the)\b/gi,
    sets: [
      [
        {
          text: 'Accept it from {x}, and what it means for {matter}.',
          kind: 'help',
          stance: 'with',
          words:
            'You accept, and do not make it small. {x} {x.is} glad, and hide{x.s} it in a remark about something else. With it you have a share in {matter} that nobody can talk away.',
        },
        {
          text: 'Decline: for {matter} you want nothing from {x}.',
          kind: 'tell',
          stance: 'against',
          words:
            'You say no, as kindly as it can be said. {x} {x.is} left standing with it. "Then you are free," {x.they} say{x.s} after a while, "and I am not." {matter.up} lies between you as before.',
        },
        {
          text: 'Ask {x} what is wanted in return, over {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            '{x} {x.is} not offended. It seems that you are the first to see that there is something. "Only that you remember who it was," {x.they} say{x.s}, "when {matter} is settled, and it is asked who did what."',
        },
      ],
      [
        {
          text: 'Use what {x} has given for {matter}, at once.',
          kind: 'use',
          stance: 'self',
          words:
            'You do not let it grow cold. It does what it is meant to do, and a little more. {x} watch{x.es} with the face of one who has lent something and sees it run. {matter.up} has moved, and you have moved it.',
        },
        {
          text: 'Thank {x}, and promise to be worthy of it in {matter}.',
          kind: 'tell',
          stance: 'with',
          words:
            '"Worthy," say{x.s} {x}, "nobody is. Be careful, that will do." But {x.they} {x.has} coloured. It is a promise, and it has been heard, and it is about {matter}.',
        },
        {
          text: 'Ask {x} whether it was {x.their} own to give.',
          kind: 'talk',
          stance: 'against',
          words:
            'It is the right question, or {x} would have an answer to it. "It came to me," {x.they} say{x.s}. "Let that be enough." It is not quite enough, and about {matter} you both know it.',
        },
      ],
    ],
  },
];

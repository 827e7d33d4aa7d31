import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Something is found, comes out, or is laid at somebody’s door. */
export const turnsOfTruth: readonly BeatTurn[] = [
  {
    id: 'discovery',
    words:
      /\b(?:find\w*|found|discover\w*|shows?|shown|sees?|seen|behind|beneath|hidden|reveals?|notic\w+|clues?|evidence|holds?|opens?|marks?|traces?|compare|hears?|comes to light)\b/gi,
    sets: [
      [
        {
          text: 'Go through {matter} with {x}, piece by piece.',
          kind: 'look',
          stance: 'with',
          words: 'You begin at one end and {x} at the other, and in the middle you meet.',
        },
        {
          text: 'Keep {x} in the dark about {matter}.',
          kind: 'deceive',
          stance: 'against',
          words: '"Nothing," you say, and {x} believe{x.s} you.',
        },
        {
          text: 'Ask {x} to keep {matter} between the two of you.',
          kind: 'talk',
          stance: 'ask',
          words: '"I hope that you are good at it," say{x.s} {x}.',
        },
      ],
      [
        {
          text: 'Be quicker than {x}, and see to {matter} first.',
          kind: 'search',
          stance: 'self',
          words: '"Let me see," say{x.s} {x} behind you, and then once more, louder.',
        },
        {
          text: 'Speak of {matter} aloud, before {x} can stop you.',
          kind: 'tell',
          stance: 'against',
          words: '"That was not yours to tell," say{x.s} {x}.',
        },
        {
          text: 'Stand by {x}, whatever {matter} turns out to mean.',
          kind: 'help',
          stance: 'with',
          words: '"I shall remind you of that," say{x.s} {x}.',
        },
      ],
      [
        {
          text: 'Leave {matter} as it is, and make {x} do the same.',
          kind: 'persuade',
          stance: 'against',
          words: '{x} step{x.s} back, and touch{x.es} nothing, and would dearly like to.',
        },
        {
          text: 'Point out to {x} where to begin with {matter}.',
          kind: 'tell',
          stance: 'with',
          words: '"There?" say{x.s} {x}, and begin{x.s} exactly there.',
        },
        {
          text: 'Follow up {matter} alone, and tell {x} not to wait.',
          kind: 'search',
          stance: 'self',
          words:
            '"I shall wait all the same," say{x.s} {x}, "so that somebody knows where you went."',
        },
      ],
    ],
  },
  {
    id: 'secret',
    words:
      /\b(?:secret\w*|truth|confess\w*|admits?|lied|lies|lying|knows? (?:that|why|who)|learns?|learned|never told|remembers?|real name|tells?)\b/gi,
    sets: [
      [
        {
          text: 'Give {x} your word that {matter} stays between you.',
          kind: 'help',
          stance: 'with',
          words: 'You have to say it twice before {x} believe{x.s} you.',
        },
        {
          text: 'Tell {x} that others must hear about {matter}.',
          kind: 'persuade',
          stance: 'against',
          words: '"There is always somebody who says must," say{x.s} {x}.',
        },
        {
          text: 'Ask {x} to stand by every word about {matter}.',
          kind: 'talk',
          stance: 'ask',
          words: '"Once was hard enough," say{x.s} {x}, and {x.does} not take it back.',
        },
      ],
      [
        {
          text: 'Say to {x} that you had guessed as much about {matter}.',
          kind: 'tell',
          stance: 'self',
          words: '{x} sound{x.s} put out, and then relieved.',
        },
        {
          text: 'Forgive {x} whatever there is to forgive in {matter}.',
          kind: 'help',
          stance: 'with',
          words: 'You say it so plainly that {x} {x.does} not know where to look.',
        },
        {
          text: 'Hold it against {x} that {matter} was kept from you.',
          kind: 'tell',
          stance: 'against',
          words: '"And you would have told me?" {x} ask{x.s}, and wait{x.s} for you to say yes.',
        },
      ],
    ],
  },
  {
    id: 'accusation',
    words:
      /\b(?:accus\w+|blam\w+|guilt\w*|suspect\w*|suspicion|charges?|charged|arrest\w*|trial|condemn\w*|thief|traitor|fault|denounc\w+|prosecut\w+|confront\w*)\b/gi,
    sets: [
      [
        {
          text: 'Stand up for {x} over {matter}.',
          kind: 'persuade',
          stance: 'with',
          words: 'You say aloud that you believe {x}, and nobody is more surprised than {x}.',
        },
        {
          text: 'Say to {x} that {matter} looks bad.',
          kind: 'tell',
          stance: 'against',
          words: '"It looks worse from here," say{x.s} {x}.',
        },
        {
          text: 'Ask {x} to swear to you about {matter}.',
          kind: 'talk',
          stance: 'ask',
          words: '{x} swear{x.s}, and then once more by something bigger.',
        },
      ],
      [
        {
          text: 'Demand proof about {matter} before another word against {x}.',
          kind: 'persuade',
          stance: 'with',
          words: '"Proof," {x} repeat{x.s}, and then once more, as if it were {x.their} own idea.',
        },
        {
          text: 'Look into {matter} yourself before you believe {x}.',
          kind: 'search',
          stance: 'self',
          words: '"Do," say{x.s} {x}, "since nobody else does."',
        },
        {
          text: 'Tell {x} to own up to {matter} while there is time.',
          kind: 'threaten',
          stance: 'against',
          words: '"How restful it must be to have made up one’s mind," say{x.s} {x}.',
        },
      ],
    ],
  },
  {
    id: 'contest',
    words:
      /\b(?:fight\w*|duel\w*|contest\w*|race|races|compet\w+|quarrel\w*|argu\w+|rivals?|wager|against each other|wins?|beats?|battle|attack\w*|match|game|hearing|debate\w*)\b/gi,
    sets: [
      [
        {
          text: 'Take the side of {x} in {matter}.',
          kind: 'help',
          stance: 'with',
          words: '{x} make{x.s} room for you, where it can be seen.',
        },
        {
          text: 'Stand against {x} in {matter}.',
          kind: 'persuade',
          stance: 'against',
          words: '"You too?" say{x.s} {x}, and look{x.s} you up and down.',
        },
        {
          text: 'Step between: {matter} shall have no winner, and tell {x} so.',
          kind: 'help',
          stance: 'self',
          words: 'You are so much in the way that {x} {x.has} to stop.',
        },
      ],
      [
        {
          text: 'Ask {x} to give up {matter} while it can be given up.',
          kind: 'talk',
          stance: 'against',
          words: '"Would you?" {x} ask{x.s}, and laugh{x.s} when you take too long to answer.',
        },
        {
          text: 'Take the place of {x} in {matter}.',
          kind: 'help',
          stance: 'self',
          words: '"Mind your left," say{x.s} {x}, and step{x.s} back to let you through.',
        },
        {
          text: 'Cheer {x} on, whatever becomes of {matter}.',
          kind: 'gesture',
          stance: 'with',
          words: '{x} hear{x.s} it, and begin{x.s} again with new force.',
        },
      ],
    ],
  },
];

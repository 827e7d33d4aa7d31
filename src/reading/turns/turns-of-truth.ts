import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Something is found, comes out, or is laid at somebody's door. */
export const turnsOfTruth: readonly BeatTurn[] = [
  {
    id: 'discovery',
    words:
      /\b(?:find\w*|found|discover\w*|shows?|shown|sees?|seen|behind|beneath|hidden|reveals?|notic\w+|clues?|evidence|holds?|opens?|marks?|traces?|compare|hears?|comes to light)\b/gi,
    sets: [
      [
        {
          text: 'Go over {matter} with {x}, piece by piece.',
          kind: 'look',
          stance: 'with',
          words:
            'You go over it together. {x} point{x.s} at what you would have passed by, and you at what {x.they} would not have cared for. Of {matter} the two of you know the same now.',
        },
        {
          text: 'Keep what you have seen of {matter} from {x}.',
          kind: 'deceive',
          stance: 'against',
          words:
            'You say something else, and {x} accept{x.s} it. It was easily done. What you know about {matter} you know alone, and {x} will find out one day that you did.',
        },
        {
          text: 'Ask {x} straight out who knew of {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            '{x} count{x.s} them for you, not quickly. It is not many. When {x.they} {x.has} come to the end {x.they} add{x.s} one more: "And I, I suppose. I did not want to know it, but I did." That is who knew of {matter}.',
        },
      ],
      [
        {
          text: 'Find out for yourself what {matter} means, before {x} can.',
          kind: 'search',
          stance: 'self',
          words:
            'You do not wait to have it explained. It takes patience, and {x} keep{x.s} asking whether you have it. When you have, you know what you hold: {matter} is not what it was taken for.',
        },
        {
          text: 'Tell {x} what you think {matter} proves.',
          kind: 'tell',
          stance: 'with',
          words:
            'You say it as you see it. {x} {x.does} not contradict. "Then I was not mad," {x.they} say{x.s}, half aloud. From here on there are two of you who think so about {matter}.',
        },
        {
          text: 'Warn {x} to leave {matter} as it is.',
          kind: 'persuade',
          stance: 'against',
          words:
            '"As it is," {x} repeat{x.s}. "You did not say as it was." It is left, for now. But the way {x} look{x.s} at you has {matter} in it.',
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
          words:
            'You give it. {x} look{x.s} for the catch in it and {x.does} not find one. What was said about {matter} has found a second person to keep it, and sits easier.',
        },
        {
          text: 'Tell {x} that others must hear about {matter}.',
          kind: 'persuade',
          stance: 'against',
          words:
            '"Must," say{x.s} {x}. "There is always somebody who comes and says must." {x.they} {x.does} not forbid it. About {matter} it is only a question of who speaks first now.',
        },
        {
          text: 'Ask {x} how long {x.they} {x.has} carried {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            '{x} {x.has} to think, and that is an answer too. "Since before I knew that it was heavy," {x.they} say{x.s}. Then you hear of {matter} what {x} had left out.',
        },
      ],
      [
        {
          text: 'Say to {x} that you had guessed as much of {matter}.',
          kind: 'tell',
          stance: 'self',
          words:
            '"Had you?" {x} {x.is} put out, and then relieved, and then put out by that. It changes what can be said between you. {matter.up} is no longer something that only one of you dares to name.',
        },
        {
          text: 'Forgive {x} whatever there is to forgive in {matter}.',
          kind: 'help',
          stance: 'with',
          words:
            'You say it plainly, so that it cannot be mistaken for politeness. {x} {x.does} not know where to look. Some of {matter} is lighter for it, as far as it was yours to lighten.',
        },
        {
          text: 'Hold it against {x} that {matter} was kept from you.',
          kind: 'tell',
          stance: 'against',
          words:
            '{x} {x.has} no defence ready. "You would have done otherwise," {x.they} say{x.s}. "You think so, anyway." Over {matter} something stands between you that was not there this morning.',
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
          words:
            'You say what speaks for {x}, and are surprised how much it is. {x} listen{x.s} as if it were about another. Whoever comes for {x} over {matter} will have to come past you.',
        },
        {
          text: 'Say to {x} that {matter} looks bad, and why.',
          kind: 'tell',
          stance: 'against',
          words:
            'You list it, and leave nothing out. "It is well put together," say{x.s} {x}. "I could almost believe it." But {x.they} {x.does} not say that it is false, and {matter} stays where it was laid.',
        },
        {
          text: 'Ask {x} for {x.their} own account of {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            'Nobody has asked for that yet. {x} begin{x.s} in the middle, go{x.es} back, correct{x.s} a time of day. It is how people tell what happened. About {matter} there are two stories now, and you have heard both.',
        },
      ],
      [
        {
          text: 'Demand proof about {matter} before another word is said of {x}.',
          kind: 'persuade',
          stance: 'with',
          words:
            'It is a dry word, and it works like one. Without proof there is only talk about {matter}, and talk can wait. {x} look{x.s} at you as at somebody who has brought a chair.',
        },
        {
          text: 'Look into {matter} yourself before you believe {x}.',
          kind: 'search',
          stance: 'self',
          words:
            '"Do," say{x.s} {x}. "I wish that somebody would." You cannot tell whether that speaks for {x.them}. But {matter} has somebody now who looks, instead of one more who points.',
        },
        {
          text: 'Tell {x} to own up to {matter} while there is time.',
          kind: 'threaten',
          stance: 'against',
          words:
            '{x} {x.has} gone quite calm. "You have made up your mind," {x.they} say{x.s}. "That must be restful." Nothing is owned up to. But {matter} has been said to {x.their} face, and by you.',
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
          words:
            'You go and stand there, and it is seen. {x} make{x.s} room without a word. In {matter} there are sides now, and nobody will ask you again which is yours.',
        },
        {
          text: 'Stand against {x} in {matter}.',
          kind: 'persuade',
          stance: 'against',
          words:
            '{x} had counted on you, it turns out, or at least not against you. It costs {x.them} a moment. "Well then," {x.they} say{x.s}, and {matter} goes on, harder than before.',
        },
        {
          text: 'Step between: {matter} shall have no winner, and tell {x} so.',
          kind: 'help',
          stance: 'self',
          words:
            'You step in where there is hardly room. It is not brave, it is only in the way, and that is enough. {x} stop{x.s}. Of {matter} nobody will be able to say that it was won.',
        },
      ],
      [
        {
          text: 'Ask {x} what {x.they} will do if {matter} is lost.',
          kind: 'talk',
          stance: 'ask',
          words:
            '"Live," say{x.s} {x}, too fast. Then {x.they} think{x.s} about it. What comes after is worth hearing, and has less to do with {matter} than with pride.',
        },
        {
          text: 'Do {x.their} part in {matter} in {x.their} place, for {x}.',
          kind: 'help',
          stance: 'self',
          words:
            '{x} look{x.s} at your hands, as if they might be a trick. Then {x.they} step{x.s} back. You do what there is to do, as well as you can. How {matter} goes from here has your name on it.',
        },
        {
          text: 'Cheer {x} on, whatever becomes of {matter}.',
          kind: 'gesture',
          stance: 'with',
          words:
            'It is louder than you meant. {x} {x.has} heard it, one can see that by the back. It may not decide {matter}. It decides something else.',
        },
      ],
    ],
  },
];

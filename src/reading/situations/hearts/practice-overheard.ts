import type { StorySituation } from '@/reading/situation-form/story-situation';

export const practiceOverheard: StorySituation = {
  id: 'practice-overheard',
  roles: { speaker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      'You hear {speaker} before {speaker.they} can see you. "I wanted a word about {matter}," {speaker.they} say{speaker.s} warmly, to nobody. Then sternly. Then with airy surprise, like one who has only now thought of it. The fourth time your name is in it. "I could sing it," {speaker} mutter{speaker.s}, and, softly, begin{speaker.s} to.',
    ],
    plain: [
      '{speaker} stand{speaker.s} turned from you, talking low. "I should have told you sooner about {matter}." A stop. "You ought to have heard about {matter} from me." A longer stop. Each time {speaker.they} come{speaker.s} one word further before {speaker.they} go{speaker.es} back to the beginning. At the next attempt the further word is your name.',
    ],
    dark: [
      'It is one sentence, and each time there is less of it. "It was I who kept quiet about {matter}," {speaker} say{speaker.s} to no one. "I kept quiet about it." And then: "I kept quiet." When hardly anything is left, {speaker} add{speaker.s} your name at the end, and practise{speaker.s} waiting for an answer.',
    ],
  },
  choices: [
    {
      text: 'Slip away before {speaker} notice{speaker.s}.',
      kind: 'sneak',
      risk: 'low',
      stat: 'body',
      leadsTo: 'slipped',
      otherwise: 'noticed',
    },
    {
      text: 'Answer {speaker} as if it had been said to you.',
      kind: 'talk',
      to: 'speaker',
      tone: 'friendly',
      leadsTo: 'answered',
    },
    {
      text: 'Approach {speaker} noisily, so that it has to begin.',
      kind: 'gesture',
      to: 'speaker',
      leadsTo: 'begun',
    },
  ],
  outcomes: {
    slipped: {
      words: {
        light: [
          'You get away on the second verse. When {speaker} run{speaker.s} into you later, quite by accident, having waited for you, it is the airy surprise {speaker.they} {speaker.has} chosen. "Oh! A word about {matter}, by the way," {speaker.they} say{speaker.s}, and it goes off beautifully, and {speaker.they} can hardly keep from bowing.',
        ],
        plain: [
          'You go back the way you came. When {speaker} find{speaker.s} you afterwards and begin{speaker.s}, you know each stop before it comes, and let every one of them be as long as it likes. {speaker} get{speaker.s} through to the end. "That was easier than I had thought," {speaker.they} say{speaker.s}.',
        ],
        dark: [
          'You are not seen. {speaker} {speaker.does} come to you, later, and say{speaker.s} that it is nothing, only a greeting; and stand{speaker.s} there after the greeting, for just as long as you heard {speaker.them} practise. You know now what the silence is about. You have not been told it.',
        ],
      },
      effects: [
        'feeling speaker +3',
        'learn speaker "Has something to confess, and rehearses it."',
      ],
      memory: {
        text: 'You overheard {speaker} practising and never let it be known.',
        kind: 'secret',
        about: 'speaker',
      },
    },
    noticed: {
      words: {
        light: [
          'Your third step makes a noise like an audience. The singing stops. "How much?" {speaker} ask{speaker.s}, without turning round, and then, with dignity: "That was a different matter. That was for a different person of the same name." {speaker.they} stalk{speaker.s} off and {speaker.is} heard, far away, trying it lower.',
        ],
        plain: [
          '{speaker} turn{speaker.s} at the wrong moment, and there you are, plainly going. "You might have coughed," {speaker.they} say{speaker.s}. "Or stayed. Either." What {speaker.they} had to say about {matter} has been said by now to everyone but you, and {speaker.they} {speaker.does} not offer it again.',
        ],
        dark: [
          '"Stand still." {speaker} {speaker.does} not turn. "You heard it, and you were walking away from it. So that is the answer." You have not given one. But {speaker} {speaker.has} practised for precisely this, and only lift{speaker.s} a hand a little and let{speaker.s} it drop, as the exercise required.',
        ],
      },
      effects: ['feeling speaker -5', 'set flags.practice_overheard_noticed true'],
      memory: { text: '{speaker} caught you stealing away from a confession.', about: 'speaker' },
    },
    answered: {
      words: {
        light: [
          'You take it up at the end of the line, and {speaker} shriek{speaker.s}. After that it is simple: {speaker.they} {speaker.has} nothing left to lose. You get all four versions about {matter}, stern and airy included, and are asked to vote. "The song was not finished," {speaker.they} say{speaker.s}, when you vote for the song.',
        ],
        plain: [
          '{speaker} start{speaker.s}, and then {speaker.does} something brave, and {speaker.does} not pretend. "All right," {speaker.they} say{speaker.s}. "Then you have the beginning." The rest about {matter} comes unrehearsed and in the wrong order, with two things in it that {speaker.they} had certainly meant to leave out.',
        ],
        dark: [
          'You answer. {speaker} hold{speaker.s} quite still, like one who has spoken to the dead for practice and been spoken to. "I had only come as far as your part," {speaker.they} say{speaker.s}. "I had given you nothing so mild." And then it all has to be told, and is.',
        ],
      },
      effects: [
        'feeling speaker +6',
        'learn speaker "Kept quiet for too long, and is sorry."',
        'set flags.practice_overheard_answered true',
      ],
      memory: {
        text: 'You answered {speaker}’s rehearsal about {matter} as if it were real.',
        kind: 'secret',
        about: 'speaker',
        significance: 'medium',
      },
    },
    begun: {
      words: {
        light: [
          'You arrive like a whole procession. {speaker} spin{speaker.s} round and begin{speaker.s} all four versions at once, so that you are told about {matter} warmly, sternly, airily and in two notes of a tune. "I meant to do one of those," {speaker.they} say{speaker.s} when it is over. "You were early."',
        ],
        plain: [
          'At your noise {speaker} {speaker.has} just time to change the way {speaker.they} stand{speaker.s}. "I was on my way to you," {speaker.they} say{speaker.s}, and it is so nearly true that both of you let it pass. It comes out short, about {matter}; shorter than in practice; but to you, and to the end.',
        ],
        dark: [
          'You make yourself heard from far off, as one does for someone who must not be startled. {speaker} wait{speaker.s} until you are near enough. "I kept quiet," {speaker.they} say{speaker.s}. That much is left of it. {speaker.they} look{speaker.s} at you, and it is evident that this silence was rehearsed as well, and did not help.',
        ],
      },
      effects: ['feeling speaker +2', 'set flags.practice_overheard_begun true'],
      memory: {
        text: 'You gave {speaker} no more time to rehearse about {matter}.',
        about: 'speaker',
      },
    },
  },
};

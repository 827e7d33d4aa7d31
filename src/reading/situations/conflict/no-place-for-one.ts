import type { StorySituation } from '@/reading/situation-form/story-situation';

export const noPlaceForOne: StorySituation = {
  id: 'no-place-for-one',
  roles: { leader: { is: 'person' }, outsider: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{leader} {leader.has} gathered everyone close to speak of {matter}, and whenever {outsider} come{outsider.s} near, speak{leader.s} of something else. {outsider} {outsider.has} now heard five separate remarks on the making of lists. "Very interesting," {outsider} say{outsider.s}, from just outside the circle, stretching. {leader} give{leader.s} you a meaning look. There is a gap beside you about the width of one person.',
    ],
    plain: [
      'They stand in a circle, and it is about {matter}; {leader} {leader.is} doing the talking. When {outsider} come{outsider.s} up, the circle does not break and does not open. {leader} go{leader.es} on in a lower voice. {outsider} look{outsider.s} from one to another and last at you. "I can come again later," {outsider} say{outsider.s}. Nobody tells {outsider.them} when.',
    ],
    dark: [
      '"We are all here," {leader} say{leader.s}, although {outsider} {outsider.is} just coming, in plain sight. After that {leader} speak{leader.s} about {matter}, and not one of them turns round. {outsider} {outsider.has} stopped a few steps off and wait{outsider.s} there, hands hanging, as if told to. It goes too smoothly to be the first time.',
    ],
  },
  choices: [
    {
      text: 'Move aside so that {outsider} can stand with you.',
      kind: 'gesture',
      to: 'outsider',
      tone: 'friendly',
      leadsTo: 'opened',
    },
    {
      text: 'Demand aloud of {leader} what {outsider} {outsider.has} done.',
      kind: 'threaten',
      to: 'leader',
      tone: 'hostile',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'answered',
      otherwise: 'shutOutToo',
    },
    {
      text: 'Signal to {outsider} that you will report everything later.',
      kind: 'gesture',
      to: 'outsider',
      tone: 'cooperative',
      leadsTo: 'reported',
    },
  ],
  outcomes: {
    opened: {
      words: {
        light: [
          'You take one step sideways, and {outsider} {outsider.is} in the gap before it has finished opening. {leader} stop{leader.s} dead. "Do go on," {outsider} say{outsider.s}. "You had just come to the sub-headings." {leader} go{leader.es} on about lists for a while, out of spite, and then, there being no help for it, about the rest.',
        ],
        plain: [
          'It is only one step, but everybody sees who made it. {outsider} come{outsider.s} in beside you and keep{outsider.s} very still. {leader} look{leader.s} at you and not at {outsider}. "Well, then I shall be brief," {leader} say{leader.s}, and {leader.is}. What {leader.they} would have said at length, you will not hear now.',
        ],
        dark: [
          'You make a space, and for some moments it stays empty; {outsider} {outsider.does} not trust it. Then {outsider.they} {outsider.is} next to you. Nobody speaks. "I see," {leader} say{leader.s} at last. "Then it is two." One after another they find that they are needed somewhere. {outsider} whisper{outsider.s}, "You should not have. But thank you."',
        ],
      },
      effects: [
        'feeling outsider +9',
        'feeling leader -6',
        'set flags.no_place_for_one_opened true',
      ],
      memory: {
        text: 'You made a place beside you for {outsider}, against {leader}’s wish.',
        kind: 'help',
        about: 'outsider',
        significance: 'medium',
      },
    },
    answered: {
      words: {
        light: [
          'You ask it loudly, in the middle of the lists. {leader} look{leader.s} round for help. "If you must know, {outsider} corrected me," {leader.they} say{leader.s}. "Before people. And {outsider.was} right." It sounds rather thin, said aloud. {outsider} offer{outsider.s} to be wrong about something next time, and the circle, laughing, comes apart to let {outsider.them} in.',
        ],
        plain: [
          '"Since you ask," {leader} say{leader.s}, and it turns out to be small: a word repeated, a long time ago, to the wrong person. Aloud it is smaller still. {outsider} hear{outsider.s} it for the first time. "That was never me," {outsider} say{outsider.s}, and someone in the circle starts to study the distance.',
        ],
        dark: [
          'The question stands there until {leader} {leader.has} to take it. "Nothing," {leader} say{leader.s}. "{outsider} {outsider.has} done nothing. It was decided before I came, and I kept it up, because otherwise it goes round, and next it is me." {outsider} listen{outsider.s}. It is as bad as any reason. But they do not close the circle again.',
        ],
      },
      effects: [
        'feeling outsider +6',
        'feeling leader -4',
        'learn leader "Had no good reason to shut anyone out."',
        'set flags.no_place_for_one_answered true',
      ],
      memory: {
        text: 'You made {leader} say aloud why {outsider} {outsider.was} shut out.',
        about: 'leader',
        significance: 'medium',
      },
    },
    shutOutToo: {
      words: {
        light: [
          '"Nothing at all," {leader} say{leader.s}. "We were speaking of lists." And so they were, and so they go on doing, with you now, for a remarkably long time, until you also are standing on the outside. {outsider} move{outsider.s} up for you. "One hears quite well from here," {outsider} say{outsider.s}. "It is mostly sub-headings."',
        ],
        plain: [
          '{leader} let{leader.s} the question pass as one lets someone clumsy pass. "Is there anything else?" There is not. When they draw together again it is a little further on, and there are two of you outside. "You get used to it," {outsider} say{outsider.s}. "That is not true. I only say it."',
        ],
        dark: [
          'No one answers. They look at you with a kind of interest, as at a hand put where it will be caught. "You had a good place here," {leader} say{leader.s}, without heat. While the word ‘had’ is still on its way, {outsider} {outsider.has} gone, so as not to be the cause of more.',
        ],
      },
      effects: [
        'feeling leader -7',
        'feeling outsider +4',
        'set flags.no_place_for_one_shut_out true',
      ],
      memory: {
        text: 'You spoke up for {outsider}, and {leader} shut you out as well.',
        about: 'leader',
      },
    },
    reported: {
      words: {
        light: [
          'You make a small sign, and {outsider}, who had been about to fall over, stop{outsider.s} stretching. {leader} now speak{leader.s} freely, and you attend as nobody ever has attended. Afterwards {outsider} get{outsider.s} all of it from you, in order. "And no lists?" {outsider} seem{outsider.s} faintly disappointed. "You will do this again?"',
        ],
        plain: [
          '{outsider} understand{outsider.s} and go{outsider.es}. You stay in the circle and remember what you can. Later you find {outsider} and repeat it, and {outsider} ask{outsider.s} the right questions, better ones than were asked before. "You will tell me the next time as well," {outsider} say{outsider.s}. "Will you? I cannot ask anyone else."',
        ],
        dark: [
          'Your hand moves once, low down. {outsider} see{outsider.s} it and walk{outsider.s} away as if dismissed. What {leader} say{leader.s} then, you carry to {outsider} afterwards, where you cannot be seen. "So I know it, and may not know it," {outsider} say{outsider.s}. "It is more than I had. Do not let them find out. For your sake."',
        ],
      },
      effects: ['feeling outsider +6', 'set flags.no_place_for_one_reported true'],
      memory: {
        text: 'You promised {outsider} to pass on what {leader} said about {matter}.',
        kind: 'promise',
        about: 'outsider',
      },
    },
  },
  echoes: [
    {
      after: 'reported',
      words: {
        light: [
          '"Somebody," {leader} say{leader.s} to you, "has been telling {outsider} things. I know, because {outsider} finished my sentence." {leader} lean{leader.s} closer. "And it was a better sentence. So I have let {outsider} in. It is exhausting. I am told that I owe this to a friend with a good memory."',
        ],
        plain: [
          '{leader} come{leader.s} to you alone. "{outsider} knew something that was only ever said in our circle. I asked who had talked. {outsider} said, nobody, it was guesswork, and took all I had to say for it." A pause. "You have a loyal friend there. I wonder how loyal I have."',
        ],
        dark: [
          '{outsider} {outsider.has} been asked, before everyone, how {outsider.they} came to know about {matter}. {outsider} {outsider.has} not said. They asked for a long time; {leader} saw to that. Now {outsider} walk{outsider.s} by and, without turning, say{outsider.s} to you, "Stop telling me things. It was good while it lasted."',
        ],
      },
      effects: [
        'feeling leader -4',
        'feeling outsider +5',
        'settle promise outsider',
        'set flags.no_place_for_one_noticed true',
      ],
      memory: {
        text: '{outsider} did not give you away when {leader} asked who had talked.',
        kind: 'debt',
        about: 'outsider',
        significance: 'medium',
      },
    },
  ],
};

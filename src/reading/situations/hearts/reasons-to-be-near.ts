import type { StorySituation } from '@/reading/situation-form/story-situation';

export const reasonsToBeNear: StorySituation = {
  id: 'reasons-to-be-near',
  roles: { hoverer: { is: 'person' } },
  words: {
    light: [
      'First {hoverer} wanted to know whether you had seen anybody. Then whether you had seen anything. Now {hoverer.they} {hoverer.has} come to tell you that it does not matter. "Well," {hoverer.they} say{hoverer.s}, "I must be getting on," and {hoverer.does} not. {hoverer.they} {hoverer.has} taken up a position at your side, from which {hoverer.they} admire{hoverer.s} {place}.',
    ],
    plain: [
      'Wherever you are, {hoverer} {hoverer.has} some business there. It is always a good reason; it is the number of them that is odd. Now {hoverer.they} {hoverer.is} beside you again, putting in order what was in order. "Do not let me disturb you," {hoverer.they} say{hoverer.s}. {hoverer.they} {hoverer.has} glanced behind {hoverer.them} twice while saying it.',
    ],
    dark: [
      'You have moved three times, and three times {hoverer} {hoverer.has} found that there was something to be done just there. {hoverer.they} {hoverer.does} not speak. {hoverer.they} never quite look{hoverer.s} at you. {hoverer.they} look{hoverer.s} at whoever comes near you, from the moment they set out until the moment they have gone by.',
    ],
  },
  choices: [
    {
      text: 'Ask {hoverer} straight out what it is.',
      kind: 'talk',
      to: 'hoverer',
      leadsTo: 'said',
    },
    {
      text: 'Give {hoverer} something to do beside you.',
      kind: 'help',
      to: 'hoverer',
      tone: 'friendly',
      leadsTo: 'employed',
    },
    {
      text: 'Walk through {place}, and see whether {hoverer} follow{hoverer.s}.',
      kind: 'look',
      to: 'hoverer',
      leadsTo: 'followed',
    },
  ],
  outcomes: {
    said: {
      words: {
        light: [
          '"It is this," say{hoverer.s} {hoverer}, all in one go. "People who know you get called by some short name, and I get the whole of mine, and I wondered what one has to do." There is nothing one has to do. You try out two or three, and {hoverer} keep{hoverer.s} them all.',
        ],
        plain: [
          '"Someone wants an answer from me," {hoverer} say{hoverer.s}, "and will not ask for it in front of you. So I have been standing in front of you." Told like that it is a little absurd, and {hoverer.they} know{hoverer.s} it. "I need a while longer. I have not got the answer."',
        ],
        dark: [
          '"I heard your name," say{hoverer.s} {hoverer}, "where it had no business to be, from someone I did not see. It may have meant nothing. I cannot guard you. I can be a second person, that is all. It is harder to do a thing before two." {hoverer.they} {hoverer.has} not stopped watching.',
        ],
      },
      effects: [
        'feeling hoverer +4',
        'learn hoverer "Has a reason for keeping near, and has told it."',
      ],
      memory: {
        text: '{hoverer} told you why {hoverer.they} kept so near you.',
        kind: 'secret',
        about: 'hoverer',
        significance: 'medium',
      },
    },
    employed: {
      words: {
        light: [
          'You ask whether {hoverer} would mind holding this. {hoverer} would not mind at all. {hoverer.they} hold{hoverer.s} it as nobody has ever held anything; {hoverer.they} hold{hoverer.s} it long after it is needed. "I am helping," {hoverer.they} explain{hoverer.s} to somebody who had not asked. You have a helper now. It is going to slow you down considerably.',
        ],
        plain: [
          'You find something for two to do. {hoverer} {hoverer.does} it quietly and well, and leave{hoverer.s} off making up reasons. Once somebody comes, about to speak to {hoverer}, and, seeing you both at work, thinks better of it. {hoverer} let{hoverer.s} {hoverer.their} hands rest for a moment. "Shall we do that part again?" {hoverer.they} ask{hoverer.s}.',
        ],
        dark: [
          'You give {hoverer} a task, and a place to do it, within reach. {hoverer.they} understand{hoverer.s} that you have seen, and that you ask nothing. "I can work and look," {hoverer.they} say{hoverer.s}. From then on {hoverer.they} {hoverer.does} both. Whatever {hoverer.they} expect{hoverer.s} to come, you have put yourself next to the one who expects it.',
        ],
      },
      effects: ['feeling hoverer +5', 'time 1h', 'set flags.reasons_to_be_near_employed true'],
      memory: {
        text: 'You found {hoverer} something to do at your side.',
        kind: 'help',
        about: 'hoverer',
      },
    },
    followed: {
      words: {
        light: [
          'You stroll. {hoverer} stroll{hoverer.s}. You stop to admire something; {hoverer}, caught with nothing to admire, admire{hoverer.s} {hoverer.their} own hands. You turn sharply round, and now {hoverer} {hoverer.is} in front, and {hoverer.has} to be followed by you with a show of knowing the way. "Have you lost something?" {hoverer.they} ask{hoverer.s} in the end, hopefully.',
        ],
        plain: [
          'You walk, without hurry, and listen. {hoverer} come{hoverer.s} too, ten steps behind; and behind {hoverer}, ten steps more, come someone else’s, which stop when you stop and turn off when you look round. {hoverer} {hoverer.has} not turned. "You heard that as well, then," {hoverer.they} say{hoverer.s}. "I had begun to think it was me."',
        ],
        dark: [
          'You go a long way round, by places where nobody has any reason to be. There is no step behind you. Only when you are back where you began, {hoverer} {hoverer.is} there, and {hoverer.has} plainly been running. "Do not do that again. I lost you twice. I was not the only one looking."',
        ],
      },
      effects: [
        'feeling hoverer -2',
        'learn hoverer "Follows for a reason, and is not the only one."',
      ],
      memory: {
        text: 'You led {hoverer} about {place} to see what was wanted.',
        about: 'hoverer',
      },
    },
  },
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const blamedInstead: StorySituation = {
  id: 'blamed-instead',
  roles: {
    accuser: { is: 'person' },
    blamed: { is: 'person' },
    absent: { is: 'absent-person' },
    matter: { is: 'topic' },
  },
  words: {
    light: [
      '"Somebody," {accuser} say{accuser.s}, walking up and down before {blamed}, "has given an answer about {matter} in all our names, and asked none of us." {blamed} show{blamed.s} two empty hands. As {accuser} turn{accuser.s}, {blamed} whisper{blamed.s} to you, "It was {absent}. Do not say so. {absent} cannot bear being walked up and down at."',
    ],
    plain: [
      '"You answered for all of us," {accuser} say{accuser.s} to {blamed}. "About {matter}, and without asking one of us." {blamed} say{blamed.s} neither yes nor no. But as soon as {accuser} look{accuser.s} away {blamed} turn{blamed.s} to you and, with hardly any voice, name{blamed.s} somebody: "{absent}." And then: "Who is not here to be asked."',
    ],
    dark: [
      '{accuser} put{accuser.s} the questions one after another and leave{accuser.s} a space after each. Who was it that gave an answer about {matter}, and in whose name? {blamed} let{blamed.s} every space go by. One thing {blamed} {blamed.does} say, but only to you. "If they hear that it was {absent}, {absent} {absent.is} finished. I can stand it. I think."',
    ],
  },
  choices: [
    {
      text: 'Tell {accuser} that it was {absent}.',
      kind: 'tell',
      to: 'accuser',
      leadsTo: 'named',
    },
    {
      text: 'Claim before {accuser} that it was you.',
      kind: 'deceive',
      to: 'accuser',
      leadsTo: 'took',
    },
    {
      text: 'Make {accuser} wait until {absent} can be heard.',
      kind: 'persuade',
      to: 'accuser',
      tone: 'cooperative',
      leadsTo: 'postponed',
    },
  ],
  outcomes: {
    named: {
      words: {
        light: [
          'You say the name. {accuser} halt{accuser.s} in the middle of a turn. "But {absent} {absent.is} not here," {accuser.they} say{accuser.s}, and it spoils everything: one cannot walk up and down before somebody who is missing. You get an absent-minded thank you. From {blamed} you get a very long look. "I had asked you for one thing."',
        ],
        plain: [
          '"{absent}," {accuser} repeat{accuser.s}, and the questions stop. {accuser} give{accuser.s} {blamed} something close to an apology, and you a nod. {blamed} want{blamed.s} neither. "I would have got through it," {blamed} tell{blamed.s} you when {accuser} {accuser.has} gone. "{absent} will not."',
        ],
        dark: [
          '{accuser} take{accuser.s} the name from you without surprise. "Thank you. That was all I needed, from anybody." {blamed} {blamed.is} free to go and {blamed.does} not. {blamed} stand{blamed.s} there with hands a little open, like someone who has been carrying a thing with great care and finds it gone.',
        ],
      },
      effects: [
        'feeling accuser +5',
        'feeling blamed -7',
        'feeling absent -6',
        'set flags.blamed_instead_named true',
      ],
      memory: {
        text: 'You told {accuser} that it was {absent}, against {blamed}’s wish.',
        kind: 'betrayal',
        about: 'blamed',
        significance: 'medium',
      },
    },
    took: {
      words: {
        light: [
          'You raise a hand and claim it. {accuser} look{accuser.s} at you, then at {blamed}, then, with so much indignation still unused, at you again. You are given the entire walk, both ways, and the speech that belongs to it. At the far turn {blamed} bow{blamed.s} to you, slightly, as to a great performer.',
        ],
        plain: [
          'You say that you gave the answer. {accuser} turn{accuser.s} round slowly. "You. And you let {blamed} stand there." With that {accuser.they} walk{accuser.s} off, and it is easy to guess what will be told, and to how many. "You did not have to," {blamed} say{blamed.s}. "I know what it was. I will not forget it."',
        ],
        dark: [
          '{accuser} leave{accuser.s} a space after your words too, the longest yet. You let it go by. "Then I was wrong about {blamed}," {accuser} say{accuser.s} at last, "and I was wrong about you. It is seldom both." Afterwards {blamed} {blamed.is} still there, shaking, now that it is allowed.',
        ],
      },
      effects: ['feeling blamed +9', 'feeling accuser -8', 'set flags.blamed_instead_took true'],
      memory: {
        text: 'You took the blame before {accuser} to spare {blamed} and {absent}.',
        kind: 'help',
        about: 'blamed',
        significance: 'high',
      },
    },
    postponed: {
      words: {
        light: [
          'You suggest waiting for {absent}. "But I am at my best now," {accuser} protest{accuser.s}. "By then I shall have grown reasonable." All the same the walking slows, and stops. "Very well. You bring me {absent}, and I shall save the second half of my speech. It is the better half." {blamed} believe{blamed.s} it.',
        ],
        plain: [
          'You say that nobody should answer for this while one who might have done it is missing. {accuser} look{accuser.s} for the fault in that and cannot find it. "Then you will see to it that {absent} {absent.is} heard. You, personally." {blamed} look{blamed.s} down, neither thankful nor the opposite: only, for now, let be.',
        ],
        dark: [
          '"And when {absent} {absent.does} not come," {accuser} say{accuser.s}, "I shall begin again, with {blamed}, and with you." It is a yes, of a kind. {blamed} listen{blamed.s} to the steps going away. "You have won us a little while," {blamed} tell{blamed.s} you. "I hope that you have a use for it."',
        ],
      },
      effects: ['feeling accuser -2', 'feeling blamed +3', 'set flags.blamed_instead_waiting true'],
      memory: {
        text: 'You promised {accuser} that {absent} would be heard.',
        kind: 'promise',
        about: 'accuser',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'took',
      words: {
        light: [
          '{accuser} come{accuser.s} up to you and, for once, stand{accuser.s} still. "{absent} {absent.has} sent word. It was {absent}, all along. I have now walked up and down before the wrong person twice. {blamed} tell{blamed.s} me that you are owed an apology." It follows. It is short, and could do with practice.',
        ],
        plain: [
          '"It was {absent}," {accuser} say{accuser.s}, without any greeting. "The word came from {absent} directly, so you can stop." {accuser} regard{accuser.s} you for some time. "{blamed} kept silent for {absent}, and you lied for {blamed}. I ought to be angry. I only wonder who would do it for me."',
        ],
        dark: [
          '{blamed} {blamed.has} been looking for you. "{absent} {absent.has} told them. Nobody asked; {absent.they} could not stand it any more, hearing your name." {accuser} {accuser.has} come too, some steps behind. "You let me say all that to you," {accuser} say{accuser.s}. "Every word. I remember them rather well."',
        ],
      },
      effects: [
        'feeling accuser +7',
        'feeling blamed +2',
        'feeling absent +5',
        'set flags.blamed_instead_cleared true',
      ],
      memory: {
        text: 'It came out that you had taken the blame for {absent}.',
        about: 'accuser',
        significance: 'medium',
      },
    },
  ],
};

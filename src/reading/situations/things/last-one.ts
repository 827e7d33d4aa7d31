import type { StorySituation } from '@/reading/situation-form/story-situation';

export const lastOne: StorySituation = {
  id: 'last-one',
  roles: { keeper: { is: 'person' }, other: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '"There were supposed to be plenty," {keeper} says, "and there is this." This is {thing}. {other} looks at it, then at {keeper}, then at you, and can be heard to count. "Three of us," says {other}. "I don’t mind at all not having it. I’d just like to be asked, so that I can say so."',
    ],
    plain: [
      '{keeper} lays {thing} down between the three of you. "It’s the last. There’s no more to be had, not here, and not for a long time." {other} looks and does not reach. "I need it," says {other}. "So do I," says {keeper}. "I’d say we all do. So how shall we do it?"',
    ],
    dark: [
      '"That’s all there is," says {keeper}, and shows both hands, with nothing in them except {thing}. "There won’t be another." {other} has heard it, and goes on standing quite quietly a little apart, like someone who is used to coming third. "I’m not asking," {other} says. "I only want you to know that I’m not."',
    ],
  },
  choices: [
    {
      text: 'Give up your share of {thing} to {other}.',
      kind: 'give',
      to: 'other',
      tone: 'friendly',
      leadsTo: 'given',
    },
    {
      text: 'Claim {thing} as the one who needs it most.',
      kind: 'tell',
      to: 'keeper',
      tone: 'hostile',
      leadsTo: 'claimed',
    },
    {
      text: 'Draw lots with {keeper} and {other}.',
      kind: 'persuade',
      to: 'keeper',
      risk: 'even',
      leadsTo: 'won',
      otherwise: 'lost',
    },
  ],
  outcomes: {
    given: {
      words: {
        light: [
          '{other} refuses. {other} refuses again, with both hands already round {thing}. "I couldn’t," says {other}, going. {keeper} watches this beside you, not unmoved, having been given nothing either. You stand there together with empty hands, in quite good company.',
        ],
        plain: [
          '{other} takes {thing} without looking at you. It is the kind of not looking that will be made up for later. "That leaves you without," {keeper} points out, "and I wasn’t going to be the one to offer. I’d sooner you hadn’t made it look so simple."',
        ],
        dark: [
          '{other} holds {thing} and cannot seem to begin. "Nobody does that. What will you do?" You have no good answer ready, and {keeper} gives one for you. "We’ll manage," {keeper} says, in the voice of somebody working out how badly. "Take it away, quickly, before I start to think."',
        ],
      },
      effects: ['feeling other +9', 'feeling keeper -2', 'set flags.last_one_given true'],
      memory: {
        text: 'You gave up your share of {thing} so that {other} had it.',
        kind: 'gift',
        about: 'other',
        significance: 'medium',
      },
    },
    claimed: {
      words: {
        light: [
          '"Well!" says {keeper}. "Somebody had to be the villain," {other} says, "and I was too shy." They watch you take {thing} with the deep interest of two people who now have something to talk about. You can hear them at it as you go. They have never got on so well.',
        ],
        plain: [
          '{keeper} pushes {thing} the last little way towards you, so as not to have it taken. "If you need it most, then you do." {other} is already walking off. "I’d have said the same," {other} calls back, "if I’d been quick. I’ll be quick another time."',
        ],
        dark: [
          'You have {thing}, and they have heard you say why. {keeper} repeats your reason, slowly, to get it by rote. "We’ll see if it was true," {keeper.they} say{keeper.s}. {other} still does not ask, and looks at your hands as one looks at something very far off.',
        ],
      },
      effects: [
        'gain thing',
        'feeling keeper -5',
        'feeling other -7',
        'set flags.last_one_claimed true',
      ],
      memory: {
        text: 'You took {thing}, the last one, for yourself before {other}.',
        about: 'other',
        significance: 'medium',
      },
    },
    won: {
      words: {
        light: [
          'There is a long dispute about how it should be done, and a short silence when it has been. It is you. {keeper} suggests best of three. {other} suggests best of nine. You are handed {thing} like a sentence. "Luck’s luck," says {keeper}. "But we’re coming along to watch."',
        ],
        plain: [
          'It falls to you. {other} looks at your lot again and finds nothing to complain of. "Fair is fair," says {keeper}, and gives you {thing}. It is easier to lose to chance than to someone’s reasons; you can see that in how they stand. It does not make either of them need it less.',
        ],
        dark: [
          'They let you hold the lots, because neither trusts the other to. Yours comes up. "You held them," says {other}. "We asked for that," {keeper} says; "we can’t unask it because of how it came out." You are given {thing}. {other} goes on looking at the hand that held the lots.',
        ],
      },
      effects: ['gain thing', 'feeling other -3', 'set flags.last_one_won true'],
      memory: { text: 'You won {thing} by lot from {keeper} and {other}.', about: 'other' },
    },
    lost: {
      words: {
        light: [
          '{other} wins, and is appalled. "I never win. I don’t know how it’s done. Does one bow?" {keeper} shows how one bows. Then {other} goes off with {thing}, apologising to everyone on the way, and {keeper} looks at you. "Lots," says {keeper}. "That was your idea."',
        ],
        plain: [
          'It goes to {other}. {keeper} had been sure that it would not, and looks at the lots a long moment and then at you. "I’d have talked it out, and I’d have come away with half." {other} takes {thing} and thanks nobody, which is also fair.',
        ],
        dark: [
          'The lot falls to {other}, who stares at {thing}. "I’d got ready for not having it," {other.they} say{other.s}. {keeper} turns away. "So you’d leave that to chance," {keeper} says to you. "Who goes without. I’d have wanted it to be somebody’s decision. I’d have wanted someone to blame."',
        ],
      },
      effects: ['feeling other +4', 'feeling keeper -5', 'set flags.last_one_lost true'],
      memory: { text: 'You had lots drawn for {thing}, and {other} won.', about: 'keeper' },
    },
  },
  echoes: [
    {
      after: 'given',
      words: {
        light: [
          '"I’ve been going about telling people who gave me {thing}," says {other}. "I’m afraid I tell it very well. In the latest version you were weeping." A modest cough. "So if they’re all nice to you, that’s why. I thought I’d better warn you."',
        ],
        plain: [
          '{other} has been waiting for you to come by. "You gave up your part of {thing} and never mentioned it after. I’ve mentioned it. The next time something is divided here, your name comes first." Then, with relief: "Now I can look at you again."',
        ],
        dark: [
          '"I’m saving {thing} for when it’s worst," {other} tells you quietly. "I want you to know there’s a share in it that I don’t count as mine. When it comes to that, look for me. I’ll be a little apart from the rest, as always."',
        ],
      },
      effects: ['feeling other +4', 'set flags.last_one_repaid true'],
      memory: {
        text: '{other} remembered that you had gone without {thing}.',
        kind: 'help',
        about: 'other',
      },
    },
  ],
};

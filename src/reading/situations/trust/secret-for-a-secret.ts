import type { StorySituation } from '@/reading/situation-form/story-situation';

export const secretForASecret: StorySituation = {
  id: 'secret-for-a-secret',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"I have a secret about {matter}," {asker} confide{asker.s}, "and it is wasted on me. I keep wanting to tell it to somebody." {asker.they} lean{asker.s} closer. "But I was brought up properly. One never gives a secret away. One swaps. Have you anything of about the same size?"',
    ],
    plain: [
      '{asker} speak{asker.s} lightly and look{asker.s} elsewhere, as if it were about nothing. "You want to know about {matter}. I know something that is not generally known. I will tell you, for something of yours that weighs as much. I am not curious. It is so that neither of us talks."',
    ],
    dark: [
      '"What I know about {matter} could finish me," {asker} say{asker.s}. "If I hand it to you, I am in your hand. I will not be in anybody’s hand alone." {asker.they} wait{asker.s} until you look up. "So give me something first that could finish you."',
    ],
  },
  choices: [
    {
      text: 'Trade {asker} a true secret of your own.',
      kind: 'tell',
      to: 'asker',
      tone: 'cooperative',
      leadsTo: 'traded',
    },
    {
      text: 'Decline, and leave {asker} alone with it.',
      kind: 'wait',
      to: 'asker',
      leadsTo: 'declined',
    },
    {
      text: 'Invent something dreadful for {asker}.',
      kind: 'deceive',
      to: 'asker',
      risk: 'high',
      stat: 'charm',
      leadsTo: 'fooled',
      otherwise: 'seen_through',
    },
  ],
  outcomes: {
    traded: {
      words: {
        light: [
          'You tell yours. {asker} {asker.is} shaken. "That is bigger than mine," {asker.they} say{asker.s}, ashamed, and throw{asker.s} in a second one to make up the weight. Among the two there is this: the person who is loudest about {matter} knew of it before anybody else.',
        ],
        plain: [
          'You give yours first, plainly, and {asker} {asker.does} not remark on it. Then: "Whoever speaks loudest about {matter} heard of it first, and let it come." {asker.they} step{asker.s} back. "Now we had better stay on good terms, you and I. We cannot afford anything else."',
        ],
        dark: [
          'It takes you few words, and {asker} hear{asker.s} them without a sign. "I knew about {matter} beforehand," {asker.they} say{asker.s} in return. "I could have said so. I counted on somebody else to." Then you stand there, each with the other’s ruin for safekeeping.',
        ],
      },
      effects: [
        'feeling asker +7',
        'learn asker "Knows who heard of it first and kept silent."',
        'set flags.secret_for_a_secret_traded true',
      ],
      memory: {
        text: 'You and {asker} exchanged true secrets, one of them about {matter}.',
        kind: 'secret',
        about: 'asker',
        significance: 'high',
      },
    },
    declined: {
      words: {
        light: [
          '{asker} wilt{asker.s}. "Not even a little one? I would have taken an embarrassment." For the rest of the time you are at {place} {asker.they} hum{asker.s} whenever you come near, in the manner of somebody who is keeping something in with both hands.',
        ],
        plain: [
          '"Then you have either nothing to hide or a great deal," {asker} say{asker.s}, not offended. "I shall find out which." You keep what is yours. What there was to learn goes off with {asker}, at an easy pace, and is not offered twice.',
        ],
        dark: [
          '{asker} nod{asker.s}, and for a moment look{asker.s} so tired that you could take the thing for nothing. "I had hoped to be rid of it," {asker.they} say{asker.s}. "It is worse now. Now there is somebody who knows that I have it."',
        ],
      },
      effects: ['feeling asker -3', 'set flags.secret_for_a_secret_declined true'],
      memory: {
        text: 'You would not trade secrets with {asker}.',
        about: 'asker',
        significance: 'low',
      },
    },
    fooled: {
      words: {
        light: [
          'You make it up as you go, and by the end there is a twin in it. {asker} {asker.is} enchanted. In exchange you get the real thing: whoever is loudest about {matter} heard of it first. "Your poor twin," {asker} say{asker.s}, pressing your hand. "I shall not tell a soul."',
        ],
        plain: [
          'You tell it badly, with pauses in the right places, and it is believed. "I am sorry that I made you say that," {asker} say{asker.s}, and keep{asker.s} to the bargain: somebody knew about {matter} well before the rest. You have it for nothing, unless your tale is ever checked.',
        ],
        dark: [
          'You choose something that nobody would claim who had not done it. {asker} close{asker.s} {asker.their} hands around it. Then you are told: {asker.they} knew of {matter} in good time, and kept still. "Now we are both lost," {asker} say{asker.s}, with gratitude. Only one of you is.',
        ],
      },
      effects: [
        'feeling asker +4',
        'learn asker "Holds an invented secret of yours for a true one."',
        'set flags.secret_for_a_secret_fooled true',
      ],
      memory: {
        text: 'You got {asker}’s secret about {matter} for one that you invented.',
        kind: 'betrayal',
        about: 'asker',
        significance: 'medium',
      },
    },
    seen_through: {
      words: {
        light: [
          '"And what was the captain called?" {asker} want{asker.s} to know. You need a moment too long. "There was no captain," {asker.they} say{asker.s}, with deep reproach. "I was going to be so sorry for him." The swap is off, though {asker.they} ask{asker.s} you to tell how it ends.',
        ],
        plain: [
          '{asker} let{asker.s} you get to the end. "You were looking at me the whole time to see how it went down," {asker.they} say{asker.s}. "Nobody looks, when it is true." That is all you receive in exchange, and perhaps it is worth something.',
        ],
        dark: [
          '"I have heard people say such things when they were so," {asker} tell{asker.s} you. "It does not come out in order." {asker.they} withdraw{asker.s} a step, and another. "I nearly put myself into your hand. I want you to know how nearly."',
        ],
      },
      effects: ['feeling asker -8', 'set flags.secret_for_a_secret_seen_through true'],
      memory: {
        text: '{asker} saw through the secret you had invented.',
        kind: 'betrayal',
        about: 'asker',
        significance: 'medium',
      },
    },
  },
};

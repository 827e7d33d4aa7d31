import type { StorySituation } from '@/reading/situation-form/story-situation';

export const nothingToBeSaid: StorySituation = {
  id: 'nothing-to-be-said',
  roles: { asker: { is: 'person' }, curious: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"You have not seen me," {asker} begin{asker.s}, "and you know nothing about {matter}. If {curious} ask{curious.s}, you have never heard the words. Could you do that? Look as if you had never heard them." You are observed critically. "A little less clever. Just so. Could you keep that up for good?"',
    ],
    plain: [
      '{asker} see{asker.s} that {curious} {curious.is} near, and lower{asker.s} {asker.their} voice. "You will be asked about {matter}. Not by me. I am asking you for one thing only, that you say nothing. You need not lie. Just let there be nothing to be got from you."',
    ],
    dark: [
      '"{curious} will come to you," {asker} say{asker.s}, "and be friendly, and in the end it will be about {matter}." {asker.they} wait{asker.s} until {asker.they} can go on. "Somebody is safe for as long as nobody speaks. I cannot give you anything for it. I can only ask."',
    ],
  },
  choices: [
    {
      text: 'Promise {asker} your silence about {matter}.',
      kind: 'tell',
      to: 'asker',
      tone: 'cooperative',
      leadsTo: 'promised',
    },
    { text: 'Refuse to keep silent for {asker}.', kind: 'tell', to: 'asker', leadsTo: 'refused' },
    {
      text: 'Ask {asker} whom the silence protects.',
      kind: 'talk',
      to: 'asker',
      leadsTo: 'whom',
    },
  ],
  outcomes: {
    promised: {
      words: {
        light: [
          '"Not a syllable?" You promise not a syllable. {asker} test{asker.s} you at once, asking in a disguised voice what you know, and {asker.is} enraptured to get no answer. From over there {curious} {curious.has} watched all this and now come{curious.s} nearer, much more interested than before.',
        ],
        plain: [
          'You promise. {asker} look{asker.s} at you as one looks at work that somebody else has done. "Thank you. It will be harder than you think. People do not ask when you are ready for it, they ask when you are glad of the company."',
        ],
        dark: [
          '"Good," {asker} say{asker.s}, hardly to be heard. {asker.they} {asker.does} not tell you who it is that is safe now. "Then there are three of us who keep still," {asker.they} say{asker.s}. "I used to believe that one would be enough."',
        ],
      },
      effects: ['feeling asker +7', 'set flags.nothing_to_be_said_promised true'],
      memory: {
        text: 'You promised {asker} to say nothing about {matter}.',
        kind: 'promise',
        about: 'asker',
        significance: 'medium',
      },
    },
    refused: {
      words: {
        light: [
          '"I see. You are one of those who say things." {asker} take{asker.s} it with composure. "Then I must ask you to say them wrongly. No? Not even the names?" {asker.they} rush{asker.es} off, to tell {curious} everything first, in a version that will make yours sound made up.',
        ],
        plain: [
          'You will say what you know if you are asked. {asker} hear{asker.s} it standing quite still. "Then I know what to reckon with," {asker.they} answer{asker.s}. "You might have promised and then talked. Most do." It will have to be told soon now, by {asker} or by you.',
        ],
        dark: [
          '{asker} {asker.does} not urge you. "Then tell me when you are going to," {asker.they} say{asker.s}, "so that there is time to get somebody away." You are asked for it as one asks for a hand up. A moment later {asker.they} {asker.is} already on the way to see to it.',
        ],
      },
      effects: ['feeling asker -7', 'set flags.nothing_to_be_said_refused true'],
      memory: {
        text: 'You refused {asker} your silence about {matter}.',
        about: 'asker',
        significance: 'medium',
      },
    },
    whom: {
      words: {
        light: [
          '"Whom? Well, everybody," say{asker.s} {asker}. "The community." You wait. "Me," {asker.they} concede{asker.s}. "I was very foolish, about {matter}, for about as long as it takes to say so. And {curious} tell{curious.s} things so well. I should be foolish in it for ever."',
        ],
        plain: [
          '{asker} had hoped you would not ask, and answer{asker.s} because you did. "{curious}," {asker.they} say{asker.s}. "It is for {curious}’s own sake. What there is to find out about {matter} would do no harm to anybody else." Now you know more than you can easily look like.',
        ],
        dark: [
          '"If I tell you, there is one more who could give it away," {asker} say{asker.s}, and tell{asker.s} you all the same, so low that you have to guess half. It is a name you know. Afterwards {asker.they} look{asker.s} as if something had been put down that will have to be picked up again.',
        ],
      },
      effects: [
        'feeling asker +3',
        'learn asker "Asks for silence to shield somebody."',
        'set flags.nothing_to_be_said_whom true',
      ],
      memory: {
        text: '{asker} told you whom the silence about {matter} was to protect.',
        kind: 'secret',
        about: 'asker',
        significance: 'medium',
      },
    },
    kept_silent: {
      words: {
        light: [
          'You know nothing, at length and from all sides. {curious} come{curious.s} at it nine times over. "You are either very stupid or very loyal," {curious} say{curious.s} in the end, "and I used to think you neither." Out of sight somebody drops something for joy. It can only be {asker}.',
        ],
        plain: [
          'You let the question pass. {curious} understand{curious.s} quite well that it was a choice. "I would have told you, if it had been the other way about," {curious} say{curious.s}, and talk{curious.s} of other things, a little more coolly. {asker}, when you meet next, {asker.does} not mention it, and stand{asker.s} beside you.',
        ],
        dark: [
          '"So you know," {curious} say{curious.s}, "and you will not say." You stay silent to that as well. It is the last friendly talk you have with {curious}. Somewhere a person you may never meet goes on living as before, and {asker} press{asker.es} your hand in passing.',
        ],
      },
      effects: [
        'feeling asker +9',
        'feeling curious -5',
        'settle promise asker',
        'set flags.nothing_to_be_said_kept true',
      ],
      memory: {
        text: 'You kept silent to {curious} about {matter}, as {asker} had asked.',
        kind: 'kept',
        about: 'asker',
        significance: 'high',
      },
    },
    talked: {
      words: {
        light: [
          'It takes no time at all. {curious} {curious.is} enchanted, thank{curious.s} you warmly, and ask{curious.s} you not to tell anybody that you told. "Trust me," {curious} say{curious.s}. Soon afterwards {asker} come{asker.s} by, being greeted by all with unusual sympathy, and look{asker.s} for you.',
        ],
        plain: [
          'You tell {curious} what you know. It turns out to be what was missing, and {curious} grow{curious.s} very quiet over it. "It was right that you told me," {curious} say{curious.s}. "I will not say from whom I have it." But {asker} will not need to be told from whom.',
        ],
        dark: [
          'You say it, and {curious} stop{curious.s} being friendly, not out of malice: there is no further need. "You could not have held it for ever," you are told. When you next see {asker}, {asker.they} {asker.is} alone, and say{asker.s} only, "We were too slow."',
        ],
      },
      effects: [
        'feeling asker -12',
        'feeling curious +7',
        'set flags.nothing_to_be_said_talked true',
      ],
      memory: {
        text: 'You told {curious} about {matter}, though {asker} had your promise.',
        kind: 'broken',
        about: 'asker',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'promised',
      words: {
        light: [
          '{curious} fall{curious.s} in beside you, praising everything about you in turn. "And such a good observer," {curious} conclude{curious.s}. "You would be just the person to ask about {matter}. Not that I am asking." {curious} stop{curious.s}, all attention. "But if I were."',
        ],
        plain: [
          'You have been talking with {curious} for some time, of nothing much, and nobody could have been better company. Only then, almost as an afterthought: "You were there, or near it. What do you know about {matter}? I have nobody else who would be straight with me."',
        ],
        dark: [
          '{curious} come{curious.s} as {asker} said, and {curious.is} friendly, as {asker} said. "I know that somebody has asked you to be silent," {curious} say{curious.s} in the end, "about {matter}. I want to harm nobody. But I will ask each one of you, and one of you will be tired."',
        ],
      },
      choices: [
        {
          text: 'Keep silent, as you promised {asker}.',
          kind: 'wait',
          to: 'curious',
          leadsTo: 'kept_silent',
        },
        { text: 'Tell {curious} what you know.', kind: 'tell', to: 'curious', leadsTo: 'talked' },
      ],
    },
  ],
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const beginningRememberedOtherwise: StorySituation = {
  id: 'beginning-remembered-otherwise',
  roles: { teller: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"Everyone tells it wrong," {teller} say{teller.s}. "The beginning of {matter}, I mean. They start where it gets loud. It began with a joke. Not a good one. Somebody laughed in the wrong place, and somebody else took it to heart." {teller.they} cough{teller.s}. "I ought to know. It was my joke."',
    ],
    plain: [
      '"Ask whom you like about {matter}, and they all start at the same place," {teller} say{teller.s}. "That is the middle. It began with a kindness. One person did another a kindness that had not been asked for. I was standing by. I have never heard anybody else mention it, and I have stopped mentioning it."',
    ],
    dark: [
      '"They have agreed on it," {teller} say{teller.s}. "Nobody sat down and did so, but listen to them on the beginning of {matter}: the same words, the same order. It was not so. First somebody asked for help, quite quietly, and we all went on with what we were at. I have the sound of it still."',
    ],
  },
  choices: [
    {
      text: 'Believe {teller}, and say so before the others.',
      kind: 'help',
      to: 'teller',
      tone: 'friendly',
      leadsTo: 'believed',
    },
    {
      text: 'Keep to what everyone says about {matter}.',
      kind: 'tell',
      to: 'teller',
      leadsTo: 'doubted',
    },
    {
      text: 'Test {teller} on the smallest detail.',
      kind: 'persuade',
      to: 'teller',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'holds',
      otherwise: 'frays',
    },
  ],
  outcomes: {
    believed: {
      words: {
        light: [
          'You say it to the first people who come by. They look at {teller}, and ask to hear this joke. {teller} tell{teller.s} it. There is a long quiet. "Yes," somebody says slowly, "I can see how that might start something," and {teller}, who {teller.has} waited a long time to be blamed, grow{teller.s} visibly.',
        ],
        plain: [
          'You repeat it where it can be heard. It is not welcome. Somebody begins to contradict you, and leaves off, and looks at {teller}, working something out backwards. "I did not ask you to do that," {teller} say{teller.s} afterwards, quietly, walking close beside you. "I would not have dared to ask."',
        ],
        dark: [
          'When you say it aloud, nobody argues. That is how you know. One after another they find that they are needed elsewhere, until you stand there with {teller}. "You see," {teller.they} say{teller.s}. "They hear it too." Some of them will not look at you again in the same way.',
        ],
      },
      effects: ['feeling teller +9', 'set flags.beginning_remembered_otherwise_public true'],
      memory: {
        text: 'You stood by {teller}’s account of the beginning of {matter}.',
        kind: 'help',
        about: 'teller',
        significance: 'medium',
      },
    },
    doubted: {
      words: {
        light: [
          '"Of course," say{teller.s} {teller}. "It is a better story without me." {teller.they} bear{teller.s} you no grudge, or only a small one, which {teller.they} take{teller.s} along. You can hear {teller.them} try the joke again, under {teller.their} voice, with a different ending, to see whether it would have helped.',
        ],
        plain: [
          '{teller} listen{teller.s} to you tell the usual beginning, and nod{teller.s} at the usual places. "You tell it well," {teller.they} say{teller.s}. "Better than most. Next time you will remember it yourself." There is no edge to it. People near you, who had stopped talking, go on.',
        ],
        dark: [
          '"Good," {teller} say{teller.s}. "That is safer for you." {teller.they} repeat{teller.s} the agreed version after you, in the same words and the same order, without one mistake, the way one turns out one’s hands to show that they are empty. You will not catch {teller.them} out in the other again.',
        ],
      },
      effects: ['feeling teller -6', 'set flags.beginning_remembered_otherwise_doubted true'],
      memory: {
        text: 'You held to the common story of {matter} against {teller}.',
        about: 'teller',
      },
    },
    holds: {
      words: {
        light: [
          'You ask who laughed, and from which side, and with what sort of laugh. {teller} {teller.does} the laugh. It is unmistakable; you have heard it since, from somebody who swears not to have been there. "Have you," say{teller.s} {teller}, with deep satisfaction. "Have you indeed."',
        ],
        plain: [
          'You ask what was said in reply to the kindness. "Nothing," {teller} answer{teller.s} at once. "You would make up a reply, if you were making it up. There was a hand held out, so, and it was looked at too long." {teller.they} show{teller.s} you the hand. Nobody invents a thing so awkward.',
        ],
        dark: [
          'You ask what {teller} {teller.was} doing just then. {teller.they} tell{teller.s} you: counting. "I had got to nineteen. I lost my place, and was annoyed." {teller.they} shut{teller.s} {teller.their} hands. "That is what I remember best. Not what was asked. That I had to begin again at one."',
        ],
      },
      effects: [
        'feeling teller +4',
        'learn teller "Was there at the true beginning, and has not forgotten."',
      ],
      memory: {
        text: '{teller} convinced you about the true beginning of {matter}.',
        kind: 'secret',
        about: 'teller',
        significance: 'medium',
      },
    },
    frays: {
      words: {
        light: [
          'Where was everyone standing, you ask. {teller} place{teller.s} them, and find{teller.s} that there is one too many, and take{teller.s} one away, and that one was {teller}. "I must have been there," {teller.they} protest{teller.s}. "I remember the joke." You both consider this. "It may have been told to me," {teller} admit{teller.s}, crushed.',
        ],
        plain: [
          'At the third question {teller} hesitate{teller.s} over who came first, and put{teller.s} it right, and then put{teller.s} the right thing wrong. "It was clear until you asked," {teller.they} say{teller.s}. "I had it whole." Now there are two halves, and {teller.they} look{teller.s} from one to the other, and not at you.',
        ],
        dark: [
          'You ask whose voice it was that asked for help. {teller} open{teller.s} {teller.their} hands to say, and cannot. "I had it," {teller.they} whisper{teller.s}. "I had it as you came." Nothing else {teller.they} own{teller.s} could have been taken so easily. "Now I am like the others," {teller.they} say{teller.s}.',
        ],
      },
      effects: ['feeling teller -4', 'set flags.beginning_remembered_otherwise_frayed true'],
      memory: {
        text: 'Your questions made {teller} doubt the memory of {matter}.',
        about: 'teller',
      },
    },
  },
  echoes: [
    {
      after: 'believed',
      words: {
        light: [
          'It has got about. You hear the joke told, badly, by a stranger, to someone who laughs in the right place. {teller}, next to you, shut{teller.s} both hands tight and let{teller.s} it pass. "They have improved it," {teller.they} whisper{teller.s}. "Now nobody will understand how it came to anything."',
        ],
        plain: [
          '{teller} bring{teller.s} you somebody else’s sentence, carefully, like a thing that might spill. "I was asked about the kindness. I did not bring it up. They wanted to know whether it had been meant well." {teller.they} {teller.is} quiet. "I had never thought of saying so. It was meant well."',
        ],
        dark: [
          '"Two have come to me since," {teller} say{teller.s}. "Singly. Each wanted to know whether I remembered who else heard it. I said I did not." {teller.they} look{teller.s} tired and oddly at peace. "You began that. They will not thank you. I thought one of us should."',
        ],
      },
      effects: ['feeling teller +4'],
      memory: {
        text: 'Others began to ask {teller} about the beginning of {matter}.',
        about: 'teller',
      },
    },
  ],
};

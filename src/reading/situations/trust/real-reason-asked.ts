import type { StorySituation } from '@/reading/situation-form/story-situation';

export const realReasonAsked: StorySituation = {
  id: 'real-reason-asked',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"I have a theory about why you are here," {asker} announce{asker.s}. "I have several, in fact; people bring me theirs. In the best one you are in disguise." {asker.they} look{asker.s} you over for seams. "It is something about {matter}, is it not? Do say. People keep asking me."',
    ],
    plain: [
      '{asker} {asker.has} let you talk for a while, and only now put{asker.s} the question. "You ask about all sorts of things, and whatever you ask, you end up near {matter}. I do not mind. I should just like to know whom I am helping. What are you really here for?"',
    ],
    dark: [
      '"People who come to {place} want something or are running from something," {asker} say{asker.s}. "The second kind I let be." {asker.they} {asker.has} come to stand so that you cannot well get past. "When anybody speaks about {matter}, you stop moving. I have watched you do it. So tell me which kind you are."',
    ],
  },
  choices: [
    { text: 'Tell {asker} the truth of it.', kind: 'tell', to: 'asker', leadsTo: 'truth' },
    { text: 'Turn the question round on {asker}.', kind: 'talk', to: 'asker', leadsTo: 'turned' },
    {
      text: 'Give {asker} a smaller reason that is also true.',
      kind: 'deceive',
      to: 'asker',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'contented',
      otherwise: 'noticed',
    },
  ],
  outcomes: {
    truth: {
      words: {
        light: [
          'You tell it as it is. {asker} listen{asker.s} with growing disappointment, for there is no disguise in it anywhere, and at the end {asker.is} quite won over. "Nobody had that one," {asker.they} say{asker.s}. "I shall have to tell them all, you understand. In confidence. One by one."',
        ],
        plain: [
          'You leave nothing out. {asker} ask{asker.s} two short questions in between, the right ones. "That is more than I wanted to know," {asker.they} say{asker.s} then, "and I cannot un-know it. Very well. I will help where I can. But do not ask me to act surprised afterwards."',
        ],
        dark: [
          'While you speak, {asker} look{asker.s} anywhere but at you. "I had hoped you were running," {asker.they} say{asker.s}. It is a time before more comes. "I will not stop you. But there are people about whom I care, and if it goes near them, I will have heard all this from you."',
        ],
      },
      effects: ['feeling asker +6', 'set flags.real_reason_asked_told true'],
      memory: {
        text: 'You told {asker} what you were really here for.',
        kind: 'secret',
        about: 'asker',
        significance: 'high',
      },
    },
    turned: {
      words: {
        light: [
          '"Me?" {asker} look{asker.s} behind, but there is nobody else. "I am simply here. That is, I came for something, once. It was only to be for a little while." {asker.they} {asker.has} gone quite still over it. "Do you know, I believe I have never gone back to get it."',
        ],
        plain: [
          '{asker} very nearly laugh{asker.s}. "So that is how it feels." Yet {asker.they} answer{asker.s}, weighing every word: there is somebody to be watched over, and all the talk about {matter} puts that at risk. Now you have a reason, and {asker} {asker.has} none. {asker.they} will not forget that.',
        ],
        dark: [
          '"I stay because I cannot leave," {asker} say{asker.s} at once, as though nobody had ever asked. "That is the third kind. We do not count." {asker.they} step{asker.s} aside, so that you may pass, and seem{asker.s} sorry to have shown that there was a way past.',
        ],
      },
      effects: [
        'feeling asker -3',
        'learn asker "Also came for a reason, and has not left since."',
        'set flags.real_reason_asked_turned true',
      ],
      memory: {
        text: 'You made {asker} answer the question that had been meant for you.',
        about: 'asker',
      },
    },
    contented: {
      words: {
        light: [
          'It is a nice reason, and you do have it. {asker} {asker.is} charmed. "I had that in third place," {asker.they} say{asker.s}, a little proudly. "And I thought you so mysterious! I shall put in a good word for you everywhere." The good word sets out before you have so much as moved.',
        ],
        plain: [
          '"That I can understand," {asker} say{asker.s}, and the questioning is over. Every word of it was true. It just was not the heaviest one. {asker} tell{asker.s} you, by way of return, whom to ask about {matter}, and whom by no means.',
        ],
        dark: [
          '{asker} turn{asker.s} your answer over and find{asker.s} no false side. "Then I have wronged you," {asker.they} say{asker.s}, and offer{asker.s} you a hand. You take it. It is a grave, trusting handshake, of the sort that people remember later, word for word.',
        ],
      },
      effects: ['feeling asker +5', 'set flags.real_reason_asked_half true'],
      memory: {
        text: 'You gave {asker} the smaller of your reasons, and it was believed.',
        about: 'asker',
        significance: 'medium',
      },
    },
    noticed: {
      words: {
        light: [
          '"Mm," say{asker.s} {asker}. "And the other one?" It appears that you have a way of looking when there is another one. "Keep it, keep it. I shall simply tell people that there is one." Before long, wherever you go at {place}, conversations stop and people look hopeful.',
        ],
        plain: [
          '"I believe that," {asker} say{asker.s}. "I asked for something else." {asker.they} give{asker.s} you time to add to it, and it goes by. "You are good at this. I would rather you had been bad at it." From here on you are answered in as few words as possible.',
        ],
        dark: [
          '{asker} {asker.does} not even contradict you. "That would not make anybody stop moving," {asker.they} say{asker.s}. You are let past. But somebody else stands where {asker} stood the next time you come by, and somebody else after that.',
        ],
      },
      effects: ['feeling asker -6', 'set flags.real_reason_asked_noticed true'],
      memory: {
        text: '{asker} noticed that you were keeping back your real reason.',
        about: 'asker',
        significance: 'medium',
      },
    },
  },
};

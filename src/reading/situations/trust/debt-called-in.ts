import type { StorySituation } from '@/reading/situation-form/story-situation';

export const debtCalledIn: StorySituation = {
  id: 'debt-called-in',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"You owe me one," say{asker.s} {asker} pleasantly. "You did not know it, that is the beauty of it. When people wondered whether you could be trusted, I said yes, and I had barely looked at you. Now nobody believes me about {matter}. Say yes for me. You need not look either."',
    ],
    plain: [
      '{asker} keep{asker.s} {asker.their} voice low. "Before anybody at {place} trusted you, somebody was asked about you. I said you were sound. I have never mentioned it. Now they doubt me, it is about {matter}, and one word from you would do. So I am mentioning it."',
    ],
    dark: [
      '"I put my name under yours once," {asker} say{asker.s}. "You were not told. If you had turned out badly, they would have come to me for it." {asker.they} open{asker.s} both hands and look{asker.s} into them. "Now they have come to me about {matter}. I need a name under mine, and I cannot say why."',
    ],
  },
  choices: [
    {
      text: 'Vouch for {asker} without asking why.',
      kind: 'help',
      to: 'asker',
      tone: 'cooperative',
      leadsTo: 'vouched',
    },
    {
      text: 'Remind {asker} that you never asked for the favour.',
      kind: 'tell',
      to: 'asker',
      leadsTo: 'disowned',
    },
    {
      text: 'Find out from {asker} who had doubts about you.',
      kind: 'talk',
      to: 'asker',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'named',
      otherwise: 'unnamed',
    },
  ],
  outcomes: {
    vouched: {
      words: {
        light: [
          'You vouch, in front of three people who had been enjoying their doubts. They disperse, disappointed. "You did that beautifully," say{asker.s} {asker}. "I nearly believed in me." {asker.they} walk{asker.s} a little taller for some steps, and then look{asker.s} back to see whether you mean to take it back.',
        ],
        plain: [
          'It takes one sentence from you, and the questions stop. {asker} let{asker.s} the others go before saying anything. "We are even," {asker.they} tell{asker.s} you, and hold{asker.s} your look a moment too long for somebody who is entirely glad about it.',
        ],
        dark: [
          'You say that you answer for {asker}. Somebody asks whether you know what you are saying, and it is {asker} who look{asker.s} away at that. Later {asker.they} press{asker.es} your hand, once and hard. "It is a heavy thing," {asker.they} say{asker.s}. "I carried yours."',
        ],
      },
      effects: ['feeling asker +8', 'set flags.debt_called_in_vouched true'],
      memory: {
        text: 'You vouched for {asker} about {matter} without knowing why.',
        kind: 'help',
        about: 'asker',
        significance: 'medium',
      },
    },
    disowned: {
      words: {
        light: [
          '"No, you did not ask," say{asker.s} {asker}. "I gave it away free, like a fool at a fair." {asker.they} consider{asker.s} this. "I suppose I could go round and tell them I never really looked at you." It is a joke. {asker} wait{asker.s} slightly too long before saying so.',
        ],
        plain: [
          '"That is true," {asker} say{asker.s}, after testing it for holes. "A thing nobody asked for cannot be owed." You are free of it, as simply as that. But from now on {asker.they} speak{asker.s} to you as one speaks to people one has not vouched for.',
        ],
        dark: [
          '{asker} close{asker.s} {asker.their} hands. "Then I spent it badly." Nothing else comes, no threat, no pleading. When the others call {asker.them} over to explain, {asker.they} go{asker.es} at once, with the walk of somebody who would like it finished.',
        ],
      },
      effects: ['feeling asker -7', 'set flags.debt_called_in_disowned true'],
      memory: {
        text: 'You told {asker} that you owed nothing for a favour you never asked for.',
        about: 'asker',
        significance: 'medium',
      },
    },
    named: {
      words: {
        light: [
          '{asker} squirm{asker.s}. "If you must know, it was me. I was the one who asked, and then nobody else spoke up, so I had to answer as well." {asker.they} look{asker.s} relieved to have it out. "I argued both sides. You won, but it was close."',
        ],
        plain: [
          'You ask it twice, in different words, and the second time {asker} answer{asker.s}. There were two who spoke against you, and {asker.they} tell{asker.s} you what was said, without softening it. "Now you hold something that I should have kept. Do what you like about my request."',
        ],
        dark: [
          '"Everybody," {asker} say{asker.s}. "You want one name, and I would have to give you all of them." {asker.they} tell{asker.s} you how it went, who spoke and who only let it happen. It is a long list for such a quiet voice.',
        ],
      },
      effects: [
        'feeling asker +2',
        'learn asker "Spoke up for you when others had doubts."',
        'set flags.debt_called_in_doubters_known true',
      ],
      memory: {
        text: '{asker} told you who had once spoken against you.',
        kind: 'secret',
        about: 'asker',
      },
    },
    unnamed: {
      words: {
        light: [
          '"I ask for one small yes, and you start an inquiry," {asker} complain{asker.s} to nobody in particular. {asker.they} pat{asker.s} your hand as if you were the one in need. "Forget it. I will go and be doubted. I am told it builds character."',
        ],
        plain: [
          '{asker} shut{asker.s} off like something with a lid. "I did not sell you then, and I will not sell them now. That was rather the point of me." The request is not repeated, and {asker} walk{asker.s} off to answer for it without you.',
        ],
        dark: [
          '"So that you can go to them?" {asker} look{asker.s} at you as if for the first time, and take{asker.s} a long while over it. "They warned me that you collect such things. I told them it was not true."',
        ],
      },
      effects: ['feeling asker -4', 'set flags.debt_called_in_unpaid true'],
      memory: {
        text: '{asker} would not say who had doubted you, and the favour stayed unpaid.',
        kind: 'debt',
        about: 'asker',
      },
    },
    stood: {
      words: {
        light: [
          'You stand by it, wrong as it was. {asker} {asker.is} so grateful that {asker.they} apologise{asker.s} to you, to the people who believed you, and to somebody who was merely passing. "From now on I shall tell the truth," {asker.they} vow{asker.s}. "It needs far fewer people."',
        ],
        plain: [
          'You leave your word where it is. {asker} let{asker.s} that sink in and then, unasked, go{asker.es} to put right the half that was false, leaving you out of it. It costs {asker.them} something. You can see it in how carefully {asker.they} come{asker.s} back.',
        ],
        dark: [
          '"Then there are two of us in it," {asker} say{asker.s}, not with relief. From now on, whenever people speak about {matter}, {asker.they} will look across to you before answering. You see the first of those looks at once.',
        ],
      },
      effects: ['feeling asker +9', 'set flags.debt_called_in_stood_by true'],
      memory: {
        text: 'You stood by {asker} even after learning that half of it was untrue.',
        kind: 'kept',
        about: 'asker',
        significance: 'high',
      },
    },
    withdrawn: {
      words: {
        light: [
          'You take it back, and taking back turns out to be much noisier than giving. Everybody wants to hear it twice. {asker} listen{asker.s} from a little way off with great interest. "Quite right," {asker.they} say{asker.s} sadly. "I would not vouch for me either."',
        ],
        plain: [
          'You go to those who believed you and tell them not to. One thanks you; another asks what your word is worth, then, if it comes with a return. {asker} {asker.is} called for. On the way {asker.they} pass{asker.es} you without slowing down.',
        ],
        dark: [
          'Your sentence is taken out from under {asker} in front of everybody, and it turns out to have been the only one. {asker.they} {asker.does} not argue. "I would have done it sooner," {asker.they} tell{asker.s} you afterwards. "I would have done it to you at the start."',
        ],
      },
      effects: ['feeling asker -10', 'set flags.debt_called_in_withdrawn true'],
      memory: {
        text: 'You withdrew the word you had given for {asker}.',
        kind: 'broken',
        about: 'asker',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'vouched',
      words: {
        light: [
          '"A small thing," say{asker.s} {asker}, walking beside you and looking straight ahead. "When you vouched for me about {matter}. You did it so well that it seemed rude to interrupt. But about half of it was, strictly speaking, not so."',
        ],
        plain: [
          '{asker} ask{asker.s} whether you have a moment, and then cannot use it. "What I told them about {matter}," {asker.they} manage{asker.s} at last. "Half was true. You put your word on the whole. I thought you had better hear it from me."',
        ],
        dark: [
          '"They will find it out," {asker} say{asker.s} without any greeting. "What I told them about {matter} is a lie, in the middle part, and you stood up for all of it. You can still step back. I will not hold it against you. I will only know it."',
        ],
      },
      choices: [
        {
          text: 'Stand by what you said for {asker}.',
          kind: 'help',
          to: 'asker',
          leadsTo: 'stood',
        },
        {
          text: 'Withdraw your word for {asker}.',
          kind: 'tell',
          to: 'asker',
          leadsTo: 'withdrawn',
        },
      ],
    },
  ],
};

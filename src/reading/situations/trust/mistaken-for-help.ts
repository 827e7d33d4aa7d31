import type { StorySituation } from '@/reading/situation-form/story-situation';

export const mistakenForHelp: StorySituation = {
  id: 'mistaken-for-help',
  isForStrangers: true,
  roles: { asker: { is: 'person' }, elsewhere: { is: 'elsewhere' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"At last!" {asker} seize{asker.s} your hand in both of {asker.their} own. "They said somebody would come from {elsewhere}, somebody who knows all about {matter}. I pictured you larger. But come, come, everything is ready for you. I have drawn up a list. It is in order of despair."',
    ],
    plain: [
      '{asker} {asker.has} seen you from afar and {asker.has} come to meet you. "You are from {elsewhere}. You have come about {matter}." It is not a question; it has been hoped for too long to be one. "I had begun to tell the others that nobody would. Where do you want to start?"',
    ],
    dark: [
      '"You came," {asker} say{asker.s}. Nothing else, for a while. Then: "I sent word to {elsewhere} three times, about {matter}. After the third I told them here that help was on its way. I had made that up. I needed them to hold on." {asker.they} look{asker.s} at you. "And you came."',
    ],
  },
  choices: [
    {
      text: 'Tell {asker} that nobody sent you.',
      kind: 'tell',
      to: 'asker',
      leadsTo: 'undeceived',
    },
    {
      text: 'Play the part {asker} takes you for.',
      kind: 'deceive',
      to: 'asker',
      risk: 'high',
      stat: 'nerve',
      leadsTo: 'played',
      otherwise: 'stumbled',
    },
    {
      text: 'Offer {asker} what help you have, as yourself.',
      kind: 'help',
      to: 'asker',
      tone: 'friendly',
      leadsTo: 'offered',
    },
  ],
  outcomes: {
    undeceived: {
      words: {
        light: [
          '"Nobody," {asker} repeat{asker.s}, still shaking your hand, only more slowly. "You just happened." {asker.they} give{asker.s} you your hand back. "Then I must beg you to go on standing there a little. Seven people are watching, and they have not been so cheerful in ages."',
        ],
        plain: [
          'You say it as gently as it can be said. {asker} thank{asker.s} you for being honest, in the tone one uses to people who have lost their way. Then {asker.they} turn{asker.s} round to those who have been watching and signal{asker.s}: no.',
        ],
        dark: [
          '{asker} nod{asker.s} before you have finished. "Of course not." {asker.they} look{asker.s} over to the others, who have seen you and are beginning to stand up. "Please go before they can ask you anything. I will say that you have gone to fetch more."',
        ],
      },
      effects: ['feeling asker -3', 'set flags.mistaken_for_help_undeceived true'],
      memory: {
        text: 'You told {asker} that you were not the help from {elsewhere}.',
        about: 'asker',
      },
    },
    played: {
      words: {
        light: [
          'You ask to see the list. You frown at the first point, you say that you have seen worse, and {asker} could sing for joy. By the fourth point people are doing what you suggest, and it is working, chiefly because nobody had yet tried doing anything. You are addressed as an authority.',
        ],
        plain: [
          'You ask what somebody from {elsewhere} would ask, and wait for the answers. That, it turns out, is most of it. {asker} call{asker.s} the others together and tell{asker.s} them you have taken charge. They look at you, and it is quite plain that from now on it will be your doing, either way.',
        ],
        dark: [
          'You say that you are here now. {asker} repeat{asker.s} it to the others, and one after the other they put down what they were still holding up. None of them asks you for proof. They want to know only when it will be over.',
        ],
      },
      effects: ['feeling asker +8', 'set flags.mistaken_for_help_played true'],
      memory: {
        text: 'You let {asker} believe that {elsewhere} had sent you about {matter}.',
        kind: 'betrayal',
        about: 'asker',
        significance: 'high',
      },
    },
    stumbled: {
      words: {
        light: [
          '"And how is the person in charge at {elsewhere}?" {asker} inquire{asker.s}. You report excellent health. "Ah," say{asker.s} {asker}. "There are two of them, and they are not on speaking terms." It is decided that you may stay, but only to carry things.',
        ],
        plain: [
          'You manage three sentences. At the fourth {asker} put{asker.s} up a hand. "Whom did I write to?" You do not know. "Then why would you say it?" {asker.they} ask{asker.s}, less angry than truly wanting to understand it. The others have heard.',
        ],
        dark: [
          'You say you are the one, and {asker} ask{asker.s} for the word that was agreed on. There is a word. You do not have it. "I know every kind of person who would do this," {asker.they} say{asker.s}, "and I would not have taken you for any of them."',
        ],
      },
      effects: ['feeling asker -10', 'set flags.mistaken_for_help_stumbled true'],
      memory: {
        text: '{asker} found out that you only pretended to come from {elsewhere}.',
        kind: 'betrayal',
        about: 'asker',
        significance: 'medium',
      },
    },
    offered: {
      words: {
        light: [
          '"So you are nobody in particular," {asker} sum{asker.s} up, "and know nothing about it, and would like to help." {asker.they} cross{asker.es} something off the list. "That is three more than I had. Can you hold one end of a thing?" You can. You hold it for a very long while.',
        ],
        plain: [
          'You tell {asker} who you are not, and that you are here all the same. {asker.they} need{asker.s} a moment to put away the other, greater helper. Then you get a task, a small and wearisome one. When it is done you are given the next without thanks, as one of them.',
        ],
        dark: [
          '"There is not much that one person can do," {asker} say{asker.s}. Then {asker.they} show{asker.s} you what one person can do. It takes a long time and makes a small difference. The others, who had hoped for more, make a place among them for you.',
        ],
      },
      effects: ['feeling asker +6', 'time 1h', 'set flags.mistaken_for_help_offered true'],
      memory: {
        text: 'You were not the help {asker} had hoped for, and helped anyway.',
        kind: 'help',
        about: 'asker',
        significance: 'medium',
      },
    },
    confessed: {
      words: {
        light: [
          'You explain. {asker} hear{asker.s} you out with an expression of great calm. "Then it was I who solved it," {asker.they} say{asker.s} slowly. "With nobody’s help but mine." The thought improves {asker.them} visibly. "You are a scoundrel. Would you come along and tell them that? The second part, I mean."',
        ],
        plain: [
          '"Not from {elsewhere}," {asker} say{asker.s}. "Not from anywhere." {asker.they} think{asker.s} back over everything you advised, one piece after the other, testing which of it still holds. "Some of it was good. I shall need to know which part you simply guessed." You go through it together. It is not a friendly talk.',
        ],
        dark: [
          '{asker} shut{asker.s} both hands. "I lied to them first," {asker.they} say{asker.s}, "that someone would come. Then you lied to me. And they held on because of it." It is some time before {asker} look{asker.s} up. "Do not tell them. You will have to live with their thanks, as I do."',
        ],
      },
      effects: ['feeling asker -3', 'set flags.mistaken_for_help_confessed true'],
      memory: {
        text: 'You confessed to {asker} that {elsewhere} had never sent you.',
        about: 'asker',
        significance: 'medium',
      },
    },
    brazened: {
      words: {
        light: [
          'You declare that the other one must be an impostor. "How wicked!" say{asker.s} {asker}, thrilled. "We shall be ready." Preparations begin to give the stranger from {elsewhere} a reception. You are asked, as the expert, how one can tell a false helper from a true one.',
        ],
        plain: [
          'You say there must have been two sent. It is possible; such things happen. {asker} want{asker.s} to believe you and manage{asker.s} it, all but a small remainder. "Then you will know each other," {asker.they} say{asker.s}. "I shall bring the two of you together first thing."',
        ],
        dark: [
          '"I see," say{asker.s} {asker}, and it cannot be heard whether {asker.they} {asker.does}. Word is sent that nobody need come any more: help is here. That is the last message that will go from {place} to {elsewhere}. From now on there really is only you.',
        ],
      },
      effects: ['feeling asker +2', 'set flags.mistaken_for_help_brazened true'],
      memory: {
        text: 'You lied once more to {asker} rather than admit who you were.',
        kind: 'betrayal',
        about: 'asker',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'played',
      words: {
        light: [
          '"The strangest thing," say{asker.s} {asker}. "Word from {elsewhere}. They regret that the person they meant to send about {matter} has been delayed, and is only setting out now." {asker.they} look{asker.s} at you fondly. "But you are here. So who is that?"',
        ],
        plain: [
          '{asker} {asker.has} had an answer from {elsewhere}. You get it repeated word for word: somebody will now be sent about {matter}, and they apologise for the long silence. "For the silence," {asker} say{asker.s}. "I have been trying to fit you into that sentence."',
        ],
        dark: [
          '"They have answered," {asker} say{asker.s}. "From {elsewhere}. They say they are sorry, they can spare nobody about {matter}, and never could." {asker.they} {asker.has} told no one yet. {asker.they} {asker.has} come first to you. "So whom have I been obeying?"',
        ],
      },
      choices: [
        {
          text: 'Confess to {asker} that you played a part.',
          kind: 'tell',
          to: 'asker',
          leadsTo: 'confessed',
        },
        {
          text: 'Insist to {asker} that you were sent.',
          kind: 'deceive',
          to: 'asker',
          leadsTo: 'brazened',
        },
      ],
    },
  ],
};

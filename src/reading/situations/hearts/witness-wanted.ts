import type { StorySituation } from '@/reading/situation-form/story-situation';

export const witnessWanted: StorySituation = {
  id: 'witness-wanted',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"I need a witness," say{asker.s} {asker}. "I am about to resolve something about {matter}, and I know myself. By the time I have walked ten steps I shall have resolved the opposite. You need do nothing. You have only to have been there, and to look, whenever we meet, like somebody who was."',
    ],
    plain: [
      '"Will you stand there and hear something?" {asker} ask{asker.s}. "Something about {matter}. You need not answer, or approve of it. I want it to have been said to someone, so that I cannot tell myself later on that I never said it." {asker.they} {asker.has} marked the spot where you would stand.',
    ],
    dark: [
      '"I shall say once what was my share of {matter}," {asker} tell{asker.s} you. "Once. After that I shall deny it, to everyone, and very likely to you. There ought to be one person who knows which was the true time. I do not ask whether you want to be." {asker.they} wait{asker.s}, however.',
    ],
  },
  choices: [
    {
      text: 'Stand witness for {asker}, whatever it is.',
      kind: 'help',
      to: 'asker',
      tone: 'friendly',
      leadsTo: 'stood',
    },
    {
      text: 'Decline to carry that for {asker}.',
      kind: 'tell',
      to: 'asker',
      leadsTo: 'declined',
    },
    {
      text: 'Demand that {asker} hear something of yours first.',
      kind: 'persuade',
      to: 'asker',
      leadsTo: 'bargained',
    },
  ],
  outcomes: {
    stood: {
      words: {
        light: [
          '{asker} take{asker.s} up a stance and say{asker.s} it, about {matter}, in one go, with a raised hand. It is a very fine resolution. "You heard?" You did. {asker.they} walk{asker.s} off. At the tenth step {asker.they} stop{asker.s} dead, and turn{asker.s} round, and there you are; and with a groan {asker.they} walk{asker.s} on.',
        ],
        plain: [
          'You stand on the spot. {asker} say{asker.s} what {asker.they} mean{asker.s} to do about {matter}; two sentences, and a third that takes something back, and then, with a look at you, the third is taken back as well. "So," {asker.they} say{asker.s}. "Now it is somewhere." You are where it is.',
        ],
        dark: [
          'It is soon told, {asker}’s share. It is neither so bad as one might have supposed, nor so good as to be of use. Only at the end {asker.does} {asker} look at you, for a long moment, to learn how it looks on somebody. "That was the true time," {asker.they} say{asker.s}.',
        ],
      },
      effects: [
        'feeling asker +7',
        'learn asker "Has said the truth once, in front of a witness."',
        'set flags.witness_wanted_stood true',
      ],
      memory: {
        text: 'You were {asker}’s witness to words about {matter}.',
        kind: 'promise',
        about: 'asker',
        significance: 'medium',
      },
    },
    declined: {
      words: {
        light: [
          '"You are quite right," say{asker.s} {asker}. "It is a great deal to ask. I shall be my own witness," and go{asker.es} to stand where you were to stand, and from there look{asker.s} sternly at the place just left. There is a short struggle. "I knew it," {asker.they} report{asker.s}. "I have let myself off."',
        ],
        plain: [
          '"I understand," say{asker.s} {asker}, and {asker.does}; that is what is hard about it. {asker.they} rub{asker.s} out, with one hand, a mark that was never there. You keep your hands free. What {asker} had to say about {matter} is said to no one, or is not said, and you will not be told which.',
        ],
        dark: [
          '"That is sensible of you," {asker} say{asker.s}. "I had rather counted on your not being sensible." {asker.they} stay{asker.s} where {asker.they} {asker.is} for a little, like one left holding what nobody came to fetch. Then you can see it being put away. "It did not happen, then," say{asker.s} {asker}. "You have heard me say so."',
        ],
      },
      effects: ['feeling asker -5', 'set flags.witness_wanted_declined true'],
      memory: { text: 'You would not be {asker}’s witness about {matter}.', about: 'asker' },
    },
    bargained: {
      words: {
        light: [
          '"Something of yours?" {asker} had not thought of that, and take{asker.s} up position. You say it. {asker.they} look{asker.s} exactly like somebody who was there; it is most uncomfortable. "I see," say{asker.s} {asker} with new respect. "So that is what I look like to you." {asker.they} {asker.does} not get round to {asker.their} own.',
        ],
        plain: [
          'So you change places. {asker} hear{asker.s} what you have to say and, as agreed, answer{asker.s} nothing. When the turn is {asker.their} own, it goes quickly; it is easier to say to someone who is no better off. You part like two people who have lent each other the same thing.',
        ],
        dark: [
          '"You too?" say{asker.s} {asker}. You tell yours. It is listened to with an attention that you would not wish on anybody. Then {asker} own{asker.s} to {asker.their} share of {matter}, and now each of you could ruin the other, or at any rate the other’s peace. "That is fairer," say{asker.s} {asker}. "I do not say better."',
        ],
      },
      effects: ['feeling asker +4', 'set flags.witness_wanted_bargained true'],
      memory: {
        text: 'You and {asker} each told the other a thing unsaid before.',
        kind: 'secret',
        about: 'asker',
        significance: 'medium',
      },
    },
    held: {
      words: {
        light: [
          'You repeat it, raised hand and all. {asker} listen{asker.s} like someone meeting a relation. "I said that? It is magnificent," {asker.they} say{asker.s} bitterly. "What a prig." But {asker.they} go{asker.es} and {asker.does} it, and come{asker.s} back, and stand{asker.s} in front of you until you have looked like somebody who saw that too.',
        ],
        plain: [
          'You say over what was said, the two sentences, and leave out the third. "You have a good memory," say{asker.s} {asker}. It is no compliment. "I chose you for it." {asker.they} stand{asker.s} on the old spot a moment, as on a high step; and then {asker.they} go{asker.es} and keep{asker.s} {asker.their} word.',
        ],
        dark: [
          '"You are mistaken," {asker} say{asker.s}. "I said nothing." You tell {asker.them} which was the true time. {asker.they} look{asker.s} at you with real hatred; and under it, far down, like somebody waving from a great distance, there is the one who asked you to do this. "I do remember," {asker.they} say{asker.s}. "Go on."',
        ],
      },
      effects: ['feeling asker -3', 'settle promise asker', 'set flags.witness_wanted_held true'],
      memory: {
        text: 'You held {asker} to the words you had witnessed.',
        kind: 'kept',
        about: 'asker',
        significance: 'medium',
      },
    },
    released: {
      words: {
        light: [
          'You let it be understood that you were thinking of something else at the time. "Were you?" say{asker.s} {asker}. "I was rather eloquent." {asker.they} {asker.is} free, and skip{asker.s} a step, and after a few more steps slow{asker.s} down. "You might at least have listened," {asker.they} call{asker.s} back, from somewhere near the tenth.',
        ],
        plain: [
          'You say that you would not swear to it. {asker} look{asker.s} at you searchingly, and see{asker.s} that you are being kind. "Then it is nowhere," {asker.they} say{asker.s}. It does not sound like relief. {asker.they} thank{asker.s} you, and keep{asker.s} out of your way for some time, as one avoids a place where one has lost something.',
        ],
        dark: [
          '"There was nothing," say{asker.s} {asker}, and you agree that there was nothing. It is very easily done. {asker.they} nod{asker.s}. "I thought that you would hold out longer," {asker.they} say{asker.s}. {asker.they} {asker.is} safe now, and so alone with it that you can hear it in {asker.their} step, going away.',
        ],
      },
      effects: [
        'feeling asker +3',
        'settle promise asker',
        'set flags.witness_wanted_released true',
      ],
      memory: {
        text: 'You pretended to {asker} that you had heard nothing about {matter}.',
        kind: 'broken',
        about: 'asker',
      },
    },
  },
  echoes: [
    {
      after: 'stood',
      words: {
        light: [
          '"You remember my resolution about {matter}," {asker} say{asker.s}, strolling up. "You do not? A pity. That is to say, splendid. I only wanted to make sure that nobody did." {asker.they} hum{asker.s} a little. {asker.they} avoid{asker.s} looking at you so carefully that {asker.they} walk{asker.s} into you.',
        ],
        plain: [
          '"What I said to you that time, about {matter}," {asker} begin{asker.s}. "I was overwrought. I should like to know that you took it so." {asker.they} {asker.has} stopped, perhaps by accident, on the spot where you stood. "You were the only one there. It could easily not have been said."',
        ],
        dark: [
          '"Somebody has been told that I spoke to you," say{asker.s} {asker}, "about {matter}. I have said it is not so. You will say the same, I take it." The voice gives you no sign. {asker} told you that this would come, and would be meant.',
        ],
      },
      choices: [
        { text: 'Hold {asker} to what was said.', kind: 'tell', to: 'asker', leadsTo: 'held' },
        {
          text: 'Release {asker} from it.',
          kind: 'deceive',
          to: 'asker',
          tone: 'friendly',
          leadsTo: 'released',
        },
      ],
    },
  ],
};

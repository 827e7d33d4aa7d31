import type { StorySituation } from '@/reading/situation-form/story-situation';

export const wordAskedFor: StorySituation = {
  id: 'word-asked-for',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{asker} step{asker.s} into your way, think{asker.s} better of it, step{asker.s} aside, and then step{asker.s} back again. "It is about {matter}. When it comes to it, will you be there? I ask people only once. That way I can be disappointed only once."',
    ],
    plain: [
      '{asker} wait{asker.s} until nobody else is listening. "It is about {matter}," {asker.they} say{asker.s}. "When it comes to it, I want to know where you stand. Give me your word or keep it, I can work with either. But I have to know now."',
    ],
    dark: [
      '{asker} {asker.has} stopped talking, and the stopping is worse than the talk was. "There will be questions about {matter}," {asker.they} say{asker.s} at last, "and somebody will have to stay and answer them. The last one who promised me that was gone before the first question. Tell me you will not run."',
    ],
  },
  choices: [
    {
      text: 'Give {asker} your word.',
      kind: 'tell',
      to: 'asker',
      tone: 'friendly',
      leadsTo: 'given',
    },
    { text: 'Tell {asker} you promise nothing.', kind: 'tell', to: 'asker', leadsTo: 'refused' },
    {
      text: 'Ask {asker} what it would cost you.',
      kind: 'talk',
      to: 'asker',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'priced',
      otherwise: 'evaded',
    },
  ],
  outcomes: {
    given: {
      words: {
        light: [
          '{asker} hold{asker.s} out a hand, decide{asker.s} that it is the wrong one, and offer{asker.s} you both. You shake what there is to shake. "Good. I had a whole speech ready in case you refused," {asker.they} say{asker.s}. "Now you will never hear it. It was very moving."',
        ],
        plain: [
          '"Then that is one," {asker} say{asker.s}, and count{asker.s} you off on {asker.their} hand, as if a place had been kept for you there. You get no thanks. {asker.they} only repeat{asker.s} what you promised, slowly, so that you have both heard it.',
        ],
        dark: [
          '{asker} take{asker.s} your word without moving, the way one takes bad news. "I will not remind you of it," {asker.they} say{asker.s}. "If I have to remind you, it is gone already." Then {asker.they} step{asker.s} back to let you pass.',
        ],
      },
      effects: ['feeling asker +8', 'set flags.word_asked_for_given true'],
      memory: {
        text: 'You gave {asker} your word about {matter}.',
        kind: 'promise',
        about: 'asker',
        significance: 'medium',
      },
    },
    refused: {
      words: {
        light: [
          '"Oh," say{asker.s} {asker}. "Nobody ever picks that one." {asker.they} look{asker.s} about for somebody else to ask and find{asker.s} nobody. "Well. At least I need not wonder about you. It is the wondering that takes up all my time."',
        ],
        plain: [
          '{asker} nod{asker.s} twice, slowly. "That is honest, and it is no use to me." {asker.they} begin{asker.s} to walk off and then turn{asker.s} round. "People who promise nothing are at least never late. I will plan without you."',
        ],
        dark: [
          '"So you have worked out how it ends," {asker} say{asker.s}. There is no reproach in it, which leaves you nothing to answer. {asker.they} stay{asker.s} exactly where {asker.they} {asker.is}, and in the end it is you who has to walk away.',
        ],
      },
      effects: ['feeling asker -4', 'set flags.word_asked_for_refused true'],
      memory: {
        text: 'You would not give {asker} your word about {matter}.',
        about: 'asker',
        significance: 'low',
      },
    },
    priced: {
      words: {
        light: [
          '{asker} count{asker.s} it out for you: your patience, your peace, the good opinion of at least three people. "And you will have to hear me explain it," {asker.they} add{asker.s}, "which others have called the worst part. There. Nobody ever asks to see the list."',
        ],
        plain: [
          '"Fair," {asker} say{asker.s}, and tell{asker.s} you who will stop greeting you, who will claim to have known it all along, and for how long. The list is short and spoken without decoration. "I could have left half of it out. You would have liked me better."',
        ],
        dark: [
          '{asker} {asker.is} silent for so long that the question seems lost. "Your good name, for a while," {asker.they} say{asker.s} then. "Mine is gone, so I know what it is to be without. First they stop telling you things. Then they stop asking."',
        ],
      },
      effects: [
        'feeling asker +3',
        'learn asker "Has already lost standing over this, and does not hide it."',
      ],
      memory: {
        text: '{asker} told you what your word about {matter} would cost.',
        kind: 'secret',
        about: 'asker',
      },
    },
    evaded: {
      words: {
        light: [
          '"Cost," say{asker.s} {asker}, much too brightly. "Hardly anything. Next to nothing. A trifle, spread over a long while." Then {asker.they} run{asker.s} out of small words, look{asker.s} past you for rescue, and discover{asker.s} somebody who has to be greeted at once.',
        ],
        plain: [
          '{asker} look{asker.s} down at {asker.their} hands. "If I knew that, I would have told you before I asked. Or I would not have asked." It is half an answer, and {asker.they} leave{asker.s} before you can point out which half is missing.',
        ],
        dark: [
          '"You want to weigh it first." {asker} say{asker.s} it gently, and the gentleness is a way of leaving. "I was never given the time to weigh it." Whatever the sum is, {asker.they} take{asker.s} it along, out of your hearing.',
        ],
      },
      effects: ['feeling asker -2', 'set flags.word_asked_for_unpriced true'],
      memory: {
        text: '{asker} would not say what your word would cost.',
        about: 'asker',
        significance: 'low',
      },
    },
    kept: {
      words: {
        light: [
          'You stand where you said you would stand. It takes longer than promised and is duller than feared, and {asker} whisper{asker.s} corrections throughout. Afterwards {asker.they} need{asker.s} three attempts to thank you. "I had only practised for the other case," {asker.they} admit{asker.s}.',
        ],
        plain: [
          'You say your part, and some who liked you before like you less. {asker} listen{asker.s} to the whole of it without once looking round. When it is over {asker.they} say{asker.s} only, "That is what you said you would do," and then, after some steps, "Thank you."',
        ],
        dark: [
          'You take the space, and the questions come to you as well. None of them is kind. {asker} answer{asker.s} every second one, so that you never have two in a row to bear. "Nobody stayed before," {asker.they} say{asker.s} when it is done.',
        ],
      },
      effects: ['feeling asker +10', 'settle promise asker', 'set flags.word_asked_for_kept true'],
      memory: {
        text: 'You kept the word you had given {asker} about {matter}.',
        kind: 'kept',
        about: 'asker',
        significance: 'high',
      },
    },
    broken: {
      words: {
        light: [
          'You let the moment go by, and it goes by very slowly, with {asker} in the middle of it, waving to you. After a while {asker.they} stop{asker.s} waving. "No matter!" {asker.they} call{asker.s} across. It is the first cheerful thing from {asker.them} that does not sound cheerful.',
        ],
        plain: [
          '{asker} wait{asker.s} for as long as it takes to be sure, and not longer. Then {asker.they} go{asker.es} alone. From where you are you can hear {asker.their} voice, level and careful, explaining that there was to have been a second person, and that this was a mistake.',
        ],
        dark: [
          'The space beside {asker} stays empty. {asker.they} look{asker.s} at it once, not at you, and then step{asker.s} into the middle so that it no longer shows. You are too far off to hear what is asked. You hear only how often.',
        ],
      },
      effects: ['feeling asker -12', 'set flags.word_asked_for_broken true'],
      memory: {
        text: 'You broke the word you had given {asker} about {matter}.',
        kind: 'broken',
        about: 'asker',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'given',
      words: {
        light: [
          '"This would be it," say{asker.s} {asker}, arriving beside you rather fast. "The coming to it that I spoke of, about {matter}. I had hoped for more notice too. I would not mention your word, only I have mentioned it to everybody else."',
        ],
        plain: [
          '{asker} come{asker.s} and stand{asker.s} next to you, not close. "They are asking about {matter}. I have said what I had to say, and now they want it from a second person." Your word is not mentioned. {asker} just {asker.does} not go away.',
        ],
        dark: [
          '{asker} said there would be no reminder, and there is none. {asker.they} only stop{asker.s} in front of you, with people behind {asker.them} who have come about {matter}, and leave{asker.s} a space at {asker.their} side, wide enough for one.',
        ],
      },
      choices: [
        {
          text: 'Keep the word you gave {asker}.',
          kind: 'help',
          to: 'asker',
          tone: 'cooperative',
          leadsTo: 'kept',
        },
        {
          text: 'Let {asker} go through it alone.',
          kind: 'wait',
          to: 'asker',
          leadsTo: 'broken',
        },
      ],
    },
  ],
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const keptForSomebody: StorySituation = {
  id: 'kept-for-somebody',
  roles: { asker: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '{asker} come{asker.s} towards you sideways, with {thing} held in the most noticeable manner in which anything can be hidden. "Would you mind having this for a while? You look like somebody who has nothing. I mean that as praise. And if anybody asks, it has always been yours."',
    ],
    plain: [
      '"Keep this for me." {asker} {asker.has} put {thing} into your hands before the sentence is over, and {asker.has} not quite let go. "I will come for it. I would leave it with somebody I know better, but those are exactly the people who would be asked."',
    ],
    dark: [
      '{asker} hold{asker.s} out {thing} to you with both hands. "If I have it when they come, it is all up with me. If you have it, nobody will think of you." {asker.they} listen{asker.s} over {asker.their} own words for steps. "I will come back for it. If I do not, you will know why."',
    ],
  },
  choices: [
    {
      text: 'Take {thing} and promise {asker} to keep it.',
      kind: 'help',
      to: 'asker',
      tone: 'cooperative',
      leadsTo: 'taken',
    },
    {
      text: 'Hand {thing} straight back to {asker}.',
      kind: 'give',
      to: 'asker',
      leadsTo: 'refused',
    },
    {
      text: 'Look {thing} over before you answer {asker}.',
      kind: 'look',
      to: 'thing',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'noticed',
      otherwise: 'snatched',
    },
  ],
  outcomes: {
    taken: {
      words: {
        light: [
          'You take it, and {asker} {asker.is} at once so unburdened that {asker.they} stroll{asker.s}. "You are an angel. Do not drop it, do not show it, do not be anywhere near it." Since you are now holding {thing}, the last of these will take some thought.',
        ],
        plain: [
          '{asker} let{asker.s} go. For some moments {asker.their} hands stay in the air, still the shape of what they held. "Nobody but me," {asker.they} say{asker.s}, "whatever they tell you, even if they say that I sent them." Then {thing} is yours to answer for.',
        ],
        dark: [
          'You have barely closed your hands around {thing} when {asker} turn{asker.s} away from you, loudly, and ask{asker.s} you to stop following people about. It is meant for those who are coming. They pass between you. Not one of them looks at what you are holding.',
        ],
      },
      effects: ['gain thing', 'feeling asker +7', 'set flags.kept_for_somebody_taken true'],
      memory: {
        text: 'You promised {asker} to keep {thing} safe.',
        kind: 'promise',
        about: 'asker',
        significance: 'medium',
      },
    },
    refused: {
      words: {
        light: [
          'For a while {thing} goes to and fro between you like a very slow game. In the end {asker} lose{asker.s}. "Everybody is so honest here," {asker.they} complain{asker.s}, setting off sideways in another direction. "One can hardly get anything done."',
        ],
        plain: [
          '{asker} look{asker.s} at {thing}, back in {asker.their} own hands, as at a visitor who has missed the last chance to leave. "No. Why should you." It is not bitter. You hear {asker.them} put the same request to the next person, in the same words, and then to the next.',
        ],
        dark: [
          '{asker} take{asker.s} it back without a word and stand{asker.s} there. The steps are quite close now. You have clean hands, and {asker} {asker.has} made sure of that by moving several paces away from you before they arrive.',
        ],
      },
      effects: ['feeling asker -5', 'set flags.kept_for_somebody_refused true'],
      memory: {
        text: 'You refused to keep {thing} for {asker}.',
        about: 'asker',
        significance: 'low',
      },
    },
    noticed: {
      words: {
        light: [
          'You take a proper look, and on {thing}, quite small, somebody has marked whose it is. It is not {asker}. "Ah," {asker.they} say{asker.s}. "You can read. That is awkward. I borrowed it. I have every intention of having been about to return it."',
        ],
        plain: [
          'You see what one sees only by looking twice: {thing} has been somebody else’s, and was cared for. {asker} follow{asker.s} where you look. "It was promised to me," {asker.they} say{asker.s}, "and then not given. I did not steal it. I stopped waiting." You are still holding it between you.',
        ],
        dark: [
          'There is a place on {thing} that somebody has rubbed at for a long time to get rid of a name. Not all of it is gone. "That is what they are looking for," {asker} whisper{asker.s}, "that name. It was a friend’s. I thought I had got it off."',
        ],
      },
      effects: [
        'feeling asker +1',
        'learn asker "Has a thing that once bore another name."',
        'set flags.kept_for_somebody_noticed true',
      ],
      memory: {
        text: 'You noticed that {thing} had not always been {asker}’s.',
        kind: 'secret',
        about: 'asker',
        significance: 'medium',
      },
      choices: [
        {
          text: 'Keep {thing} for {asker} all the same.',
          kind: 'help',
          to: 'asker',
          leadsTo: 'taken',
        },
        {
          text: 'Return {thing} to {asker} and say nothing.',
          kind: 'give',
          to: 'asker',
          leadsTo: 'refused',
        },
      ],
    },
    snatched: {
      words: {
        light: [
          'You turn it over, and turn it again, and hold it further off. "You are examining it," say{asker.s} {asker}, scandalised. "I said keep, not study." And {thing} is gone from your hands, to be entrusted, {asker} let{asker.s} you know, to somebody with less education.',
        ],
        plain: [
          'You look for a moment too long, and it tells you nothing. {asker} pull{asker.s} {thing} back. "I asked you because I thought you would not," {asker.they} say{asker.s}. "It was the only thing I needed from you, that you would not look."',
        ],
        dark: [
          'There is no time to look, and you take it. {asker} see{asker.s} it, hear{asker.s} the steps, and choose{asker.s}: {thing} is pulled from your hands, and {asker} {asker.is} off with it, going the wrong way, towards them.',
        ],
      },
      effects: ['feeling asker -6', 'set flags.kept_for_somebody_snatched true'],
      memory: {
        text: '{asker} took {thing} back, because you looked at it too closely.',
        about: 'asker',
      },
    },
    returned: {
      words: {
        light: [
          '{asker} inspect{asker.s} {thing} from every side, and then you. "Nothing missing. You did not even try it out?" {asker.they} sound{asker.s} a little hurt on its behalf. But the handshake you get is long and sincere, and {asker} walk{asker.s} away frontwards for once.',
        ],
        plain: [
          'You put {thing} into the hands it came from. {asker} {asker.does} not check it, and let{asker.s} you see that {asker.they} {asker.does} not check it. "I had three people I could have asked," {asker.they} say{asker.s}. "I would ask you first now."',
        ],
        dark: [
          '{asker} hold{asker.s} {thing} for a long time without speaking. "They asked me everything," {asker.they} say{asker.s} then. "Everything except you. I kept thinking, that is the one thing they do not know to ask." {asker.their} hand rests for a moment on yours.',
        ],
      },
      effects: [
        'lose thing',
        'feeling asker +9',
        'settle promise asker',
        'set flags.kept_for_somebody_returned true',
      ],
      memory: {
        text: 'You gave {thing} back to {asker}, as you had promised.',
        kind: 'kept',
        about: 'asker',
        significance: 'medium',
      },
    },
    withheld: {
      words: {
        light: [
          '"Lost," repeat{asker.s} {asker}. "You. You look as if you had never lost so much as an argument." {asker.they} walk{asker.s} once all the way round you, thoughtfully. "I shall just stay near you, then," {asker.they} announce{asker.s}, "until it turns up."',
        ],
        plain: [
          '{asker} ask{asker.s} where, and when, and who was near, and you have to find an answer each time. "I see," {asker.they} say{asker.s} at the end. {thing} stays with you. So does the look {asker.they} gave you, which asked for nothing more.',
        ],
        dark: [
          '"I said nothing to them," {asker} tell{asker.s} you. "Not one word, so that it would be here." {asker.they} look{asker.s} at your hands, and then {asker.does} you the courtesy of believing you, which {asker.they} plainly {asker.does} not.',
        ],
      },
      effects: ['feeling asker -12', 'set flags.kept_for_somebody_withheld true'],
      memory: {
        text: 'You told {asker} that {thing} was lost, and kept it.',
        kind: 'betrayal',
        about: 'asker',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'taken',
      words: {
        light: [
          '"You will not remember me," begin{asker.s} {asker}, who {asker.has} waved at you several times since. "I am the one who never gave you {thing}, which you do not have. I should like to not have it back now, if you would be so kind."',
        ],
        plain: [
          '{asker} {asker.is} there again, without hurry, as promised. "It is over. I can have {thing} back now, if you still have it." {asker.they} hold{asker.s} out {asker.their} hands a little way, not far enough to be asking. "It would be natural if you had grown used to it."',
        ],
        dark: [
          '{asker} come{asker.s} back after all. Something has been taken out of {asker.their} voice meanwhile. "They have stopped looking," {asker.they} say{asker.s}. "I told them that {thing} no longer exists. I should like to hold it once more, and see that I lied."',
        ],
      },
      choices: [
        {
          text: 'Give {thing} back to {asker}.',
          kind: 'give',
          to: 'asker',
          tone: 'friendly',
          leadsTo: 'returned',
        },
        {
          text: 'Claim to {asker} that {thing} is lost.',
          kind: 'deceive',
          to: 'asker',
          leadsTo: 'withheld',
        },
      ],
    },
  ],
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const leavingConfided: StorySituation = {
  id: 'leaving-confided',
  roles: { leaver: { is: 'person' }, other: { is: 'person', tiedTo: 'leaver' } },
  words: {
    light: [
      '"When all this is over I am going," {leaver} whisper{leaver.s}. "Right away. For good. I have practised looking casual." {leaver.they} show{leaver.s} you the casual look, and it would alarm anyone. "{other} must not know. {other} would help me prepare. There would be lists." {leaver.they} glance{leaver.s} across. "You are not to be sad, either. I have allowed no time for it."',
    ],
    plain: [
      '"I shall not be here much longer," {leaver} say{leaver.s}. "When this is done with, I go. I have known it for some while. You are the first I tell, because you will not make me explain it." {leaver.they} look{leaver.s} over to where {other} {other.is}. "{other} believe{other.s} that we have all the time there is."',
    ],
    dark: [
      '{leaver} speak{leaver.s} without moving more than {leaver.they} must. "Once this is finished I shall be gone. Do not look at {other}. {other} would see it on you. I have counted what I leave undone, and there is only one thing on the list that can be hurt." And {leaver.they}, too, {leaver.does} not look at {other}.',
    ],
  },
  choices: [
    {
      text: 'Promise {leaver} to say nothing to {other}.',
      kind: 'tell',
      to: 'leaver',
      tone: 'friendly',
      leadsTo: 'silent',
    },
    {
      text: 'Beg {leaver} to stay.',
      kind: 'persuade',
      to: 'leaver',
      risk: 'high',
      stat: 'charm',
      leadsTo: 'wavers',
      otherwise: 'hardens',
    },
    {
      text: 'Insist that {leaver} tell {other} first.',
      kind: 'force',
      to: 'leaver',
      leadsTo: 'urged',
    },
  ],
  outcomes: {
    silent: {
      words: {
        light: [
          '"Good," say{leaver.s} {leaver}, and at once, having got what {leaver.they} wanted, look{leaver.s} a little let down. "You need not have agreed so fast." Then {other} call{other.s} something over, and both of you look casual. It is a dreadful sight. {other} come{other.s} a step nearer to see whether you are ill.',
        ],
        plain: [
          '{leaver} thank{leaver.s} you. After that there is nothing to say about it, so you stand together and watch {other} being busy with small things that suppose a future. "{other} {other.is} good at that," {leaver} remark{leaver.s}. From now on you will know something about every plan that {other} make{other.s}.',
        ],
        dark: [
          '"That is a weight," {leaver} say{leaver.s}. "I know what I am giving you." {leaver.they} touch{leaver.es} your hand to seal it, and {other} glance{other.s} up just then, and see{other.s} the two of you, and {other.is} glad. You can see it plainly: that {leaver} should have found somebody to talk to.',
        ],
      },
      effects: ['feeling leaver +7', 'set flags.leaving_confided_silent true'],
      memory: {
        text: 'You promised {leaver} to hide the leaving from {other}.',
        kind: 'promise',
        about: 'leaver',
        significance: 'medium',
      },
    },
    wavers: {
      words: {
        light: [
          'You go about it shamelessly. You mention who would have nobody left to be late with; you mention {other}. "Stop," {leaver} beg{leaver.s}. "I had a schedule." {leaver.they} walk{leaver.s} up and down. "I shall go a little later than for good," {leaver.they} decide{leaver.s}. "Let us say that. Let us say, for the moment, less good."',
        ],
        plain: [
          'You ask, and ask again, and {leaver} let{leaver.s} you. "Nobody has done that before," {leaver.they} say{leaver.s}. "They were always so understanding." {leaver.they} promise{leaver.s} nothing. But {leaver.they} stop{leaver.s} saying when, and say{leaver.s} if, and notice{leaver.s} it, and {leaver.is} annoyed with you; and {leaver.does} not change it back.',
        ],
        dark: [
          '"Do you know what you are asking?" You say that you do. {leaver} stand{leaver.s} silent so long that {other} begin{other.s} to look round. "One more day than I meant, then," {leaver.they} tell{leaver.s} you, in a voice with nothing left over. "And you will be the one to ask me for the next."',
        ],
      },
      effects: [
        'feeling leaver +4',
        'feeling other +2',
        'set flags.leaving_confided_wavering true',
      ],
      memory: {
        text: 'You begged {leaver} to stay, and {leaver} began to doubt.',
        about: 'leaver',
        significance: 'medium',
      },
    },
    hardens: {
      words: {
        light: [
          '"That is just what I told you not to do," {leaver} say{leaver.s}. "You are using up time for sadness which I have not got." {leaver.they} pat{leaver.s} you, twice, as one pats something that has to be left behind and is too large. Then {leaver.they} walk{leaver.s} away with a casualness that makes everyone look round.',
        ],
        plain: [
          '"I told you because I thought you would not," {leaver} say{leaver.s}. {leaver.they} {leaver.has} already taken the step back that {leaver.they} will one day take from everybody; you are simply the first to see it. "Now I shall have to go without having told anyone. Please forget that I came."',
        ],
        dark: [
          'The more you find to say, the quieter {leaver} get{leaver.s}. "Yes," {leaver.they} agree{leaver.s} to this reason, and to that one. "It is all true." It is like pulling on something to find that it was never fastened. "You see now why I did not go to {other} with it," {leaver.they} say{leaver.s}.',
        ],
      },
      effects: ['feeling leaver -6', 'set flags.leaving_confided_hardened true'],
      memory: { text: 'You begged {leaver} to stay, and it was no use.', about: 'leaver' },
    },
    urged: {
      words: {
        light: [
          '"Lists," {leaver} remind{leaver.s} you, but go{leaver.es}. You see {other} listen, and nod, and ask something, and begin to count things up. {leaver} look{leaver.s} back at you with reproach. Then {other} stop{other.s} counting, in the middle, and {leaver} {leaver.does} not look at you any more.',
        ],
        plain: [
          '"You have no right," {leaver} say{leaver.s}, and you do not claim any; you only stay in the way. So {leaver.they} go{leaver.es} over. It takes very little time. {other} put{other.s} down what {other.they} {other.was} doing, with great care, exactly where it was. After that neither of them speaks to you, or needs to.',
        ],
        dark: [
          '"I chose you because you were no one to me," {leaver} say{leaver.s}, and it is meant to hurt, and then {leaver.they} {leaver.does} as you insisted. You cannot hear it. {other} {other.does} not cry out. {other} only nod{other.s}, and go{other.es} on nodding, like one who has been asked to let a stranger pass.',
        ],
      },
      effects: [
        'feeling leaver -5',
        'feeling other +6',
        'set flags.leaving_confided_told_first true',
      ],
      memory: {
        text: 'You made {leaver} tell {other} about the leaving.',
        about: 'other',
        significance: 'medium',
      },
    },
    shielded: {
      words: {
        light: [
          'You say that you have no idea, and {other} {other.is} very kind about it. "Of course not," {other.they} say{other.s}, and recite{other.s} a list. It begins with {leaver}’s name; it is quite long; most of it is things that might be forgotten. "In case you should ever have one," {other.they} say{other.s}.',
        ],
        plain: [
          '"Then I imagined it," say{other.s} {other}, and thank{other.s} you, and stay{other.s} where {other.they} {other.is}. {other.they} will remember this, some day, and work out when it was, and what you must have known. {leaver}, over there, {leaver.has} seen it all. {leaver} lift{leaver.s} a hand to you, not very high.',
        ],
        dark: [
          '{other} believe{other.s} you. It is done in a moment; the whole of {other.them} comes to rest. "I was foolish," {other.they} say{other.s}. "I had begun to say goodbye to everything, in my thoughts, for practice." And {other.they} leave{other.s} off practising, there in front of you, with a small laugh.',
        ],
      },
      effects: [
        'feeling leaver +4',
        'settle promise leaver',
        'set flags.leaving_confided_shielded true',
      ],
      memory: {
        text: 'You kept {leaver}’s secret when {other} asked you outright.',
        kind: 'kept',
        about: 'leaver',
        significance: 'medium',
      },
    },
    disclosed: {
      words: {
        light: [
          'You tell. "I knew it," {other} exclaim{other.s}. "It was that look. Nobody looks so casual who means to stay." Off {other.they} go{other.es}, straight to {leaver}, and there is a good deal of noise, and some of it is laughing. When {leaver} pass{leaver.es} you again, {leaver.they} say{leaver.s} one word. It is "Lists."',
        ],
        plain: [
          '{other} hear{other.s} it and ask{other.s} only how long you have known. That answer is harder to give than the other. "I am obliged to you," {other.they} say{other.s}. "I shall pretend I guessed." But {other.they} {other.is} no better at it than you were, and before long {leaver} look{leaver.s} across at you, and know{leaver.s}.',
        ],
        dark: [
          'So {other} learn{other.s} it from you, in a few plain words. "You were asked not to say," {other.they} answer{other.s} after a time. "I am glad. And I shall never tell you anything." Behind {other.them} {leaver} {leaver.has} stopped what {leaver.they} {leaver.was} doing. There is nobody now whom you have not let down, or helped.',
        ],
      },
      effects: [
        'feeling leaver -9',
        'feeling other +5',
        'settle promise leaver',
        'set flags.leaving_confided_disclosed true',
      ],
      memory: {
        text: 'You told {other} that {leaver} meant to leave.',
        kind: 'betrayal',
        about: 'leaver',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'silent',
      words: {
        light: [
          '"May I ask you something?" say{other.s} {other}. "It concerns {leaver}. I was told, without having asked, that everything is quite as usual. Three times. With a look." {other.they} {other.does} the look. It is very well observed. "I thought of asking {leaver}, but I should only be shown it again."',
        ],
        plain: [
          '{other} come{other.s} to you alone. "{leaver} gave me something back that I lent so long ago I had forgotten it," {other.they} say{other.s}. "And thanked me for it properly. People do not, who will be here." {other.they} keep{other.s} {other.their} voice very even. "You would know. Is {leaver} going away?"',
        ],
        dark: [
          '"You and {leaver} stopped talking when I came," {other} say{other.s}. "I do not mind it. I have only one question, and I shall ask it once, and believe you." {other.they} stand{other.s} before you with {other.their} hands at {other.their} sides. "Am I going to be left?"',
        ],
      },
      choices: [
        {
          text: 'Keep {leaver}’s secret from {other}.',
          kind: 'deceive',
          to: 'other',
          leadsTo: 'shielded',
        },
        {
          text: 'Tell {other} that {leaver} {leaver.is} leaving.',
          kind: 'tell',
          to: 'other',
          leadsTo: 'disclosed',
        },
      ],
    },
  ],
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const lieNearlyBelieved: StorySituation = {
  id: 'lie-nearly-believed',
  roles: { liar: { is: 'person' }, believer: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"We talked it all over, the two of us," {liar} {liar.is} telling {believer}, with a generous gesture in your direction. "About {matter}. We were of one mind." No such talk has taken place. {believer} turn{believer.s} to you, beaming already. "How lovely! I never thought you two would agree about anything."',
    ],
    plain: [
      'You come up while {liar} {liar.is} speaking to {believer}, and hear your name. According to {liar}, you have agreed to everything about {matter}; you said so only just now. You have not spoken with {liar} about it at all. {believer} {believer.is} on the point of nodding, and see{believer.s} you.',
    ],
    dark: [
      '"Ask anybody," {liar} {liar.is} saying to {believer}. "I was not even near. We stood together the whole time, talking about {matter}." The hand points at you. You did not stand together. {believer} {believer.is} worn out and want{believer.s} it to be true. {liar} {liar.does} not look at you at all.',
    ],
  },
  choices: [
    {
      text: 'Contradict {liar} in front of {believer}.',
      kind: 'tell',
      to: 'believer',
      leadsTo: 'exposed',
    },
    {
      text: 'Let {believer} go on believing {liar}.',
      kind: 'wait',
      to: 'believer',
      leadsTo: 'let_stand',
    },
    {
      text: 'Invite {liar} to tell {believer} your part again.',
      kind: 'talk',
      to: 'liar',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'tangled',
      otherwise: 'polished',
    },
  ],
  outcomes: {
    exposed: {
      words: {
        light: [
          'You say that it is news to you. {believer} look{believer.s} from one to the other as at a game. "But you were of one mind," {believer} say{believer.s} to {liar}. "I was," say{liar.s} {liar} with dignity. "I merely rounded up." You will not be forgiven for this very soon.',
        ],
        plain: [
          'You tell {believer} that there was no such talk. It becomes very quiet among the three of you. "I see," {believer} say{believer.s}, and it is hard to tell whom {believer} would rather not have seen. {liar} hold{liar.s} out a moment longer, then leave{liar.s} without excuse.',
        ],
        dark: [
          'It takes you five words. {believer} hear{believer.s} them with the patience of somebody who has heard worse, and ask{believer.s} {liar} to stay. {liar} look{liar.s} at you at last. "You did not have to lie," {liar} say{liar.s}. "You only had to stand there."',
        ],
      },
      effects: [
        'feeling liar -10',
        'feeling believer +5',
        'set flags.lie_nearly_believed_exposed true',
      ],
      memory: {
        text: 'You contradicted {liar} before {believer}, and a lie about {matter} failed.',
        about: 'liar',
        significance: 'medium',
      },
    },
    let_stand: {
      words: {
        light: [
          'You say nothing, and it is astonishing how much that turns out to be. {believer} shake{believer.s} your hand, then {liar}’s, then yours again. "Such friends," {believer} say{believer.s} warmly. Behind {believer} {liar} put{liar.s} both hands together in thanks and bow{liar.s} to you, several times.',
        ],
        plain: [
          '{believer} search{believer.es} you for an objection and, finding none, {believer.is} content. That is how it will be passed on now. When {believer} {believer.has} gone, {liar} stay{liar.s} behind for a moment. "That was decent of you. You will not be the loser by it."',
        ],
        dark: [
          'You stand there, and it is enough. {believer} thank{believer.s} you. It is that which {liar} seem{liar.s} to find hardest to watch. "I will make it good," {liar} say{liar.s} once {believer} {believer.is} out of hearing, and {liar.does} not say for whom.',
        ],
      },
      effects: ['feeling liar +8', 'set flags.lie_nearly_believed_let_stand true'],
      memory: {
        text: 'You let {believer} believe what {liar} made up about you and {matter}.',
        kind: 'secret',
        about: 'liar',
        significance: 'medium',
      },
    },
    tangled: {
      words: {
        light: [
          '{liar} set{liar.s} off with confidence. In the second telling you are eloquent, in the third there is a song. {believer} begin{believer.s} to count on one hand. "You have never once sung," {believer} remark{believer.s} to you. {liar} stop{liar.s}, admit{liar.s} defeat, and congratulate{liar.s} you on it.',
        ],
        plain: [
          'It is told again, and this time you say something slightly different in it, and say it somewhere else. {believer} notice{believer.s}. You have accused nobody. "Perhaps I only wished it," {liar} say{liar.s} at last, with a look at you that is half anger and half thanks.',
        ],
        dark: [
          '{liar} begin{liar.s} it again, and get{liar.s} as far as your first answer. Then it fails: {liar} cannot think of anything you would have said. "It was not so," {liar} tell{liar.s} {believer}, very low. Nobody has had to drag it out. It has come by itself.',
        ],
      },
      effects: [
        'feeling liar -3',
        'feeling believer +6',
        'set flags.lie_nearly_believed_tangled true',
      ],
      memory: {
        text: 'You had {liar} tell it twice, and {believer} saw that it was untrue.',
        about: 'believer',
        significance: 'medium',
      },
    },
    polished: {
      words: {
        light: [
          '{liar} tell{liar.s} it again, better. You come out of it wise and modest, and {believer} {believer.is} moved. By the end several people have stopped to listen, and one of them remembers having been present. It is hard to see where you might come in.',
        ],
        plain: [
          'You have given {liar} a second try, and the second is good: small hesitations, a thing you might well have said. {believer} thank{believer.s} you for clearing it up. To object now, you would have to explain why you asked for it.',
        ],
        dark: [
          'The second time {liar} put{liar.s} in what was missing, where you stood, how long, that you were curt to begin with. It is better than the truth would have been. {believer} {believer.is} convinced. {liar} look{liar.s} over at you for the first time, without triumph, just to see.',
        ],
      },
      effects: [
        'feeling liar +2',
        'feeling believer +1',
        'set flags.lie_nearly_believed_polished true',
      ],
      memory: {
        text: 'You gave {liar} the chance to lie better, and {believer} believed it.',
        about: 'liar',
      },
    },
    owned_up: {
      words: {
        light: [
          'You tell {believer} how it was. "So you never said a word," {believer} say{believer.s} slowly. "And then you went on not saying it." {believer} think{believer.s} this through. "That is the quietest lie I was ever told." But {believer} stay{believer.s}, and want{believer.s} to hear what you do say about {matter}.',
        ],
        plain: [
          'You say it: there was no such talk, and you let it pass. {believer} take{believer.s} some time. "Then I have two people to be angry with," {believer} say{believer.s}, "but you are the one who came out with it." {liar} will learn of it before long.',
        ],
        dark: [
          '{believer} hear{believer.s} you to the end. "I thanked you," {believer} say{believer.s}. "You let me thank you." Then {believer} go{believer.es} to look for {liar}, not fast. You have put it right, and nobody is the better for it yet.',
        ],
      },
      effects: [
        'feeling believer +2',
        'feeling liar -8',
        'set flags.lie_nearly_believed_owned_up true',
      ],
      memory: {
        text: 'You admitted to {believer} that {liar}’s story about you was untrue.',
        kind: 'betrayal',
        about: 'liar',
        significance: 'medium',
      },
    },
    sworn: {
      words: {
        light: [
          'You confirm it, and now there are details, and they are yours. {believer} write{believer.s} none of it down but will clearly never forget it. Some way off {liar}, who {liar.has} overheard, make{liar.s} a small sign of professional respect.',
        ],
        plain: [
          'You say that it was so. Up to now it was {liar}’s lie, and from here it is yours as well. {believer} nod{believer.s}, a burden lighter. "I only wanted to hear it from you. One can always tell, with you."',
        ],
        dark: [
          'You give {believer} what was asked for. {believer} hold{believer.s} your hand in both of {believer.their} own. "Then I can stop," {believer} say{believer.s}. "I have been going over and over it." What {believer} will stop doing, you are not told.',
        ],
      },
      effects: [
        'feeling believer +5',
        'feeling liar +4',
        'set flags.lie_nearly_believed_sworn true',
      ],
      memory: {
        text: 'You confirmed {liar}’s lie about {matter} to {believer}.',
        kind: 'betrayal',
        about: 'believer',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'let_stand',
      words: {
        light: [
          '{believer} {believer.has} been thinking. "That talk you had with {liar} about {matter}. I have told it to so many people, and they all ask the same: what exactly did you say?" {believer} look{believer.s} up at you, full of trust, ready to learn it by heart.',
        ],
        plain: [
          '"One question," {believer} say{believer.s}, catching up with you. "{liar} told me that you were agreed about {matter}, and you stood by and did not object. I took that for a yes. Was it one?"',
          'It is asked without suspicion. That is how {believer} ask{believer.s} everything.',
        ],
        dark: [
          '{believer} {believer.has} waited for you, apparently for a long time. "I have to hear it from you. {liar} said the two of you stood together, talking about {matter}. I let somebody else take the blame because of it. Tell me that it was so."',
        ],
      },
      choices: [
        {
          text: 'Admit to {believer} that it was a lie.',
          kind: 'tell',
          to: 'believer',
          leadsTo: 'owned_up',
        },
        {
          text: 'Swear to {believer} that {liar} told the truth.',
          kind: 'deceive',
          to: 'believer',
          leadsTo: 'sworn',
        },
      ],
    },
  ],
};

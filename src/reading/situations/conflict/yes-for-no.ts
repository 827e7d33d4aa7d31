import type { StorySituation } from '@/reading/situation-form/story-situation';

export const yesForNo: StorySituation = {
  id: 'yes-for-no',
  roles: { culprit: { is: 'person' }, absent: { is: 'absent-person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{culprit} {culprit.is} talking very fast about nothing. When that has run out, it comes. "Suppose that it is about {matter}, and somebody was to tell {absent} no. And suppose that what came out, in the excitement, was yes." A bright look. "{absent} {absent.was} so pleased. I might simply never mention it. How does never sound to you?"',
    ],
    plain: [
      '"{absent} {absent.has} not said anything to you, about an answer?" It is asked too lightly, and asked twice. In the end {culprit} tell{culprit.s} you. It is about {matter}; there was a no to be carried, and {absent} {absent.was} left with a yes. "Nobody has noticed. It may yet sort itself out. You would only have to not know of it."',
    ],
    dark: [
      '{culprit} go{culprit.es} over it with both hands, as if it could still be moved: what was to be said, what was said. "It was about {matter}, and it should have been no. I said yes, and {absent} thanked me, and {absent.has} been building on it ever since." {culprit.they} take{culprit.s} hold of you. "Nobody knows. Help me, so that nobody does."',
    ],
  },
  choices: [
    {
      text: 'Help {culprit} keep it hidden.',
      kind: 'deceive',
      to: 'culprit',
      tone: 'friendly',
      leadsTo: 'hidden',
    },
    {
      text: 'Persuade {culprit} to tell {absent} before others do.',
      kind: 'persuade',
      to: 'culprit',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'owned',
      otherwise: 'refusedTo',
    },
    {
      text: 'Send {absent} the true answer behind {culprit}’s back.',
      kind: 'sneak',
      to: 'culprit',
      leadsTo: 'sent',
    },
  ],
  outcomes: {
    hidden: {
      words: {
        light: [
          'You agree never to have heard it. If asked, {culprit} will look puzzled, and you will look puzzled slightly later. You try it out. {culprit}’s puzzlement would alarm anyone. You try it again with half. "I am better already," {culprit.they} say{culprit.s}. "It is nearly as though the mistake were yours too."',
        ],
        plain: [
          'You say that you know of nothing. {culprit} need{culprit.s} to hear that again, and then go{culprit.es} through it all with you: who was near, what each of you will answer. It grows longer than the mistake itself. "I shall not forget this," {culprit.they} say{culprit.s}, and keep{culprit.s} so close to you afterwards that it is noticed.',
        ],
        dark: [
          '"Then there are two of us," {culprit} say{culprit.s}, and let{culprit.s} go of you at last. You agree on the words. They are simple ones, and none of them is wholly untrue. {absent} will go on building. Whenever anybody tells of it, how high it is by now, {culprit} will look across to you.',
        ],
      },
      effects: ['feeling culprit +8', 'set flags.yes_for_no_hidden true'],
      memory: {
        text: 'You promised {culprit} to hide the wrong answer that {absent} {absent.was} given.',
        kind: 'promise',
        about: 'culprit',
        significance: 'medium',
      },
    },
    owned: {
      words: {
        light: [
          '"And if {absent} laugh{absent.s}," {culprit} say{culprit.s}. "Or, worse, {absent.does} not." Then, in a single rush, {culprit.they} get{culprit.s} word to {absent}, and the answer is there before the apology has ended: {absent} had rather wondered, because the yes was said so exactly like a no. {culprit} {culprit.is} almost insulted.',
        ],
        plain: [
          'You do not say that it will be easy, and it may be for this that {culprit} believe{culprit.s} you. The true answer goes to {absent}, with {culprit}’s name to it. "I thought that it would feel better than this," {culprit} say{culprit.s}. "It only feels done. Stay with me until it has got there."',
        ],
        dark: [
          '"It will bring down everything {absent} {absent.has} built on it," {culprit} say{culprit.s}. You say that later there will be more to bring down. Nothing else you say is heard, but that is. The word goes out. What comes from {absent} is not anger, and anger would be easier. {culprit} bear{culprit.s} it, upright, next to you.',
        ],
      },
      effects: ['feeling culprit +5', 'feeling absent +3', 'set flags.yes_for_no_owned true'],
      memory: {
        text: 'You brought {culprit} to tell {absent} of the mistake.',
        kind: 'help',
        about: 'culprit',
        significance: 'medium',
      },
    },
    refusedTo: {
      words: {
        light: [
          '"You are absolutely right, and I shall do it at once," {culprit} say{culprit.s}, and {culprit.is} seen soon after hastening the other way, full of errands. When you next meet there is a list of reasons. The first is that {absent} {absent.is} happy. The last is that you are turning into somebody one has to avoid.',
        ],
        plain: [
          '"I thought that you would help me," {culprit} say{culprit.s}. "You talk as they are all going to talk." And there is the step away from you. "I told you nothing. If {absent} hear{absent.s} of it I shall know from whom." The mistake is where it was, and now there is somebody guarding it.',
        ],
        dark: [
          '{culprit} let{culprit.s} go of you. "I ask for help, and you give me advice," {culprit.they} say{culprit.s}, almost without voice. "I know what is right. I knew it while I was saying yes. What I ask is who stays with me if I cannot do it." {culprit.they} seem{culprit.s} to have the answer, and leave{culprit.s} with it.',
        ],
      },
      effects: ['feeling culprit -7', 'set flags.yes_for_no_refused true'],
      memory: {
        text: 'You could not bring {culprit} to admit the mistake to {absent}.',
        about: 'culprit',
      },
    },
    sent: {
      words: {
        light: [
          'You nod, and once {culprit} {culprit.is} out of sight you see that {absent} get{absent.s} the no, with greetings. By and by {culprit} find{culprit.s} you, puzzled and quite genuine. "{absent} {absent.has} thanked me for putting it right. So honest of me, it seems." You can see it arrive. "That was you. You absolute sneak."',
        ],
        plain: [
          'You tell {culprit} nothing and see to it: the true answer reaches {absent}, without a name, and in time. It spares {absent} the worst. {culprit} need{culprit.s} no name to know where it came from. "I trusted you with it," {culprit.they} say{culprit.s}. "You were right. I only wish that I had told somebody worse."',
        ],
        dark: [
          'The word is on its way to {absent} while {culprit} {culprit.is} still thanking you for listening. It does what it must. {absent} stop{absent.s} building, and want{absent.s} to know who it was that had said yes. You do not say. You need not. "There were only the two of us who knew," {culprit} tell{culprit.s} you.',
        ],
      },
      effects: ['feeling absent +8', 'feeling culprit -8', 'set flags.yes_for_no_sent true'],
      memory: {
        text: 'You sent {absent} the true answer without telling {culprit}.',
        kind: 'betrayal',
        about: 'culprit',
        significance: 'medium',
      },
    },
    shared: {
      words: {
        light: [
          'You let {absent} know that there were two of you. {absent} send{absent.s} an answer: that one who blunders is a pity, but two are a society, and are there rules for joining? It is not quite forgiveness, yet there is a joke in it. {culprit} beg{culprit.s} for your puzzled look, once more, as a keepsake.',
        ],
        plain: [
          'You give your name too. It halves nothing; each of you gets the whole. "You kept silent out of kindness, I hear," is the word that comes from {absent}. "It was the kindness that did the harm." {culprit} flinch{culprit.es} on your behalf, and then stand{culprit.s} straighter than in all the time before.',
        ],
        dark: [
          'You go and stand next to {culprit} and say that you knew. They ask since when, and you tell them. No voice is raised. Afterwards nobody stands in your way, and nobody makes way for you. "You were out of it," {culprit} say{culprit.s}, over and over. "I had got you out of it."',
        ],
      },
      effects: [
        'feeling culprit +9',
        'feeling absent -5',
        'settle promise culprit',
        'set flags.yes_for_no_shared true',
      ],
      memory: {
        text: 'You owned to {absent} that you had known of {culprit}’s mistake.',
        about: 'culprit',
        significance: 'high',
      },
    },
    letAlone: {
      words: {
        light: [
          '"Alone," {culprit} tell{culprit.s} all who want to know, "as alone as a full stop." It is a beautiful performance, and not puzzled in the least. Afterwards {culprit.they} drop{culprit.s} by to be congratulated. "That makes one favour you owe me," {culprit.they} say{culprit.s}. "I have already chosen it. It is enormous."',
        ],
        plain: [
          'You let it be said, and {culprit} say{culprit.s} it. One name is enough for them. Soon there is word for you from {absent}, friendly, suspecting nothing. {culprit} hear{culprit.s} of that. "Good, so it was of some use," {culprit.they} say{culprit.s}, and {culprit.does} not keep so close to you any more.',
        ],
        dark: [
          '{culprit} say{culprit.s} that there was nobody else, and it comes out entirely natural. You are near enough to hear it done. On the way past {culprit.they} {culprit.does} not look at you, so perfectly that no one could think the two of you had ever met. It is a great deal to owe.',
        ],
      },
      effects: [
        'feeling culprit -4',
        'settle promise culprit',
        'set flags.yes_for_no_let_alone true',
      ],
      memory: {
        text: 'You let {culprit} take all the blame for what you both had hidden.',
        kind: 'debt',
        about: 'culprit',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'hidden',
      words: {
        light: [
          '{culprit} arrive{culprit.s} looking puzzled, and then recall{culprit.s} that there is no one left to be puzzled for. "{absent} {absent.has} found out. Word came, most civil, asking who else was in it." {culprit.they} cough{culprit.s}. "So I am to answer. With names, or with a name."',
        ],
        plain: [
          '"{absent} know{absent.s}," {culprit} say{culprit.s}. "It came out through somebody who meant no harm. Now they ask who else knew and kept quiet. So far I have given my own name." It is said without reproach. "I ask for nothing. I am only telling you how far it has got."',
        ],
        dark: [
          'It has come down, everything that {absent} had built on it. {culprit} bring{culprit.s} you the news. "They will hear me about it. They will ask whether I was alone." {culprit.their} hands are quite still now. "I could say that I was. It comes out nearly natural."',
        ],
      },
      choices: [
        {
          text: 'Stand beside {culprit} and own your share.',
          kind: 'help',
          to: 'culprit',
          tone: 'friendly',
          leadsTo: 'shared',
        },
        {
          text: 'Let {culprit} say that nobody else knew.',
          kind: 'wait',
          to: 'culprit',
          leadsTo: 'letAlone',
        },
      ],
    },
  ],
};

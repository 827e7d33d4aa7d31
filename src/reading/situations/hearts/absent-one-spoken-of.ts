import type { StorySituation } from '@/reading/situation-form/story-situation';

export const absentOneSpokenOf: StorySituation = {
  id: 'absent-one-spoken-of',
  roles: { teller: { is: 'person' }, absent: { is: 'absent-person', tiedTo: 'teller' } },
  words: {
    light: [
      '"I save things up for {absent}," {teller} say{teller.s}. "Whatever is silly, whatever goes wrong, I think: that one is for {absent}. I have eleven by now. I keep them in order, so that the best comes last." {teller.they} look{teller.s} at you rather too brightly. "Only they do go stale."',
    ],
    plain: [
      '{teller} {teller.has} been talking about nothing much, and then {teller.is} talking about {absent}. "People suppose I admire {absent}. It is not that. With {absent} I finish my sentences. Without, I hear myself leave off in the middle, and I look round for whoever was going to"',
    ],
    dark: [
      '"Do not tell me that {absent} {absent.is} well," {teller} say{teller.s}. "Everybody tells me so, and nobody has looked. There was one person who could say my name so that I believed I was there." {teller.their} hands lie open, just as they were left. "Now I say it myself. It does not work."',
    ],
  },
  choices: [
    {
      text: 'Offer to carry {teller}’s words to {absent}.',
      kind: 'help',
      to: 'teller',
      tone: 'friendly',
      leadsTo: 'carried',
    },
    {
      text: 'Warn {teller} not to lean on {absent} so.',
      kind: 'tell',
      to: 'teller',
      leadsTo: 'warned',
    },
    {
      text: 'Ask {teller} what {absent} was never told.',
      kind: 'talk',
      to: 'teller',
      leadsTo: 'untold',
    },
  ],
  outcomes: {
    carried: {
      words: {
        light: [
          '{teller} choose{teller.s} the third best of the eleven and make{teller.s} you say it back, twice, with the pause in the right place. "Not as if I had sent you," {teller.they} beg{teller.s}. "As if it had come up." You have gone ten steps when {teller.they} call{teller.s} after you that the pause is everything.',
        ],
        plain: [
          '"Say to {absent} that I am still in the middle of a sentence," {teller} say{teller.s}, and hear{teller.s} how that sounds, and let{teller.s} it stand. "Say it soon, and not in company." Having given it away, {teller.they} seem{teller.s} not to know what to do with {teller.their} hands.',
        ],
        dark: [
          '{teller} give{teller.s} you four words and make{teller.s} sure that you have the order of them. "If {absent} can no longer hear them, say them all the same," {teller.they} tell{teller.s} you. "Aloud. I would know if you had only thought them." Then {teller.they} turn{teller.s} away, lighter by four words.',
        ],
      },
      effects: ['feeling teller +8', 'set flags.absent_one_spoken_of_carried true'],
      memory: {
        text: 'You promised {teller} to carry a message to {absent}.',
        kind: 'promise',
        about: 'teller',
        significance: 'medium',
      },
    },
    warned: {
      words: {
        light: [
          '"Lean?" say{teller.s} {teller}. "I do not lean. I incline." But a moment later {teller.they} tell{teller.s} you one of the eleven, crossly, to show that it can be done with anybody. It is quite a good one. "There," {teller.they} say{teller.s}, and look{teller.s} poorer. "That makes ten."',
        ],
        plain: [
          '"You think I do not know that." This sentence {teller} finish{teller.es}, hard, with the end driven in, and step{teller.s} away from you. Later you hear {teller.them} telling somebody the way, slowly, leaving off nowhere, like one who reads aloud in a language just begun.',
        ],
        dark: [
          '"And when it gives way under me, you will have told me so." There is no anger in it. {teller} close{teller.s} {teller.their} hands, one and then the other, over nothing. "You are right. I had hoped to find one person who would be wrong about it with me. I shall manage."',
        ],
      },
      effects: ['feeling teller -5', 'set flags.absent_one_spoken_of_warned true'],
      memory: {
        text: 'You warned {teller} against leaning so much on {absent}.',
        about: 'teller',
      },
    },
    untold: {
      words: {
        light: [
          '"The twelfth," {teller} say{teller.s} at once, and {teller.is} appalled. So there is a twelfth. It is not silly at all: the other eleven are an excuse, and {teller.they} would be perfectly content to hear {absent} count. "If you repeat that, I shall say it was you who said it."',
        ],
        plain: [
          '"That I minded. {absent} asked me whether I minded being left out of it, and I said no, and I said it well." It has come out whole, down to the last word. {teller} listen{teller.s} after it, astonished, and then ask{teller.s} you not to finish it for {teller.them} anywhere else.',
        ],
        dark: [
          '"That I heard {absent} call, and finished what I was doing first." {teller} say{teller.s} it downwards, to {teller.their} own hands. "It was not long. It was as long as it takes to finish a thing." You are the first to know it. That does not make it less. It makes it two people’s.',
        ],
      },
      effects: [
        'feeling teller +2',
        'learn teller "There is one thing that was never said to the one who is missed."',
      ],
      memory: {
        text: '{teller} told you what {absent} had never been told.',
        kind: 'secret',
        about: 'teller',
        significance: 'medium',
      },
    },
    admitted: {
      words: {
        light: [
          'It takes {teller} some time to find a way of being offended, and then {teller.they} lose{teller.s} it again. "As a matter of fact that is lucky. I have improved it. The pause was in the wrong place." You are taught the whole thing over, a good deal worse, and told to guard it.',
        ],
        plain: [
          '"Then it can still be said," {teller} answer{teller.s}. "I had been afraid that it had been, and that nothing had come of it." {teller.they} hold{teller.s} out a hand, palm up, until you see what is meant: {teller.they} would like the errand back, to run it in person.',
        ],
        dark: [
          '"So the words are still with you." {teller} weigh{teller.s} this. "I thought I felt them leave. That shows you what my feelings are worth." {teller.they} {teller.does} not reproach you. {teller.they} only ask{teller.s} you to repeat the four words now, and stop{teller.s} you after the third.',
        ],
      },
      effects: [
        'feeling teller -2',
        'settle promise teller',
        'set flags.absent_one_spoken_of_honest true',
      ],
      memory: {
        text: 'You admitted to {teller} that {absent} had not had the message.',
        about: 'teller',
      },
    },
    invented: {
      words: {
        light: [
          'You give {absent} a laugh. {teller} want{teller.s} to know how long a laugh, so you give it a length; and was there a second, smaller one afterwards? By the end {absent} {absent.has} had to be held upright. {teller} walk{teller.s} off radiant. It will be hard work for {absent} to live up to it.',
        ],
        plain: [
          '{teller} ask{teller.s} what the answer was, the exact answer, and you have to make one. {teller.they} say{teller.s} it over to see how it fits. It fits. You can hear {teller.them} use it, further off, to finish something that must have been lying about unfinished for a long while.',
        ],
        dark: [
          '{teller} {teller.does} not interrupt. "If you had said those words, you would have told me that they were hard to say," {teller.they} remark{teller.s}. "They are. I tried." Then, gently, which is not easy to bear: "It is a good lie. I have none so good. I shall use it."',
        ],
      },
      effects: [
        'feeling teller +4',
        'settle promise teller',
        'set flags.absent_one_spoken_of_lied true',
      ],
      memory: {
        text: 'You pretended to {teller} that {absent} had heard the message.',
        kind: 'betrayal',
        about: 'teller',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'carried',
      words: {
        light: [
          '"Well?" say{teller.s} {teller}, who {teller.has} been walking round you in smaller and smaller circles. "Did {absent} laugh in the pause or after it? There is a great difference. Do not spare me." {teller.they} consider{teller.s}. "Spare me a little."',
        ],
        plain: [
          '{teller} come{teller.s} to stand by you and {teller.does} not ask. {teller.they} speak{teller.s} of two other things first, both in good order. "What I gave you for {absent}," {teller.they} say{teller.s} then. "If it has been said, I should like to know how it was"',
        ],
        dark: [
          '"Four words," {teller} say{teller.s} behind you. "I have spoken them along with you, whenever I supposed you were speaking them. Was I right even once? I shall not ask what {absent} answered. I ask whether." And {teller.they} wait{teller.s}, quite without hope, and quite without hurry.',
        ],
      },
      choices: [
        {
          text: 'Admit to {teller} that it is still unsaid.',
          kind: 'tell',
          to: 'teller',
          leadsTo: 'admitted',
        },
        {
          text: 'Pretend to {teller} that {absent} heard every word.',
          kind: 'deceive',
          to: 'teller',
          leadsTo: 'invented',
        },
      ],
    },
  ],
};

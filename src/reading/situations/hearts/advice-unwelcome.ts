import type { StorySituation } from '@/reading/situation-form/story-situation';

export const adviceUnwelcome: StorySituation = {
  id: 'advice-unwelcome',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"I want your honest opinion about {matter}," {asker} say{asker.s}, "and I should tell you that I have had four already, and they were all useless." They turn out to have been the same opinion. "So now I come to you, because you are sensible." {asker.they} beam{asker.s} at you in open menace.',
    ],
    plain: [
      '"What would you do, in my position?" {asker} ask{asker.s}. It is about {matter}. {asker.they} lay{asker.s} it out fairly, almost fairly, with one part passed over so quickly that it stands out from the rest. "I am asking you because you will tell me the truth," {asker.they} say{asker.s}, and watch{asker.es} to see whether you will.',
    ],
    dark: [
      '"I shall do it anyhow," {asker} say{asker.s}. "I want that understood. But nobody is to say afterwards that I asked no one." It is about {matter}, and what {asker.they} mean{asker.s} to do will set somebody else in the place where {asker} ought to stand. "You may speak freely. I have not much time."',
    ],
  },
  choices: [
    {
      text: 'Tell {asker} to own a share of {matter}.',
      kind: 'tell',
      to: 'asker',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'taken',
      otherwise: 'stung',
    },
    {
      text: 'Give {asker} the answer {asker.they} came for.',
      kind: 'deceive',
      to: 'asker',
      tone: 'friendly',
      leadsTo: 'soothed',
    },
    {
      text: 'Ask {asker} to advise you, as if it were yours.',
      kind: 'talk',
      to: 'asker',
      leadsTo: 'reversed',
    },
  ],
  outcomes: {
    taken: {
      words: {
        light: [
          '"Five," say{asker.s} {asker}. "That makes five." {asker.they} walk{asker.s} off, come{asker.s} back to tell you something cutting, find{asker.s} that {asker.they} {asker.has} none ready, and sit{asker.s} down. "Suppose I owned a small share," {asker.they} say{asker.s} after a time. "How small could it be, and still count?"',
        ],
        plain: [
          '{asker} {asker.does} not like it. You can see the dislike arrive, and be looked at, and be put to one side. "That was the part I went over quickly," {asker.they} say{asker.s}. "I had hoped it was short enough." {asker.they} thank{asker.s} you stiffly. But {asker.they} {asker.does} go where you said.',
        ],
        dark: [
          '"You know what that will make of me." You do, and stay where you are. {asker} stand{asker.s} a long time turned away from you. "You might have lied," {asker.they} say{asker.s}. "I gave you every chance to lie." When {asker.they} go{asker.es}, it is not in the direction {asker.they} had meant to take.',
        ],
      },
      effects: ['feeling asker +3', 'set flags.advice_unwelcome_taken true'],
      memory: {
        text: '{asker} took your hard advice about {matter}.',
        kind: 'help',
        about: 'asker',
        significance: 'medium',
      },
    },
    stung: {
      words: {
        light: [
          '"I asked for an opinion," say{asker.s} {asker}, "not for that one." You are taken off the list of sensible people, where you stood alone. For some time afterwards you can hear {asker} explaining to others how badly you put it, and each of them saying that, well, they had thought so too.',
        ],
        plain: [
          'It comes out harder than it needed to. {asker} step{asker.s} back from it. "I see. You had that ready," {asker.they} say{asker.s}. "You have had it ready for a long time." There is no use in saying that you had not. {asker} {asker.has} stopped asking, and that was the only way in.',
        ],
        dark: [
          '"Then you are one of them." {asker} say{asker.s} it with something like relief. Until now there was somebody left to ask; now there is nobody, and {asker.they} can go ahead. Your advice about {matter} {asker.they} {asker.has} understood perfectly. You could tell by how quickly {asker.they} left.',
        ],
      },
      effects: ['feeling asker -8', 'set flags.advice_unwelcome_stung true'],
      memory: { text: 'Your advice about {matter} turned {asker} against you.', about: 'asker' },
    },
    soothed: {
      words: {
        light: [
          'You tell {asker} that {asker.they} {asker.was} right all along. {asker} {asker.is} so happy that {asker.they} go{asker.es} at once to fetch the other four and have you say it again in front of them. You oblige. The four look at you with interest, like people making a note.',
        ],
        plain: [
          'You say what was wanted. {asker} nod{asker.s}, and nod{asker.s} again, and the pleasure does not come. "So you think so too," {asker.they} say{asker.s}. "Good. Then that is settled." {asker.they} press{asker.es} your hand. At the last moment {asker.they} look{asker.s} back, as if you might be about to add something.',
        ],
        dark: [
          'You give your blessing. {asker} accept{asker.s} it without a word, carefully, as one takes hold of the other end of something heavy. "Now there are two of us," {asker.they} say{asker.s}. It is meant as thanks. {asker.they} will mention you, if it should ever come to be asked who knew.',
        ],
      },
      effects: ['feeling asker +6', 'set flags.advice_unwelcome_flattered true'],
      memory: {
        text: 'You told {asker} what {asker.they} wanted to hear about {matter}.',
        kind: 'betrayal',
        about: 'asker',
        significance: 'medium',
      },
    },
    reversed: {
      words: {
        light: [
          '{asker} {asker.is} delighted to help. It is perfectly simple, in your case; {asker.they} cannot think why you hesitate; you should swallow your pride, go there, and... {asker.they} stop{asker.s}. "That was low," {asker.they} say{asker.s}. "That was really low." But {asker.they} {asker.is} unable not to have heard it.',
        ],
        plain: [
          '"You?" say{asker.s} {asker}. "You would have to begin by saying what you did." It is out before {asker.they} {asker.has} looked at it. {asker.they} go{asker.es} on a little, more slowly, still in your name, feeling the way. Neither of you mentions that it is not your trouble. "You would not enjoy it," {asker.they} finish{asker.es}.',
        ],
        dark: [
          '{asker} look{asker.s} you over like a stranger with a case to plead. "In your place I should be very much afraid," {asker.they} say{asker.s} in the end. "Not of being found out. Of its working." {asker.they} seem{asker.s} to have had no idea that this was there to be said.',
        ],
      },
      effects: ['feeling asker -2', 'learn asker "Knows quite well what ought to be done."'],
      memory: {
        text: 'You made {asker} give you the advice {asker.they} needed about {matter}.',
        about: 'asker',
      },
    },
    atoned: {
      words: {
        light: [
          'You say that you knew better and were a coward. {asker} {asker.is} entirely silent, which must be a strain. "So was I," {asker.they} say{asker.s}. "That is why I asked a fifth." Then {asker.they} want{asker.s} to know what you really thought, all of it, and groan{asker.s} at every word, and ask{asker.s} for the next.',
        ],
        plain: [
          'You tell {asker} that you had not meant it. It takes away the last thing {asker.they} had from you, and {asker.they} hand{asker.s} it over. "I looked back, that time," {asker.they} say{asker.s}. "I thought you were going to add something. Add it now." You do; and now it is no use, and it is listened to.',
        ],
        dark: [
          'You say that you knew. {asker} shut{asker.s} {asker.their} hands. "I have been telling myself that nobody could have known," {asker.they} answer{asker.s}. "It was a comfort." There is no forgiving in it and no anger. "Come along, then. You can help me tell them. You have had practice in saying things."',
        ],
      },
      effects: ['feeling asker +2', 'set flags.advice_unwelcome_owned true'],
      memory: {
        text: 'You confessed to {asker} that your advice had been a lie.',
        about: 'asker',
      },
    },
    shrugged: {
      words: {
        light: [
          'You point out whose decision it was. "Mine," {asker} agree{asker.s}, "and a very good one, until I took it." There is a flaw in this somewhere, and you both leave it where it lies. But you are not asked for the next opinion. You are told it.',
        ],
        plain: [
          '"No, true. I decided," say{asker.s} {asker}, and there is nothing to be said against it, and {asker.they} wait{asker.s} a moment for something to be said. Then {asker.they} take{asker.s} the whole of it up again, alone, like something that was set down only to change hands.',
        ],
        dark: [
          '"Only a word of yours," {asker} agree{asker.s}. "It weighed nothing. I noticed that when I came to put my weight on it." {asker.they} {asker.has} no more to say to you, then or later, on any subject; and what {asker.they} tell{asker.s} other people, you will have to guess from how they greet you.',
        ],
      },
      effects: ['feeling asker -7', 'set flags.advice_unwelcome_shrugged true'],
      memory: {
        text: 'You left {asker} alone with what your flattery had done.',
        kind: 'broken',
        about: 'asker',
      },
    },
  },
  echoes: [
    {
      after: 'soothed',
      words: {
        light: [
          '"About {matter}," say{asker.s} {asker}, a good deal humbler than before. "I did as we said. You and I. It has gone the way the other four said." {asker.they} hold{asker.s} up a hand before you can speak. "I only wonder what you were thinking of. I know what I was."',
        ],
        plain: [
          '{asker} {asker.has} come back, and there is less of {asker.them}. "I went by what you said about {matter}," {asker.they} tell{asker.s} you. "It went wrong at just the part I had gone over quickly. You noticed it at the time. I saw you notice." And then nothing, for you to put something into.',
        ],
        dark: [
          '"It worked," say{asker.s} {asker}. "About {matter}. Someone else is standing where I should be." {asker.they} {asker.has} walked a long way to tell you this, and look{asker.s} it. "You said I was right. I want to hear you say it once more, now that we can see what it looks like."',
        ],
      },
      choices: [
        {
          text: 'Confess to {asker} that you knew better.',
          kind: 'tell',
          to: 'asker',
          leadsTo: 'atoned',
        },
        {
          text: 'Remind {asker} whose decision it was.',
          kind: 'talk',
          to: 'asker',
          leadsTo: 'shrugged',
        },
      ],
    },
  ],
};

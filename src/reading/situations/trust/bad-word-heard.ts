import type { StorySituation } from '@/reading/situation-form/story-situation';

export const badWordHeard: StorySituation = {
  id: 'bad-word-heard',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{asker} move{asker.s} off a little as you come up, then, out of politeness, half the way back. "I have heard something about you," {asker.they} explain{asker.s}. "That one only has to tell you a thing about {matter}, and everybody knows it before one has finished. So I shall be speaking in very short sentences. Fine, thank you. Hello."',
    ],
    plain: [
      '"Before we go on," {asker} say{asker.s}. "I was told something about you, and I would rather say it to you than about you. It is said that you listen well, and that what people told you about {matter} was known everywhere soon after. I do not know whether it is so. I am asking."',
    ],
    dark: [
      '{asker} {asker.does} not return your greeting. "Somebody trusted you about {matter}. I am told it was passed on, and that it ended badly for them." {asker.they} keep{asker.s} a distance of several steps. "I have something to tell, and nobody else to tell it to. So I need to know whether that is true."',
    ],
  },
  choices: [
    {
      text: 'Admit to {asker} that you have talked too much before.',
      kind: 'tell',
      to: 'asker',
      leadsTo: 'admitted',
    },
    {
      text: 'Leave {asker} to think what people think.',
      kind: 'wait',
      to: 'asker',
      leadsTo: 'shrugged',
    },
    {
      text: 'Get {asker} to say who is spreading it.',
      kind: 'persuade',
      to: 'asker',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'source',
      otherwise: 'shielded',
    },
  ],
  outcomes: {
    admitted: {
      words: {
        light: [
          '"You admit it?" {asker} {asker.is} delighted. "So do I! I told three people what I heard about you, on the way here." After that there is no holding back on either side. It is a most instructive talk, and by the end of it neither of you has a secret left.',
        ],
        plain: [
          'You say that it has happened, and that you know it. {asker} nod{asker.s} slowly. "Somebody who meant to go on would have denied it." It is not yet trust. But {asker} tell{asker.s} you something small about {matter}, clearly chosen for the purpose, and now will wait to see where it turns up.',
        ],
        dark: [
          '"Thank you," {asker} say{asker.s}, and it sounds like a sentence being passed. "Then I shall not tell you. You will understand that." {asker.they} turn{asker.s} to go, and cannot. "You are the first who has not said it was somebody else," {asker.they} say{asker.s}, with nowhere to go.',
        ],
      },
      effects: ['feeling asker +5', 'set flags.bad_word_heard_admitted true'],
      memory: {
        text: 'You admitted to {asker} that you had not always kept things quiet.',
        about: 'asker',
        significance: 'medium',
      },
    },
    shrugged: {
      words: {
        light: [
          'You let it stand, and {asker} {asker.is} left alone with it. "You might at least deny it," {asker.they} say{asker.s}, trotting after you. "Everybody denies things. How am I to know what to think?" By now {asker.they} {asker.is} talking in quite long sentences, and cannot help it.',
        ],
        plain: [
          'You offer no defence. {asker} wait{asker.s} for one, politely, and then draw{asker.s} a line under it. "As you wish. I only tell you how it looks." What {asker.they} might have said next stays unsaid. But nobody will be able to claim that you begged for anything.',
        ],
        dark: [
          '{asker} look{asker.s} long at you, who say nothing. "Either you are very guilty or very proud," {asker.they} say{asker.s}. "I had hoped for a third thing." The distance between you grows by one step, and one more, until it is simply {asker} walking away.',
        ],
      },
      effects: ['feeling asker -5', 'set flags.bad_word_heard_shrugged true'],
      memory: {
        text: 'You did not defend yourself when {asker} had heard bad things of you.',
        about: 'asker',
        significance: 'low',
      },
    },
    source: {
      words: {
        light: [
          '"I promised not to say who," {asker} tell{asker.s} you, and look{asker.s} so steadily in one particular direction that a promise is hardly needed. "I am not pointing. You will observe that my hands are quite still." They are. You thank {asker.them} for telling you nothing whatever.',
        ],
        plain: [
          'It takes some time, and you have to let {asker} come to it. There is somebody who was asked the same about {matter}, let it slip, and had need of another culprit. "I ought to have wondered why I was told it so often," {asker.they} say{asker.s}. To clear you, {asker} {asker.has} broken a confidence.',
        ],
        dark: [
          '"It was the one it ended badly for," {asker} say{asker.s} at last. "There was no hate in it. I was told so that I would be careful." {asker.they} come{asker.s} a step nearer. "Nobody has ever tried to hear their side from them. You could. They are waiting for that, I think."',
        ],
      },
      effects: [
        'feeling asker +3',
        'learn asker "Named the one who speaks badly of you."',
        'set flags.bad_word_heard_source true',
      ],
      memory: {
        text: '{asker} let you know who was speaking badly of you.',
        kind: 'secret',
        about: 'asker',
        significance: 'medium',
      },
    },
    shielded: {
      words: {
        light: [
          '"Ha!" {asker} point{asker.s} at you with both hands. "That is just what they said you would do. First it is who told you, then it is everywhere." {asker.they} withdraw{asker.s} backwards, in very short sentences. "Must go. Lovely to see you."',
        ],
        plain: [
          '{asker} refuse{asker.s}, not unkindly. "If I told you that, I should be doing the very thing you are said to do." There is little to be said to it. "It is a pity," {asker.they} add{asker.s}. "You asked who. I had hoped you would ask what was said."',
        ],
        dark: [
          '"So that it can end badly for them as well?" {asker} {asker.has} the answer now, or think{asker.s} so. What {asker.they} wanted to tell you is gone, one can see it go, back to where it was kept. {asker.they} leave{asker.s} quickly, and twice look{asker.s} round to see whether you follow.',
        ],
      },
      effects: ['feeling asker -6', 'set flags.bad_word_heard_shielded true'],
      memory: {
        text: '{asker} would not tell you who was speaking badly of you.',
        about: 'asker',
      },
    },
  },
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const atThatWord: StorySituation = {
  id: 'at-that-word',
  roles: { namer: { is: 'person' }, silent: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"That puts me in mind of {matter}," {namer} say{namer.s} cheerfully, and everything stops. A hand that had been waving stays halfway up. {silent} {silent.has} gone so quiet that one can hear it. "Did I say something wrong," {namer} want{namer.s} to know, looking from one to the next. By some common agreement they are all looking at you.',
    ],
    plain: [
      '{namer} speak{namer.s} of {matter}, only in passing, on the way to something else, and never get{namer.s} there. All round, the talk ends as if at a signal. Nobody looks at {silent}; they take such care not to that it comes to the same. {namer} turn{namer.s} to you. "I seem to have missed something. What have I done?"',
    ],
    dark: [
      'It was a word or two about {matter}, no more, and {namer} spoke lightly. But it is as though each of them had been told long ago what to do in this case. They stop. They look down. {silent} alone look{silent.s} straight ahead, hands flat and still. "Go on," {silent} say{silent.s}. "Will somebody please go on." Nobody does.',
    ],
  },
  choices: [
    {
      text: 'Go on about {matter} as if nothing were wrong.',
      kind: 'talk',
      to: 'namer',
      leadsTo: 'wentOn',
    },
    {
      text: 'Change the subject, for {silent}’s sake.',
      kind: 'talk',
      to: 'silent',
      tone: 'friendly',
      leadsTo: 'changed',
    },
    {
      text: 'Watch who dares to look at {silent} first.',
      kind: 'look',
      to: 'silent',
      leadsTo: 'noticed',
    },
  ],
  outcomes: {
    wentOn: {
      words: {
        light: [
          'You talk on for as long as the silence lasts, and slightly longer. {namer} put{namer.s} a grateful question. They had all, it seems, been longing to speak of it and kept quiet for {silent}, who had kept quiet for them. "At last," {silent} say{silent.s}. "But you are quite a rude person, you know."',
        ],
        plain: [
          'You take it up where {namer} left off, and for two sentences yours is the only voice. Then {silent} answer{silent.s} you, drily, to the point, and nothing falls down. The others do not join in. "So it can be said," {silent} tell{silent.s} you afterwards. "I would have liked to be asked first."',
        ],
        dark: [
          'You go on speaking, and every word can be heard by itself. {silent} listen{silent.s} to the end of it, and nod{silent.s} once. "Nobody has ever said that in front of me. They thought that I would break." {silent} get{silent.s} up, and it takes a while, and go{silent.es}. Nobody but {namer} thanks you.',
        ],
      },
      effects: ['feeling namer +4', 'feeling silent -3', 'set flags.at_that_word_spoken true'],
      memory: {
        text: 'You spoke on about {matter} when everyone else fell silent before {silent}.',
        about: 'silent',
        significance: 'medium',
      },
    },
    changed: {
      words: {
        light: [
          'You ask whether anyone present can count backwards. Everyone can. Everyone does, with passion, {namer} loudest and quite wrong. "That was the silliest rescue I have ever had," {silent} say{silent.s} to you under cover of the noise. Off to one side the interrupted wave is at last completed. {namer} still {namer.has} no idea.',
        ],
        plain: [
          'You begin upon something else, not cleverly, and they all come to meet you, as if you had thrown them a line. {namer} understand{namer.s} that much, and look{namer.s} shut out. {silent}’s hands had closed; now they open by degrees. Nothing has been learnt, and the next time it will be harder to ask.',
        ],
        dark: [
          'You say something, anything; it is about the way here, and how long it was. One of them answers. The silence closes over the other thing without a mark. {namer} look{namer.s} at you as at one more of those who know. {silent} {silent.has} hardly moved, but, very slightly, in your direction, bow{silent.s}.',
        ],
      },
      effects: ['feeling silent +7', 'feeling namer -3', 'set flags.at_that_word_changed true'],
      memory: {
        text: 'You changed the subject to spare {silent}.',
        kind: 'help',
        about: 'silent',
      },
    },
    noticed: {
      words: {
        light: [
          'You do not answer; you look. And the one who looks at {silent} first, with great innocence, before the word is well out, is {namer}. It was no slip at all. "You saw that," {namer} whisper{namer.s} afterwards, pleased and ashamed. "I wanted to know whether they would really all stop. They do it every time."',
        ],
        plain: [
          'Everyone looks away from {silent} except for one. {namer} {namer.is} looking, attentively, like somebody who has put a question and waits. So it was not said in passing. {namer} see{namer.s} you see it. "One must begin somewhere," {namer} say{namer.s} later, to you only. "You will not tell {silent} that I meant to."',
        ],
        dark: [
          'You say nothing and see what there is to see. They all look down; only {namer} {namer.does} not. {namer} look{namer.s} at {silent} with a terrible patience. It was meant, then, every word. {silent} return{silent.s} that look until {namer} give{namer.s} way. "Some time," {namer} tell{namer.s} you in going, "somebody is going to answer me."',
        ],
      },
      effects: [
        'feeling namer -2',
        'feeling silent -2',
        'learn namer "Spoke of it on purpose, to see what would happen."',
        'set flags.at_that_word_noticed true',
      ],
      memory: {
        text: 'You saw that {namer} had spoken of {matter} on purpose.',
        kind: 'secret',
        about: 'namer',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'changed',
      words: {
        light: [
          '"I owe you an explanation, on account of the counting," {silent} say{silent.s}. "I once made a speech about {matter}. It was long. It had a poem in it. They swore never to mention it again." A sigh. "Do laugh. It would be such a rest from all that kindness."',
        ],
        plain: [
          '"You helped me out, that time," {silent} say{silent.s}, and then, in few words, tell{silent.s} you about {matter}. It is not what the others think. "They never asked me, they just stopped. You got them to stop stopping. So I thought that it should be you."',
        ],
        dark: [
          '{silent} come{silent.s} and stand{silent.s} by you. "I might have helped, you see. And about {matter} I did nothing. They believe that I suffered by it, and have been gentle with me ever since." For a while that is all. "So now you know whom you were kind to."',
        ],
      },
      effects: [
        'feeling silent +4',
        'learn silent "Was treated with more care than there was cause for."',
        'set flags.at_that_word_explained true',
      ],
      memory: {
        text: '{silent} told you what lay behind the silence about {matter}.',
        kind: 'secret',
        about: 'silent',
        significance: 'medium',
      },
    },
  ],
};

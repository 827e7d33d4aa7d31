import type { StorySituation } from '@/reading/situation-form/story-situation';

export const thereBeforeYou: StorySituation = {
  id: 'there-before-you',
  roles: { doer: { is: 'person' }, thing: { is: 'thing' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{doer} {doer.is} there before you, holding {thing} upside down and shaking it. "If you have come about {matter}," {doer.they} say{doer.s} without looking up, "there is a queue. I am the queue. I have worked out all of it except which way round it goes." {thing} is turned over and shaken again. "You may watch. Touch nothing."',
    ],
    plain: [
      'What you came for is already being done. {doer} {doer.has} {thing} close at hand, everything in order, half of it finished. "You too," {doer.they} say{doer.s}. "About {matter}, I suppose. I was here first. I do not say it to be unpleasant. I say it because I am not going to begin again for two."',
    ],
    dark: [
      '{doer} look{doer.s} up, move{doer.s} in front of {thing} and, seeing who it is, stay{doer.s} there. "I know what you are here for. It is about {matter}. I have come for the same, and I have had the longer way. Whoever finishes this will be asked what was done with it. I mean to be the one they ask."',
    ],
  },
  choices: [
    {
      text: 'Help {doer} finish, and claim no share.',
      kind: 'help',
      to: 'doer',
      tone: 'friendly',
      leadsTo: 'helped',
    },
    {
      text: 'Wait until {doer} get{doer.s} stuck with {thing}.',
      kind: 'wait',
      to: 'doer',
      leadsTo: 'waited',
    },
    {
      text: 'Convince {doer} that {thing} is the wrong one.',
      kind: 'deceive',
      to: 'doer',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'gaveUp',
      otherwise: 'sawThrough',
    },
  ],
  outcomes: {
    helped: {
      words: {
        light: [
          'You hold things, hand things over and keep quiet. {doer} {doer.is} not used to it, and keep{doer.s} explaining to you what you have just done. "We managed that very nicely," {doer.they} say{doer.s} when it is finished. In later tellings it will be ‘I’. But it was ‘we’, at the beginning, and you heard it.',
        ],
        plain: [
          'You ask what comes next, and do that. With two it goes fast. At the end {doer} put{doer.s} {doer.their} own name to it, hesitating, and you leave it so. "Half of that you knew better than I," {doer.they} say{doer.s}. "I am not going to tell anyone. I tell you, and that will have to do."',
        ],
        dark: [
          'You ask for nothing, and {doer} {doer.is} slow to believe it; {doer.they} work{doer.s} with one hand on {thing} until both are needed. Then it is done. "They will want to know who it was," {doer} say{doer.s}. "I shall say, I alone. Be glad of it." It might be greed. It might be the opposite.',
        ],
      },
      effects: ['feeling doer +8', 'set flags.there_before_you_helped true'],
      memory: {
        text: 'You helped {doer} finish what you had come for and took no share.',
        kind: 'help',
        about: 'doer',
        significance: 'medium',
      },
    },
    waited: {
      words: {
        light: [
          'You settle down to watch, and nothing unsettles a person more. {doer} drop{doer.s} one thing and then another. In the end {thing} is held out to you. "I am not stuck," {doer.they} say{doer.s}. "I am having a pause. You may hold this meanwhile." The pause goes on. {doer} go{doer.es} away to have it in peace.',
        ],
        plain: [
          'You keep your distance. It goes well, then slowly, then not at all; three times {doer} begin{doer.s} afresh at the same point. Finally {doer.they} push{doer.es} {thing} across to you. "You saw it coming," {doer.they} say{doer.s}. "You could have said so at the start." It is yours now, with the hardest part still to do.',
        ],
        dark: [
          'You come no closer, and you do not leave. {doer} get{doer.s} to where it cannot be done alone, and go{doer.es} on alone well past that. "Take it," {doer.they} say{doer.s} then, holding out {thing} without turning. "You stood there and let me. I would have done the same. That is why I shall not forgive it."',
        ],
      },
      effects: [
        'gain thing',
        'feeling doer -5',
        'time 1h',
        'set flags.there_before_you_waited true',
      ],
      memory: {
        text: 'You waited until {doer} got stuck, and then {thing} came to you.',
        about: 'doer',
      },
    },
    gaveUp: {
      words: {
        light: [
          'You observe in passing that it is a very good copy. "A copy," {doer} say{doer.s}, and hold{doer.s} {thing} far off, then close, and all the love goes out of it. "I knew. It never rattled as it should." It is pressed into your hands. "Keep it. And thank goodness you came."',
        ],
        plain: [
          'You say it quietly, like something you would sooner not have noticed. {doer} look{doer.s} again, and find{doer.s} what people find who are looking for a fault. "All that work," {doer.they} say{doer.s}, and leave{doer.s} {thing} with you, and go{doer.es} to begin elsewhere. You have what you came for, and {doer}’s thanks for your honesty.',
        ],
        dark: [
          'It need only be said once; {doer} {doer.was} afraid of it already. {doer.they} set{doer.s} {thing} down before you with great care. "Then I came all this way for nothing," {doer.they} say{doer.s}, and go{doer.es}, not fast. It is in your hands now, and there was never any other.',
        ],
      },
      effects: ['gain thing', 'feeling doer +2', 'set flags.there_before_you_lied true'],
      memory: {
        text: 'You talked {doer} out of {thing} with a lie.',
        kind: 'betrayal',
        about: 'doer',
        significance: 'medium',
      },
    },
    sawThrough: {
      words: {
        light: [
          '"The wrong one," {doer} repeat{doer.s}, enchanted. "I said exactly that to the person who was here before me. Nearly in that tone." {thing} is drawn a little nearer to {doer.them}. "It worked, too. But you must drop your voice at the end. Try it on whoever comes next. I shall gladly advise."',
        ],
        plain: [
          '{doer} check{doer.s}, and take{doer.s} time over it, which is fair. "It is the right one," {doer.they} say{doer.s}, "and you know that, or you would not be here." From then on {doer.they} work{doer.s} so that you cannot see {doer.their} hands. What you ask is answered, with courtesy, and with nothing in it.',
        ],
        dark: [
          '"Do not," {doer} say{doer.s}, before you have finished. "I would have shared it. I had just got as far as thinking how." {doer.they} cover{doer.s} {thing} with both hands, and it is no longer against you in particular. It is against everybody. "Now I am glad that I came alone."',
        ],
      },
      effects: ['feeling doer -7', 'set flags.there_before_you_caught true'],
      memory: { text: '{doer} saw through your lie about {thing}.', about: 'doer' },
    },
  },
};

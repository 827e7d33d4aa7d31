import type { StorySituation } from '@/reading/situation-form/story-situation';

export const fearBehindAJoke: StorySituation = {
  id: 'fear-behind-a-joke',
  roles: { joker: { is: 'person' }, elsewhere: { is: 'elsewhere' } },
  words: {
    light: [
      '"If I am not back from {elsewhere}, you may have my share of everything," {joker} announce{joker.s}. "Including the blame." It gets a laugh. Encouraged, {joker.they} leave{joker.s} you {joker.their} place in the conversation and {joker.their} worst habits, one after another, numbered. {joker.they} {joker.has} reached fourteen, and {joker.is} speaking rather fast.',
    ],
    plain: [
      'Somebody speaks of going to {elsewhere}, and {joker} {joker.has} a joke about it, and another, and a third that is the first again. The others have stopped laughing; {joker} {joker.has} not. {joker.they} {joker.has} taken a place from which {joker.they} can see everyone’s way out. "Anybody?" {joker.they} ask{joker.s}. "No? I have more."',
    ],
    dark: [
      '"One hears nothing but good about {elsewhere}," say{joker.s} {joker}. "Nobody has ever come back to complain." Nobody laughs, so {joker.they} laugh{joker.s} for all of you. It goes on a little too long, and stops as if somebody had called {joker.them}. {joker.their} hands have hold of each other, and neither is letting go.',
    ],
  },
  choices: [
    {
      text: 'Laugh with {joker} and let it pass.',
      kind: 'gesture',
      to: 'joker',
      tone: 'friendly',
      leadsTo: 'laughed',
    },
    {
      text: 'Name quietly what {joker} {joker.is} afraid of.',
      kind: 'talk',
      to: 'joker',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'named',
      otherwise: 'parried',
    },
    {
      text: 'Promise {joker} to go first to {elsewhere}.',
      kind: 'help',
      to: 'joker',
      leadsTo: 'promised',
    },
  ],
  outcomes: {
    laughed: {
      words: {
        light: [
          'You laugh at fourteen, and at fifteen; at sixteen you cannot stop, and neither can {joker}, and the two of you have to hold each other upright. "I shall be perfectly all right there," {joker} gasp{joker.s}. "They will send me back. You would." By twenty it is very nearly true.',
        ],
        plain: [
          'You laugh, and it gets {joker} across. The fourth joke is a new one, and the fifth is good. Somebody else takes it up. {joker} give{joker.s} you a look across them all, quick, and meant for nobody else: thank you, and say nothing. It is as near as you will come.',
        ],
        dark: [
          'So you laugh. {joker} turn{joker.s} to the sound as to a call. "There," {joker.they} say{joker.s}, "it was funny," and loosen{joker.s} one hand from the other. Nothing has been said, and nothing can be now; you have both agreed what this was. {joker} will go there laughing, and alone with it.',
        ],
      },
      effects: ['feeling joker +4', 'set flags.fear_behind_a_joke_passed true'],
      memory: { text: 'You helped {joker} laugh a fear away.', about: 'joker' },
    },
    named: {
      words: {
        light: [
          'You say it low, so that it is between you. {joker} stop{joker.s} at seventeen with a hand still held up for eighteen. "Rather a lot, yes," {joker.they} say{joker.s}, in quite an ordinary voice. "I thought if I went on long enough it would turn out I was somebody else." {joker.they} strike{joker.s} out fifteen.',
        ],
        plain: [
          '"It is not the place," {joker} say{joker.s}, when the others have begun to talk among themselves. "It is that I was there before, and was no use to anyone. I should like not to see that again." It is told in four sentences, none of them funny, and {joker.they} seem{joker.s} surprised how few it takes.',
        ],
        dark: [
          'You say the word that nobody has said. {joker} look{joker.s} at you with an expression you have not seen before, because this is the first time {joker.they} {joker.has} not been preparing the next remark. "Yes," {joker.they} say{joker.s}. "Now leave me one or two jokes. I have to get there on something."',
        ],
      },
      effects: ['feeling joker +7', 'learn joker "Is afraid, and jokes so that it may not show."'],
      memory: {
        text: '{joker} admitted to you how frightening {elsewhere} was.',
        kind: 'secret',
        about: 'joker',
        significance: 'medium',
      },
    },
    parried: {
      words: {
        light: [
          '"Afraid? I?" {joker} call{joker.s} out, to everybody. "I leave you that as well. Number fifteen: my fear. Enjoy it in good health." It gets the biggest laugh so far, and it is on you. But {joker} {joker.has} lost the thread; there is no sixteen; and {joker.they} {joker.does} not look in your direction again.',
        ],
        plain: [
          'It comes out a shade too loud. One or two people turn round. {joker} smile{joker.s} straight at you. "Are you worried?" {joker.they} ask{joker.s}, kindly, for everyone to hear. "You need only say so. We will look after you." And there you stand, being looked after.',
        ],
        dark: [
          '"Careful," {joker} say{joker.s} softly. It is the first thing {joker.they} {joker.has} said that is not a joke, and it is not a confession either. The hands have come apart; one of them motions you back a step. "You get to call it that when you are the one who goes." Then {joker.they} start{joker.s} again, louder.',
        ],
      },
      effects: ['feeling joker -6', 'set flags.fear_behind_a_joke_exposed true'],
      memory: {
        text: 'You spoke of {joker}’s fear, and {joker} turned it on you.',
        about: 'joker',
      },
    },
    promised: {
      words: {
        light: [
          '{joker} {joker.is} silent for the first time since anyone can remember. "You would go before me?" {joker.they} ask{joker.s}. "To {elsewhere}? With that walk?" And then, seeing you mean it: "I take back number nine. You cannot have my habit of arriving late. I need it now. It has become part of the plan."',
        ],
        plain: [
          '"I said nothing about anybody going first," say{joker.s} {joker}. It is very quiet now. You repeat what you said. {joker} nod{joker.s} several times, and try as {joker.they} may there is no joke to be had from it. "Then I will be right behind you," {joker.they} say{joker.s}. "I promise that, and I am not being funny."',
        ],
        dark: [
          '"Do not say that unless you mean it," {joker} tell{joker.s} you. "I would hold you to it. You have no idea how I would hold you to it." You repeat it. {joker.they} let{joker.s} go of {joker.their} own hand and take{joker.s} yours, hard, for as long as one might count three.',
        ],
      },
      effects: ['feeling joker +8', 'set flags.fear_behind_a_joke_promised true'],
      memory: {
        text: 'You promised {joker} to be the first to go to {elsewhere}.',
        kind: 'promise',
        about: 'joker',
        significance: 'medium',
      },
    },
    wentFirst: {
      words: {
        light: [
          '"I never doubted it," say{joker.s} {joker}, who plainly did, and fall{joker.s} in behind you so closely that you are trodden on twice. All the way {joker.they} describe{joker.s} to you what {joker.they} would do if {joker.they} {joker.was} in front. It is extremely heroic. It would have got you both lost.',
        ],
        plain: [
          'You say that it stands. {joker} let{joker.s} that be enough, and check{joker.s} nothing, and make{joker.s} no remark. When the moment comes you will hear two sets of steps, yours and another exactly as long behind them as was agreed; and you will not have to turn round to know whose.',
        ],
        dark: [
          '"Then I shall tell you what to look out for," {joker} say{joker.s}, and {joker.does}, in order, without one flourish. It is useful and it is terrible. It must have been there under every joke. "That is all of it," {joker.they} finish{joker.es}. "Now you know as much as I do, and you are still here."',
        ],
      },
      effects: [
        'feeling joker +7',
        'settle promise joker',
        'set flags.fear_behind_a_joke_kept true',
      ],
      memory: {
        text: 'You stood by your promise to {joker} about {elsewhere}.',
        kind: 'kept',
        about: 'joker',
        significance: 'medium',
      },
    },
    tookBack: {
      words: {
        light: [
          '"Quite right," {joker} say{joker.s} warmly. "Quite right. It was a silly promise, and I laughed at it at the time." {joker.they} shake{joker.s} your hand. "Number twenty-one," {joker.they} remark{joker.s}, moving off, to nobody in particular, "I leave to whoever wants it: a very good view from behind somebody."',
        ],
        plain: [
          '{joker} hear{joker.s} it without moving. "It was good while I had it," {joker.they} say{joker.s}. "I walked about on it for quite some time." {joker.they} make{joker.s} a joke then, for your sake, so that you need not stand there; and it is so well done that you very nearly need not.',
        ],
        dark: [
          '"Yes," say{joker.s} {joker}. "I thought I heard a catch in it." {joker.they} laugh{joker.s}, alone, the old laugh, and it stops in the old place. "Do you know, I was not frightened any longer. I had got to where I was only worried about you." {joker.they} go{joker.es} to get ready.',
        ],
      },
      effects: [
        'feeling joker -10',
        'settle promise joker',
        'set flags.fear_behind_a_joke_broken true',
      ],
      memory: {
        text: 'You took back your promise to {joker} about {elsewhere}.',
        kind: 'broken',
        about: 'joker',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'promised',
      words: {
        light: [
          '"I do not wish to press you," {joker} say{joker.s}, "but I have told everyone that you are going first to {elsewhere}, and several have asked for a place with a view." {joker.they} rub{joker.s} {joker.their} hands together. "It still is you, is it? I only ask on their behalf."',
        ],
        plain: [
          '{joker} fall{joker.s} into step with you. "What you said, about {elsewhere}," {joker.they} begin{joker.s}, and there is no joke in sight anywhere. "People say such things. I would not think the worse of you. I have only got to know it beforehand, so that I can start being brave in time."',
        ],
        dark: [
          '"It will be soon," {joker} say{joker.s}. "{elsewhere}. I said I would hold you to it." {joker.their} hands have found one another again. "I am holding you to it. I had a joke ready, and I forget how it ends, so you must answer me straight."',
        ],
      },
      choices: [
        {
          text: 'Stand by what you promised {joker}.',
          kind: 'help',
          to: 'joker',
          leadsTo: 'wentFirst',
        },
        {
          text: 'Take your promise back from {joker}.',
          kind: 'tell',
          to: 'joker',
          leadsTo: 'tookBack',
        },
      ],
    },
  ],
};

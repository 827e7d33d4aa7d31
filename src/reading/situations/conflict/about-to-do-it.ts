import type { StorySituation } from '@/reading/situation-form/story-situation';

export const aboutToDoIt: StorySituation = {
  id: 'about-to-do-it',
  roles: {
    hothead: { is: 'person', trait: 'bold' },
    matter: { is: 'topic' },
    elsewhere: { is: 'elsewhere' },
  },
  words: {
    light: [
      '{hothead} come{hothead.s} past you at great speed, stop{hothead.s}, and come{hothead.s} past you again the other way. "I am going to {elsewhere}, and I am going to tell them about {matter}, all of it, with gestures." You are shown one of the gestures. It is a large one. "Do not try to stop me. Somebody always tries to stop me."',
    ],
    plain: [
      '"Then they can hear it from me," {hothead} say{hothead.s}. "About {matter}, and about everybody who kept quiet." {hothead.they} {hothead.has} turned towards {elsewhere} already and {hothead.is} still here only because you happen to be in between. "They will throw me out for it. I know that. Do not tell me what I know."',
    ],
    dark: [
      'There is nothing loud in it. {hothead} {hothead.is} handing over one duty after another: who is to see to this, who to that. "And then I go to {elsewhere} and say what I know about {matter}. They will not have me back, there or anywhere. I have thought it through from both ends, and it comes out the same."',
    ],
  },
  choices: [
    {
      text: 'Stay in {hothead}’s way until the anger tires.',
      kind: 'force',
      to: 'hothead',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'stayed',
      otherwise: 'brushedAside',
    },
    {
      text: 'Offer to stand up and say it with {hothead}.',
      kind: 'help',
      to: 'hothead',
      tone: 'friendly',
      leadsTo: 'together',
    },
    {
      text: 'Ask {hothead} to say all of it to you first.',
      kind: 'talk',
      to: 'hothead',
      leadsTo: 'said',
    },
  ],
  outcomes: {
    stayed: {
      words: {
        light: [
          '{hothead} step{hothead.s} left, and so do you. After the ninth time it has become a sort of dance, and it is hard to be furious in a dance. "You are extremely annoying," {hothead} say{hothead.s}, and sit{hothead.s} down where {hothead.they} {hothead.is}. "I had such a good beginning, too. Do you want to hear the beginning?"',
        ],
        plain: [
          'You do not argue; you are merely there, wherever {hothead} want{hothead.s} to pass. It takes a long while. "Someone has to tell them," {hothead} say{hothead.s}, and later the same again, lower. In the end {hothead.they} stop{hothead.s} trying. "Then you had better have something else in mind. Have you?"',
        ],
        dark: [
          '{hothead} could push past you at any moment. {hothead.they} put{hothead.s} one hand against you, quite lightly, and leave{hothead.s} it there. "You are making me stay with this," {hothead.they} say{hothead.s}. "I was nearly rid of it." But the hand comes down, and {hothead} stay{hothead.s}.',
        ],
      },
      effects: ['feeling hothead -3', 'time 1h', 'set flags.about_to_do_it_stopped true'],
      memory: {
        text: 'You stood in {hothead}’s way until the rash plan was given up.',
        about: 'hothead',
        significance: 'medium',
      },
    },
    brushedAside: {
      words: {
        light: [
          'You are lifted, turned, and put down facing the other way, all most politely. By the time you have turned round again {hothead} {hothead.has} been and come back. "It went well," {hothead} say{hothead.s}. "They laughed in the wrong places. And then in all the places. I may have told them that it was your idea."',
        ],
        plain: [
          '"I told you," {hothead} say{hothead.s}, and walk{hothead.s} round you as one walks round an obstacle. When you see {hothead} again it is done, and there is no triumph in it. "They let me finish. They thanked me. Nobody said one word about it." {hothead.they} would have preferred to be thrown out.',
        ],
        dark: [
          '{hothead} go{hothead.es} by without touching you. You hear of it before you see {hothead} again: the silence after the first sentence, the people moving away. "It is done," {hothead} say{hothead.s}, later, close to you, since there is plenty of space now round {hothead.them}. "You meant it well. Do not do it again."',
        ],
      },
      effects: ['feeling hothead -6', 'time 1h', 'set flags.about_to_do_it_done true'],
      memory: {
        text: 'You failed to stop {hothead}, who went and said everything about {matter}.',
        about: 'hothead',
        significance: 'medium',
      },
    },
    together: {
      words: {
        light: [
          '{hothead} had an answer ready for everything but this. "With me," {hothead.they} repeat{hothead.s}. "Standing up. With your name to it." The large gesture comes down by halves. "Then we should do it properly. We should agree who says what. We should perhaps leave out the gestures." {hothead} shake{hothead.s} your hand, for rather long.',
        ],
        plain: [
          'It stops {hothead} as no argument could. "You would be thrown out as well," {hothead.they} say{hothead.s}, and think{hothead.s} about it. "No, not like this, then. For myself I need no plan. For two I do." {hothead} come{hothead.s} back those few steps. "When it is time, I shall ask you. Mean it, when I ask."',
        ],
        dark: [
          '"Nobody was to come along," {hothead} say{hothead.s}. "I had it all arranged for one." {hothead.they} no longer look{hothead.s} calm. "I can ruin my own name. I will not ruin yours with it." And then, as you do not take it back: "Not now, in that case. But it was said, and I heard it."',
        ],
      },
      effects: ['feeling hothead +8', 'set flags.about_to_do_it_together true'],
      memory: {
        text: 'You promised to stand beside {hothead} and speak out about {matter}.',
        kind: 'promise',
        about: 'hothead',
        significance: 'high',
      },
    },
    said: {
      words: {
        light: [
          'You get all of it, with every gesture, the best one twice. Towards the end {hothead}’s voice begins to give out. "And that," {hothead.they} say{hothead.s}, "is what I shall tell them," and look{hothead.s} off towards {elsewhere} as at a second helping. "Or you could. You have heard it now. You tell it."',
        ],
        plain: [
          '{hothead} tell{hothead.s} you, standing, and it takes longer than anger lasts. Halfway through {hothead.they} come{hothead.s} upon something that {hothead.they} had not meant to say, about {hothead.their} own part in it, and stop{hothead.s}. "I would have said that too. There. Before them all." {hothead.they} {hothead.does} not thank you. {hothead.they} stay{hothead.s}.',
        ],
        dark: [
          'It is a short account. {hothead} give{hothead.s} it without lifting {hothead.their} voice, with the names. At the end {hothead} look{hothead.s} at you with something like pity. "Now there are two of us who know it. I wanted to get it off my hands, and I have only put it into yours as well."',
        ],
      },
      effects: [
        'feeling hothead +2',
        'learn hothead "Had a part in it too, and kept silent."',
        'set flags.about_to_do_it_heard true',
      ],
      memory: {
        text: 'You heard everything {hothead} knew about {matter}.',
        kind: 'secret',
        about: 'hothead',
        significance: 'medium',
      },
    },
  },
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const missingThing: StorySituation = {
  id: 'missing-thing',
  roles: { loser: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '{loser} looks under everything that can be looked under, and then under the same things again. "I had {thing} right here. I remember being pleased with how well I had put it." The search comes to a stop. So does {loser}, looking at you with great politeness.',
    ],
    plain: [
      '"I had {thing} a moment ago," {loser} says. Both hands go over the same empty spot, slowly, as if it might still be felt there. Then they lie still. {loser} does not accuse anybody. {loser} only looks up, and of all the people to look at, it is you.',
    ],
    dark: [
      '{loser} asks it of nobody in particular: who has taken {thing}. Nobody answers. "Do you know what happens to me if it is not found?" {loser} says, and there is no anger in the voice at all. "I am not asking them. I am asking you."',
    ],
  },
  choices: [
    {
      text: 'Stay and search beside {loser}, however long it takes.',
      kind: 'help',
      to: 'loser',
      tone: 'cooperative',
      leadsTo: 'searched',
    },
    {
      text: 'Tell {loser} to accuse you aloud or look elsewhere.',
      kind: 'tell',
      to: 'loser',
      tone: 'hostile',
      leadsTo: 'faced',
    },
    {
      text: 'Retrace {loser}’s steps until you come upon {thing}.',
      kind: 'search',
      to: 'loser',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'found',
      otherwise: 'colder',
    },
  ],
  outcomes: {
    searched: {
      words: {
        light: [
          'You search side by side, and everything turns up except {thing}. {loser} tells you the history of each find, with dates. "Well," {loser.they} say{loser.s} at the end of it, "nobody guilty would have listened to all that."',
        ],
        plain: [
          'You start at one end and {loser} at the other. When you meet in the middle, neither of you has {thing}. {loser} looks at your empty hands. "I thought it was you," {loser.they} say{loser.s}. "I don’t now. That leaves everybody else."',
        ],
        dark: [
          'You are still searching when {loser} has given up. "Stop. It’s gone." {loser} stands and watches you go on all the same. "I’ll be asked who was here, and I’ll have to name you," {loser.they} say{loser.s}. "I’ll say this as well. That you looked longer than I did."',
        ],
      },
      effects: ['time 1h', 'feeling loser +6', 'set flags.missing_thing_searched true'],
      memory: {
        text: 'You searched for {thing} with {loser} long after hope was gone.',
        kind: 'help',
        about: 'loser',
      },
    },
    faced: {
      words: {
        light: [
          '"Accuse you?" {loser} says. "I was only going to look at you until you felt dreadful." It has not worked, and {loser.they} know{loser.s} it. Then, like somebody backing out of a muddle: "There is another name. I would sooner not have had to think of it."',
        ],
        plain: [
          '"I haven’t said anything," says {loser}. You wait. "All right. I looked at you because you were nearest, and it was easy." {loser} takes a step back, out of your reach. "There is somebody I should have looked at first. I won’t thank you for making me."',
        ],
        dark: [
          'Whoever is near has gone quiet to hear it. {loser} seems about to say it, and does not. "No," {loser.they} say{loser.s}, and the word is an effort. "But I’ll remember that you made me choose, before people, with nothing in my hands."',
        ],
      },
      effects: ['feeling loser -6', 'set flags.missing_thing_faced true'],
      memory: {
        text: 'You made {loser} accuse you over {thing} or be silent.',
        about: 'loser',
        significance: 'medium',
      },
    },
    found: {
      words: {
        light: [
          'Three steps back, two to the side, and there: {thing}, in the one spot {loser} swears to have looked in first. "I was testing it," {loser.they} say{loser.s}. Nobody asks what was being tested. For some while afterwards {loser} holds {thing} very tightly.',
        ],
        plain: [
          'You have {loser} go through it again, each thing set down, each thing taken up. At the fourth step you both see it: {loser} laid {thing} aside to free a hand. "By me," {loser.they} say{loser.s}. "It was me." It takes {loser} some time to look at you.',
        ],
        dark: [
          'You find {thing} pushed far back, where nothing slides by accident. {loser} takes it with both hands. "Somebody wanted it to look like you," {loser.they} say{loser.s}, low. "And I was going to believe it. I want you to know how close I was."',
        ],
      },
      effects: ['feeling loser +9', 'set flags.missing_thing_found true'],
      memory: {
        text: 'You found {thing} when {loser} had begun to suspect you.',
        kind: 'help',
        about: 'loser',
        significance: 'medium',
      },
    },
    colder: {
      words: {
        light: [
          'The steps lead you back to where you started, by way of an argument about whether {loser} was humming at the time. {loser} was not. {loser} never hums. "You seem very sure how a person might lose {thing}," says {loser}, and there is the look again.',
        ],
        plain: [
          'You go over it with {loser} twice, and the second account is not the first. When you point that out, the searching stops. "So now I’m the one being questioned," {loser.they} say{loser.s}. Nobody has found {thing}, and the looking at you goes on, less politely.',
        ],
        dark: [
          'Each step you retrace brings you nearer to the place where you were standing yourself. {loser} sees it before you can leave it out. "There," {loser.they} say{loser.s}, quite gently. "That’s as far as it goes, isn’t it? It goes as far as you."',
        ],
      },
      effects: ['feeling loser -5', 'set flags.missing_thing_suspected true'],
      memory: {
        text: 'Your search for {thing} only made {loser} surer it was you.',
        about: 'loser',
      },
    },
    forgiven: {
      words: {
        light: [
          '"Is that all?" {loser} says. "I’d prepared for shouting." Relief makes {loser.them} talkative, and you hear a good deal about other things that {loser.they} {loser.has} lost over the years, including one that was in {loser.their} other hand.',
        ],
        plain: [
          '{loser} waits to see whether more is coming, and when it does not, lets {thing} sink. "You could have made that worse. I would have." It is said like a debt being put down somewhere. {loser} steps aside to let you by, a little further than is needed.',
        ],
        dark: [
          '{loser} had been braced for something harder. "Don’t be kind about it," {loser.they} say{loser.s}. "Kindness I’ll have to carry." But the hands are quiet now, and when somebody calls, {loser} answers in a voice you have not heard for a while.',
        ],
      },
      effects: ['feeling loser +7', 'set flags.missing_thing_forgiven true'],
      memory: { text: 'You let {loser} off lightly for having suspected you.', about: 'loser' },
    },
    aloud: {
      words: {
        light: [
          'So {loser} says it to everyone, with gestures, and then once more for a person who came late. By the third telling it has become rather a good story, and you are rather good in it. {loser} walks off hoarse and does not wish to be spoken to.',
        ],
        plain: [
          '{loser} looks round at who is there, and you can see each of them being counted. "I thought {thing} had been taken, and I thought by whom. I was wrong about both." People look at you differently. {loser} does not look at you at all.',
        ],
        dark: [
          '"I suspected this person, and there was no reason," {loser} says to all of them, without lifting {loser.their} voice. It clears you as nothing else could have. It also tells whoever is listening what {loser} will admit to when pressed.',
        ],
      },
      effects: ['feeling loser -4', 'set flags.missing_thing_cleared true'],
      memory: {
        text: 'You made {loser} clear your name where everyone could hear.',
        about: 'loser',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'faced',
      words: {
        light: [
          '{loser} has {thing} again, and seems to wish that somebody else had found it. "It was in my own keeping," {loser.they} tell{loser.s} you. "All along. I have been rehearsing how to put this, and that was the best version."',
        ],
        plain: [
          '{loser} comes up to you with {thing} held out in front, so that you will see it first. "I’d put it away myself and forgotten." A pause, in which more is owed. "I looked at you, that time. You’ll remember how."',
        ],
        dark: [
          '"Somebody else was made to bring {thing} back," says {loser}, "and I watched how that was done." {loser.their} hands will not keep still. "It might have been you standing there. I had your name ready. I wanted to tell you so myself."',
        ],
      },
      choices: [
        {
          text: 'Accept that from {loser} and say no more.',
          kind: 'gesture',
          to: 'loser',
          tone: 'friendly',
          leadsTo: 'forgiven',
        },
        {
          text: 'Require {loser} to say it where others can hear.',
          kind: 'tell',
          to: 'loser',
          tone: 'hostile',
          leadsTo: 'aloud',
        },
      ],
    },
  ],
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const toldTwoWays: StorySituation = {
  id: 'told-two-ways',
  roles: {
    first: { is: 'person' },
    second: { is: 'person' },
    absent: { is: 'absent-person' },
    matter: { is: 'topic' },
  },
  words: {
    light: [
      '"You will never guess," {first} say{first.s}, and {first.does} not let you. "{absent} knew all about {matter} before anyone!" You have not gone ten steps when {second} draw{second.s} you aside, glowing with discretion. "Do not repeat this. About {matter}: {absent} {absent.was} the very last to be told. I have it from an excellent source."',
    ],
    plain: [
      '{first} tell{first.s} it quickly, looking past you: when it came to {absent}, there was nothing new to tell about {matter}, because {absent} had known from the start. A little later it is {second}, and just as certain. {absent} had no idea of {matter}, and heard of it last. "Everybody says so," {second} tell{second.s} you.',
    ],
    dark: [
      '"{absent} knew," {first} say{first.s}. "About {matter}. All that time, and let us go on." {second} wait{second.s} until {first} {first.has} gone. "You have heard that one, then. Now hear mine. Nobody told {absent} about {matter}, on purpose. They wanted to have somebody who did not know." One of these is going to be believed.',
    ],
  },
  choices: [
    {
      text: 'Bring {first} and {second} together to compare stories.',
      kind: 'talk',
      to: 'first',
      leadsTo: 'compared',
    },
    {
      text: 'Keep both stories to yourself, and tell {first} so.',
      kind: 'tell',
      to: 'first',
      leadsTo: 'keptQuiet',
    },
    { text: 'Ask {second} who told it first.', kind: 'search', to: 'second', leadsTo: 'traced' },
  ],
  outcomes: {
    compared: {
      words: {
        light: [
          'You set them opposite each other and let them begin. It is like two people meeting with the same present. "First," {first} insist{first.s}. "Last," {second} say{second.s}. They end by settling that {absent} knew first and forgot, which neither of them had heard before, and both hasten away in different directions to tell it.',
        ],
        plain: [
          'With the other listening, each of them tells it with less certainty. "I was told so," {first} say{first.s}. "I took it so," {second} say{second.s}. Between the two of them not much of either story is left. They are relieved, and ashamed, and both would have preferred you to leave it alone.',
        ],
        dark: [
          '{first} tell{first.s} it and {second} tell{second.s} it, and you wait for one of them to give way. Neither does. "Then you call me a liar," {first} say{first.s}. "I call you late," {second} say{second.s}. There were two stories before. Now there are two sides, and you were the one who introduced them.',
        ],
      },
      effects: ['feeling first -4', 'feeling second -4', 'set flags.told_two_ways_compared true'],
      memory: {
        text: 'You made {first} and {second} compare what they said about {absent}.',
        about: 'first',
      },
    },
    keptQuiet: {
      words: {
        light: [
          'You tell {first} that it stops with you. "Stops," {first} say{first.s}, as though you had sat down upon it. "But it is only nice while it moves." {second} hear{second.s} of it with approval, and inform{second.s} several people, in confidence, that you are the one person who can keep a secret.',
        ],
        plain: [
          '"I only thought that you would want to know," {first} say{first.s}, a little stiffly. You answer that nobody will have it from you. {first} find{first.s} it cold. For a time people stop talking when you come near, and begin again about something else. But {absent} will hear that it ended with you.',
        ],
        dark: [
          'You say that it goes no further than you. "Then you will be the one who let it lie, whichever it was," {first} say{first.s}. "If {absent} knew, you covered it. If {absent} did not, you left {absent.them} alone with it." {first} leave{first.s} you standing with both stories.',
        ],
      },
      effects: ['feeling first -3', 'feeling absent +5', 'set flags.told_two_ways_kept_quiet true'],
      memory: {
        text: 'You kept to yourself what {first} and {second} said about {absent}.',
        kind: 'secret',
        about: 'absent',
      },
    },
    traced: {
      words: {
        light: [
          '"My excellent source," {second} say{second.s}, after some wriggling, "was {first}." But {first} said the opposite. "Yes. I improved it." And who had told {first}? There is a pause. "I may have mentioned something," {second} admit{second.s}, "in the beginning, to keep the talk going." The story has walked in a circle, with you in it.',
        ],
        plain: [
          '{second} name{second.s} somebody, who was told by somebody, and you go on asking. At the end of the row stands {first}, who had it from {second}. "That cannot be," {second} say{second.s}, and count{second.s} it over. "I only said that I wondered." There was never anything more to it than that.',
        ],
        dark: [
          '{second} take{second.s} a long time to answer. "I said it first," {second.they} say{second.s}. "One of the two. I do not even know any more which one. I was asked what I knew about {matter}, and I wanted them to look at somebody else." {second} look{second.s} at you. "Are you going to say so?"',
        ],
      },
      effects: [
        'feeling second -2',
        'learn second "Set the story going without knowing anything."',
        'set flags.told_two_ways_traced true',
      ],
      memory: {
        text: 'You found out that {second} had started the talk about {absent}.',
        kind: 'secret',
        about: 'second',
        significance: 'medium',
      },
    },
  },
};

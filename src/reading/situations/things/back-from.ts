import type { StorySituation } from '@/reading/situation-form/story-situation';

export const backFrom: StorySituation = {
  id: 'back-from',
  roles: { comer: { is: 'person' }, elsewhere: { is: 'elsewhere' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{comer} is back from {elsewhere} and would like it to be noticed. {comer.they} {comer.has} gone past you three times, sighing in three different ways. "You won’t have heard, here, about {matter}," {comer.they} say{comer.s} at last. "They speak of nothing else. I am not to say a word." And {comer.they} wait{comer.s}.',
    ],
    plain: [
      '{comer} comes back from {elsewhere} and does not greet anyone, but stands for a while like somebody putting things into an order. "I’ll tell it to one person first," {comer.they} say{comer.s}, "and hear how it sounds. There’s more to be said about {matter} than we thought."',
    ],
    dark: [
      '{comer} was to be back from {elsewhere} long before this. Now {comer.they} {comer.is}, and people who call the name get no answer. It is in front of you that {comer} stops. "Ask me something only I would know. Or no. Ask me about {matter}. I have to tell it while I’m sure."',
    ],
  },
  choices: [
    {
      text: 'Hear {comer} out, to the very end.',
      kind: 'talk',
      to: 'comer',
      tone: 'friendly',
      leadsTo: 'heard',
    },
    {
      text: 'Send {comer} to tell the others first.',
      kind: 'tell',
      to: 'comer',
      leadsTo: 'sent',
    },
    {
      text: 'Test {comer}’s story for what does not fit.',
      kind: 'persuade',
      to: 'comer',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'tested',
      otherwise: 'broken',
    },
  ],
  outcomes: {
    heard: {
      words: {
        light: [
          'It takes a long time, because {comer} does all the voices. Of {matter} there are, in the end, two sentences, and the rest is who stood next to whom. But the two sentences are worth having. "You’re the only one who let me finish," says {comer}, hoarse and happy. "There’s a second part."',
        ],
        plain: [
          'You do not interrupt. {comer} goes through it once as it was told at {elsewhere}, and once as it was, and they are not the same. "What they’re saying about {matter} suits everyone who is saying it. And you believe me. I wasn’t sure that I would."',
        ],
        dark: [
          'It has no end; it only stops. {comer} says what was said at {elsewhere} about {matter}, and who said it, and who stood by and looked at the ground. "I was one of those," {comer.they} tell{comer.s} you. "When you pass it on, leave that in."',
        ],
      },
      effects: ['time 1h', 'feeling comer +7', 'set flags.back_from_heard true'],
      memory: {
        text: '{comer} told you first what was known at {elsewhere} of {matter}.',
        kind: 'secret',
        about: 'comer',
        significance: 'medium',
      },
    },
    sent: {
      words: {
        light: [
          'So {comer} tells the others, and by the time it comes round to you, it has three villains in it, and {comer} has been much braver. "You could have had it fresh," {comer.they} say{comer.s}. "I brought it all the way from {elsewhere} without spilling a drop, and you waved me on."',
        ],
        plain: [
          '"I had wanted not to begin with all of them," {comer} says, and goes. You see them gather round, and you see the moment when {matter} is named. Nobody can hush it up now. Nobody can soften it, either. {comer} looks for you once over the others, and then no more.',
        ],
        dark: [
          '{comer} does as you say. There is some talk, and then much less. One after another they leave off asking and draw away, till {comer} stands in a space that nobody will cross. "You knew they’d do that," {comer} says when you meet. "Or you’d have listened yourself."',
        ],
      },
      effects: ['feeling comer -6', 'set flags.back_from_all_know true'],
      memory: {
        text: 'You sent {comer} to tell everyone the news from {elsewhere}.',
        about: 'comer',
      },
    },
    tested: {
      words: {
        light: [
          'You ask who said so, and where {comer} was standing. It emerges that somebody at {elsewhere} had it from somebody who had left early. "The middle is true," says {comer}, "about {matter}. I only did some work round the edges." What is left is small, but it is solid.',
        ],
        plain: [
          'Two of the things {comer} says do not go together, and you set them side by side. "Then they lied to me at {elsewhere}," {comer} says, "and I’ve carried it here for them. I know just one thing for sure now about {matter}. Somebody minds."',
        ],
        dark: [
          'All of it fits but one thing, and you come back to that. {comer}’s voice drops. "Yes. That part they gave me to say. I was let go from {elsewhere} for saying it." Then the truth about {matter}, quickly. "Now you must behave as if I hadn’t told you."',
        ],
      },
      effects: ['feeling comer +3', 'set flags.back_from_tested true'],
      memory: {
        text: 'You found what was false in {comer}’s news about {matter}.',
        kind: 'secret',
        about: 'comer',
        significance: 'medium',
      },
    },
    broken: {
      words: {
        light: [
          'You catch {comer} in a contradiction. {comer} catches you in two. For a while it is quite enjoyable, and {elsewhere} is left so far behind that neither of you could find the way to it again. "I was coming to the best part," {comer} says, "and now I’ve been cross-examined, and I shan’t."',
        ],
        plain: [
          '"You weren’t there," {comer} says after the third question. "You stayed here, and now you’re telling me what I can have seen at {elsewhere}." What you know turns out to be older than what {comer} knows. You do not hear the rest about {matter}.',
        ],
        dark: [
          'You press on the one weak place, and {comer} breaks off. "I told you to ask while I was sure." You see all of it being gone over again, and each time there is less. "Perhaps it was never said," {comer} whispers. "Perhaps I only stood there, at {elsewhere}, and listened for it."',
        ],
      },
      effects: ['feeling comer -5', 'set flags.back_from_broken true'],
      memory: {
        text: 'You doubted {comer}’s news from {elsewhere} and never heard the rest.',
        about: 'comer',
      },
    },
  },
};

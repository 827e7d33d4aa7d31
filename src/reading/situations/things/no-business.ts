import type { StorySituation } from '@/reading/situation-form/story-situation';

export const noBusiness: StorySituation = {
  id: 'no-business',
  roles: { intruder: { is: 'person' }, owner: { is: 'absent-person' } },
  words: {
    light: [
      '{intruder} is standing among {owner}’s things with both hands well out of sight, like a person who has never touched anything. "I can explain," {intruder.they} say{intruder.s}. No explanation comes. "I thought you’d say no need," says {intruder}. "People generally do, if you offer warmly enough."',
    ],
    plain: [
      'It is {intruder} you find among what belongs to {owner}, quite alone, putting something back. "You’re early," says {intruder}, and then hears how that sounds. "{owner} doesn’t know I’m here. I’d like to say that isn’t as bad as it looks. It’s about as bad."',
    ],
    dark: [
      '{intruder} was told to keep away from all that is {owner}’s. Everybody was told. And here {intruder} is, holding nothing, looking for nothing, just standing where {owner} always stands. "One more moment," {intruder.they} say{intruder.s}. "Then you can call somebody. I won’t run."',
    ],
  },
  choices: [
    {
      text: 'Let {intruder} go, and have seen nothing.',
      kind: 'gesture',
      to: 'intruder',
      tone: 'friendly',
      leadsTo: 'released',
    },
    {
      text: 'Warn {intruder} that {owner} will hear of it.',
      kind: 'threaten',
      to: 'intruder',
      tone: 'hostile',
      leadsTo: 'reported',
    },
    {
      text: 'Search beside {intruder} through what {owner} keeps.',
      kind: 'search',
      to: 'intruder',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'uncovered',
      otherwise: 'disturbed',
    },
  ],
  outcomes: {
    released: {
      words: {
        light: [
          '{intruder} leaves with such elaborate quiet that three people look round. "You’re a good sort," {intruder.they} whisper{intruder.s}, much too loudly. "If I ever catch you at something, I’ll look the other way. I’ll whistle, even. I hope it’s soon."',
        ],
        plain: [
          '{intruder} waits for the condition, and there is none. "Nothing? You don’t want to know?" One last thing is set straight, so that {owner} will not notice. "I owe you for this," {intruder.they} say{intruder.s} in passing. "I don’t like owing."',
        ],
        dark: [
          'You look aside for as long as it takes. Then {intruder} is next to you, ready to leave. "I wanted to know if I would hate {owner} less from there. It’s the same." And a few steps further: "You didn’t have to give me that."',
        ],
      },
      effects: ['feeling intruder +8', 'set flags.no_business_released true'],
      memory: {
        text: 'You let {intruder} leave {owner}’s things, and asked nothing.',
        kind: 'debt',
        about: 'intruder',
        significance: 'medium',
      },
    },
    reported: {
      words: {
        light: [
          '"You wouldn’t," says {intruder}. You would. "{owner} will be so… tidy about it." There is pleading, then bargaining, and then {intruder} points out that you are here as well. This is a good point. It is made several times, and it takes off some of the shine.',
        ],
        plain: [
          '"Yes," {intruder} says. "I suppose you have to." You are shown two empty hands. "Tell {owner} I took nothing. And say what I was looking for, since you’ll be believed: what’s mine. Ask where that is. I’d love to hear the answer, and I won’t be there."',
        ],
        dark: [
          '{intruder} takes it as one takes a thing foreseen. "Then say all of it. Say that {owner} had what was mine and I came for it, and it isn’t even here." The voice does not rise. "You’ll be thanked. {owner} is good at thanking. That’s how it begins with everyone."',
        ],
      },
      effects: ['feeling intruder -8', 'feeling owner +4', 'set flags.no_business_reported true'],
      memory: {
        text: 'You told {intruder} that {owner} would hear of the trespass.',
        about: 'intruder',
        significance: 'medium',
      },
    },
    uncovered: {
      words: {
        light: [
          '{intruder} finds a great many things that {owner} has borrowed from other people, and you find the list, kept in perfect order, of when each ought to have gone back. "So {owner} knows," says {intruder}. "I’m almost touched. I’m on here twice."',
        ],
        plain: [
          'You see what {intruder} has missed: one thing kept too carefully, behind the careless ones. {intruder} looks and does not touch it. "So it’s true about {owner}," {intruder.they} say{intruder.s}. "I came to find that it wasn’t." You leave it all as it was, and part quickly.',
        ],
        dark: [
          'Your hand finds it, not {intruder}’s: a small heap of things, each of them somebody’s, each kept. "That one was mine," says {intruder}. "And those belong to people {owner} swears never to have met." You cover them over again, with four hands, as they were.',
        ],
      },
      effects: ['feeling intruder +5', 'feeling owner -4', 'set flags.no_business_uncovered true'],
      memory: {
        text: 'You and {intruder} found out what {owner} had been keeping.',
        kind: 'secret',
        about: 'owner',
        significance: 'high',
      },
    },
    disturbed: {
      words: {
        light: [
          'You search with a will, and soon there is everything, everywhere, and no notion how it went before. "This was on that," says {intruder}. "Or under." You are still at it when somebody calls. {owner} will notice. {owner} will notice from a long way off.',
        ],
        plain: [
          'You find nothing, and you leave traces finding it. {intruder} sees that first. "I’d left it so that nobody would know. Now it looks like two people in a hurry. When {owner} asks, I’ll be one of them. I’d think about who was the other."',
        ],
        dark: [
          'It has all been cleared, and recently, by someone who expected to be searched. In the very middle, where you could not miss it, something of {intruder}’s has been laid out neatly. "{owner} knew I’d come," {intruder} says. "And wanted me to see how patient that can be."',
        ],
      },
      effects: ['feeling intruder -3', 'feeling owner -6', 'set flags.no_business_disturbed true'],
      memory: {
        text: 'You went through {owner}’s things with {intruder} and found nothing.',
        about: 'owner',
      },
    },
  },
  echoes: [
    {
      after: 'released',
      words: {
        light: [
          'You are about to be caught without a good reason for being where you are, when somebody starts to whistle. It is {intruder}, whistling like a whole procession, and everyone turns to look. "Now we’re straight," {intruder} tells you later. "Did you like the second verse?"',
        ],
        plain: [
          '"They asked where you were, that time nobody could find you," {intruder} says. "I told them you were with me, and it was dull." There is no stopping to talk. "That’s what I owed you for {owner}’s things. It’s settled now, so don’t thank me."',
        ],
        dark: [
          'You were seen where you had no right to be, and somebody went to {owner} with it. Then {intruder} went as well, and took it all on. "I did stand there once," says {intruder}. "I only moved it. You gave me a moment. Now you have one."',
        ],
      },
      effects: ['feeling intruder +3', 'settle debt intruder', 'set flags.no_business_repaid true'],
      memory: {
        text: '{intruder} covered for you, as you had done before.',
        kind: 'kept',
        about: 'intruder',
        significance: 'medium',
      },
    },
  ],
};

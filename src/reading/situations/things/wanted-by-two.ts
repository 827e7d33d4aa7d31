import type { StorySituation } from '@/reading/situation-form/story-situation';

export const wantedByTwo: StorySituation = {
  id: 'wanted-by-two',
  roles: { claimer: { is: 'person' }, rival: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '{claimer} has hold of {thing}, and so has {rival}, and both are being extremely reasonable. "I only want what was promised me," says {claimer}. "As do I," says {rival}, pulling. They catch sight of you at the same moment. "You decide," they say, which is the first thing they have agreed on.',
    ],
    plain: [
      '"It was promised to me," {claimer} says. "It was never anyone’s to promise," says {rival}. They stand with {thing} between them, and neither will be the first to reach. Then {claimer} turns to you. "You’ve no stake in this. You say who."',
    ],
    dark: [
      '{claimer} has {thing}, and {rival} stands where {claimer} would have to pass. "Give it up," says {rival}, "and I’ll forget who took it." "You’ll forget nothing," {claimer} says. Neither has raised a voice. Both have begun to look at you, to see which way you will stand.',
    ],
  },
  choices: [
    {
      text: 'Say that {claimer} should have {thing}.',
      kind: 'tell',
      to: 'claimer',
      leadsTo: 'decided',
    },
    {
      text: 'Keep {thing} yourself until they agree.',
      kind: 'force',
      to: 'thing',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'held',
      otherwise: 'snatched',
    },
    { text: 'Ask {rival} what it is needed for.', kind: 'talk', to: 'rival', leadsTo: 'asked' },
  ],
  outcomes: {
    decided: {
      words: {
        light: [
          '{rival} lets go so suddenly that {claimer} travels backwards several steps with {thing} and a look of triumph. "I hope it brings you joy," {rival} tells {claimer}, and then, to you, in quite another voice: "I’d counted on you, you know. I had even told people."',
        ],
        plain: [
          '{claimer} picks up {thing} quickly, before you can change your mind. "That was fair," {claimer.they} say{claimer.s}. {rival} gives a short laugh. "It was quick, anyway." Going past you, {rival} takes some care not to touch you.',
        ],
        dark: [
          '"So," says {rival}. Nothing else comes for a while. {claimer} holds {thing} close and already seems less glad of it. "You’ve made it simple," {rival} says to you at last. "I know now that there are two of you." And the way is clear.',
        ],
      },
      effects: ['feeling claimer +8', 'feeling rival -8', 'set flags.wanted_by_two_decided true'],
      memory: {
        text: 'You said that {claimer} and not {rival} should have {thing}.',
        about: 'rival',
        significance: 'medium',
      },
    },
    held: {
      words: {
        light: [
          'You hold out both hands and wait, and to everyone’s surprise it works. You are given {thing} to mind. "Until we agree," says {claimer}. "Which will be never," {rival} says, almost cheerfully. For once they are on the same side, and it is not yours.',
        ],
        plain: [
          '{rival} looks at {claimer}, {claimer} at {rival}, and each waits for the other to object. By then you have {thing}. "I’ll know if it leaves your hands," says {claimer}. {rival} considers that. "So will I," {rival.they} say{rival.s}. "At least that’s two of us watching."',
        ],
        dark: [
          'You take {thing}, and nobody stops you. It is like lifting something out from between two closing stones. "You don’t know what you’ve picked up," {claimer} says. "It’s you we’ll both come to now." {rival} only steps back, so as to see you better.',
        ],
      },
      effects: [
        'gain thing',
        'feeling claimer -3',
        'feeling rival -3',
        'set flags.wanted_by_two_held true',
      ],
      memory: {
        text: 'You kept {thing} until {claimer} and {rival} should agree.',
        kind: 'promise',
        about: 'claimer',
        significance: 'medium',
      },
    },
    snatched: {
      words: {
        light: [
          'You have {thing} for about as long as it takes to say so. Then {rival} has it, then {claimer}, then {rival} again, at some distance and going away. "You held it up!" {claimer} says to you, outraged. "Nobody asked you to hold it up!"',
        ],
        plain: [
          'You reach, and so does {rival}, who was only waiting for somebody to begin. When it is over, {rival} is walking off with {thing}, not even fast. {claimer} stays behind with you. "I could have talked that round," {claimer.they} say{claimer.s}. "Given time, and no help."',
        ],
        dark: [
          'Your hand is on {thing} when {claimer} lets go, on purpose, and {rival} takes it from you as one takes something from a fool. "Remember whose hand it went through," says {claimer}. The words are for {rival}. The look is for you.',
        ],
      },
      effects: ['feeling claimer -6', 'feeling rival +3', 'set flags.wanted_by_two_snatched true'],
      memory: {
        text: 'You reached for {thing}, and {rival} got it because of you.',
        about: 'claimer',
      },
    },
    asked: {
      words: {
        light: [
          '"What for?" {rival} says. "Well, for…" It turns out to be a long answer with a surprise at the end of it, and the surprise is for {claimer}. {claimer} lets go of {thing}, one hand at a time. "You might have said," {claimer.they} say{claimer.s}, to both of you.',
        ],
        plain: [
          'Nobody had asked. {rival} takes some time to find where to begin, and then it is short: somebody was let down, and {thing} would put it right. "I’d need it once." {claimer} looks from {rival} to you. "I’d heard for good," {claimer.they} say{claimer.s}. "Nobody told me once."',
        ],
        dark: [
          '"So that nobody else can use it," {rival} says. {claimer} stops, with a hand still on {thing}. "You know what it was used for," {rival} says. "You were told, as I was." Now it is {claimer} who looks to you for help, and not about owning.',
        ],
      },
      effects: ['feeling rival +5', 'feeling claimer -2', 'set flags.wanted_by_two_asked true'],
      memory: {
        text: 'You asked {rival} why {thing} mattered, and got the truth.',
        kind: 'secret',
        about: 'rival',
      },
    },
  },
};

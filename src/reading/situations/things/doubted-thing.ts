import type { StorySituation } from '@/reading/situation-form/story-situation';

export const doubtedThing: StorySituation = {
  id: 'doubted-thing',
  roles: { believer: { is: 'person' }, doubter: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '"It’s the real one," says {believer} of {thing}. "It’s a real one of something," {doubter} says, peering. They have plainly been at this a while. {believer} holds {thing} out to you as if it were about to recite. "You tell us. And think first, because one of us is going to be unbearable."',
    ],
    plain: [
      '{doubter} turns {thing} about without a word and gives it back to {believer}. "It’s good work," {doubter} says. "I’m not saying it isn’t good work." {believer} has gone very quiet. Then, not to {doubter} but to you: "You’ve seen it. Say what you think it is."',
    ],
    dark: [
      '{believer} gave up a great deal for {thing}. Everyone knows how much. So when {doubter} says, "I don’t believe that’s it," nobody laughs, and nobody helps. "Say that again," says {believer}. {doubter} does not need to. Both of them are looking at you, {believer} as one looks at the last plank.',
    ],
  },
  choices: [
    {
      text: 'Vouch for {thing} before {doubter}.',
      kind: 'tell',
      to: 'doubter',
      leadsTo: 'vouched',
    },
    {
      text: 'Admit to {believer} that you doubt it too.',
      kind: 'tell',
      to: 'believer',
      leadsTo: 'doubted',
    },
    {
      text: 'Examine {thing} closely, with {believer} and {doubter} watching.',
      kind: 'look',
      to: 'thing',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'proven',
      otherwise: 'unsettled',
    },
  ],
  outcomes: {
    vouched: {
      words: {
        light: [
          '"There!" {believer} says, and in sheer joy very nearly drops {thing}. {doubter} bows to you a very little. "I accept it. I’d only ask you to remember, when it comes apart, who said so." {believer} is already telling somebody what you said, and has improved it.',
        ],
        plain: [
          '{believer} takes {thing} back with both hands. "I knew it," {believer.they} say{believer.s}, a little too often. {doubter} waits for a gap. "That was kind," {doubter} says to you. "I hope it was also true. You’ve put your name to it, and names are harder to copy."',
        ],
        dark: [
          '"You see," says {believer}, and can say no more than that. {doubter} looks at you without blame. "You’ve given somebody ground to stand on," {doubter} says, too low for {believer} to hear. "I did that once. You have to go on holding it up, you know. From underneath."',
        ],
      },
      effects: [
        'feeling believer +8',
        'feeling doubter -4',
        'set flags.doubted_thing_vouched true',
      ],
      memory: {
        text: 'You vouched for {thing} when {doubter} would not believe in it.',
        about: 'believer',
        significance: 'medium',
      },
    },
    doubted: {
      words: {
        light: [
          '{believer} looks from you to {doubter} and back. "Both of you. And I was going to leave it to whichever was nicer." {doubter} tries not to enjoy this, and does not try very hard. {believer} bears {thing} out of your reach, speaking to it softly, as to the slandered.',
        ],
        plain: [
          '{believer} puts {thing} down and does not pick it up again. {doubter} does not crow; being right was not, it seems, what {doubter} came for. "Who told you it was the one?" {doubter} asks, quite gently, and {believer} begins, for the first time, to think about who did.',
        ],
        dark: [
          'It is said, and there is no getting behind it. "Then what did I do it for?" {believer} asks, as if you might know. {doubter} takes a step nearer and is waved off. "You were only right," {believer} tells {doubter}, and then looks at you. "You I had thought would lie for me."',
        ],
      },
      effects: [
        'feeling believer -7',
        'feeling doubter +5',
        'set flags.doubted_thing_doubted true',
      ],
      memory: {
        text: 'You told {believer} that you doubted {thing} as well.',
        about: 'believer',
        significance: 'medium',
      },
    },
    proven: {
      words: {
        light: [
          'You turn {thing} this way and that, rather longer than you need to, and then you show them: a mark that no copyist would think of, because it is a mistake. "A mistake!" says {believer} proudly. {doubter} looks, and looks again. "I’d know that mistake anywhere," {doubter} admits.',
        ],
        plain: [
          'You show {doubter} the wear on {thing}, in the one place where it would come from use. {doubter} checks it twice. "I was wrong," {doubter.they} say{doubter.s} to {believer}. And, lower, to you: "I wish I hadn’t been. Now I must find out why I was told otherwise."',
        ],
        dark: [
          'Nobody hurries you. What you find on {thing} is small, and it settles it: this is the one. "Then it was for something," says {believer}. {doubter} does not congratulate anybody. "I had hoped for a copy," {doubter} tells you. "It’s the real one that they’ll come for."',
        ],
      },
      effects: ['feeling believer +6', 'feeling doubter +2', 'set flags.doubted_thing_proven true'],
      memory: {
        text: 'You proved {thing} genuine before {believer} and {doubter}.',
        kind: 'help',
        about: 'believer',
        significance: 'medium',
      },
    },
    unsettled: {
      words: {
        light: [
          'You look at {thing} from above, from below, and for some reason from very close, and say what you find. It takes some time to say, and it is nothing. "So it could be either," says {doubter}. "So it’s real," says {believer}. They begin again, now with your remarks to quarrel over.',
        ],
        plain: [
          'The longer you look, the less there is to say. You say one thing and have to take it back, and {believer} takes {thing} from you, not gently. "You’ve made it worse," {believer.they} say{believer.s}. "Before, it was only {doubter} who wasn’t sure."',
        ],
        dark: [
          'The looking goes on too long, and that is answer enough for {believer}. "I saw you not finding it," {believer.they} say{believer.s}. {doubter} says that it proves nothing. It is the first kind word {doubter} has had for {thing}, and it comes too late.',
        ],
      },
      effects: [
        'feeling believer -4',
        'feeling doubter -2',
        'set flags.doubted_thing_unsettled true',
      ],
      memory: {
        text: 'You examined {thing} for {believer} and could not say what it was.',
        about: 'believer',
      },
    },
  },
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const kindnessThatCosts: StorySituation = {
  id: 'kindness-that-costs',
  roles: { needy: { is: 'person' }, watcher: { is: 'person' } },
  words: {
    light: [
      '"Four hundred and eleven," mutter{needy.s} {needy}, pointing. "Or twelve. You walked past." {watcher} {watcher.has} ordered a count of everything at {place} that can be counted, as a lesson, and nobody is to help. {needy} look{needy.s} at you with enormous innocence. "I am only on the small things."',
    ],
    plain: [
      '{needy} {needy.is} counting, half aloud, and {needy.has} clearly been counting for hours. It is a punishment: everything at {place}, one by one, without help, because {watcher} said so. "I keep losing it around four hundred," {needy} say{needy.s}. "Please go on. You should not be seen with me."',
    ],
    dark: [
      '{needy} count{needy.s} in a voice that is nearly used up. {watcher} {watcher.has} ordered it: all of {place}, each single thing, and from the beginning after every mistake. Whoever helps starts at one as well. "Do not stop here," {needy} say{needy.s} between two numbers, and then cannot find the second.',
    ],
  },
  choices: [
    {
      text: 'Help {needy} count, against {watcher}’s orders.',
      kind: 'help',
      to: 'needy',
      tone: 'friendly',
      leadsTo: 'helped',
    },
    {
      text: 'Leave {needy} to it, as {watcher} wished.',
      kind: 'wait',
      to: 'needy',
      leadsTo: 'left',
    },
    {
      text: 'Persuade {watcher} that {needy} has counted enough.',
      kind: 'persuade',
      to: 'watcher',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'let_off',
      otherwise: 'doubled',
    },
  ],
  outcomes: {
    helped: {
      words: {
        light: [
          'You take the left, {needy} take{needy.s} the right, and you meet in the middle with totals that cannot both be true. {needy} add{needy.s} them up and halve{needy.s} the result. "Nobody will check," {needy.they} say{needy.s}, radiant. You are both very late for everything else.',
        ],
        plain: [
          'With two it goes quickly: one names, the other keeps the number. You lose the better part of the time you had. At the end {needy} say{needy.s} the sum aloud, and then once more, more softly, as if it were a present. "I will not tell who helped."',
        ],
        dark: [
          'You say the next number for {needy}, and the one after that. {needy.they} hold{needy.s} on to your voice like a rail and follow{needy.s} it to the end. When it is finished {needy.they} cannot thank you, there is no voice left. Somebody has gone to tell {watcher}.',
        ],
      },
      effects: [
        'feeling needy +10',
        'feeling watcher -3',
        'time 1h',
        'set flags.kindness_that_costs_helped true',
      ],
      memory: {
        text: 'You helped {needy} with a punishment, though {watcher} had forbidden it.',
        kind: 'help',
        about: 'needy',
        significance: 'medium',
      },
    },
    left: {
      words: {
        light: [
          '"Very sensible," {needy} call{needy.s} after you, and then, in a different voice, "Oh no. Was that four hundred and thirty?" {watcher} {watcher.has} seen you walk on and give{watcher.s} you the small nod that is kept for people who cause no trouble.',
        ],
        plain: [
          'You go on, and behind you the counting goes on too. {watcher} {watcher.is} standing where everything can be seen. "Good," {watcher} say{watcher.s}. "Some people would have meddled. I shall remember that I can rely on you." The number behind you falters and starts again.',
        ],
        dark: [
          'You walk on without slowing. {needy} must have counted you too, for the next number comes late and sounds like a word. {watcher} let{watcher.s} you pass. "One more who understands," {watcher} remark{watcher.s}, and you have been put on a list you did not ask to see.',
        ],
      },
      effects: [
        'feeling needy -5',
        'feeling watcher +6',
        'set flags.kindness_that_costs_left true',
      ],
      memory: {
        text: 'You left {needy} to a punishment, and {watcher} thought well of you.',
        about: 'needy',
        significance: 'low',
      },
    },
    let_off: {
      words: {
        light: [
          'You ask {watcher} what the total ought to be. {watcher} open{watcher.s} both hands, close{watcher.s} them, and {watcher.is} obliged to admit that nobody knows. "Then any number would be right," {watcher} conclude{watcher.s} crossly, and send{watcher.s} {needy} off. {needy} shout{needy.s} the total anyway, from quite far away.',
        ],
        plain: [
          '{watcher} hear{watcher.s} you out. "It was to be a lesson, not a show," {watcher} say{watcher.s} finally, and call{watcher.s} {needy} over. It ends with one curt word. You are given a look along with it: the next lesson that fails will be put down to you.',
        ],
        dark: [
          '"Enough is when I say it," {watcher} tell{watcher.s} you, and then stand{watcher.s} listening to what is left of that voice. After some time: "Tell {needy} to stop." {watcher} will not do it in person. You have to carry it over, and {needy} at first {needy.does} not believe you.',
        ],
      },
      effects: [
        'feeling needy +7',
        'feeling watcher -2',
        'set flags.kindness_that_costs_let_off true',
      ],
      memory: {
        text: 'You persuaded {watcher} to let {needy} off.',
        kind: 'help',
        about: 'needy',
        significance: 'medium',
      },
    },
    doubled: {
      words: {
        light: [
          '"You are quite right," {watcher} say{watcher.s}, delighted. "One count proves nothing. We need a second to compare it with." {needy} look{needy.s} at you for rather a long while. "Thank you," {needy.they} say{needy.s}. "Please never defend me again. One."',
        ],
        plain: [
          '{watcher} listen{watcher.s} politely and then go{watcher.es} over to {needy}. "Your friend thinks I am too hard. Begin again, and this time in order of size." It is said for you to hear. {needy} {needy.does} not look up, and begin{needy.s}.',
        ],
        dark: [
          '"Who else asks you to speak for them?" {watcher} want{watcher.s} to know, quite softly. You get no further. {needy} {needy.is} told to start over, and told why, and your name is given as the reason.',
        ],
      },
      effects: [
        'feeling needy -4',
        'feeling watcher -4',
        'set flags.kindness_that_costs_doubled true',
      ],
      memory: {
        text: 'You spoke up for {needy}, and {watcher} made the punishment longer.',
        about: 'watcher',
      },
    },
  },
  echoes: [
    {
      after: 'helped',
      words: {
        light: [
          '"Remarkable," say{watcher.s} {watcher}, stopping beside you. "{needy} counted twice as fast as anybody can. And in two voices." You are handed the task of counting it all once more. {needy} turn{needy.s} up unbidden at about forty and take{needy.s} the right side.',
        ],
        plain: [
          '{watcher} pass{watcher.es} you over for something that was as good as yours, and tell{watcher.s} you why in four words: "You can count, evidently." {needy} hear{needy.s} of it before you can mention it. From then on there is always somebody at {place} who saves you a place.',
        ],
        dark: [
          '{watcher} {watcher.has} you called and {watcher.does} not ask whether you helped, only up to which number. Before you can answer, {needy} step{needy.s} forward. "I forced it," {needy.they} say{needy.s} hoarsely. Nobody believes it. But it has been said aloud, and {watcher} {watcher.has} to leave it there.',
        ],
      },
      effects: ['feeling watcher -5', 'feeling needy +4'],
      memory: {
        text: '{watcher} made you pay for helping {needy}, and {needy} stood by you.',
        kind: 'gift',
        about: 'needy',
        significance: 'medium',
      },
    },
  ],
};

import type { StorySituation } from '@/reading/situation-form/story-situation';

export const quarrelInASmallThing: StorySituation = {
  id: 'quarrel-in-a-small-thing',
  roles: {
    one: { is: 'person' },
    other: { is: 'person', tiedTo: 'one' },
    thing: { is: 'thing' },
  },
  words: {
    light: [
      '{one} move{one.s} {thing} a very little to the left. {other} move{other.s} it back. {one} observe{one.s}, to you, that some people like to see a thing where it belongs. {other} observe{other.s}, also to you, that some people would not know where they belonged if it were sung to them. {thing} goes to the left.',
    ],
    plain: [
      '"I will take {thing}," say{one.s} {one}. "You always do," say{other.s} {other} pleasantly, and they both laugh, and neither lets go. Nobody could call it a tug. But each of them stands there with one hand on it, waiting with great politeness for the other to be the one who pulls.',
    ],
    dark: [
      '{one} pass{one.es} {thing} to {other}, who thank{other.s} {one}, and set{other.s} it down, and wipe{other.s} the hand that held it. It is the least of gestures. "It is clean," say{one.s} {one}. "I am sure," say{other.s} {other}. "It was clean the last time as well," {one} say{one.s}, and neither of them looks at the other.',
    ],
  },
  choices: [
    { text: 'Take {thing} into your own keeping.', kind: 'force', to: 'thing', leadsTo: 'taken' },
    {
      text: 'Ask {one} what it is really about.',
      kind: 'talk',
      to: 'one',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'root',
      otherwise: 'united',
    },
    { text: 'Leave {thing} between {one} and {other}.', kind: 'wait', leadsTo: 'left' },
  ],
  outcomes: {
    taken: {
      words: {
        light: [
          'You pick up {thing} and keep it. There is a shocked silence. "It was perfectly all right where it was," say{one.s} {one}. "It was," say{other.s} {other}, and they turn and find that they have agreed. They are both put out by this. They go off together to be put out about you.',
        ],
        plain: [
          'You take {thing} out of both their hands. It is done before anyone can be polite about it. "Well," say{other.s} {other}. "Quite," say{one.s} {one}. They stand with the two hands still a little way out, and now there is nothing between them, and it can be seen how near they had been standing.',
        ],
        dark: [
          'You reach in and take {thing} away. "That is not what it was about," {one} say{one.s}. "No," say{other.s} {other}, "but it was what we had." It is the first word they have exchanged without an edge. They look at you as people look at someone who has tidied up a grave.',
        ],
      },
      effects: [
        'gain thing',
        'feeling one -3',
        'feeling other -3',
        'set flags.quarrel_in_a_small_thing_taken true',
      ],
      memory: { text: 'You took {thing} away from {one} and {other}.', about: 'one' },
    },
    root: {
      words: {
        light: [
          '"A greeting," {one} whisper{one.s}. "I waved, with everything I had, and {other} looked straight through me." From the other side, unasked, {other} say{other.s}: "I never saw it. I have been told about that wave ever since. I should give anything to have seen it." {one} had not known that.',
        ],
        plain: [
          '{one} let{one.s} go first, in order to answer you. "There was something to be divided once," {one.they} say{one.s}, "and I let {other} choose, and {other} chose what I wanted." "I chose what I thought you did not want," say{other.s} {other}. After so long it is almost too small to see. They both bend over it.',
        ],
        dark: [
          '"I was ill, and {other} nursed me," {one} say{one.s}, "and was afraid to touch what I had touched. Anybody would have been." "I was not afraid," say{other.s} {other}. "I have always done that with my hand. I did it before I knew you." {one} turn{one.s}, very slowly, to see whether this is true.',
        ],
      },
      effects: [
        'feeling one +6',
        'feeling other +4',
        'learn one "The old quarrel began with something that was only misunderstood."',
      ],
      memory: {
        text: 'You got {one} and {other} to say what the old quarrel was.',
        kind: 'help',
        about: 'one',
        significance: 'medium',
      },
    },
    united: {
      words: {
        light: [
          '"About? What should it be about?" say{one.s} {one}. "{other} and I have never had a cross word." "Not one," {other} confirm{other.s}. They have closed up, side by side. "Some people see quarrels everywhere," {one} tell{one.s} {other}, and {other} move{other.s} {thing} a little to the left, as a favour.',
        ],
        plain: [
          '"I beg your pardon?" say{one.s} {one}, and hand{one.s} {thing} over to {other} at once, to show you. "After you," say{other.s} {other}, and hand{other.s} it back. They go on giving it to each other, in great good humour, and every time it is put down harder.',
        ],
        dark: [
          '"It is about nothing," {one} say{one.s}. "We have taken great care that it should be. Do you think that was easy?" {other} turn{other.s} the same cold attention on you. For an instant they are as they must have been once, two against somebody. Then it is over, and both of them seem to miss it.',
        ],
      },
      effects: [
        'feeling one -4',
        'feeling other -3',
        'set flags.quarrel_in_a_small_thing_united true',
      ],
      memory: { text: '{one} and {other} denied to you that there was a quarrel.', about: 'one' },
    },
    left: {
      words: {
        light: [
          'Left, and back, and left once more. They are quicker now, and have a rhythm, and {other} add{other.s} a sort of half turn. {one} snort{one.s}. This has evidently been performed before. When you go, neither of them notices, and {thing} is somewhere in the middle of it, travelling.',
        ],
        plain: [
          'You do nothing, and they stand there. At last {other} say{other.s}, "My hand is getting tired," and {one} say{one.s}, "Mine has been tired since we met," and they set {thing} down together, at the same moment, like people who have carried things before. Nothing is settled. Neither of them needs you for it.',
        ],
        dark: [
          'You keep out of it. They stand over {thing} until it might as well be buried there. "You could have said something," {one} tell{one.s} you afterwards. "You were the only one who could." A little later {other} tell{other.s} you the same, in the same words. They have had nothing else in common since.',
        ],
      },
      effects: [
        'feeling one +2',
        'feeling other +2',
        'set flags.quarrel_in_a_small_thing_left true',
      ],
      memory: { text: 'You left {one} and {other} to their old quarrel.', about: 'other' },
    },
  },
};

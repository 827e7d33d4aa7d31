import type { StorySituation } from '@/reading/situation-form/story-situation';

export const wrongToBeNamed: StorySituation = {
  id: 'wrong-to-be-named',
  roles: { wronged: { is: 'person' }, rival: { is: 'person', tiedTo: 'wronged' } },
  words: {
    light: [
      '{wronged} {wronged.has} brought {rival} along, or the other way round; each is holding on to the other. "Now say it," {wronged} demand{wronged.s} of you. "You heard {rival} tell the story. It was my idea. I come in it once, as somebody who was in the way."',
    ],
    plain: [
      '"You were listening," {wronged} say{wronged.s} to you, loudly enough for {rival} to turn round. "{rival} told it as if nobody else had lifted a hand. Half of that work was mine. I do not want it back. I want one person to say so while {rival} {rival.is} standing here."',
    ],
    dark: [
      '{wronged} {wronged.has} stepped in front of {rival} and speak{wronged.s} to you. "I bore the blame for what we both did. {rival} bore the praise. I have never asked anything for it." Now the voice gives way, and comes back. "Say that it was wrong. Just that. With {rival} hearing it."',
    ],
  },
  choices: [
    {
      text: 'Say before {rival} that {wronged} was wronged.',
      kind: 'tell',
      to: 'rival',
      leadsTo: 'said',
    },
    {
      text: 'Keep out of it between {wronged} and {rival}.',
      kind: 'wait',
      to: 'wronged',
      leadsTo: 'kept_out',
    },
    {
      text: 'Ask {rival} to tell it with {wronged} in it.',
      kind: 'persuade',
      to: 'rival',
      tone: 'cooperative',
      leadsTo: 'retold',
    },
  ],
  outcomes: {
    said: {
      words: {
        light: [
          'You say it. {wronged} {wronged.has} waited so long for this that the next part was never planned. "Thank you," {wronged} say{wronged.s}, at a loss. "That is it. Exactly that." {rival} remark{rival.s} that you have a fine memory, and will surely be just as fair when it is your turn.',
        ],
        plain: [
          '"One person," {rival} repeat{rival.s}, looking you up and down, "has now said it." {rival} leave{rival.s}, in no hurry, and will tell the story elsewhere, without you in it. {wronged} stand{wronged.s} very straight. "That was all I wanted," {wronged} tell{wronged.s} you. "It is odd how small it was."',
        ],
        dark: [
          'You say that it was wrong. {rival} {rival.does} not deny it. "I know," {rival} say{rival.s}. "I have known it every time they praised me. And now you know it too, and I shall have to see that whenever I see you." {wronged} {wronged.has} turned away, so as not to be seen.',
        ],
      },
      effects: ['feeling wronged +10', 'feeling rival -8', 'set flags.wrong_to_be_named_said true'],
      memory: {
        text: 'You said before {rival} that {wronged} had been wronged.',
        kind: 'help',
        about: 'wronged',
        significance: 'medium',
      },
    },
    kept_out: {
      words: {
        light: [
          'You discover something of interest in the opposite direction. "There," say{rival.s} {rival}, "even your witness would rather look at nothing." {wronged} let{wronged.s} go of {rival} in order to count on both hands everybody who has ever taken sides. It goes quickly.',
        ],
        plain: [
          'You tell them that it is theirs to settle. {rival} thank{rival.s} you for your good sense and mean{rival.s} it. {wronged} nod{wronged.s} as though this too had been expected, and {wronged.does} not ask the next person. It seems you were the one {wronged} had chosen.',
        ],
        dark: [
          'Nobody says anything, and you least of all. After a while {wronged} step{wronged.s} aside and let{wronged.s} {rival} through. In passing {rival} give{rival.s} you a look that has no thanks in it. It is how one accomplice greets another.',
        ],
      },
      effects: [
        'feeling wronged -8',
        'feeling rival +4',
        'set flags.wrong_to_be_named_kept_out true',
      ],
      memory: {
        text: 'You kept silent when {wronged} wanted a word from you before {rival}.',
        about: 'wronged',
        significance: 'medium',
      },
    },
    retold: {
      words: {
        light: [
          '{rival} sigh{rival.s} and start{rival.s} over. Now {wronged} come{wronged.s} in the first sentence, then in the second, correcting the first. By the end both are telling it together, at different speeds, and it has two heroes, and you have become the one who was in the way.',
        ],
        plain: [
          '{rival} {rival.is} silent first. Then it is told again, stiffly, and in two places there is a name that was missing before. {wronged} listen{wronged.s} as one watches something being carried past that might be dropped. "It was a longer story, then," {rival} say{rival.s} at the end. Neither of them thanks you.',
        ],
        dark: [
          '"I cannot," {rival} say{rival.s}, and then {rival.does}: haltingly, with everything in it, who had the fear and who the fault. It is worse than {wronged} knew. When it is over they stand there like two who have dug up something, and {wronged} ask{wronged.s} you to go.',
        ],
      },
      effects: [
        'feeling wronged +3',
        'feeling rival -2',
        'learn rival "Can tell the story truthfully, when asked to."',
      ],
      memory: {
        text: 'You had {rival} tell the story again, with {wronged} in it.',
        kind: 'help',
        about: 'wronged',
      },
    },
  },
};

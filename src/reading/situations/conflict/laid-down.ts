import type { StorySituation } from '@/reading/situation-form/story-situation';

export const laidDown: StorySituation = {
  id: 'laid-down',
  roles: { quitter: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '{quitter} put{quitter.s} {thing} down in front of you and step{quitter.s} away from it with a flourish. "I have given up. I recommend it. I have been at this since before you came, and never once was it grateful." {quitter} look{quitter.s} at {quitter.their} empty hands, first one side and then the other. "What do people do with these?"',
    ],
    plain: [
      '"I am not going on with it," {quitter} say{quitter.s}, and set{quitter.s} {thing} down before you. It sounds like something decided a good while ago. "Somebody else can. Or nobody. I did it as well as I could, and it was not enough, and I should like to stop being told how near I am."',
    ],
    dark: [
      'You find {quitter} beside {thing}, not touching it. "I thought that I would fail at it," {quitter.they} say{quitter.s}. "I was ready for that. But it simply goes on, and I get less, and it does not." {quitter} push{quitter.es} {thing} away with one hand, a very small distance. "You may have it. In your place I would not want it."',
    ],
  },
  choices: [
    {
      text: 'Take up {thing} and go on in {quitter}’s place.',
      kind: 'use',
      to: 'thing',
      leadsTo: 'taken',
    },
    {
      text: 'Let {quitter} give up, without a word against it.',
      kind: 'wait',
      to: 'quitter',
      leadsTo: 'letGo',
    },
    {
      text: 'Show {quitter} how badly you would do with {thing}.',
      kind: 'deceive',
      to: 'quitter',
      tone: 'friendly',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'pickedUp',
      otherwise: 'mocked',
    },
  ],
  outcomes: {
    taken: {
      words: {
        light: [
          'You pick up {thing}. {quitter} wave{quitter.s} it farewell, walk{quitter.s} ten steps into freedom, and come{quitter.s} back. "Not like that. The other hand." {quitter} retreat{quitter.s} again, humming. "I have given up," {quitter.they} call{quitter.s} over, "so do not ask me whether it should make that noise, because it should not."',
        ],
        plain: [
          'You take {thing}, and {quitter} watch{quitter.es} it go from one pair of hands to the other. "It will try you most when it is nearly done," {quitter.they} say{quitter.s}. "I ought to tell you that." Then {quitter} walk{quitter.s} off, slower than one would expect of somebody who has nothing more to carry.',
        ],
        dark: [
          '"I did warn you," {quitter} say{quitter.s} as {thing} changes hands. {quitter.they} hold{quitter.s} on for one moment longer than is needed. It is not reluctance; {quitter.they} {quitter.is} making sure that you have it. Then {quitter.they} go{quitter.es}, without looking round, and the whole of it is with you.',
        ],
      },
      effects: ['gain thing', 'feeling quitter +3', 'set flags.laid_down_taken true'],
      memory: {
        text: 'You took {thing} from {quitter}, who had given up.',
        about: 'quitter',
        significance: 'medium',
      },
    },
    letGo: {
      words: {
        light: [
          'You say nothing. {quitter} wait{quitter.s} for the speech that always follows. "You are not going to tell me that I was so close," {quitter.they} say{quitter.s}, hopefully, and then, with rising joy, "You are not!" {quitter.they} shake{quitter.s} you by both hands. {thing} is left where it is, and looks, for once, a little put out.',
        ],
        plain: [
          'You let it be said, and let it be so. {quitter} had been braced for something else; it takes {quitter.them} a moment to stand differently. "Nobody has left it at that before," {quitter.they} tell{quitter.s} you. You stay there together for a while, the two of you, and {thing}, with which nobody does anything.',
        ],
        dark: [
          'You do not tell {quitter} to go on. It is quiet for a long time. "Good," {quitter.they} say{quitter.s}, and then, "I was afraid that you would be kind about it." {quitter} leave{quitter.s} {thing} lying there. Whatever it was meant for will not be done now. {quitter.they} say{quitter.s} aloud, once, what that was.',
        ],
      },
      effects: ['feeling quitter +7', 'set flags.laid_down_let_go true'],
      memory: {
        text: 'You let {quitter} give up and said nothing against it.',
        about: 'quitter',
      },
    },
    pickedUp: {
      words: {
        light: [
          'You take {thing} by the wrong end, with confidence. {quitter} bear{quitter.s} it for as long as anyone could. "Stop! You are holding it as if it were a guest." It is out of your hands. {quitter} {quitter.has} it, and {quitter.is} at work again, muttering, before {quitter.they} notice{quitter.s}. "That was low," {quitter.they} say{quitter.s}, not stopping.',
        ],
        plain: [
          'You set about it wrongly, on purpose, and not so much that it shows. {quitter} look{quitter.s} on. At the third mistake {quitter.they} reach{quitter.es} over and put{quitter.s} it right; at the fifth {quitter.they} {quitter.has} {thing} back. "I know what you did," {quitter} say{quitter.s} presently. "I shall finish this. And remember that you tricked me."',
        ],
        dark: [
          'You let {quitter} see you fail with it, once, and then again. Something in the way you fail must be familiar. "No, wait," {quitter} say{quitter.s}, in another voice. "I know where it slips there." {quitter.their} hands are on {thing} again. It is not hope. It is only that {quitter.they} know{quitter.s} how, and you do not.',
        ],
      },
      effects: ['feeling quitter +4', 'set flags.laid_down_picked_up true'],
      memory: {
        text: 'You tricked {quitter} into taking up {thing} again.',
        kind: 'help',
        about: 'quitter',
        significance: 'medium',
      },
    },
    mocked: {
      words: {
        light: [
          'You do it very badly indeed, with your whole talent. {quitter} watch{quitter.es} with a fading smile. "That is me, I take it," {quitter.they} say{quitter.s}. "The little jump. Yes, I do that." It was nothing of the kind, but there is no explaining it now, with {thing} upside down in your hands.',
        ],
        plain: [
          '{quitter} see{quitter.s} what you are at from the first wrong move. "Please do not," {quitter.they} say{quitter.s}. You put {thing} down again. "People have praised me into going on, and scolded me. Nobody has played stupid for me before. I would have thought you took me more seriously than that."',
        ],
        dark: [
          '"Is that what it looks like," {quitter} say{quitter.s}, "when I do it?" You stop at once, but it has been seen. {quitter} nod{quitter.s} several times, as at a report that confirms what was known. {quitter.they} lay{quitter.s} one hand on {thing}, quite gently, and turn{quitter.s} it the other way round.',
        ],
      },
      effects: ['feeling quitter -7', 'set flags.laid_down_mocked true'],
      memory: {
        text: 'You meant to rouse {quitter} and only hurt {quitter.them}.',
        about: 'quitter',
      },
    },
  },
};
